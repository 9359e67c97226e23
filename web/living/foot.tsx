import type { Face } from '../face.ts';
import { settings } from '../settings/settings.ts';
import { Crest, wearHouses } from '../table/crest.tsx';
import { wording } from '../words/index.ts';
import type { LivingGame } from './game.ts';
import { toldOf } from './words.ts';

interface FootProps {
  readonly game: LivingGame;
  readonly face: Face;
  readonly names: readonly string[];
}

/** What happens on a living board, in words, and how everybody stands. */
export function LivingFoot({ game: living, face, names }: FootProps) {
  wearHouses(face.houses);
  const { living: words } = wording.value;
  const { language } = settings.value;
  const { result } = living.position.value;
  const thinks = living.thinker.value;
  const { chapter, deed, seat } = toldOf(living, (who) => names[who] ?? '', language);
  const at = thinks >= 0 ? thinks : seat;
  return (
    <>
      <p class="living-title">
        <strong>{living.game.words[language].title}</strong>
        {chapter ? ` · ${chapter}` : ''} · {words.bots(names.length)}
      </p>
      <p class="living-words">
        {at === undefined || at < 0 ? undefined : <Crest seat={at} />}
        <span class={thinks >= 0 ? 'living-thinks' : undefined}>
          {thinks >= 0 ? words.thinks(names[thinks]) : deed}
        </span>
      </p>
      <ul class="living-scores" aria-label={words.scores}>
        {names.map((name, who) => (
          <li key={name}>
            <Crest seat={who} /> <span class="living-name">{name}</span> {result.scores[who] ?? '?'}
          </li>
        ))}
      </ul>
    </>
  );
}
