/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn, tip } from 'engawa/drawing';
import {
  BONUS_IDS,
  BONUSES,
  type Effect,
  FACTORIES,
  GOODS,
  KNOWLEDGE,
  REWARD_LEVELS,
  TRACKS,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, isFree, type Picture } from './picture.ts';

/** All 24 factories by good: what can still be built, and who has built the rest. */
export function FactoryMarket({ picture }: { readonly picture: Picture }): Drawn {
  const { me, words, say } = picture;
  const knowledge = TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]];
  return (
    <section class="panel works">
      <h3>{say.factories}</h3>
      {GOODS.map((good, g) => {
        const gap = Math.max(0, good.knowledge - knowledge);
        return (
          <div key={good.id} class={gap > me.blueprints ? 'kind far' : 'kind'}>
            <span class="what" title={`${tip(words.names.good[g])}\n${say.needs(good.knowledge)}`}>
              <Icon of={good.id as Sign} />
              <small class="needs">
                <Icon of="knowledge" />
                {good.knowledge}
              </small>
            </span>
            {FACTORIES.map((factory, tile) =>
              factory.good === g ? <Offer key={factory.id} picture={picture} tile={tile} /> : null,
            )}
          </div>
        );
      })}
    </section>
  );
}

function Offer({ picture, tile }: { readonly picture: Picture; readonly tile: number }): Drawn {
  const { s, words } = picture;
  const owner = s.factoryOwner[tile];
  const { id, effect } = FACTORIES[tile];
  const free = isFree(owner);
  return (
    <div class={free ? 'offer' : 'offer gone'} data-ref={`factory:${id}`} title={tip(words.names.factory[tile])}>
      {free ? <EffectSign effect={effect} good={id.split('-')[0]} /> : <Crest house={HOUSES[owner]} />}
    </div>
  );
}

/** What a factory does, as a sign; the words are on the card of whoever owns it, and in the inspector. */
function EffectSign({ effect, good }: { readonly effect: Effect; readonly good: string }): Drawn {
  const { of, text, once } = signOf(effect, good);
  return (
    <span class={once ? 'effect once' : 'effect'}>
      <Icon of={of} />
      {text}
    </span>
  );
}

interface Printed {
  readonly of: Sign;
  readonly text: string;
  /** Happens once, when built. */
  readonly once?: true;
}

function signOf(effect: Effect, good: string): Printed {
  switch (effect.type) {
    case 'extraIncome':
      return { of: 'yen', text: `+${effect.yen / 1000}` };
    case 'keepCoal':
      return { of: 'coal', text: `=${effect.max}` };
    case 'moneySymbolSteps':
      return { of: 'yen', text: `×${effect.stepsPerSymbol}` };
    case 'gainYen':
      return { of: 'yen', text: `+${effect.yen / 1000}`, once: true };
    case 'extraSteps':
      return { of: trackIcon(effect.track), text: `+${effect.steps}` };
    case 'costTable':
      return { of: effect.action as Sign, text: '−¥' };
    case 'trackSteps':
      return { of: trackIcon(effect.track), text: `+${effect.steps}`, once: true };
    case 'gainBlueprints':
      return { of: 'blueprints', text: `+${effect.blueprints}`, once: true };
    case 'coalToRun':
      return { of: 'coal', text: `${effect.coal}↓` };
    case 'flipTransport':
      return { of: transportIcon(effect.kind), text: `→${TRANSPORT_VALUE_FLIPPED}` };
    case 'freeTransport':
      return { of: transportIcon(effect.kind), text: `+${effect.max}`, once: true };
    case 'freeImprovements':
      return { of: 'machinery', text: `+${effect.max}`, once: true };
    case 'extraGoods':
      return { of: good as Sign, text: `+${effect.goods}` };
  }
}

const trackIcon = (track: 'coal' | 'knowledge'): Sign => (track === 'coal' ? 'mines' : 'knowledge');
const transportIcon = (kind: 'ship' | 'train'): Sign => (kind === 'ship' ? 'ships' : 'trains');

/** The emperor's rewards: a column for each multiplier, a row for each bonus, and how many are left. */
export function Rewards({ picture }: { readonly picture: Picture }): Drawn {
  const { s, words, say } = picture;
  return (
    <section class="panel rewards">
      <h3>{say.rewards}</h3>
      <div class="grid">
        {REWARD_LEVELS.map((level, l) => (
          <div key={level} class="level" data-ref={`level:${level}`} title={tip(words.names.level[l])}>
            <b class="times">{level}×</b>
            {BONUS_IDS.map((bonus, b) => {
              const left = s.rewards[l * BONUS_IDS.length + b];
              return (
                <span
                  key={bonus}
                  class={left > 0 ? 'tile' : 'tile gone'}
                  data-ref={`bonus:${bonus}`}
                  title={words.names.bonus[b].name}
                >
                  <Icon of={bonus} />
                  {BONUSES[b].n}
                  <i class={`stack n${left}`} />
                </span>
              );
            })}
          </div>
        ))}
        <span class="doubles" title={say.some(s.doubles, words.things.double)}>
          2× {s.doubles}
        </span>
      </div>
    </section>
  );
}
