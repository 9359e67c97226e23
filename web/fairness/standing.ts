import type { Summary } from '#wire';
import type { AttemptNote } from './notes.ts';

/** What a table tells about its shuffle. */
export type Dealt = Pick<Summary, 'commitment' | 'shuffle'>;

/** The table shows something else than this browser noted. Whoever sees that reveals nothing. */
const ALARMS = [
  'promise-changed',
  'terms-changed',
  'past-changed',
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
 * the seat did not answer in an earlier attempt.
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
  | Alarm;

export const isAlarm = (standing: Standing): standing is Alarm => ALARMS.some((alarm) => alarm === standing);

/** Compares what a table shows with what was noted, and says what our seat has to do. */
export function standingOf(
  { commitment, shuffle }: Dealt,
  seat: number | null,
  noted: readonly AttemptNote[],
): Standing {
  if (shuffle.kind !== 'parts') return 'idle';
  const { attempt, phase, failed } = shuffle;
  const note = noted.find((one) => one.attempt === attempt);
  if (note && note.promise !== commitment) return 'promise-changed';
  // Who is told that parts are opened at once would tell theirs too soon.
  if (noted.some(({ contributions }) => contributions !== shuffle.contributions)) return 'terms-changed';
  const forgotten = noted.some(
    (one) =>
      one.attempt > attempt ||
      (one.attempt < attempt && failed.find((other) => other.attempt === one.attempt)?.commitment !== one.promise),
  );
  if (forgotten) return 'past-changed';
  const fixed = phase === 'sealed' || phase === 'settled';
  if (fixed && note?.sealed?.some((other, i) => other !== shuffle.seats[i]?.commitment)) {
    return 'list-changed';
  }
  if (seat === null) return 'idle';
  const listed = shuffle.seats[seat];
  if (listed.without) return answered(shuffle, seat, noted) ? 'called-silent' : 'without';
  const mine = note?.part !== undefined && note.seat === seat ? note : undefined;
  const mayAdd = phase === 'open' || (phase === 'again' && shuffle.awaited.includes(seat));
  if (listed.commitment === null) {
    if (mayAdd) return 'to-add';
    return mine?.listed ? 'part-dropped' : 'late';
  }
  if (!mine) {
    if (listed.part !== null) return 'revealed';
    return mayAdd ? 'to-add' : 'elsewhere';
  }
  if (listed.commitment !== mine.commitment) {
    if (!mayAdd) return mine.listed ? 'part-replaced' : 'elsewhere';
    // Ours is on its way; or it was in the list, and somebody with the same seat put another there.
    return mine.listed ? 'other-device' : 'to-add';
  }
  if (listed.part !== null) return listed.part === mine.part ? 'revealed' : 'part-left-out';
  if (phase === 'settled') return 'part-left-out';
  return phase === 'sealed' || shuffle.contributions === 'open' ? 'to-reveal' : 'added';
}

/** The server says that our seat was silent, and we saw our part arrive. */
const answered = ({ failed }: Dealt['shuffle'], seat: number, noted: readonly AttemptNote[]): boolean =>
  noted.some(
    (one) =>
      one.seat === seat &&
      one.part !== undefined &&
      one.revealed?.[seat] === one.part &&
      failed.some(({ attempt, without }) => attempt === one.attempt && without.includes(seat)),
  );

/** What of a table is new and worth noting; undefined when nothing is. */
export function noteOf({ commitment, shuffle }: Dealt, noted: readonly AttemptNote[]): AttemptNote | undefined {
  if (shuffle.kind !== 'parts' || commitment === null) return undefined;
  const { attempt, phase, seats, contributions } = shuffle;
  const old = noted.find((one) => one.attempt === attempt);
  const note = old ?? { attempt, promise: commitment, contributions };
  const listed = note.commitment !== undefined && seats[note.seat ?? -1]?.commitment === note.commitment;
  const fixed = phase === 'sealed' || phase === 'settled';
  const now: AttemptNote = {
    ...note,
    ...(listed ? { listed } : {}),
    ...(fixed && !note.sealed ? { sealed: seats.map((seat) => seat.commitment) } : {}),
    ...(seats.some(({ part }) => part !== null) ? { revealed: mergedParts(note.revealed, seats) } : {}),
  };
  return old && JSON.stringify(old) === JSON.stringify(now) ? undefined : now;
}

/** A part that was seen once stays as it was seen. */
const mergedParts = (before: AttemptNote['revealed'], seats: Dealt['shuffle']['seats']): readonly (string | null)[] =>
  seats.map(({ part }, seat) => before?.[seat] ?? part);
