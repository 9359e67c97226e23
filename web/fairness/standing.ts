import { type AttemptNote, soundFailures, wasSent, wasTold } from '#kernel';
import type { Summary } from '#wire';

/** What a table tells about its shuffle. */
export type Dealt = Pick<Summary, 'commitment' | 'shuffle' | 'seats'>;

/** The table shows something else than this browser noted. Whoever sees that reveals nothing. */
const ALARMS = [
  'promise-changed',
  'terms-changed',
  'past-changed',
  'begun-anew',
  'failed-wrongly',
  'list-changed',
  'part-replaced',
  'part-dropped',
  'part-left-out',
  'called-silent',
] as const;
export type Alarm = (typeof ALARMS)[number];

/**
 * How it stands with the part of a seat. `late`: the list was sealed before a part of ours was in it. `elsewhere`: another
 * device put one in and has to reveal it. `other-device`: while the table waits, one was put in the place of ours. `without`:
 * the seat did not answer in an earlier attempt; `unheard`: it tried to, and the server was not reached.
 */
export type Standing =
  | 'idle'
  | 'to-add'
  | 'added'
  | 'to-reveal'
  | 'revealed'
  | 'late'
  | 'elsewhere'
  | 'other-device'
  | 'without'
  | 'unheard'
  | Alarm;

export const isAlarm = (standing: Standing): standing is Alarm => ALARMS.some((alarm) => alarm === standing);

/** Compares what a table shows with what was noted, and says what our seat has to do. */
export function standingOf(dealt: Dealt, seat: number | null, noted: readonly AttemptNote[]): Standing {
  const { commitment, shuffle } = dealt;
  if (shuffle.kind !== 'parts') return 'idle';
  const { attempt, phase } = shuffle;
  const note = noted.find((one) => one.attempt === attempt);
  if (note && note.promise !== commitment) return 'promise-changed';
  // Who is told that parts are opened at once would tell theirs too soon.
  if (noted.some(({ contributions }) => contributions !== shuffle.contributions)) return 'terms-changed';
  const past = pastOf(dealt, seat, noted);
  if (past) return past;
  const fixed = phase === 'sealed' || phase === 'settled';
  if (fixed && note?.sealed?.some((other, i) => other !== shuffle.seats[i]?.commitment)) {
    return 'list-changed';
  }
  if (seat === null) return 'idle';
  const listed = shuffle.seats[seat];
  if (listed.without) return silentOf(shuffle, seat, noted);
  const mine = note?.part !== undefined && note.seat === seat ? note : undefined;
  // After a beginning that failed only those who answered it are asked.
  const mayAdd = (phase === 'open' && attempt === 1) || (phase === 'again' && shuffle.awaited.includes(seat));
  if (listed.commitment === null) {
    if (mayAdd) return 'to-add';
    return mine && wasSent(mine) ? 'part-dropped' : 'late';
  }
  if (!mine) {
    if (listed.part !== null) return 'revealed';
    return mayAdd ? 'to-add' : 'elsewhere';
  }
  if (listed.commitment !== mine.commitment) {
    // Ours is on its way, or did not get there.
    if (!wasSent(mine)) return mayAdd ? 'to-add' : 'elsewhere';
    // It was sent, and something else is in its place: from another device of ours, if the player says so.
    if (!mayAdd) return mine.given ? 'elsewhere' : 'part-replaced';
    return mine.given ? 'elsewhere' : 'other-device';
  }
  if (listed.part !== null) return listed.part === mine.part ? 'revealed' : 'part-left-out';
  if (phase === 'settled') return 'part-left-out';
  return phase === 'sealed' || shuffle.contributions === 'open' ? 'to-reveal' : 'added';
}

