import { GAMES } from '#games';
import { type GameRecord, recordOf } from '#kernel';
import { Session } from './position.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly bot: string;
  /** The moment: after so many decisions, when this seat is next asked for this step. */
  readonly decisions: number;
  readonly seat: number;
  readonly step: string;
}

/** A game between bots: as it stands at that moment, and as it ends. */
export function recorded({ game: id, seats, seed, bot, decisions, seat, step }: Wanted): {
  readonly middle: GameRecord;
  readonly end: GameRecord;
} {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`no game "${id}"`);
  const session = new Session(game, seats, seed, bot);
  const asked = session.playUntil(
    ({ history, turn, state }) =>
      history.length >= decisions && (turn & (1 << seat)) !== 0 && game.stepFor(state, seat)?.name === step,
  );
  const middle = recordOf(asked);
  return { middle, end: recordOf(session.playUntil(() => false)) };
}
