/** @jsxImportSource engawa/drawing */

import { capital, UNKNOWN } from 'engawa';
import { type Drawn, Nameplate } from 'engawa/drawing';
import { CARDS, GOODS, NATIONS, ORDERS, TECHNOLOGIES } from '../data/index.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { vp } from '../rules/purse.ts';
import { priceOf } from '../rules/recruit.ts';
import type { Player } from '../rules/state.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import { OrderLine } from './displays.tsx';
import { Flag } from './gain.tsx';
import { HOUSES, type Props } from './picture.ts';

/** The player's own warehouse, orders and technologies. */
export function Mine({ picture }: Props): Drawn {
  return (
    <section class="mine" data-page="mine" data-house={HOUSES[picture.seat]} data-of={picture.seat}>
      <Desk picture={picture} />
      <Stores picture={picture} />
      <Orders picture={picture} />
      <Learning picture={picture} />
    </section>
  );
}

function Desk({ picture }: Props): Drawn {
  const { me, seat, playing, names, words } = picture;
  const { things, phrases } = words;
  return (
    <section class="panel livery desk">
      <Nameplate house={HOUSES[seat]} seat={seat} name={names[seat]} points={vp(me)} title={phrases.vp(vp(me))} big />
      <div class="purse">
        <Amount of="yen" n={me.yen} name={things.yen.many} look="yen" />
        {GOODS.map((good, i) => (
          <Amount
            key={good}
            of={good as Sign}
            n={me.goods[i]}
            name={words.names.good[i].name}
            names={playing ? `good:${good}` : undefined}
            look={`good:${good}`}
          />
        ))}
        <Amount of="import" n={me.imports} name={things.imports.many} look="imports" />
      </div>
    </section>
  );
}

/** In the hand and in the warehouse. */
function Stores({ picture }: Props): Drawn {
  const { me, playing, words } = picture;
  const rows: [Sign, string, number, number][] = [
    ['assistant', 'assistant', me.assistants, me.storedAssistants],
    ['shophouse', 'shophouse', me.shophouses, me.storedShophouses],
    ['tradingHouse', 'trading-house', me.tradingHouses, me.storedTradingHouses],
  ];
  const lines = rows.map(([icon, id, hand, stored], i) => (
    <div key={id} class="line">
      <span
        class="amount"
        data-stat={id}
        data-ref={playing && id === 'assistant' ? 'origin:hand' : undefined}
        data-look={`token:${id}`}
        role="img"
        aria-label={`${words.things.hand}, ${words.names.token[i]}: ${hand}`}
      >
        <Icon of={icon} />
        <b>{hand}</b>
      </span>
      <span class="amount stored" data-ref={playing ? `token:${id}` : undefined} data-look={`token:${id}`}>
        <b>{stored}</b>
        {stored > 0 && priceOf(me, i) > 0 && <small>{words.phrases.price(priceOf(me, i))}</small>}
      </span>
    </div>
  ));
  return (
    <section class="panel stores">
      <span class="head" data-look="hand">
        {capital(words.things.hand.name)}
      </span>
      <span class="head" data-look="store">
        {words.phrases.warehouse}
      </span>
      {lines}
    </section>
  );
}

/** Orders in the hand are secret; a view holds one's own only. */
function Orders({ picture }: Props): Drawn {
  const { me, playing, words } = picture;
  return (
    <section class="panel hand">
      <h3 data-look="orderCards">{words.categories.orders}</h3>
      {Array.from(me.orders.items(), (order, i) =>
        order === UNKNOWN ? (
          <div key={i} class="card secret" data-look="orderCards">
            {words.phrases.secret}
          </div>
        ) : (
          <div
            key={i}
            class={canMeet(me, order) ? 'card ready' : 'card'}
            data-ref={playing ? `order:${ORDERS[order].id}` : undefined}
            data-look={`order:${ORDERS[order].id}`}
          >
            <OrderLine picture={picture} order={order} />
          </div>
        ),
      )}
    </section>
  );
}

const canMeet = (me: Player, order: number): boolean => ORDERS[order].goods.every((n, good) => me.goods[good] >= n);

function Learning({ picture }: Props): Drawn {
  const { s, me, playing, words } = picture;
  const { names, phrases } = words;
  return (
    <section class="panel learning">
      <div class="nations">
        {NATIONS.map(({ id }, nation) => (
          <span key={id} class="nation" data-ref={playing ? `nation:${id}` : undefined} data-look={`nation:${id}`}>
            <Flag id={id} of={names.nation[nation]} />
            <b>{me.icons[nation]}</b>
            {me.icons[nation] % 2 === 1 && s.agents[nation] > 0 && (
              <small class="next">
                +1→
                <Icon of="agent" />
              </small>
            )}
            {me.agents[nation] + me.usedAgents[nation] > 0 && (
              <span class="agents">
                <Icon of="agent" />
                {me.agents[nation]}/{me.agents[nation] + me.usedAgents[nation]}
              </span>
            )}
          </span>
        ))}
        <span class="nation tokens" data-look="fivePowerToken">
          <Icon of="five" />
          <b>{me.tokens}</b>
        </span>
      </div>
      <h3 data-look="technologyCards">{words.categories.technologies}</h3>
      <div class="skills">
        {technologyCount(me) === 0 && <em data-look="technologyCards">{phrases.none}</em>}
        {TECHNOLOGIES.map(({ id }, t) =>
          me.technologies[t] >= 0 ? (
            <span key={id} class="skill" data-look={`card:${CARDS[me.technologies[t]].id}`}>
              <b class="value">{CARDS[me.technologies[t]].value}</b>
              <span class="name">{names.technology[t].name}</span>
              <span class="brief">{phrases.brief[t]}</span>
            </span>
          ) : null,
        )}
      </div>
    </section>
  );
}
