/** @jsxImportSource engawa/drawing */
import { sum } from 'engawa';
import { type Drawn, Nameplate } from 'engawa/drawing';
import { CARDS, GOODS, NATIONS, TECHNOLOGIES } from '../data/index.ts';
import { housesOf, industryOf, shopsOf } from '../rules/ending.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import { Flag } from './gain.tsx';
import { HOUSES, type Picture } from './picture.ts';

/** An opponent in a few lines: everything that matters is in sight. */
export function Strip({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { s, names, words } = picture;
  const { things, categories, phrases } = words;
  const them = s.seat[seat];
  const known = TECHNOLOGIES.flatMap((_, t) => (them.technologies[t] >= 0 ? [them.technologies[t]] : []));
  return (
    <section class="panel livery strip" data-house={HOUSES[seat]} data-of={seat}>
      <Nameplate house={HOUSES[seat]} seat={seat} name={names[seat]} points={vp(them)} title={phrases.vp(vp(them))} />
      <div class="stock">
        <Amount of="yen" n={them.yen} name={things.yen.many} look="yen" />
        {GOODS.map((good, i) => (
          <Amount
            key={good}
            of={good as Sign}
            n={them.goods[i]}
            name={words.names.good[i].name}
            look={`good:${good}`}
          />
        ))}
        <Amount of="import" n={them.imports} name={things.imports.many} look="imports" />
      </div>
      <div class="stock">
        <Amount
          of="assistant"
          class="told"
          n={phrases.stock(them.assistants, them.storedAssistants)}
          name={things.assistants.many}
          look="assistants"
        />
        <Amount
          of="order"
          class="told"
          n={phrases.orders(them.orders.length, fulfilledCount(s, seat))}
          name={categories.orders}
          look="orderCards"
        />
        <Amount
          of="shophouse"
          n={`${shopsOf(s, seat)}/${shopsOf(s, seat) + them.shophouses + them.storedShophouses}`}
          name={things.shophouse.many}
          look="shophouse"
        />
        <Amount of="tradingHouse" n={housesOf(s, seat)} name={things.tradingHouse.many} look="tradingHouse" />
        <Amount of="technology" n={industryOf(them)} name={categories.technologies} look="technologyCards" />
        <Amount
          of="agent"
          n={`${sum(them.agents)}/${sum(them.agents) + sum(them.usedAgents)}`}
          name={phrases.agents}
          look="agents"
        />
        <Amount of="five" n={them.tokens} name={categories.tokens} look="fivePowerToken" />
      </div>
      <div class="stock flags">
        {NATIONS.map(({ id }, nation) =>
          them.icons[nation] > 0 ? (
            <span key={id} class="amount" data-look={`nation:${id}`}>
              <Flag id={id} of={words.names.nation[nation]} />
              {them.icons[nation]}
            </span>
          ) : null,
        )}
      </div>
      <p class="skills">
        {known.map((card) => (
          <span key={card} class="skill" data-look={`card:${CARDS[card].id}`}>
            {words.names.card[card].name}
          </span>
        ))}
      </p>
      <p class="where" data-look="president">
        <Icon of="president" /> {them.president >= 0 ? words.names.area[them.president].name : phrases.inHand}
      </p>
    </section>
  );
}
