/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn } from 'engawa/drawing';
import { CITIES, GOODS, INFLUENCE_SLOTS, REGIONS, SHIPS, SIDES, TRAINS, tableFor } from '../data/index.ts';
import { demand } from '../rules/market.ts';
import { influenceOf, overseasIn } from '../rules/scoring.ts';
import { transportIn } from '../rules/transport.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, isFree, type Picture } from './picture.ts';
import { isOver, pointsNow } from './standing.ts';

interface InRegion {
  readonly picture: Picture;
  readonly region: number;
}

/** A region: its standing, and its two cities. */
export function Region({ picture, region }: InRegion): Drawn {
  return (
    <section class={`region r-${REGIONS[region].id}`}>
      <Standing picture={picture} region={region} />
      {CITIES.map((city, c) => (city.region === region ? <City key={city.id} picture={picture} city={c} /> : null))}
    </section>
  );
}

function Standing({ picture, region }: InRegion): Drawn {
  const { words } = picture;
  const { id, bonus } = REGIONS[region];
  return (
    <div class="standing" data-ref={`region:${id}`}>
      <header>
        <h3>{words.names.region[region].name}</h3>
        <span class="bonus">
          +{bonus.n}
          <Icon of={bonus.what} />
        </span>
      </header>
      {parties(picture, region).map((party) =>
        party.seat < 0 ? (
          <Overseas key="overseas" picture={picture} region={region} party={party} />
        ) : (
          <PlayerParty key={party.seat} picture={picture} region={region} party={party} />
        ),
      )}
    </div>
  );
}

interface Party {
  /** -1: the overseas companies. */
  readonly seat: number;
  readonly influence: number;
  /** Of the longest bar. */
  readonly part: number;
}

const at = (kind: number, region: number): number => kind * REGIONS.length + region;

/** Everybody with something in the region, the strongest first. */
function parties({ s }: Picture, region: number): Party[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const present = seats.filter((seat) => {
    const { transport } = s.seat[seat];
    return influenceOf(s, seat, region) + transport[at(SHIPS, region)] + transport[at(TRAINS, region)] > 0;
  });
  const standing = [-1, ...present].map((seat) => ({
    seat,
    influence: seat < 0 ? overseasIn(s, region) : influenceOf(s, seat, region),
  }));
  const most = Math.max(1, ...standing.map(({ influence }) => influence));
  return standing
    .map((party) => ({ ...party, part: party.influence / most }))
    .sort((a, b) => b.influence - a.influence || a.seat - b.seat);
}

/** The overseas companies fill what nobody has taken; beside them, the slots left for trains and ships. */
function Overseas({ picture, region, party }: InRegion & { readonly party: Party }): Drawn {
  const { s, say } = picture;
  return (
    <div class="party" data-look="overseas">
      <Icon of="overseas" />
      <span class="bar">
        <i class="foreign" style={`width:${party.part * 100}%`} />
      </span>
      <b>{party.influence}</b>
      <span class="free" data-look="transportSlots">
        {tableFor(s.seats).transportSlots - transportIn(s, region)} {say.free}
      </span>
    </div>
  );
}

/** A house: influence with trains, what its ships would add, and the points the next scoring would bring. */
function PlayerParty({ picture, region, party }: InRegion & { readonly party: Party }): Drawn {
  const { s } = picture;
  const { seat, influence, part } = party;
  const { places, ships } = pointsNow(s, seat, region);
  const { transportSum } = s.seat[seat];
  const trains = transportSum[at(TRAINS, region)];
  const sailing = transportSum[at(SHIPS, region)];
  return (
    <div class={influence > 0 ? 'party' : 'party idle'} data-look="influence" data-of={seat} data-house={HOUSES[seat]}>
      <span data-look={`seat:${seat}`}>
        <Crest house={HOUSES[seat]} />
      </span>
      <span class="bar">
        <i class="house-fill" style={`width:${part * 100}%`} />
      </span>
      <b>{influence}</b>
      <span class="fleet">
        {trains > 0 && (
          <span data-look="trains">
            <Icon of="trains" />
            {trains}
          </span>
        )}
        {sailing > 0 && (
          <span data-look="ships">
            <Icon of="ships" />
            {sailing}
          </span>
        )}
      </span>
      <span class="points" data-look="soon">
        {isOver(s) || places + ships === 0 ? '–' : places}
        {ships > 0 && <small>+{ships}</small>}
      </span>
    </div>
  );
}

/** Where the cities lie, on a sheet of 41 by 29. */
const WHERE: Readonly<Record<string, readonly [x: number, y: number]>> = {
  nagasaki: [0.3, 17.1],
  hiroshima: [3.2, 12.3],
  kyoto: [11.7, 12.3],
  osaka: [9.3, 17.5],
  tokyo: [21.6, 14.6],
  yokohama: [18, 19.4],
  sendai: [30.2, 12.4],
  sapporo: [33.1, 5.4],
};

function City({ picture, city }: { readonly picture: Picture; readonly city: number }): Drawn {
  const { s, words } = picture;
  const slots = Array.from({ length: SIDES }, (_, side) => city * SIDES + side);
  const taken = slots.filter((slot) => !isFree(s.influenceOwner[slot])).length;
  const most = tableFor(s.seats).tilesPerCity;
  const [x, y] = WHERE[CITIES[city].id];
  return (
    <div class="city" style={`--x:${x};--y:${y}`}>
      <header data-look={`city:${city}`}>
        <b>{words.names.city[city].name}</b>
        {most < SIDES && (
          <small data-look="cityLimit">
            {taken}/{most}
          </small>
        )}
      </header>
      <div class="shops">
        {slots.map((slot) => (
          <Shop key={slot} picture={picture} slot={slot} />
        ))}
      </div>
    </div>
  );
}

/** An influence slot: the good it asks for on its curtain, and below it who supplies it, or the overseas number. */
function Shop({ picture, slot }: { readonly picture: Picture; readonly slot: number }): Drawn {
  const { s, words, names } = picture;
  const { id, overseas } = INFLUENCE_SLOTS[slot];
  const good = demand(s, slot);
  const owner = s.influenceOwner[slot];
  const held = isFree(owner) ? `${overseas}` : `${names[owner]} ${s.influenceValue[slot]}`;
  return (
    <div
      class={`shop g-${GOODS[good].id}`}
      data-ref={`influence:${id}`}
      data-of={isFree(owner) ? undefined : owner}
      role="img"
      aria-label={`${words.names.influence[slot]}: ${words.names.good[good]}, ${held}`}
    >
      <span class="noren">
        <Icon of={GOODS[good].id as Sign} />
      </span>
      {isFree(owner) ? (
        <span class={overseas === 0 ? 'foreign nil' : 'foreign'}>{overseas}</span>
      ) : (
        <Crest house={HOUSES[owner]} label={s.influenceValue[slot]} />
      )}
    </div>
  );
}
