/** @jsxImportSource engawa/drawing */

import { capital, type Language, UNKNOWN } from 'engawa';
import { Board, type Drawn, Others, pictureOf } from 'engawa/drawing';
import type { MachiState } from '../rules/state.ts';
import { eventIn } from '../words/cards.ts';
import { words } from '../words/index.ts';
import { Card } from './card.tsx';
import { Duel } from './duel.tsx';
import { Figures } from './figures.tsx';
import { HOUSES, lookAtEvent, type Picture, type Props } from './picture.ts';
import { Flop, Seasons } from './table.tsx';
import { Plots } from './village.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(
  s: MachiState,
  viewer: number,
  language: Language,
  names = words[language].names.seat.map(String),
): Drawn {
  const picture: Picture = { ...pictureOf(s, viewer, words[language], names), viewer };
  return (
    <Board class={`machi season-${s.season}`}>
      <section class="common" data-page="board" aria-label={picture.say.table}>
        <Seasons picture={picture} />
        <Flop picture={picture} />
        <Duel picture={picture} />
      </section>
      <section class="livery mine" data-page="mine" data-house={HOUSES[picture.seat]} aria-label={picture.say.village}>
        <i class="landscape scenery" aria-hidden="true" />
        <Figures picture={picture} seat={picture.seat} />
        <Plots picture={picture} seat={picture.seat} />
        <Hand picture={picture} />
      </section>
      <Others picture={picture} label={picture.say.villages} strip={Neighbour} />
    </Board>
  );
}

const Neighbour = ({ picture, seat }: Props & { readonly seat: number }): Drawn => (
  <section class="panel livery neighbour" data-house={HOUSES[seat]}>
    <Figures picture={picture} seat={seat} />
    <Plots picture={picture} seat={seat} />
  </section>
);

/** So many cards lie in one row; more lie in two. */
const ROW = 4;

/** One's own hand; of the others' only the numbers are known. */
function Hand({ picture }: Props): Drawn {
  const { me, words } = picture;
  const cards = [...me.villagers.items(), ...me.buildings.items()].filter((card) => card !== UNKNOWN);
  const plans = [...me.plans.items()].filter((card) => card !== UNKNOWN);
  return (
    <section class="hand" aria-label={capital(words.things.hand.name)}>
      {plans.length > 0 && (
        <div class="plans">
          <h3 data-look={lookAtEvent('plans')}>{eventIn(words.names, 'plans').name}</h3>
          <Fan picture={picture} cards={plans} />
        </div>
      )}
      <Fan picture={picture} cards={cards} />
    </section>
  );
}

/** Cards that always fit: what there is no room for beside the others lies partly under the next one. */
const Fan = ({ picture, cards }: Props & { readonly cards: readonly number[] }): Drawn => (
  <div
    class="fan"
    style={`--rowed:${across(cards.length > ROW ? cards.length / 2 : cards.length)};--lined:${across(cards.length)}`}
  >
    {cards.map((card) => (
      <div key={card} class="fanned">
        <Card picture={picture} card={card} />
      </div>
    ))}
  </div>
);

/** So many places beside each other; there are always two, so that one can say how far apart they are. */
const across = (cards: number): number => Math.max(2, Math.ceil(cards));
