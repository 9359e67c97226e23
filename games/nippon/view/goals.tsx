/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn } from 'engawa/drawing';
import { ACHIEVEMENTS, CONTRACTS } from '../data/index.ts';
import { achievementPoints, timesOf } from '../rules/ending.ts';
import { canMeet } from '../rules/export.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, type Picture, titleOf } from './picture.ts';
import { endedNow } from './standing.ts';

/** The eight contracts: what they ask for, what they bring, and which the storage could meet now. */
export function Contracts({ picture }: { readonly picture: Picture }): Drawn {
  const { me, playing, say, words } = picture;
  return (
    <section class="panel deals">
      <h3 data-look="contracts">{titleOf(picture, 'contracts')}</h3>
      {CONTRACTS.map((contract, c) => (
        <div
          key={contract.id}
          class={me.fulfilled[c] ? 'deal done' : canMeet(me, contract.pattern) ? 'deal ready' : 'deal'}
          data-ref={playing ? `contract:${contract.id}` : undefined}
          data-look={`contract:${contract.id}`}
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

/** The nine spaces: base times multiplier, as if the game ended now. */
export function Achievements({ picture }: { readonly picture: Picture }): Drawn {
  const { s, me, seat, playing, words } = picture;
  const ended = endedNow(s);
  return (
    <section class="panel honours">
      <h3 data-look="achievements">{titleOf(picture, 'achievements')}</h3>
      {ACHIEVEMENTS.map(({ id }, space) => {
        const base = achievementPoints(ended, seat, space);
        const times = timesOf(me, space);
        return (
          <div
            key={id}
            class={me.multiplier[space] ? 'honour crowned' : 'honour'}
            data-ref={playing ? `achievement:${id}` : undefined}
            data-look={`achievement:${id}`}
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
      <h3 data-look="influence">{titleOf(picture, 'influence')}</h3>
      {Array.from(me.tiles, (n, value) => ({ n, value })).map(({ n, value }) =>
        n > 0 ? (
          <span key={value} class="tile" data-ref={playing ? `value:${value}` : undefined} data-look={`value:${value}`}>
            <Crest house={HOUSES[seat]} label={value} />
            {n > 1 && <small>×{n}</small>}
          </span>
        ) : null,
      )}
    </section>
  );
}
