/** @jsxImportSource engawa/drawing */
import { sum } from 'engawa';
import { type Drawn, Nameplate, tip } from 'engawa/drawing';
import { GOODS, NATIONS, TECHNOLOGIES } from '../data/index.ts';
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
  const known = TECHNOLOGIES.flatMap((_, t) => (them.technologies[t] >= 0 ? [words.names.technology[t]] : []));
  return (
    <section class="panel livery strip" data-house={HOUSES[seat]}>
      <Nameplate house={HOUSES[seat]} name={names[seat]} points={vp(them)} title={phrases.vp(vp(them))} />
      <div class="stock">
        <Amount of="yen" n={them.yen} name={things.yen.many} />
        {GOODS.map((good, i) => (
          <Amount key={good} of={good as Sign} n={them.goods[i]} name={words.names.good[i].name} />
        ))}
        <Amount of="import" n={them.imports} name={things.imports.many} />
      </div>
      <div class="stock">
        <Amount of="assistant" n={`${them.assistants}+${them.storedAssistants}`} name={things.assistants.many} />
        <Amount
          of="shophouse"
          n={`${shopsOf(s, seat)}/${shopsOf(s, seat) + them.shophouses + them.storedShophouses}`}
          name={things.shophouse.many}
        />
        <Amount of="tradingHouse" n={housesOf(s, seat)} name={things.tradingHouse.many} />
      </div>
      <div class="stock">
        <Amount of="order" n={`${them.orders.length}·${fulfilledCount(s, seat)}✓`} name={categories.orders} />
        <Amount of="technology" n={industryOf(them)} name={categories.technologies} />
        <Amount of="agent" n={`${sum(them.agents)}/${sum(them.agents) + sum(them.usedAgents)}`} name={phrases.agents} />
        <Amount of="five" n={them.tokens} name={categories.tokens} />
      </div>
      <div class="stock flags">
        {NATIONS.map(({ id }, nation) =>
          them.icons[nation] > 0 ? (
            <span key={id} class="amount">
              <Flag id={id} of={words.names.nation[nation]} />
              {them.icons[nation]}
            </span>
          ) : null,
        )}
      </div>
      <p class="skills" title={known.map(tip).join('\n')}>
        {known.join(' · ')}
      </p>
      <p class="where">
        <Icon of="president" /> {them.president >= 0 ? words.names.area[them.president].name : phrases.inHand}
      </p>
    </section>
  );
}
