/** @jsxImportSource engawa/drawing */

import { type Language, NONE } from 'engawa';
import { type Drawn, eyesOf } from 'engawa/drawing';
import { layout, STEPS, type YokohamaState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Town } from './area.tsx';
import { Counter } from './counter.tsx';
import { Achievements, Church, Customs, Displays } from './displays.tsx';
import { Ending } from './ending.tsx';
import { Harbour } from './harbour.tsx';
import { Mine } from './mine.tsx';
import type { Picture } from './picture.ts';
import { Strip } from './strip.tsx';
import { walkOf } from './walk.ts';

/** The whole position as a picture, from what the viewer may know. */
export function draw(
  s: YokohamaState,
  viewer: number,
  language: Language,
  names = words[language].names.seat.map(String),
): Drawn {
  const eyes = eyesOf(viewer, s.seats, names);
  const pending = layout.pending(s);
  const building = pending?.step === STEPS.construction || pending?.step === STEPS.build;
  const picture: Picture = {
    s,
    ...eyes,
    me: s.seat[eyes.seat],
    walk: walkOf(s),
    placing: pending?.step === STEPS.placement && pending.seat === eyes.seat,
    site: building ? pending.figures.area : NONE,
    words: words[language],
  };
  return (
    <div class="board">
      <div class={`yokohama seats-${s.seats}`}>
        <section class="others" data-page="others" aria-label={picture.words.phrases.opponents}>
          {picture.others.map((other) => (
            <Strip key={other} picture={picture} seat={other} />
          ))}
        </section>
        <section class="common" data-page="board">
          <Harbour />
          <Town picture={picture} />
          <Church picture={picture} />
          <Customs picture={picture} />
          <Achievements picture={picture} />
          <Ending picture={picture} />
          <Counter picture={picture} />
        </section>
        <Displays picture={picture} />
        <Mine picture={picture} />
      </div>
    </div>
  );
}
