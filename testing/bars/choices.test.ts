import { it } from 'vitest';
import { branchesOf, FEW, sayBrings } from '#commands';
import { GAMES } from '#games';
import { foretell, LANGUAGES, sayChoiceAt, sayMove } from '#kernel';
import { width } from '#kernel/columns.ts';
import { somebody } from '../../conformance/checks/deeds.ts';
import { badForm } from '../../conformance/forms.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { decisions } from './positions.ts';

/** So many columns may a choice take with what it explains; a Japanese character takes two. */
const WIDEST = 130;

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: choices and what they bring are said without codes, nine lines at most',
  PATIENCE,
  (id, game) => {
    const wrong = new Set<string>();
    const count = asked(10, 400);
    let [sentences, longest] = [0, 0];
    decisions(game, 'choices', count, 7, (table, seat, chosen) => {
      const step = game.stepFor(table.state, seat)?.name;
      const moves = table.moves(seat);
      longest = Math.max(longest, moves.length);
      const lines = branchesOf(game.lexicon, moves).length;
      if (lines > FEW) wrong.add(`${lines} lines for ${moves.length} choices`);
      for (const language of LANGUAGES) {
        const told = foretell(game, table.view(seat), seat, chosen, language);
        const said = [
          ...moves.map((move) => sayMove(game, move, language, step)),
          sayBrings(game, told, seat, somebody(language), language) || '–',
        ];
        sentences += said.length;
        for (const move of moves) {
          const choice = sayChoiceAt(game, table.view(seat), seat, move, language);
          if (width(choice) > WIDEST) wrong.add(`${language}: too long to read at a glance: ${choice}`);
        }
        for (const sentence of said) {
          const bad = badForm(game, sentence, language);
          if (bad) wrong.add(`${language}: ${bad}`);
        }
      }
    });
    holds(
      'UX-43',
      `${id}: ${sentences} sentences of choices without a code, lists of up to ${longest} in steps of ${FEW}`,
      [...wrong],
    );
  },
);
