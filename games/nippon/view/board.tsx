/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { type Drawn, eyesOf } from 'engawa/drawing';
import { REGIONS } from '../data/index.ts';
import type { NipponState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Clock } from './clock.tsx';
import { Mine } from './mine.tsx';
import type { Picture } from './picture.ts';
import { Region } from './region.tsx';
import { Sheet } from './sheet.tsx';
import { ActionSlots } from './slots.tsx';
import { Strip } from './strip.tsx';
import { FactoryMarket, Rewards } from './supply.tsx';

/** The whole position as a picture. Nothing in Nippon is secret, so a view holds all of it. */
export function draw(
  s: NipponState,
  viewer: number,
  language: Language,
  names: readonly string[] = words[language].names.seat.map(String),
): Drawn {
  const eyes = eyesOf(viewer, s.seats, names);
  const picture: Picture = {
    s,
    ...eyes,
    me: s.seat[eyes.seat],
    say: words[language].phrases,
    words: words[language],
  };
  return (
    <div class="board">
      <div class={`nippon seats-${s.seats}`}>
        <section class="others" data-page="others" aria-label={picture.say.opponents}>
          {picture.others.map((other) => (
            <Strip key={other} picture={picture} seat={other} />
          ))}
        </section>
        <section class="common" data-page="board">
          <ActionSlots picture={picture} />
          <Clock picture={picture} />
          <section class="map" aria-label={picture.say.map}>
            <Sheet />
            {REGIONS.map((region, r) => (
              <Region key={region.id} picture={picture} region={r} />
            ))}
          </section>
          <FactoryMarket picture={picture} />
          <Rewards picture={picture} />
        </section>
        <Mine picture={picture} />
      </div>
    </div>
  );
}
