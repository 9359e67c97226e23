import {
  ACHIEVEMENTS,
  AREA,
  AREA_TYPES,
  BOARD_SLOTS,
  CARDS,
  CUSTOMS_IMPORTS,
  CUSTOMS_SLOTS,
  EXCHANGES,
  FAITH,
  GOODS,
  INDUSTRY,
  LATE_PRICE,
  LATE_TECHNOLOGY,
  MAX_POWER,
  OUTPUT,
  PORT_POWER,
  PRODUCES,
  RECRUITS,
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

const POWERS = Array.from({ length: MAX_POWER }, (_, i) => i + 1);

/** Orders within reach of each power (Y-10.6.1). */
const ORDERS_WITHIN = [0, ...POWERS.map((power) => PORT_POWER.filter((need) => need <= power).length)];

const TRADE_TABLES: Readonly<Record<string, { readonly sign: Sign; readonly table: readonly number[] }>> = {
  bank: { sign: 'yen', table: OUTPUT[AREA_TYPES.indexOf('bank')] },
  port: { sign: 'order', table: ORDERS_WITHIN },
  laboratory: { sign: 'technology', table: INDUSTRY },
  'employment-agency': { sign: 'warehouse', table: RECRUITS },
  chinatown: { sign: 'move', table: EXCHANGES },
  church: { sign: 'church', table: FAITH },
  customs: { sign: 'import', table: CUSTOMS_IMPORTS },
};

/** What the action of an area gives at the powers 1 to 5 (Y-10). */
export function yieldOf(type: number): { readonly sign: Sign; readonly values: readonly number[] } {
  const good = PRODUCES[type];
  const { sign, table } =
    good >= 0 ? { sign: GOODS[good] as Sign, table: OUTPUT[type] } : TRADE_TABLES[AREA_TYPES[type]];
  return { sign, values: POWERS.map((power) => table[power]) };
}

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
