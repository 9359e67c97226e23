/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { BLUEPRINTS_PER_STEP, MAX_WORKERS, REWARD_LEVEL } from '../data/index.ts';
import { Amount } from './blocks.ts';
import { Achievements, Contracts, InfluenceTiles } from './goals.tsx';
import { HOUSES, type Picture, titleOf } from './picture.ts';
import { Receipt } from './receipt.tsx';
import { crewOf } from './standing.ts';
import { Ladders } from './tracks.tsx';
import { Who } from './who.tsx';
import { Worker } from './worker.tsx';
import { Works } from './works.tsx';

/** The player's own board. */
export function Mine({ picture }: { readonly picture: Picture }): Drawn {
  return (
    <section class="mine" data-page="mine" data-of={picture.seat} data-house={HOUSES[picture.seat]}>
      <Desk picture={picture} />
      <Ladders picture={picture} />
      <Works picture={picture} />
      <Contracts picture={picture} />
      <Achievements picture={picture} />
      <InfluenceTiles picture={picture} />
    </section>
  );
}

/** Who I am, what I have, whom I employ, and what closing the books would mean. */
function Desk({ picture }: { readonly picture: Picture }): Drawn {
  const { me, seat, say } = picture;
  return (
    <div class="panel livery desk">
      <Who picture={picture} seat={seat} big />
      <div class="stock">
        <Amount of="yen" look="yen" n={say.yen(me.yen)} name={titleOf(picture, 'yen')} class="large" />
        <Amount of="coal" look="coal" n={me.coal} name={titleOf(picture, 'coal')} class="large" />
        <Amount
          of="blueprints"
          look="blueprints"
          n={me.blueprints}
          name={titleOf(picture, 'blueprints')}
          class="large"
        />
        {me.blueprints >= BLUEPRINTS_PER_STEP && (
          <span class="chip" data-look="conversion">
            {Math.floor(me.blueprints / BLUEPRINTS_PER_STEP)} {say.step}
          </span>
        )}
      </div>
      <Bench picture={picture} />
      <Receipt picture={picture} />
    </div>
  );
}

/** The six places for workers; from the third on each shows the reward it opens. */
function Bench({ picture }: { readonly picture: Picture }): Drawn {
  const { me } = picture;
  const crew = crewOf(me.workers);
  return (
    <div
      class="bench"
      data-look="crew"
      role="img"
      aria-label={`${titleOf(picture, 'crew')} ${crew.length}/${MAX_WORKERS}`}
    >
      {Array.from({ length: MAX_WORKERS }, (_, i) => (
        <span key={i} class={i < crew.length ? 'place full' : 'place'}>
          <small>{REWARD_LEVEL[i + 1] > 0 ? `${REWARD_LEVEL[i + 1]}×` : ''}</small>
          {i < crew.length && <Worker colour={crew[i]} picture={picture} />}
        </span>
      ))}
    </div>
  );
}
