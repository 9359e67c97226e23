import { it } from 'vitest';
import { GAMES } from '#games';
import { explain, LANGUAGES, verbOf } from '#kernel';
import { badForm } from '../../conformance/forms.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { decisions } from './positions.ts';

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every refusal over the whole lexicon names a clause',
  PATIENCE,
  (id, game) => {
    const wrong = new Set<string>();
    const all = [...game.lexicon.all()];
    const count = asked(8, 1000);
    let refused = 0;
    decisions(game, 'refusals', count, 3, (table, seat) => {
      const { state, seats } = table;
      /** The clause follows from verb and reason: each pair is asked about once, in one language after the other. */
      const met = new Set<string>();
      for (const who of [seat, (seat + 1) % seats]) {
        for (const move of all) {
          const reason = game.why(state, who, move);
          if (reason === undefined) continue;
          refused++;
          const pair = `${who} ${verbOf(move)} ${reason}`;
          if (met.has(pair)) continue;
          met.add(pair);
          const language = LANGUAGES[met.size % LANGUAGES.length];
          const answer = explain(game, state, who, move, language);
          const what = `"${game.lexicon.text(move)}", ${language}`;
          if (!answer?.clause) wrong.add(`${what}: ${answer?.sentence}`);
          const bad = answer && badForm(game, answer.sentence, language);
          if (bad) wrong.add(`${what}: ${bad}`);
        }
      }
    });
    holds('UX-47', `${id}: ${count} positions, ${refused} refusals over ${all.length} moves of the lexicon`, [
      ...wrong,
    ]);
  },
);
