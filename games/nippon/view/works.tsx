/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { type Drawn, Pips } from 'engawa/drawing';
import { FACTORIES, GOODS } from '../data/index.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import type { Picture } from './picture.ts';

/** My factories, a card for each good. */
export function Works({ picture }: { readonly picture: Picture }): Drawn {
  const { me, say } = picture;
  return (
    <div class="panel mills">
      {GOODS.map((good, g) => (
        <Mill key={good.id} picture={picture} good={g} />
      ))}
      {me.spareMachines > 0 && (
        <span class="chip spare">
          <Icon of="machinery" />
          {say.spare(me.spareMachines)}
        </span>
      )}
    </div>
  );
}

function Mill({ picture, good }: { readonly picture: Picture; readonly good: number }): Drawn {
  const { me, playing, words, say } = picture;
  const { id, storage } = GOODS[good];
  const tile = me.factory[good];
  const name = words.names.good[good];
  if (tile === NONE) {
    return (
      <div class={`mill none g-${id}`} data-ref={playing ? `good:${id}` : undefined}>
        <header>
          <Icon of={id as Sign} />
          <b>{name}</b>
        </header>
        <p>{say.empty}</p>
      </div>
    );
  }
  const { coal } = FACTORIES[tile];
  return (
    <div class={`mill g-${id}`} data-ref={playing ? `good:${id}` : undefined}>
      <header>
        <Icon of={id as Sign} />
        <b>{name}</b>
      </header>
      <div class="gear">
        <Pips n={me.goods[good]} of={storage} name={name} />
        <Amount of="machinery" n={`+${me.machine[good]}`} name={words.names.action[1]} />
        <Amount of="coal" n={coal} name={say.coal} />
      </div>
      <p class="does">{inWords(words.names.factory[tile])}</p>
    </div>
  );
}

/** The effect out of a factory's name, where it stands in brackets in every language. */
const inWords = (name: string): string => /[(（](.*)[)）]/.exec(name)?.[1] ?? '';
