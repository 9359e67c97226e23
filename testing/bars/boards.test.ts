import { it } from 'vitest';
import { answerLook, lookAt } from '#commands';
import { GAMES } from '#games';
import { LANGUAGES, sayQuestionAt, WATCHER } from '#kernel';
import { somebody } from '../../conformance/checks/deeds.ts';
import { badForm, codeIn } from '../../conformance/forms.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { decisions } from './positions.ts';

/** So many things are looked at in each position. */
const LOOKS = 6;

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: the board in text, what is asked and what is looked at are told without codes',
  PATIENCE,
  (id, game) => {
    const wrong = new Set<string>();
    const positions = asked(8, 200);
    let lines = 0;
    decisions(game, 'boards', positions, 23, (table, seat) => {
      const view = table.view(seat);
      const refs = [...new Set(table.moves(seat).flatMap((move) => game.lexicon.refs(move)))];
      for (const language of LANGUAGES) {
        const nameOf = somebody(language);
        const question = sayQuestionAt(game, view, seat, language)!;
        const bad = badForm(game, question, language);
        if (bad) wrong.add(`${language}: ${bad}`);
        const boards = [seat, WATCHER].flatMap((viewer) => game.board(table.view(viewer), viewer, language));
        const looks = refs
          .filter((_, i) => i % Math.ceil(refs.length / LOOKS) === 0)
          .flatMap((ref) =>
            answerLook(game, ref, language, (thing) => lookAt(game, view, seat, thing, language, nameOf)),
          );
        lines += boards.length + looks.length;
        for (const line of [...boards, ...looks]) {
          const code = codeIn(line);
          if (code) wrong.add(`${language}: ${code}`);
        }
      }
    });
    holds('UX-43', `${id}: ${lines} lines of boards and looks in ${positions} positions without a code`, [...wrong]);
  },
);
