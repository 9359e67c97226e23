/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn, tip } from 'engawa/drawing';
import { ACHIEVEMENTS, CONTRACTS } from '../data/index.ts';
import { achievementPoints } from '../rules/ending.ts';
import type { Player } from '../rules/state.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, type Picture, titleOf } from './picture.ts';
import { endedNow } from './standing.ts';

/** The eight contracts: what they ask for, what they bring, and which the storage could meet now. */
export function Contracts({ picture }: { readonly picture: Picture }): Drawn {
  const { me, playing, say, words } = picture;
  return (
    <section class="panel deals">
      <h3>{titleOf(picture, 'contracts')}</h3>
      {CONTRACTS.map((contract, c) => (
        <div
          key={contract.id}
          class={me.fulfilled[c] ? 'deal done' : canMeet(me, contract.pattern) ? 'deal ready' : 'deal'}
          data-ref={playing ? `contract:${contract.id}` : undefined}
          title={tip(words.names.contract[c])}
        >
          <span class="asks">
            {contract.pattern.map((n, i) => (
              <b key={i}>{n}</b>
            ))}
          </span>
          <span class="brings">
            {contract.yen > 0 ? `¥${contract.yen}k` : say.some(contract.vp, words.things.vp)}
            {contract.moneySteps > 0 && <small>↑{contract.moneySteps}</small>}
          </span>
        </div>
      ))}
    </section>
  );
}

/** N-6.8.1: each number from a different good, the largest from the fullest storage. */
function canMeet(me: Player, pattern: readonly number[]): boolean {
  const stored = [...me.goods].sort((a, b) => b - a);
  return [...pattern].sort((a, b) => b - a).every((n, i) => stored[i] >= n);
}

/** The nine spaces: base times multiplier, as if the game ended now. */
export function Achievements({ picture }: { readonly picture: Picture }): Drawn {
  const { s, me, seat, playing, say, words } = picture;
  const ended = endedNow(s);
  return (
    <section class="panel honours">
      <h3>{say.achievements}</h3>
      {ACHIEVEMENTS.map(({ id, printed }, space) => {
        const base = achievementPoints(ended, seat, space);
        const times = me.multiplier[space] || printed;
        return (
          <div
            key={id}
            class={me.multiplier[space] ? 'honour crowned' : 'honour'}
            data-ref={playing ? `achievement:${id}` : undefined}
            title={tip(words.names.achievement[space])}
          >
            <Icon of={id as Sign} />
            <span class="sum">
              {base}
              <b>{times ? `×${times}` : ''}</b>
            </span>
            <small>{words.names.achievement[space].short}</small>
          </div>
        );
      })}
    </section>
  );
}

/** The influence tiles at home, by value. */
export function InfluenceTiles({ picture }: { readonly picture: Picture }): Drawn {
  const { me, seat, playing } = picture;
  return (
    <section class="panel tiles">
      <h3>{titleOf(picture, 'influence')}</h3>
      {Array.from(me.tiles, (n, value) => ({ n, value })).map(({ n, value }) =>
        n > 0 ? (
          <span key={value} class="tile" data-ref={playing ? `value:${value}` : undefined}>
            <Crest house={HOUSES[seat]} label={value} />
            {n > 1 && <small>×{n}</small>}
          </span>
        ) : null,
      )}
    </section>
  );
}
