import { patienceWith, startsAt } from './beginning.ts';
import { onVacation } from './chair.ts';
import type { Sitting } from './sitting.ts';

/** What comes at a table by time alone. */
export type Coming =
  | { readonly kind: 'clock' | 'expire' | 'begin' | 'start'; readonly at: number }
  | { readonly kind: 'notify' | 'remind'; readonly at: number; readonly seats: readonly number[] };

const RETURN_MS = 30_000;

/** How long things may take, in milliseconds, and what is known of who is there. */
export interface Patience {
  /** How long a seat may owe a decision, while its player does not look, before it is notified. */
  readonly notifyAfter: number;
  /** How long before a correspondence clock runs out its seat is reminded. */
  readonly remindBefore: number;
  /** How long a table that has not started is kept while nobody is there. */
  readonly expireAfter: number;
  /** When somebody was last seen at the table; 0 if never. */
  seenAt(): number;
  /** When this process took the table up; after an outage people need a moment to come back. */
  takenUpAt(): number;
  lookedAt(seat: number): boolean;
  /** By seat, the decision (the entry since which it is owed) that was last notified and reminded of. */
  readonly told: Readonly<Record<'notify' | 'remind', readonly number[]>>;
}

/** What comes next at a table: a clock that runs out, seats to be told that they owe, a beginning that waited long enough, or its end before it began. */
export function nextComing(sitting: Sitting, patience: Patience): Coming | undefined {
  if (sitting.status === 'waiting') return beforeTheStart(sitting, patience);
  if (!sitting.playable) return undefined;
  const unseen = sitting.personTurns().filter((seat) => !patience.lookedAt(seat));
  return first(notices(sitting, unseen, patience), reminders(sitting, unseen, patience), clockEnd(sitting));
}

const first = (...all: (Coming | undefined)[]): Coming | undefined =>
  all.reduce((next, coming) => (coming && (!next || coming.at < next.at) ? coming : next), undefined);

function beforeTheStart(sitting: Sitting, patience: Patience): Coming | undefined {
  const { awaited, since } = sitting.shuffle ?? { awaited: [], since: null };
  if (awaited.length === 0) {
    const start = startsAt(sitting);
    if (start !== undefined) return { kind: 'start', at: start };
    return { kind: 'expire', at: Math.max(sitting.at, patience.seenAt()) + patience.expireAfter };
  }
  const unseen = awaited.filter((seat) => !patience.lookedAt(seat));
  return first(notices(sitting, unseen, patience), {
    kind: 'begin',
    at: Math.max(since! + patienceWith(sitting).all, patience.takenUpAt() + RETURN_MS),
  });
}

function clockEnd({ opening, clocks }: Sitting): Coming | undefined {
  const next = opening.timeout === 'wait' ? undefined : clocks?.next();
  return next && { kind: 'clock', at: next.at };
}

function notices(sitting: Sitting, unseen: readonly number[], { notifyAfter, told }: Patience): Coming | undefined {
  const due = unseen
    .filter((seat) => told.notify[seat] !== sitting.owesSince[seat])
    .map((seat) => {
      const due = sitting.happenings.at(sitting.owesSince[seat] - 1).at + notifyAfter;
      return { seat, at: undisturbed(sitting, seat, due) };
    });
  return earliest('notify', due);
}

/** Not before half of the time is gone: with a short clock the player was notified of the turn only a moment ago. */
function reminders(sitting: Sitting, unseen: readonly number[], { remindBefore, told }: Patience): Coming | undefined {
  const { opening, clocks } = sitting;
  if (opening.clock?.kind !== 'correspondence' || opening.timeout === 'wait') return undefined;
  const due = unseen
    .filter((seat) => told.remind[seat] !== sitting.owesSince[seat])
    .flatMap((seat) => {
      const span = clocks?.span(seat);
      if (!span) return [];
      const due = Math.max(span.until - remindBefore, Math.floor((span.since + span.until) / 2));
      return [{ seat, at: undisturbed(sitting, seat, due) }];
    });
  return earliest('remind', due);
}

/** Who is on vacation is told when it is over, unless they wished otherwise. */
function undisturbed({ chairs }: Sitting, seat: number, due: number): number {
  const vacation = onVacation(chairs[seat], due);
  return vacation && !vacation.notices ? vacation.until : due;
}

function earliest(kind: 'notify' | 'remind', due: readonly { seat: number; at: number }[]): Coming | undefined {
  if (due.length === 0) return undefined;
  const at = Math.min(...due.map((one) => one.at));
  return { kind, at, seats: due.filter((one) => one.at <= at).map(({ seat }) => seat) };
}
