/** @jsxImportSource engawa/drawing */
import { type Drawn, Nameplate, Pips } from 'engawa/drawing';
import { HONOUR_PER_VP, WEALTH_PER_VP } from '../data/index.ts';
import { honour, mouths, rice, wealth } from '../rules/production.ts';
import { vp } from '../rules/village.ts';
import { Icon } from './blocks.ts';
import { HOUSES, lookAtEvent, type Picture } from './picture.ts';

/** Who it is, the points, next winter's rice, and what this year would give. */
export function Figures({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { s, words, say, names } = picture;
  const me = s.seat[seat];
  const spare = rice(me) - mouths(me);
  const riches = wealth(s, seat);
  const fame = honour(me);
  const vpOf = (flow: number, rate: number) => Math.floor(flow / rate);
  const missing = (flow: number, rate: number) => rate - (flow % rate);
  return (
    <div class="figures">
      <Nameplate
        house={HOUSES[seat]}
        seat={seat}
        name={names[seat]}
        points={vp(me)}
        title={say.some(vp(me), words.things.points)}
      >
        {s.first === seat && (
          <small class="chip" data-look="first" role="img" aria-label={say.first(names[seat])}>
            1
          </small>
        )}
        {me.ready > 0 && (
          <small class="chip" data-look="duel">
            {say.ready}
          </small>
        )}
      </Nameplate>
      <span class="flows">
        <span
          class={spare < 0 ? 'flow short' : 'flow'}
          data-stat="rice"
          data-look={`rice:${seat}`}
          data-of={seat}
          role="img"
          aria-label={`${say.riceAndMouths(say.some(rice(me), words.things.rice), mouths(me))}, ${say.balance(spare)}`}
        >
          <Icon of="rice" />
          <b>{rice(me)}</b>
          <span class="unit" data-look="mouths" data-of={seat}>
            <Icon of="eats" />
            <b>{mouths(me)}</b>
          </span>
          <em>{spare < 0 ? `−${-spare}` : `+${spare}`}</em>
        </span>
        <span
          class="flow"
          data-stat="wealth"
          data-look={`wealth:${seat}`}
          data-of={seat}
          role="img"
          aria-label={`${say.some(riches, words.things.wealth)}, ${say.yields(vpOf(riches, WEALTH_PER_VP), missing(riches, WEALTH_PER_VP))}`}
        >
          <Icon of="wealth" />
          <b>{riches}</b>
          <em>→{vpOf(riches, WEALTH_PER_VP)}</em>
          <Pips n={riches % WEALTH_PER_VP} of={WEALTH_PER_VP} name={words.categories.wealth} />
        </span>
        <span
          class="flow"
          data-stat="honour"
          data-look={`honour:${seat}`}
          data-of={seat}
          role="img"
          aria-label={`${say.some(fame, words.things.honour)}, ${say.yields(vpOf(fame, HONOUR_PER_VP), missing(fame, HONOUR_PER_VP))}`}
        >
          <Icon of="honour" />
          <b>{fame}</b>
          <em>→{vpOf(fame, HONOUR_PER_VP)}</em>
          <Pips n={fame % HONOUR_PER_VP} of={HONOUR_PER_VP} name={words.categories.honour} />
        </span>
        <span
          class="flow"
          data-stat="hand"
          data-look={`hand:${seat}`}
          data-of={seat}
          role="img"
          aria-label={`${words.things.hand}, ${say.handSizes(me.villagers.length, me.buildings.length)}`}
        >
          <Icon of="villager" />
          <b>{me.villagers.length}</b>
          <Icon of="building" />
          <b>{me.buildings.length}</b>
        </span>
        {me.harvest > 0 && (
          <small class="chip" data-look={lookAtEvent('harvest')}>
            {say.harvest(say.some(me.harvest, words.things.rice))}
          </small>
        )}
        {me.drought > 0 && (
          <small class="chip" data-look={lookAtEvent('drought')}>
            {say.drought}
          </small>
        )}
      </span>
    </div>
  );
}
