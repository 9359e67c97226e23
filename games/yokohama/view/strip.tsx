/** @jsxImportSource engawa/drawing */
import { type Drawn, Nameplate } from 'engawa/drawing';
import { GOODS, NATIONS, TECHNOLOGIES } from '../data/index.ts';
import { housesOf, industryOf, shopsOf } from '../rules/ending.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import { Flag } from './gain.tsx';
import { HOUSES, type Picture, total } from './picture.ts';

/** An opponent in a few lines: everything that matters is in sight. */
export function Strip({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { s, say, names, words, labels } = picture;
  const them = s.seat[seat];
  return (
    <section class="panel livery strip" data-house={HOUSES[seat]}>
      <Nameplate house={HOUSES[seat]} name={names[seat]} points={vp(them)} title={say.vp(vp(them))} />
      <div class="stock">
        <Amount of="yen" n={them.yen} name={say.yen} />
        {GOODS.map((good, i) => (
          <Amount key={good} of={good as Sign} n={them.goods[i]} name={words.names.good[i]} />
        ))}
        <Amount of="import" n={them.imports} name={say.imports} />
      </div>
      <div class="stock">
        <Amount of="assistant" n={`${them.assistants}+${them.storedAssistants}`} name={words.names.token[0]} />
        <Amount
          of="shophouse"
          n={`${shopsOf(s, seat)}/${shopsOf(s, seat) + them.shophouses + them.storedShophouses}`}
          name={words.names.token[1]}
        />
        <Amount of="tradingHouse" n={housesOf(s, seat)} name={words.names.token[2]} />
      </div>
      <div class="stock">
        <Amount of="order" n={`${them.orders.length}·${fulfilledCount(s, seat)}✓`} name={say.orders} />
        <Amount of="technology" n={industryOf(them)} name={say.technologies} />
        <Amount
          of="agent"
          n={`${total(them.agents)}/${total(them.agents) + total(them.usedAgents)}`}
          name={say.agents}
        />
        <Amount of="five" n={them.tokens} name={labels.rows.tokens} />
      </div>
      <div class="stock flags">
        {NATIONS.map(({ id }, nation) =>
          them.icons[nation] > 0 ? (
            <span key={id} class="amount">
              <Flag nation={id} letter={labels.nations[nation]} />
              {them.icons[nation]}
            </span>
          ) : null,
        )}
      </div>
      <p class="skills">
        {TECHNOLOGIES.flatMap((_, t) => (them.technologies[t] >= 0 ? [words.names.technology[t]] : [])).join(' · ')}
      </p>
      <p class="where">
        <Icon of="president" /> {them.president >= 0 ? words.names.area[them.president] : labels.hand}
      </p>
    </section>
  );
}
