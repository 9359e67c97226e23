/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { type Drawn, eyesOf } from 'engawa/drawing';
import type { YamataiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Ending } from './ending.tsx';
import { Buildings, Fleets, Order, Specialists, Supply } from './market.tsx';
import { Mine } from './mine.tsx';
import type { Picture } from './picture.ts';
import { Sea } from './sea.tsx';
import { Strip } from './strip.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(
  s: YamataiState,
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
      <div class="yamatai">
        <section class="others" data-page="others" aria-label={picture.say.opponents}>
          {picture.others.map((other) => (
            <Strip key={other} picture={picture} seat={other} />
          ))}
        </section>
        <section class="common" data-page="board">
          <Order picture={picture} />
          <Fleets picture={picture} />
          <Sea picture={picture} />
          <Supply picture={picture} />
        </section>
        <section class="market" data-page="board">
          <Buildings picture={picture} />
          <Specialists picture={picture} />
          <Ending picture={picture} />
        </section>
        <Mine picture={picture} />
      </div>
    </div>
  );
}
