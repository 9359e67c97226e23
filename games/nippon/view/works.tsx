/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { type Drawn, Pips } from 'engawa/drawing';
import { FACTORIES, GOODS } from '../data/index.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import { type Picture, titleOf } from './picture.ts';

/** My factories, a card for each good. */
export function Works({ picture }: { readonly picture: Picture }): Drawn {
  const { me, say, words } = picture;
  return (
    <div class="panel mills">
      {GOODS.map((good, g) => (
        <Mill key={good.id} picture={picture} good={g} />
      ))}
      {me.spareMachines > 0 && (
        <span class="chip spare" data-look="spareMachines">
          <Icon of="machinery" />
          {say.some(me.spareMachines, words.things.spareMachines)}
        </span>
      )}
    </div>
  );
}

function Mill({ picture, good }: { readonly picture: Picture; readonly good: number }): Drawn {
  const { me, playing, words, say } = picture;
  const { id, storage } = GOODS[good];
  const tile = me.factory[good];
  const { name } = words.names.good[good];
  if (tile === NONE) {
    return (
      <div class={`mill none g-${id}`} data-ref={playing ? `good:${id}` : undefined} data-look={`good:${id}`}>
        <header>
          <Plant good={id} />
          <b>{name}</b>
        </header>
        <p>{say.noFactory}</p>
      </div>
    );
  }
  const { coal } = FACTORIES[tile];
  return (
    <div class={`mill g-${id}`} data-ref={playing ? `good:${id}` : undefined} data-look={`good:${id}`}>
      <header>
        <Plant good={id} letter={words.names.factory[tile].short} />
        <b>{name}</b>
      </header>
      <div class="gear">
        <Pips n={me.goods[good]} of={storage} name={name} look="storage" />
        <Amount of="machinery" look="machine" n={`+${me.machine[good]}`} name={titleOf(picture, 'machine')} />
        <Amount of="coal" look="coalToRun" n={coal} name={titleOf(picture, 'coalToRun')} />
      </div>
      <p class="does" data-look={`factory:${FACTORIES[tile].id}`}>
        {words.names.factory[tile].effect}
      </p>
    </div>
  );
}

/** Where a good is made, its sign, and which of its four factories it is. */
const Plant = ({ good, letter }: { readonly good: string; readonly letter?: string }): Drawn => (
  <span class="plant">
    <i class="art" aria-hidden="true" />
    <Icon of={good as Sign} />
    {letter && <small>{letter}</small>}
  </span>
);
