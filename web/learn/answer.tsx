import { settings } from '../settings/settings.ts';
import { sayIn } from '../spoken.ts';
import { ClauseLink } from '../table/clause.tsx';
import type { Desk } from '../table/desk.ts';
import { sayChoice } from './choice.ts';
import { verdictOf, wonAt } from './lesson.ts';
import type { LessonTable } from './source.ts';
import { learnWording } from './words/index.ts';

/** What a decision led to: what one chose, how games went from each choice, and why. */
export function Answer({ desk, source }: { readonly desk: Desk; readonly source: LessonTable }) {
  const words = learnWording.value;
  const { language } = settings.value;
  const { game, lesson } = source;
  const at = source.at.value;
  const { clause, decide } = source.bubble!;
  const { choices, goes, why } = decide!;
  const chosen = source.chosen.value!;
  const moves = choices.map(([own]) => game.lexicon.parse(own));
  const labels = moves.map((move) => sayChoice(desk, source.before.value, move));
  const won = wonAt(game, lesson, at);
  const games = lesson.weighed?.games ?? 0;
  const verdict = won ? words.verdicts[verdictOf(won, games, chosen)] : words.uncounted;
  return (
    <>
      <div role="status" class="bubble-words" id="bubble">
        <h2>{verdict(labels[chosen])}</h2>
        {won ? <p class="bubble-lead">{words.counted(games)}</p> : undefined}
      </div>
      <ol class="bubble-results">
        {labels.map((label, i) => (
          <li key={label} class={i === chosen ? 'is-yours' : undefined} data-result={i}>
            <span aria-hidden="true" class="choice-number">
              {i + 1}
            </span>
            <span class="choice-text">{label}</span>
            {won && verdictOf(won, games, i) === 'best' ? (
              <span class="bubble-tag is-best">{words.best}</span>
            ) : undefined}
            {i === chosen ? <span class="bubble-tag">{`✓ ${words.yours}`}</span> : undefined}
            {won ? (
              <span class="bubble-won">
                <span class="bubble-bar" aria-hidden="true">
                  <span style={`inline-size:${(100 * won[i]) / games}%`} />
                </span>
                {words.won(won[i], games)}
              </span>
            ) : undefined}
          </li>
        ))}
      </ol>
      <p class="bubble-why">
        <b>{words.why}</b> {sayIn(why, language)}
      </p>
      {chosen === goes ? undefined : <p class="quiet bubble-try">{words.goesOnWith(labels[goes])}</p>}
      <p class="bubble-foot">
        <button type="button" class="primary" aria-describedby="bubble" onClick={() => source.goTo(at + 1)}>
          {words.goOn}
        </button>
        <button type="button" class="another" onClick={() => source.undo()}>
          {words.another}
        </button>
        <span class="bubble-at" />
        {clause ? <ClauseLink desk={desk} clause={clause} long /> : undefined}
      </p>
    </>
  );
}
