/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { ACTION_IDS, COLOURS, INVEST_PRICE, PRICES, SLOTS, WAGE } from '../data/index.ts';
import { prices } from '../rules/effects.ts';
import { Icon, type Sign } from './blocks.ts';
import { crewOf, type Scene } from './scene.ts';
import { Worker } from './worker.tsx';

/** The five action slots, with what each worker would add to the wages. */
export function ActionSlots({ scene }: { readonly scene: Scene }): Drawn {
  return (
    <section class="slots" aria-label={scene.say.actions}>
      {SLOTS.map((actions, slot) => (
        <div key={slot} class="slot" data-ref={`slot:${slot + 1}`}>
          <div class="plates">
            {actions.map((action) => (
              <Plate key={action} scene={scene} action={action} />
            ))}
          </div>
          <div class="gang">
            {crewOf(scene.s.slots, slot).map((colour, i) => (
              <Hire key={i} scene={scene} colour={colour} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Plate({ scene, action }: { readonly scene: Scene; readonly action: number }): Drawn {
  const id = ACTION_IDS[action];
  return (
    <div class="plate" data-ref={`action:${id}`}>
      <Icon of={id as Sign} />
      <span class="name">{scene.words.names.action[action]}</span>
      <Price scene={scene} action={id} />
    </div>
  );
}

/** What one, two or three units cost this player, in thousands of Yen. */
function Price({ scene, action }: { readonly scene: Scene; readonly action: string }): Drawn {
  if (action === 'invest') return <small class="price">¥{INVEST_PRICE}k</small>;
  if (action in PRICES) return <small class="price">¥{prices(scene.me, action).join('·')}</small>;
  return (
    <small class="price">
      <Icon of={action === 'produce' ? 'coal' : 'paper'} />
    </small>
  );
}

function Hire({ scene, colour }: { readonly scene: Scene; readonly colour: number }): Drawn {
  const wage = scene.me.workers[colour] > 0 ? 0 : WAGE;
  return (
    <div class="hire" data-ref={`worker:${COLOURS[colour]}`} title={scene.words.names.worker[colour]}>
      <Worker colour={colour} letter={scene.letters[colour]} />
      <small class={wage ? 'wage' : 'wage none'}>{scene.say.wage(wage)}</small>
    </div>
  );
}
