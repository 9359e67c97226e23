import { it } from 'vitest';
import { GAMES } from '#games';
import { looksInPlay } from '../looks.ts';
import { asked, holds, PATIENCE } from './bar.ts';

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: everything drawn explains itself, in three languages',
  PATIENCE,
  async (id, game) => {
    const positions = asked(2, 40);
    const { counted, mute } = await looksInPlay(game, positions);
    holds('UX-41', `${id}: ${counted} texts and icons in ${positions} positions × 3 languages`, mute);
  },
);
