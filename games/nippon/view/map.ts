import { capital, NONE } from 'engawa';
import { beside, dashes, ends, left, right } from 'engawa/columns';
import { CITIES, INFLUENCE_SLOTS, REGIONS, SHIPS, TRAINS, tableFor } from '../data/index.ts';
import { demand } from '../rules/market.ts';
import { influenceOf, overseasIn } from '../rules/scoring.ts';
import { transportIn } from '../rules/transport.ts';
import { isOver, pointsNow } from './standing.ts';
import type { TextView } from './text-view.ts';

const COLUMN = 22;
/** Name, influence, trains, ships, VP: together as wide as the column. */
const CELLS = [8, 3, 3, 3, 5] as const;

/** The four regions from west to east, a column each. */
export const map = (view: TextView): string[] =>
  beside(
    REGIONS.map((_, region) => [
      ...head(view, region),
      ...CITIES.flatMap((city, c) => (city.region === region ? cityLines(view, c) : [])),
      ...standings(view, region),
    ]),
    ' │ ',
  );

function head({ s, say, words }: TextView, region: number): string[] {
  const slots = tableFor(s.seats).transportSlots;
  const { what, n } = REGIONS[region].bonus;
  const { trains, ships } = words.things;
  return [
    left(words.names.region[region].name, COLUMN),
    ends(say.bonus, say.some(n, words.things[what]), COLUMN),
    ends(`${say.free} ${trains.short}/${ships.short}`, `${slots - transportIn(s, region)}/${slots}`, COLUMN),
  ];
}

/** What each side demands, and who supplies it. */
function cityLines({ s, words }: TextView, city: number): string[] {
  const slots = INFLUENCE_SLOTS.flatMap((slot, i) => (slot.city === city ? [i] : []));
  const taken = slots.filter((slot) => s.influenceOwner[slot] !== NONE).length;
  const sides = slots.map((slot) => {
    const owner = s.influenceOwner[slot];
    const mark =
      owner === NONE ? `(${INFLUENCE_SLOTS[slot].overseas})` : `${words.names.seat[owner]} ${s.influenceValue[slot]}`;
    return ends(`${words.names.influence[slot].short} ${words.names.good[demand(s, slot)]}`, mark, COLUMN);
  });
  const tiles = ` ${taken}/${tableFor(s.seats).tilesPerCity}`;
  return [dashes(words.names.city[city].name, tiles, COLUMN), ...sides];
}

/** Influence and what the next scoring would give. */
function standings({ s, words, order }: TextView, region: number): string[] {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? left(`${cell}`, CELLS[0]) : right(cell, CELLS[i]))).join('');
  const { influence, trains, ships, vp, overseas } = words.things;
  const parties = order.map((seat) => {
    const { transportSum } = s.seat[seat];
    const now = pointsNow(s, seat, region);
    return row([
      words.names.seat[seat].name,
      influenceOf(s, seat, region),
      transportSum[TRAINS * REGIONS.length + region] || '-',
      transportSum[SHIPS * REGIONS.length + region] || '-',
      isOver(s) ? '' : now.ships ? `${now.places}+${now.ships}` : now.places || '-',
    ]);
  });
  return [
    row(['', ...[influence, trains, ships, vp].map(({ short }) => short)]),
    ...parties,
    row([capital(overseas.short), overseasIn(s, region)]),
  ];
}
