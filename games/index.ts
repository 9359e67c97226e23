import type { Game } from '#kernel';
import { Refusal } from '#kernel';
import { machi } from './machi/index.ts';
import { nippon } from './nippon/index.ts';
import { yamatai } from './yamatai/index.ts';
import { yokohama } from './yokohama/index.ts';

/** The games of the house. */
export const GAMES: readonly Game[] = [nippon, yokohama, machi, yamatai];

export function gameById(id: unknown): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game) return game;
  throw new Refusal(
    'unknown-game',
    `There is no game ${typeof id === 'string' ? `"${id}"` : 'without a name'}; the games are ${GAMES.map((g) => g.id).join(', ')}.`,
  );
}
