/** @jsxImportSource engawa/drawing */

import { type Language, UNKNOWN } from 'engawa';
import { type Drawn, sittingOf } from 'engawa/drawing';
import type { MachiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { CAPTIONS } from './captions.ts';
import { Card } from './card.tsx';
import { Duel } from './duel.tsx';
import { EFFECTS } from './effects.ts';
import { Figures } from './figures.tsx';
import { LABELS } from './labels.ts';
import { Landscape } from './landscape.tsx';
import { HOUSES, type Scene } from './scene.ts';
import { Flop, Seasons } from './table.tsx';
import { Plots } from './village.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(s: MachiState, viewer: number, language: Language, names = words[language].names.lord): Drawn {
  const sitting = sittingOf(viewer, s.seats, names);
  const scene: Scene = {
    s,
    viewer,
    ...sitting,
    me: s.seat[sitting.seat],
    labels: LABELS[language],
    say: CAPTIONS[language],
    effects: EFFECTS[language],
    words: words[language],
  };
  return (
    <div class="board">
      <div class={`machi season-${s.season}`}>
        <section class="common" data-page="board" aria-label={scene.say.table}>
          <Seasons scene={scene} />
          <Flop scene={scene} />
          <Duel scene={scene} />
        </section>
        <section class="mine" data-page="mine" data-house={HOUSES[scene.seat]} aria-label={scene.say.village}>
          <Landscape />
          <Figures scene={scene} seat={scene.seat} />
          <Plots scene={scene} seat={scene.seat} />
          <Hand scene={scene} />
        </section>
        <section class="others" data-page="others" aria-label={scene.say.villages}>
          {scene.others.map((other) => (
            <section key={other} class="panel neighbour" data-house={HOUSES[other]}>
              <Figures scene={scene} seat={other} />
              <Plots scene={scene} seat={other} />
            </section>
          ))}
        </section>
      </div>
    </div>
  );
}

/** One's own hand; of the others' only the numbers are known. */
function Hand({ scene }: { readonly scene: Scene }): Drawn {
  const { me, say, labels } = scene;
  const cards = [...me.villagers.items(), ...me.buildings.items()].filter((card) => card !== UNKNOWN);
  const plans = [...me.plans.items()].filter((card) => card !== UNKNOWN);
  return (
    <section class="hand" aria-label={labels.hand}>
      {plans.length > 0 && (
        <div class="plans">
          <h3>{say.plans}</h3>
          {plans.map((card) => (
            <Card key={card} scene={scene} card={card} />
          ))}
        </div>
      )}
      {cards.map((card) => (
        <Card key={card} scene={scene} card={card} />
      ))}
    </section>
  );
}
