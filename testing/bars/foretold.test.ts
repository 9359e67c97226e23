import { it } from 'vitest';
import { GAMES } from '#games';
import { misforetold } from '../../conformance/checks/deeds.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { decisions } from './positions.ts';

it.each(GAMES.map((game) => [game.id, game] as const))('%s: what is foretold happens', PATIENCE, (id, game) => {
  const wrong: string[] = [];
  const count = asked(60, 10_000);
  decisions(game, 'foretold', count, 1, (table, seat, move) => {
    const found = misforetold(game, table.state, seat, move);
    if (found) wrong.push(`${table.seed}, "${game.lexicon.text(move)}": ${found}`);
  });
  holds('UX-42', `${id}: ${count} random moves foretold`, wrong);
});