/** What is wrong with the beginnings that are said to have failed. */
function pastOf({ shuffle, seats }: Dealt, seat: number | null, noted: readonly AttemptNote[]): Alarm | undefined {
  const { attempt, failed } = shuffle;
  const told = (one: AttemptNote) => failed.find((other) => other.attempt === one.attempt);
  const forgotten = noted.some((one) => {
    if (one.attempt > attempt) return true;
    if (one.attempt === attempt) return false;
    const now = told(one);
    if (now?.commitment !== one.promise || (one.without && one.without.join() !== now.without.join())) return true;
    // Somebody whose part was seen was not silent. Of our own `called-silent` speaks.
    return now.without.some((other) => other !== seat && (one.revealed?.[other] ?? null) !== null);
  });
  if (forgotten) return 'past-changed';
  if (noted.some((one) => one.settled && one.attempt < attempt)) return 'begun-anew';
  // Without this rule a server could let beginnings fail for as long as it likes.
  const bots = seats.flatMap(({ kind }, one) => (kind === 'bot' ? [one] : []));
  const sound = soundFailures(
    failed.map(({ without }) => without),
    seats.length,
    bots,
  );
  return sound && failed.length === attempt - 1 ? undefined : 'failed-wrongly';
}

/** The server says that our seat was silent. */
function silentOf({ failed }: Dealt['shuffle'], seat: number, noted: readonly AttemptNote[]): Standing {
  const called = noted.filter(
    (one) =>
      one.seat === seat &&
      one.part !== undefined &&
      failed.some(({ attempt, without }) => attempt === one.attempt && without.includes(seat)),
  );
  if (called.some(wasTold)) return 'called-silent';
  return called.some(({ told }) => told) ? 'unheard' : 'without';
}

/**
 * What of the attempt a table is at is new and worth noting; undefined when nothing is. `seat` is where we sit, undefined where that
 * does not matter.
 */
export function noteOf(
  { commitment, shuffle, seq }: Pick<Dealt, 'commitment' | 'shuffle'> & { readonly seq?: number },
  noted: readonly AttemptNote[],
  seat?: number | null,
): AttemptNote | undefined {
  if (shuffle.kind !== 'parts' || commitment === null) return undefined;
  const { attempt, phase, seats, contributions } = shuffle;
  const old = noted.find((one) => one.attempt === attempt);
  const { left, ...note }: AttemptNote = old ?? { attempt, promise: commitment, contributions };
  const shown = note.commitment === undefined ? undefined : seats[note.seat ?? -1]?.commitment;
  const listed = shown !== undefined && shown === note.commitment;
  const fixed = phase === 'sealed' || phase === 'settled';
  // A seat that was given back: its part went with it. Whoever sits there again after the seal never left; and what another window
  // has seen is not undone by an older view of the table.
  const newer = note.listed === true && (seq ?? Number.POSITIVE_INFINITY) > (note.listedAt ?? 0);
  const missing =
    newer && seat !== undefined && !listed && (seat !== note.seat || (phase === 'open' && shown === null));
  const gone = missing || (left && !(fixed && seat === note.seat));
  const now: AttemptNote = {
    ...note,
    ...(listed ? { listed, ...(seq !== undefined && !note.listed ? { listedAt: seq } : {}) } : {}),
    ...(gone ? { left: true } : {}),
    ...(fixed && !note.sealed ? { sealed: seats.map((one) => one.commitment) } : {}),
    ...(seats.some(({ part }) => part !== null) ? { revealed: mergedParts(note.revealed, seats) } : {}),
    ...(phase === 'settled' ? { settled: true } : {}),
  };
  return old && JSON.stringify(old) === JSON.stringify(now) ? undefined : now;
}

/** The same of the attempts that are said to have failed: because of whom, as it was first said. */
export function failuresOf({ shuffle }: Pick<Dealt, 'shuffle'>, noted: readonly AttemptNote[]): readonly AttemptNote[] {
  const { kind, failed, contributions } = shuffle;
  if (kind !== 'parts') return [];
  return failed.flatMap(({ attempt, commitment, without }) => {
    const old = noted.find((one) => one.attempt === attempt) ?? { attempt, promise: commitment, contributions };
    return old.without ? [] : [{ ...old, without }];
  });
}

/** A part that was seen once stays as it was seen. */
const mergedParts = (before: AttemptNote['revealed'], seats: Dealt['shuffle']['seats']): readonly (string | null)[] =>
  seats.map(({ part }, seat) => before?.[seat] ?? part);
