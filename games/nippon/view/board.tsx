/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { type Drawn, sittingOf } from 'engawa/drawing';
import { REGIONS } from '../data/index.ts';
import type { NipponState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { CAPTIONS } from './captions.ts';
import { Clock } from './clock.tsx';
import { LABELS } from './labels.ts';
import { Mine } from './mine.tsx';
import { Region } from './region.tsx';
import type { Scene } from './scene.ts';
import { Sheet } from './sheet.tsx';
import { ActionSlots } from './slots.tsx';
import { Strip } from './strip.tsx';
import { FactoryMarket, Rewards } from './supply.tsx';

/** The whole position as a picture. Nothing in Nippon is secret, so a view holds all of it. */
export function draw(s: NipponState, viewer: number, language: Language, names = words[language].names.seat): Drawn {
  const sitting = sittingOf(viewer, s.seats, names);
  const scene: Scene = {
    s,
    ...sitting,
    me: s.seat[sitting.seat],
    say: CAPTIONS[language],
    letters: LABELS[language].workers,
    words: words[language],
  };
  return (
    <div class="board">
      <div class={`nippon seats-${s.seats}`}>
        <section class="others" data-page="others" aria-label={scene.say.opponents}>
          {scene.others.map((other) => (
            <Strip key={other} scene={scene} seat={other} />
          ))}
        </section>
        <section class="common" data-page="board">
          <ActionSlots scene={scene} />
          <Clock scene={scene} />
          <section class="map" aria-label={scene.say.map}>
            <Sheet />
            {REGIONS.map((region, r) => (
              <Region key={region.id} scene={scene} region={r} />
            ))}
          </section>
          <FactoryMarket scene={scene} />
          <Rewards scene={scene} />
        </section>
        <Mine scene={scene} />
      </div>
    </div>
  );
}
