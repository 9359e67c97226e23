import { expect, it } from 'vitest';
import { hintFor, hintSteps } from '#bots';
import { GAMES } from '#games';
import { LANGUAGES, rngFrom } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../../bots/node/nets.ts';
import { somebody } from '../../conformance/checks/deeds.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { decisions } from './positions.ts';

netsOnDisk(folderOf);

/** Enough to choose well among turns that differ much; a hint at a table thinks longer. */
const SIMULATIONS = 12;
/** Decisions between two hints, so that whole games are covered. */
const APART = 17;

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: the three steps of a hint agree with each other',
  PATIENCE,
  (id, game) => {
    const wrong: string[] = [];
    let [hints, drawn] = [0, 0];
    const rng = rngFrom(`hints ${id}`);
    decisions(game, 'hints', asked(6, 200), APART, (table, seat) => {
      const hint = hintFor(game, table.view(seat), seat, rng, SIMULATIONS);
      const [best] = hint.turns;
      const place = `${table.seed}, move ${table.history.length + 1}`;
      const say = (what: string) => wrong.push(`${place}: ${what}`);
      hints++;
      if (!table.moves(seat).includes(best.line[0])) say('the best turn begins with a move that is not legal');
      for (const turn of hint.turns)
        if ('by' in turn && turn.by === undefined) say('what sets a turn apart cannot be foreseen');
      for (const language of LANGUAGES) {
        const steps = hintSteps(game, hint, somebody(language), language);
        expect(steps).toHaveLength(3);
        const [look, consider, choose] = steps;
        const turns = consider.lines.slice(1).map((line) => line.replace(/^\d\. /, '').toLowerCase());
        if (new Set(turns).size !== turns.length) say(`two turns read alike: ${turns.join(' / ')}`);
        const meant = turns.filter((turn) => choose.lines[0].toLowerCase().includes(turn));
        if (meant.length === 0) say(`"${choose.lines[0]}" is none of ${turns.join(' / ')}`);
        // What the first step rings is ringed in the second and in the third as well.
        const ringed = new Set(choose.marks.flatMap(({ refs }) => refs));
        const numbered = consider.marks.map(({ refs }) => refs);
        const first = look.marks.flatMap(({ refs }) => refs);
        for (const ref of first) if (!ringed.has(ref)) say(`${ref} is worth a look and not part of the best turn`);
        if (first.length > 0 && !numbered.some((refs) => first.every((ref) => refs.includes(ref))))
          say(`no turn to consider is about ${first.join(', ')}`);
        if (first.length > 0) drawn++;
      }
    });
    holds(
      'UX-48',
      `${id}: ${hints} hints in 3 languages, ${Math.round((100 * drawn) / (3 * hints))} % ring things at once`,
      wrong,
    );
  },
);
