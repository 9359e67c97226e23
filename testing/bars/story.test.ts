import { it } from 'vitest';
import { GAMES } from '#games';
import { LANGUAGES } from '#kernel';
import { toldToAll } from '../../cli/story.ts';
import { sentencesOf } from '../../conformance/checks/deeds.ts';
import { badForm } from '../../conformance/forms.ts';
import { asked, holds, PATIENCE } from './bar.ts';
import { finished } from './positions.ts';

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: whole games in three languages hold none of the bad forms',
  PATIENCE,
  (id, game) => {
    const wrong = new Set<string>();
    let [games, sentences] = [0, 0];
    for (const { history, seed } of finished(game, 'story', asked(1, 20))) {
      games++;
      const told = history.map(toldToAll);
      for (const language of LANGUAGES) {
        for (const [what, sentence] of sentencesOf(game, told, language)) {
          sentences++;
          const bad = badForm(game, sentence, language);
          if (bad) wrong.add(`${seed}, ${language}, ${what}: ${bad}`);
        }
      }
    }
    holds('UX-46', `${id}: ${games} games in 3 languages, ${sentences} sentences`, [...wrong]);
  },
);
