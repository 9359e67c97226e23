/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { Board, type Drawn, Others, pictureOf } from 'engawa/drawing';
import { REGIONS } from '../data/index.ts';
import type { NipponState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Clock } from './clock.tsx';
import { Mine } from './mine.tsx';
import { Region } from './region.tsx';
import { Sheet } from './sheet.tsx';
import { ActionSlots } from './slots.tsx';
import { Strip } from './strip.tsx';
import { FactoryMarket, Rewards } from './supply.tsx';

/** The whole position as a picture. Nothing in Nippon is secret, so a view holds all of it. */
export function draw(s: NipponState, viewer: number, language: Language, names?: readonly string[]): Drawn {
  const picture = pictureOf(s, viewer, words[language], names);
  return (
    <Board class={`nippon seats-${s.seats}`}>
      <Others picture={picture} label={picture.say.opponents} strip={Strip} />
      <section class="common" data-page="board">
        <ActionSlots picture={picture} />
        <Clock picture={picture} />
        <section class="map" data-vista="" aria-label={picture.say.map}>
          <Sheet />
          {REGIONS.map((region, r) => (
            <Region key={region.id} picture={picture} region={r} />
          ))}
        </section>
        <FactoryMarket picture={picture} />
        <Rewards picture={picture} />
      </section>
      <Mine picture={picture} />
    </Board>
  );
}
