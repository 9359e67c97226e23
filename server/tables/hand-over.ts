import { Refusal } from '#kernel';
import { isPlayer } from './chair.ts';
import type { Deed } from './entry.ts';
import type { Sitting } from './sitting.ts';
import { mustSpareLog } from './sparing.ts';

/** Where there is no clock, a seat that has owed a decision for so long is away. */
const AWAY_MS = 24 * 3_600_000;
/** With one voter alone, an opponent could open a seat and see its hand. */
const FEWEST_VOTERS = 2;

/**
 * A seat changes hands only by its holder's phrase, or like this: its guest is away beyond the clock, and everybody else who plays says so.
 * Whoever takes it over sees from then on what the seat may see; the client shows this rule to all.
 */
export function voteOn(sitting: Sitting, seat: number, about: number, now: number, given: Given): Deed {
  const needed = votersOn(sitting, about, now);
  if (!needed.includes(seat)) throw new Refusal('not-allowed', 'You have no vote on this seat.');
  mustSpareLog(sitting, seat);
  const votes = sitting.handOver?.seat === about ? sitting.handOver.votes : 0;
  const complete = needed.every((voter) => voter === seat || (votes >> voter) & 1);
  return { kind: 'vote', seat, about, ...(complete ? given : {}) };
}

/** Hashes of the key and the phrase that open the seat from then on. */
interface Given {
  readonly key: string;
  readonly phrase: string;
}

/** Whose votes hand a seat over; refuses where it cannot be handed over. */
export function votersOn(sitting: Sitting, about: number, now: number): number[] {
  const { chairs, opening, status } = sitting;
  if (status !== 'playing') throw new Refusal('not-started', 'No game is under way here.');
  const chair = chairs[about];
  if (chair?.holder?.as !== 'guest' || chair.left) {
    throw new Refusal('not-allowed', 'Only the seat of a guest who is still in the game can be handed over.');
  }
  if (opening.rated) throw new Refusal('not-allowed', 'Nobody takes over in a rated game.');
  if (!isAway(sitting, about, now)) {
    throw new Refusal('not-away', 'A seat can be handed over when its player is away beyond the clock.');
  }
  const voters = chairs.flatMap((other, seat) => (seat !== about && isPlayer(other) && !other.away ? [seat] : []));
  if (voters.length < FEWEST_VOTERS) {
    throw new Refusal('not-allowed', 'It takes two other players: one alone would see the hand of the opponent.');
  }
  return voters;
}

/** Its time has run out; without a clock, it has owed a decision for a day. */
function isAway({ chairs, clocks, owesSince, happenings }: Sitting, seat: number, now: number): boolean {
  if (chairs[seat].away) return true;
  if (owesSince[seat] === 0) return false;
  if (clocks) return clocks.faces(now)[seat].left <= 0;
  return now - happenings.at(owesSince[seat] - 1).at >= AWAY_MS;
}
