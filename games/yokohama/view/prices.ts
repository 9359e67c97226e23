import {
  ACHIEVEMENTS,
  AREA,
  AREA_TYPES,
  BOARD_SLOTS,
  CARDS,
  CUSTOMS_IMPORTS,
  CUSTOMS_SLOTS,
  GOODS,
  INDUSTRY,
  LATE_PRICE,
  LATE_TECHNOLOGY,
  PORT_POWER,
  PRODUCES,
  SURCHARGE,
  YEN_PER_INDUSTRY,
} from '../data/index.ts';
import { areasBuiltIn, tokensOf } from '../rules/achievements.ts';
import { needed, payable, SIZE } from '../rules/church.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { powerIn } from '../rules/map.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { owns } from '../rules/purse.ts';
import type { Sign } from './blocks.ts';
import type { Picture } from './picture.ts';

/** What things cost or bring the player in front, with the power he has now. */

const SIGNS: Readonly<Record<string, Sign>> = {
  bank: 'yen',
  port: 'order',
  laboratory: 'technology',
  'employment-agency': 'warehouse',
  chinatown: 'move',
  church: 'church',
  customs: 'import',
};

/** The sign of what the action of an area gives (Y-10). */
export const signOf = (type: number): Sign =>
  PRODUCES[type] >= 0 ? (GOODS[PRODUCES[type]] as Sign) : SIGNS[AREA_TYPES[type]];

const powerAt = ({ s, me, seat }: Picture, area: string): number => powerIn(s, me, seat, AREA[area]);

/** Y-10.6.1: can this slot of a port be reached? */
export const reachesOrder = (picture: Picture, board: number, slot: number): boolean =>
  powerAt(picture, board === 0 ? 'port-a' : 'port-b') >= PORT_POWER[slot];

/** Y-10.7.2, Y-10.7.3: the yen a technology costs without imports; each import saves two. */
export function priceOfCard(
  picture: Picture,
  board: number,
  slot: number,
): { readonly yen: number; readonly can: boolean; readonly owned: boolean } {
  const { s, me } = picture;
  const power = powerAt(picture, board === 0 ? 'laboratory-a' : 'laboratory-b');
  const { value, technology } = CARDS[s.laboratories[board * BOARD_SLOTS + slot]];
  const short = Math.max(0, value + SURCHARGE[slot] - INDUSTRY[power]);
  const late = technologyCount(me) >= LATE_TECHNOLOGY ? LATE_PRICE.yen : 0;
  const yen = short * YEN_PER_INDUSTRY + late;
  const owned = owns(me, technology);
  return { yen, owned, can: power > 0 && !owned && me.yen + YEN_PER_INDUSTRY * me.imports >= yen };
}

/** Y-10.10.1: the tokens a slot of the church still takes beside the power. */
export function priceOfFaith(picture: Picture, slot: number): { readonly tokens: number; readonly can: boolean } {
  const power = powerAt(picture, 'church');
  const tokens = needed(slot + 1, power);
  return { tokens, can: power > 0 && tokens <= SIZE[payable(picture.s, picture.me)] };
}

/** Y-10.11 */
export function canDeclare(picture: Picture, slot: number): boolean {
  const { imports } = CUSTOMS_SLOTS[slot];
  return imports <= picture.me.imports && imports <= CUSTOMS_IMPORTS[powerAt(picture, 'customs')];
}

/** How far the player is on an achievement (Y-13), in the terms of the card. */
export function progressOn({ s, me, seat }: Picture, achievement: number): string {
  const { kind, good, count, production, commercial } = ACHIEVEMENTS[achievement];
  if (kind === 'goods') return `${me.goods[good]}/${count}`;
  if (kind === 'yen') return `${me.yen}/${count}`;
  if (kind === 'tokens') return `${tokensOf(me)}/${count}`;
  if (kind === 'orders') return `${fulfilledCount(s, seat)}/${count}`;
  if (kind === 'technologies') return `${technologyCount(me)}/${count}`;
  const { made, traded } = areasBuiltIn(s, seat);
  return [
    [made, production],
    [traded, commercial],
  ]
    .flatMap(([have, want]) => (want > 0 ? [`${have}/${want}`] : []))
    .join(' + ');
}
