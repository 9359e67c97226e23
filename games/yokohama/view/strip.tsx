/** @jsxImportSource #drawing */
import { Crest, type Drawn, Seal } from '#drawing';
import { GOODS, NATIONS, TECHNOLOGIES } from '../data/index.ts';
import { vp } from '../rules/budget.ts';
import { housesOf, industryOf, shopsOf } from '../rules/ending.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { Icon, type Sign } from './blocks.ts';
import { Flag } from './gain.tsx';
import { HOUSES, type Scene, total } from './scene.ts';

/** An opponent in a few lines: everything that matters is in sight. */
export function Strip({ scene, seat }: { readonly scene: Scene; readonly seat: number }): Drawn {
  const { s, say, names, words, labels } = scene;
  const them = s.seat[seat];
  return (
    <section class="panel strip" data-house={HOUSES[seat]}>
      <header class="who">
        <Crest house={HOUSES[seat]} />
        <h3>{names[seat]}</h3>
        <Seal n={vp(them)} title={say.vp(vp(them))} />
      </header>
      <div class="stock">
        <Count of="yen" n={them.yen} />
        {GOODS.map((good, i) => (
          <Count key={good} of={good as Sign} n={them.goods[i]} />
        ))}
        <Count of="import" n={them.imports} />
      </div>
      <div class="stock">
        <Count of="assistant" n={`${them.assistants}+${them.storedAssistants}`} />
        <Count of="shophouse" n={`${shopsOf(s, seat)}/${shopsOf(s, seat) + them.shophouses + them.storedShophouses}`} />
        <Count of="tradingHouse" n={housesOf(s, seat)} />
      </div>
      <div class="stock">
        <Count of="order" n={`${them.orders.length}·${fulfilledCount(s, seat)}✓`} />
        <Count of="technology" n={industryOf(them)} />
        <Count of="agent" n={`${total(them.agents)}/${total(them.agents) + total(them.usedAgents)}`} />
        <Count of="five" n={them.tokens} />
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
      <p class="where">{them.president >= 0 ? labels.areas[them.president] : labels.hand}</p>
    </section>
  );
}

function Count({ of, n }: { readonly of: Sign; readonly n: string | number }): Drawn {
  return (
    <span class="amount" data-stat={of}>
      <Icon of={of} />
      <b>{n}</b>
    </span>
  );
}
