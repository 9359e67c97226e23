/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn } from 'engawa/drawing';
import {
  BONUS_IDS,
  BONUSES,
  type ByEffect,
  byEffect,
  FACTORIES,
  GOODS,
  KNOWLEDGE,
  REWARD_LEVELS,
  TRACKS,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, isFree, type Picture, titleOf } from './picture.ts';

/** All 24 factories by good: what can still be built, and who has built the rest. */
export function FactoryMarket({ picture }: { readonly picture: Picture }): Drawn {
  const { me, words } = picture;
  const knowledge = TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]];
  return (
    <section class="panel works">
      <h3 data-look="factories">{titleOf(picture, 'factories')}</h3>
      <div class="kind heads" data-look="factories">
        <span />
        {FACTORIES.map((factory, tile) =>
          factory.good === 0 ? <small key={factory.id}>{words.names.factory[tile].short}</small> : null,
        )}
      </div>
      {GOODS.map((good, g) => {
        const gap = Math.max(0, good.knowledge - knowledge);
        return (
          <div key={good.id} class={gap > me.blueprints ? 'kind far' : 'kind'}>
            <span class="what" data-look={`good:${good.id}`}>
              <Icon of={good.id as Sign} />
              <small class="needs" data-look="knowledgeNeeded">
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
  const { id } = FACTORIES[tile];
  const free = isFree(owner);
  return (
    <div
      class={free ? 'offer' : 'offer gone'}
      data-ref={`factory:${id}`}
      role="img"
      aria-label={words.names.factory[tile].name}
    >
      {free ? <EffectSign tile={tile} /> : <Crest house={HOUSES[owner]} />}
    </div>
  );
}

/** What a factory does, as a sign; the words are on the card of whoever owns it, and in the inspector. */
function EffectSign({ tile }: { readonly tile: number }): Drawn {
  const { good, effect, once } = FACTORIES[tile];
  const [sign, text] = byEffect(SIGNS, effect);
  return (
    <span class={once ? 'effect once' : 'effect'}>
      <Icon of={sign ?? (GOODS[good].id as Sign)} />
      {text}
    </span>
  );
}

/** A sign, that of the good where there is none, and a figure. */
type Printed = readonly [sign: Sign | undefined, text: string];

const SIGNS: ByEffect<Printed> = {
  extraIncome: ({ yen }) => ['yen', `+${yen}`],
  keepCoal: ({ max }) => ['coal', `=${max}`],
  moneySymbolSteps: ({ stepsPerSymbol }) => ['yen', `×${stepsPerSymbol}`],
  gainYen: ({ yen }) => ['yen', `+${yen}`],
  extraSteps: ({ track, steps }) => [climbing(track), `+${steps}`],
  costTable: ({ action }) => [action as Sign, '−¥'],
  trackSteps: ({ track, steps }) => [climbing(track), `+${steps}`],
  gainBlueprints: ({ blueprints }) => ['blueprints', `+${blueprints}`],
  coalToRun: ({ coal }) => ['coal', `${coal}↓`],
  flipTransport: ({ kind }) => [`${kind}s`, `→${TRANSPORT_VALUE_FLIPPED}`],
  freeTransport: ({ kind, max }) => [`${kind}s`, `+${max}`],
  freeImprovements: ({ max }) => ['machinery', `+${max}`],
  extraGoods: ({ goods }) => [undefined, `+${goods}`],
};
const climbing = (track: 'coal' | 'knowledge'): Sign => (track === 'coal' ? 'mines' : track);

/** The emperor's rewards: a column for each multiplier, a row for each bonus, and how many are left. */
export function Rewards({ picture }: { readonly picture: Picture }): Drawn {
  const { s, words, say } = picture;
  return (
    <section class="panel rewards">
      <h3 data-look="rewards">{titleOf(picture, 'rewards')}</h3>
      <div class="grid">
        {REWARD_LEVELS.map((level, l) => (
          <div key={level} class="level" data-ref={`level:${level}`}>
            <b class="times">{level}×</b>
            {BONUS_IDS.map((bonus, b) => {
              const left = s.rewards[l * BONUS_IDS.length + b];
              return (
                <span
                  key={bonus}
                  class={left > 0 ? 'tile' : 'tile gone'}
                  data-ref={`bonus:${bonus}`}
                  role="img"
                  aria-label={`${words.names.bonus[b]}: ${say.left(left)}`}
                >
                  <Icon of={bonus} />
                  {BONUSES[b].n}
                  <i class={`stack n${left}`} />
                </span>
              );
            })}
          </div>
        ))}
        <span class="doubles" data-look="double" role="img" aria-label={say.some(s.doubles, words.things.double)}>
          2× {s.doubles}
        </span>
      </div>
    </section>
  );
}
