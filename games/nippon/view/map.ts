import { NONE } from 'engawa';
import { beside, dashes, ends, left, right } from 'engawa/columns';
import {
  type Bonus,
  CITIES,
  INFLUENCE_SLOTS,
  REGION_VP,
  REGIONS,
  SHIPS,
  SIDES,
  TRAINS,
  tableFor,
} from '../data/index.ts';
import { demand } from '../rules/market.ts';
import { influenceOf, overseasIn, regionPoints } from '../rules/scoring.ts';
import type { NipponState } from '../rules/state.ts';
import { transportIn } from '../rules/transport.ts';
import type { Labels } from './labels.ts';
import type { TextView } from './text-view.ts';

const COLUMN = 22;
/** Name, influence, trains, ships, VP: together as wide as the column. */
const CELLS = [8, 3, 3, 3, 5] as const;

export const isOver = (s: NipponState): boolean => s.scorings === REGION_VP.length;

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

function head({ s, labels, words }: TextView, region: number): string[] {
  const slots = tableFor(s.seats).transportSlots;
  return [
    left(words.names.region[region], COLUMN),
    ends(labels.bonusOf, bonusText(labels, REGIONS[region].bonus), COLUMN),
    ends(labels.free, `${slots - transportIn(s, region)}/${slots}`, COLUMN),
  ];
}

function bonusText(labels: Labels, { what, n }: Bonus): string {
  return what === 'yen' ? labels.money(n) : labels[what](n);
}

/** What each side demands, and who supplies it. */
function cityLines({ s, labels, words }: TextView, city: number): string[] {
  const slots = INFLUENCE_SLOTS.flatMap((slot, i) => (slot.city === city ? [i] : []));
  const taken = slots.filter((slot) => s.influenceOwner[slot] !== NONE).length;
  const sides = slots.map((slot) => {
    const owner = s.influenceOwner[slot];
    const mark =
      owner === NONE ? `(${INFLUENCE_SLOTS[slot].overseas})` : `${words.names.seat[owner]} ${s.influenceValue[slot]}`;
    return ends(`${labels.sides[slot % SIDES]} ${words.names.good[demand(s, slot)]}`, mark, COLUMN);
  });
  const tiles = ` ${taken}/${tableFor(s.seats).tilesPerCity}`;
  return [dashes(words.names.city[city], tiles, COLUMN), ...sides];
}

/** Influence and what the next scoring would give. */
function standings({ s, labels, words, order }: TextView, region: number): string[] {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? left(`${cell}`, CELLS[0]) : right(cell, CELLS[i]))).join('');
  const parties = order.map((seat) => {
    const { transportSum } = s.seat[seat];
    return row([
      words.names.seat[seat],
      influenceOf(s, seat, region),
      transportSum[TRAINS * REGIONS.length + region] || '-',
      transportSum[SHIPS * REGIONS.length + region] || '-',
      points(s, seat, region),
    ]);
  });
  return [row(['', ...labels.heads]), ...parties, row([labels.overseas, overseasIn(s, region)])];
}

/** What the next scoring would give for a region; nothing follows the third. */
const pointsIn = (s: NipponState, seat: number, region: number) => regionPoints(s, seat, region, REGION_VP[s.scorings]);

function points(s: NipponState, seat: number, region: number): string {
  if (isOver(s)) return '';
  const { places, ships } = pointsIn(s, seat, region);
  if (places + ships === 0) return '-';
  return ships ? `${places}+${ships}` : `${places}`;
}

/** VP of all regions if they were scored now. */
export function scoredNow(s: NipponState, seat: number): string {
  if (isOver(s)) return '-';
  const sum = REGIONS.reduce((total, _, region) => {
    const { places, ships } = pointsIn(s, seat, region);
    return total + places + ships;
  }, 0);
  return `+${sum}`;
}
