import type { ClockSpec, Summary } from '#wire';

/** How fast a table is played. */
export type TablePace = 'live' | 'slow' | 'none';

/** What somebody looks for among open tables. */
export interface Filters {
  readonly game?: string;
  readonly pace?: TablePace;
  readonly players?: number;
  readonly rated?: boolean;
  readonly language?: string;
  /** Only with people of one's own strength. */
  readonly level?: true;
  readonly bots?: boolean;
}

const paceOf = (clock: ClockSpec | null): TablePace =>
  clock === null ? 'none' : clock.kind === 'live' ? 'live' : 'slow';

const PACES: readonly string[] = ['live', 'slow', 'none'];
const yesOrNo = (text: string | null): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined;

/** What the address asks for; what it does not know it ignores. */
export function filtersIn(query: URLSearchParams): Filters {
  const pace = query.get('pace') ?? '';
  const players = Number(query.get('players'));
  return {
    game: query.get('game') ?? undefined,
    pace: PACES.includes(pace) ? (pace as TablePace) : undefined,
    players: Number.isInteger(players) && players >= 2 ? players : undefined,
    rated: yesOrNo(query.get('rated')),
    language: query.get('language') ?? undefined,
    level: query.has('level') || undefined,
    bots: yesOrNo(query.get('bots')),
  };
}

/** The address that asks for it. */
export function addressFor(filters: Filters): string {
  const query = new URLSearchParams();
  const say = (value: boolean) => (value ? 'yes' : 'no');
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    query.set(
      name,
      typeof value === 'boolean' && name !== 'level' ? say(value) : String(value === true ? 'yes' : value),
    );
  }
  const text = query.toString();
  return text === '' ? '/tables' : `/tables?${text}`;
}

/** A table as it is filtered: with the mean rating of those who sit there, where it is known. */
export interface Listed {
  readonly summary: Summary;
  readonly rating: number | undefined;
}

/** Within so many points somebody is of one's own strength. */
const NEAR = 200;

/** Does a table fit? `own` is one's own rating at such a table, where one has one. */
export function fits(
  { summary, rating }: Listed,
  filters: Filters,
  own?: (summary: Summary) => number | undefined,
): boolean {
  const { game, pace, players, rated, language, level, bots } = filters;
  if (game !== undefined && summary.game !== game) return false;
  if (pace !== undefined && paceOf(summary.clock) !== pace) return false;
  if (players !== undefined && summary.seats.length !== players) return false;
  if (rated !== undefined && summary.rated !== rated) return false;
  // Where nobody said what is spoken, anything may be.
  if (language !== undefined && summary.language !== null && summary.language !== language) return false;
  if (bots !== undefined && summary.seats.some(({ kind }) => kind === 'bot') !== bots) return false;
  const mine = own?.(summary);
  return !level || mine === undefined || rating === undefined || Math.abs(mine - rating) <= NEAR;
}
