/** @jsxImportSource engawa/drawing */

import { type Language, NONE } from 'engawa';
import { Board, type Drawn, Others, pictureOf } from 'engawa/drawing';
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
export function draw(s: YokohamaState, viewer: number, language: Language, names?: readonly string[]): Drawn {
  const plain = pictureOf(s, viewer, words[language], names);
  const pending = layout.pending(s);
  const building = pending?.step === STEPS.construction || pending?.step === STEPS.build;
  const picture: Picture = {
    ...plain,
    walk: walkOf(s),
    placing: pending?.step === STEPS.placement && pending.seat === plain.seat,
    site: building ? pending.figures.area : NONE,
  };
  return (
    <Board class={`yokohama seats-${s.seats}`}>
      <Others picture={picture} label={picture.say.opponents} strip={Strip} />
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
    </Board>
  );
}
