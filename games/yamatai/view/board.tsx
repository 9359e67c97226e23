/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { type Drawn, sittingOf } from 'engawa/drawing';
import type { YamataiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { CAPTIONS } from './captions.ts';
import { Ending } from './ending.tsx';
import { Buildings, Fleets, Order, Specialists, Supply } from './market.tsx';
import { Mine } from './mine.tsx';
import type { Scene } from './scene.ts';
import { Sea } from './sea.tsx';
import { Strip } from './strip.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(s: YamataiState, viewer: number, language: Language, names = words[language].names.seat): Drawn {
  const sitting = sittingOf(viewer, s.seats, names);
  const scene: Scene = {
    s,
    ...sitting,
    me: s.seat[sitting.seat],
    say: CAPTIONS[language],
    words: words[language],
  };
  return (
    <div class="board">
      <div class="yamatai">
        <section class="others" data-page="others" aria-label={scene.say.opponents}>
          {scene.others.map((other) => (
            <Strip key={other} scene={scene} seat={other} />
          ))}
        </section>
        <section class="common" data-page="board">
          <Order scene={scene} />
          <Fleets scene={scene} />
          <Sea scene={scene} />
          <Supply scene={scene} />
        </section>
        <section class="market" data-page="board">
          <Buildings scene={scene} />
          <Specialists scene={scene} />
          <Ending scene={scene} />
        </section>
        <Mine scene={scene} />
      </div>
    </div>
  );
}
