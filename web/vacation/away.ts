import type { SeatSummary, Summary } from '#wire';
import { settings } from '../settings/settings.ts';
import { vacationWording } from './words/index.ts';

export const isAway = ({ vacation }: Pick<SeatSummary, 'vacation'>, now = Date.now()): boolean =>
  vacation !== undefined && vacation.from <= now && now < vacation.until;

/** A day in words. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { day: 'numeric', month: 'long' }).format(at);

/** The last day of a span that ends with it. */
export const lastDayOf = ({ until }: { readonly until: number }): string => dayOf(until - 1);

/** Who is away at a table, one sentence each; `besides` is oneself. */
export const awayAt = ({ seats }: Summary, besides?: number): string[] =>
  seats.flatMap(({ seat, name = '', vacation, ...rest }) =>
    vacation && seat !== besides && isAway({ vacation, ...rest })
      ? [vacationWording.value.away(name, lastDayOf(vacation))]
      : [],
  );
