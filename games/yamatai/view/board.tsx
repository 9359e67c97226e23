/** @jsxImportSource engawa/drawing */

import type { Language } from 'engawa';
import { Board, type Drawn, Others, pictureOf } from 'engawa/drawing';
import type { YamataiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Ending } from './ending.tsx';
import { Buildings, Fleets, Order, Specialists, Supply } from './market.tsx';
import { Mine } from './mine.tsx';
import { Sea } from './sea.tsx';
import { Strip } from './strip.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(s: YamataiState, viewer: number, language: Language, names?: readonly string[]): Drawn {
  const picture = pictureOf(s, viewer, words[language], names);
  return (
    <Board class="yamatai">
      <Others picture={picture} label={picture.say.opponents} strip={Strip} />
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
    </Board>
  );
}
