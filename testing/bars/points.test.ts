import { it } from 'vitest';
import { GAMES } from '#games';
import { type Game, knownPoints, type State, storyOf, Table, WATCHER } from '#kernel';
import { toldTo } from '../../cli/story.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { finished } from './positions.ts';

/** The points of every seat as a viewer is shown them. */
const shown = (game: Game, s: State, viewer: number): readonly (number | null)[] =>
  Array.from({ length: s.seats }, (_, seat) => knownPoints(game.score(game.conceal(s, viewer), seat)));

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: no shown number of points changes without lines that make up the change',
  PATIENCE,
  (id, game) => {
    const wrong: string[] = [];
    let [games, lines] = [0, 0];
    for (const played of finished(game, 'points', asked(1, 12))) {
      games++;
      const { seats, seed } = played;
      const table = Table.open(game, { seats, seed, counting: true });
      const viewers = Array.from({ length: seats + 1 }, (_, i) => i + WATCHER);
      for (let at = 0; at < played.history.length; ) {
        const before = viewers.map((viewer) => shown(game, table.state, viewer));
        const { seat, move } = played.history[at];
        const entries = table.play(seat, move);
        at += entries.length;
        for (const [i, viewer] of viewers.entries()) {
          const told = storyOf(
            game,
            entries.map((entry) => toldTo(entry, viewer)),
          ).flatMap((passage) => passage.lines);
          for (const [who, is] of shown(game, table.state, viewer).entries()) {
            const was = before[i][who];
            const own = told.flatMap((line) => (line.kind === 'points' && line.seat === who ? [line] : []));
            lines += own.length;
            const sum = own.reduce((total, { n }) => total + (n ?? 0), 0);
            if (was !== null && is !== null && is - was !== sum)
              wrong.push(`${seed}, move ${at}: seat ${who} goes from ${was} to ${is}, the lines make ${sum}`);
            for (const { clause, category } of own)
              if (!clause) wrong.push(`${seed}, move ${at}: ${category} without a clause`);
          }
        }
      }
    }
    holds('UX-45', `${id}: ${games} games as every seat sees them, ${lines} lines of points`, wrong);
  },
);
