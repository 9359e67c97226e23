/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import {
  AREA_TYPES,
  AREAS,
  CANAL,
  CANAL_FEE,
  layoutFor,
  MAX_POWER,
  SITE_SHOPS,
  SITES,
  TOKENS,
  yieldOf,
} from '../data/index.ts';
import { otherPresidents, powerIn } from '../rules/map.ts';
import { Icon, type Sign } from './blocks.ts';
import { Gain } from './gain.tsx';
import { HOUSES, type Picture, seatsOf } from './picture.ts';
import { signOf } from './prices.ts';
import { Fare, Routes, WayThere } from './route.tsx';

/** The areas as they lie, every row shifted by half a board against the one above. */
export function Town({ picture }: { readonly picture: Picture }): Drawn {
  const { s, words } = picture;
  const { rows } = layoutFor(s.seats);
  const first = rows.map((_, row) => rows.slice(0, row).reduce((a, b) => a + b, 0));
  return (
    <section class={`town t${rows[0]}`} aria-label={words.title}>
      {rows.map((length, row) => (
        <div key={row} class="street">
          {Array.from({ length }, (_, i) => {
            const area = s.areaAt[first[row] + i];
            return <Lot key={AREAS[area].id} picture={picture} area={area} />;
          })}
        </div>
      ))}
      <Routes picture={picture} />
    </section>
  );
}

interface Props {
  readonly picture: Picture;
  readonly area: number;
}

/** An area, what of mine stands there, and the way my president could take to it. */
function Lot({ picture, area }: Props): Drawn {
  const { me, seat, walk } = picture;
  const { id, production } = AREAS[area];
  const helpers = me.assistantsIn[area];
  const way = walk?.ways[area];
  const kind = area === CANAL ? 'canal' : production ? 'made' : 'traded';
  return (
    <div class={`lot ${kind}${helpers > 0 ? ' held' : ''}${picture.site === area ? ' building' : ''}`}>
      <Area picture={picture} area={area} />
      {helpers > 0 && (
        <span
          class="own"
          data-ref={picture.playing ? `origin:${id}` : undefined}
          data-look="assistants"
          data-of={seat}
          data-house={HOUSES[seat]}
        >
          <Crest house={HOUSES[seat]} />
          <b>{helpers}</b>
        </span>
      )}
      {way && way.areas.length > 1 && <WayThere picture={picture} way={way} />}
    </div>
  );
}

/** A name of more letters makes room for the power beside it. */
const ROOMY = 8;

function Area({ picture, area }: Props): Drawn {
  const { s, words } = picture;
  const { id, type } = AREAS[area];
  const { short } = words.names.area[area];
  return (
    <div class="area" data-ref={`area:${id}`}>
      <header>
        <b class={short.length > ROOMY ? 'name long' : 'name'}>{short}</b>
        {area !== CANAL && <Power picture={picture} area={area} />}
      </header>
      <div class="ground">
        {/* The sign stands there until the picture over it has come. */}
        <Icon of={AREA_TYPES[type] as Sign} />
        <i class={`art a-${AREA_TYPES[type]}`} aria-hidden="true" />
        <People picture={picture} area={area} />
      </div>
      {area !== CANAL && <Yield picture={picture} area={area} />}
      {s.site[area] !== NONE && <Site picture={picture} area={area} />}
    </div>
  );
}

/** My power here, and what one more assistant would make of it while I place them (Y-8.3.2). */
function Power({ picture, area }: Props): Drawn {
  const { s, me, seat, words, placing } = picture;
  const power = powerIn(s, me, seat, area);
  const rises = placing && power < MAX_POWER && me.assistants > 0;
  return (
    <b
      class={`power p${power}`}
      data-look="power"
      data-of={seat}
      aria-label={`${words.things.power} ${power}`}
      role="img"
    >
      {power}
      {rises && <small>+1</small>}
    </b>
  );
}

/** What the action gives at each power, mine marked. */
function Yield({ picture, area }: Props): Drawn {
  const { s, me, seat } = picture;
  const { type } = AREAS[area];
  const power = powerIn(s, me, seat, area);
  return (
    <div class="yield">
      <Icon of={signOf(type)} />
      {yieldOf(AREA_TYPES[type]).map((n, i) => (
        <i key={i} class={i + 1 === power ? 'now' : i < power ? 'past' : 'next'}>
          {n}
        </i>
      ))}
    </div>
  );
}

/** Presidents, and the assistants of the others. */
function People({ picture, area }: Props): Drawn {
  const { s, seat: mine, names, walk } = picture;
  const way = walk?.ways[area];
  return (
    <div class="people">
      {seatsOf(s).map((seat) => {
        const { president, assistantsIn } = s.seat[seat];
        const helpers = seat === mine ? 0 : assistantsIn[area];
        return president !== area && helpers === 0 ? null : (
          <span key={seat} class="folk" data-look="assistants" data-of={seat} role="img" aria-label={names[seat]}>
            {president === area && (
              <span class="boss" data-look="president" data-of={seat} data-house={HOUSES[seat]}>
                <Icon of="president" />
                <Crest house={HOUSES[seat]} />
              </span>
            )}
            {helpers > 0 && <Crest house={HOUSES[seat]} label={helpers} />}
          </span>
        );
      })}
      {s.station === area && (
        <span data-look="stationToken">
          <Icon of="station" />
        </span>
      )}
      {way ? <Fare picture={picture} way={way} /> : <Toll picture={picture} area={area} />}
    </div>
  );
}

/** Y-8.1.4, Y-8.2.5, Y-8.2.6: what placing an assistant here or walking through costs this player. */
function Toll({ picture: { s, seat, say }, area }: Props): Drawn | null {
  const toll = area === CANAL ? CANAL_FEE : otherPresidents(s, seat, area);
  if (toll === 0) return null;
  return (
    <small class="toll" data-look="toll">
      −{say.price(toll)}
    </small>
  );
}

/** Four places for shophouses, one for a trading house, and the five-power token. */
function Site({ picture, area }: Props): Drawn {
  const { s, site } = picture;
  const card = SITES[s.site[area]];
  const here = site === area;
  return (
    <div class="site">
      {card.shops.map((reward, i) => {
        const owner = s.shops[area * SITE_SHOPS + i];
        return (
          <span
            key={i}
            class="shop"
            data-ref={here ? `shop:${i + 1}` : undefined}
            data-look={`shopPlot:${area * SITE_SHOPS + i}`}
            data-of={owner === NONE ? undefined : owner}
          >
            {owner === NONE ? <Gain reward={reward} /> : <Crest house={HOUSES[owner]} />}
          </span>
        );
      })}
      <span class="house" data-look={`housePlot:${area}`} data-of={s.house[area] === NONE ? undefined : s.house[area]}>
        {s.house[area] === NONE ? <Gain reward={card.tradingHouse} /> : <Crest house={HOUSES[s.house[area]]} />}
        <Icon of="tradingHouse" />
      </span>
      {s.token[area] === NONE ? (
        <span class="five gone" />
      ) : (
        <span class="five" data-look={`areaToken:${area}`}>
          <Icon of="five" />
          <Gain reward={TOKENS[s.token[area]].reward} />
        </span>
      )}
    </div>
  );
}
