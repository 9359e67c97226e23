/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { ACTION_IDS, COLOURS, INVEST_PRICE, PRICES, SLOTS, WAGE } from '../data/index.ts';
import { prices } from '../rules/effects.ts';
import { Icon, type Sign } from './blocks.ts';
import type { Picture } from './picture.ts';
import { crewOf } from './standing.ts';
import { Worker } from './worker.tsx';

/** The five action slots, with what each worker would add to the wages. */
export function ActionSlots({ picture }: { readonly picture: Picture }): Drawn {
  return (
    <section class="slots" aria-label={picture.say.actions}>
      {SLOTS.map((actions, slot) => (
        <div key={slot} class="slot" data-ref={`slot:${slot + 1}`}>
          <i class="art" aria-hidden="true" />
          <div class="plates">
            {actions.map((action) => (
              <Plate key={action} picture={picture} action={action} />
            ))}
          </div>
          <div class="gang">
            {crewOf(picture.s.slots, slot).map((colour, i) => (
              <Hire key={i} picture={picture} colour={colour} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Plate({ picture, action }: { readonly picture: Picture; readonly action: number }): Drawn {
  const id = ACTION_IDS[action];
  return (
    <div class="plate" data-ref={`action:${id}`}>
      <Icon of={id as Sign} />
      <span class="name">{picture.words.names.action[action].name}</span>
      <Price picture={picture} action={id} />
    </div>
  );
}

/** What one, two or three units cost this player, in thousands of Yen. */
function Price({ picture, action }: { readonly picture: Picture; readonly action: string }): Drawn {
  if (action === 'invest') return <small class="price">¥{INVEST_PRICE}k</small>;
  if (action in PRICES) {
    return (
      <small class="price">
        {prices(picture.me, action).map((yen, i) => (
          <span key={i}>
            <i>{i + 1}:</i> {yen}k
          </span>
        ))}
      </small>
    );
  }
  return (
    <small class="price">
      <Icon of={action === 'produce' ? 'coal' : 'paper'} />
    </small>
  );
}

function Hire({ picture, colour }: { readonly picture: Picture; readonly colour: number }): Drawn {
  const wage = picture.me.workers[colour] > 0 ? 0 : WAGE;
  return (
    <div
      class="hire"
      data-ref={`worker:${COLOURS[colour]}`}
      role="img"
      aria-label={`${picture.words.names.worker[colour]}: ${picture.say.wage(wage)}`}
    >
      <Worker colour={colour} picture={picture} />
      <small class={wage ? 'wage' : 'wage none'}>{picture.say.wage(wage)}</small>
    </div>
  );
}
