/** @jsxImportSource #drawing */
import { Crest, type Drawn } from '#drawing';
import { NONE } from '#kernel';
import { AREA_TYPES, AREAS, CANAL, CANAL_FEE, layoutFor, SITE_SHOPS, SITES, TOKENS } from '../data/index.ts';
import { otherPresidents, powerIn } from '../rules/map.ts';
import { Icon, type Sign } from './blocks.ts';
import { Gain } from './gain.tsx';
import { HOUSES, type Scene, seatsOf } from './scene.ts';

/** The areas as they lie, every row shifted by half a board against the one above. */
export function Town({ scene }: { readonly scene: Scene }): Drawn {
  const { s, say } = scene;
  const { rows } = layoutFor(s.seats);
  const first = rows.map((_, row) => rows.slice(0, row).reduce((a, b) => a + b, 0));
  return (
    <section class={`town t${rows[0]}`} aria-label={say.town}>
      {rows.map((length, row) => (
        <div key={row} class="street">
          {Array.from({ length }, (_, i) => {
            const area = s.areaAt[first[row] + i];
            return <Area key={AREAS[area].id} scene={scene} area={area} />;
          })}
        </div>
      ))}
    </section>
  );
}

interface Props {
  readonly scene: Scene;
  readonly area: number;
}

function Area({ scene, area }: Props): Drawn {
  const { s, me, seat, labels, words, say } = scene;
  const { id, type, production } = AREAS[area];
  const power = powerIn(s, me, seat, area);
  return (
    <div class={area === CANAL ? 'lot canal' : production ? 'lot made' : 'lot traded'}>
      <div class="area" data-ref={`area:${id}`} title={words.names.area[area]}>
        <header>
          <Icon of={AREA_TYPES[type] as Sign} />
          <b>{labels.areas[area]}</b>
        </header>
        {area !== CANAL && (
          <b class={`power p${power}`} title={say.power(power)}>
            {power}
          </b>
        )}
        <People scene={scene} area={area} />
        {s.site[area] !== NONE && <Site scene={scene} area={area} />}
      </div>
      {me.assistantsIn[area] > 0 && (
        <span class="own" data-ref={scene.playing ? `origin:${id}` : undefined} data-house={HOUSES[seat]}>
          <Crest house={HOUSES[seat]} />
          <b>{me.assistantsIn[area]}</b>
        </span>
      )}
    </div>
  );
}

/** Presidents, and the assistants of the others. */
function People({ scene, area }: Props): Drawn {
  const { s, seat: mine, names, say } = scene;
  return (
    <div class="people">
      {seatsOf(s).map((seat) => {
        const { president, assistantsIn } = s.seat[seat];
        const helpers = seat === mine ? 0 : assistantsIn[area];
        return (
          <span key={seat} class="folk" title={names[seat]}>
            {president === area && (
              <span class="boss" data-house={HOUSES[seat]}>
                <Icon of="president" />
                <Crest house={HOUSES[seat]} />
              </span>
            )}
            {helpers > 0 && <Crest house={HOUSES[seat]} label={helpers} />}
          </span>
        );
      })}
      {s.station === area && <Icon of="station" />}
      {toll(scene, area) > 0 && (
        <small class="toll" title={say.toll}>
          −¥{toll(scene, area)}
        </small>
      )}
    </div>
  );
}

/** Y-8.1.4, Y-8.2.5, Y-8.2.6: what placing an assistant here or walking through costs this player. */
const toll = ({ s, seat }: Scene, area: number): number =>
  area === CANAL ? CANAL_FEE : otherPresidents(s, seat, area);

/** Four places for shophouses, one for a trading house, and the five-power token. */
function Site({ scene, area }: Props): Drawn {
  const { s, site } = scene;
  const card = SITES[s.site[area]];
  const here = site === area;
  return (
    <div class="site">
      {card.shops.map((reward, i) => {
        const owner = s.shops[area * SITE_SHOPS + i];
        return (
          <span key={i} class="shop" data-ref={here ? `shop:${i + 1}` : undefined}>
            {owner === NONE ? <Gain reward={reward} /> : <Crest house={HOUSES[owner]} />}
          </span>
        );
      })}
      <span class="house">
        {s.house[area] === NONE ? <Gain reward={card.tradingHouse} /> : <Crest house={HOUSES[s.house[area]]} />}
        <Icon of="tradingHouse" />
      </span>
      {s.token[area] !== NONE && (
        <span class="five">
          <Icon of="five" />
          <Gain reward={TOKENS[s.token[area]].reward} />
        </span>
      )}
    </div>
  );
}
