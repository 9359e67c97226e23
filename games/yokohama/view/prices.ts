import { NONE } from 'engawa';
import {
  ACHIEVEMENTS,
  AREA,
  AREA_TYPES,
  BOARD_SLOTS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_IMPORTS,
  CUSTOMS_SLOTS,
  GOODS,
  INDUSTRY,
  LATE_PRICE,
  LATE_TECHNOLOGY,
  PORT_POWER,
  PRODUCES,
  type Reward,
  SURCHARGE,
  YEN_PER_INDUSTRY,
} from '../data/index.ts';
import { areasBuiltIn, tokensOf } from '../rules/achievements.ts';
import { needed, payable, SIZE } from '../rules/church.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { powerIn } from '../rules/map.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { owns } from '../rules/purse.ts';
import type { Player, YokohamaState } from '../rules/state.ts';
import type { Sign } from './blocks.ts';

/** Whoever asks what things cost or bring, with the power they have now. */
interface Buyer {
  readonly s: YokohamaState;
  readonly seat: number;
  readonly me: Player;
}

/** A reward that holds nothing. */
export const NOTHING: Reward = {
  vp: 0,
  yen: 0,
  goods: GOODS.map(() => 0),
  imports: 0,
  anyGood: 0,
  warehouse: 0,
  move: 0,
};

/** Slots of a board that are taken. */
export const taken = (slots: Int16Array): number => slots.reduce((n, owner) => n + (owner === NONE ? 0 : 1), 0);

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

const powerAt = ({ s, me, seat }: Buyer, area: string): number => powerIn(s, me, seat, AREA[area]);

/** Y-10.6.1: can this slot of a port be reached? */
export const reachesOrder = (buyer: Buyer, board: number, slot: number): boolean =>
  powerAt(buyer, board === 0 ? 'port-a' : 'port-b') >= PORT_POWER[slot];

interface CardPrice {
  /** Without imports, of which each saves two. */
  readonly yen: number;
  /** The part of it that is due from the fifth technology on. */
  readonly late: number;
  /** The yen that are wanting, imports counted in. */
  readonly short: number;
  readonly can: boolean;
  readonly owned: boolean;
}

/** Y-10.7.2, Y-10.7.3 */
export function priceOfCard(buyer: Buyer, board: number, slot: number): CardPrice {
  const { s, me } = buyer;
  const power = powerAt(buyer, board === 0 ? 'laboratory-a' : 'laboratory-b');
  const { value, technology } = CARDS[s.laboratories[board * BOARD_SLOTS + slot]];
  const points = Math.max(0, value + SURCHARGE[slot] - INDUSTRY[power]);
  const late = technologyCount(me) >= LATE_TECHNOLOGY ? LATE_PRICE.yen : 0;
  const yen = points * YEN_PER_INDUSTRY + late;
  const owned = owns(me, technology);
  const short = Math.max(0, yen - me.yen - YEN_PER_INDUSTRY * me.imports);
  return { yen, late, short, owned, can: power > 0 && !owned && short === 0 };
}

/** Y-10.10.1: the tokens a slot of the church still takes beside the power. */
export function priceOfFaith(
  buyer: Buyer,
  slot: number,
): { readonly faith: number; readonly power: number; readonly tokens: number; readonly can: boolean } {
  const power = powerAt(buyer, 'church');
  const tokens = needed(slot + 1, power);
  const can = power > 0 && tokens <= SIZE[payable(buyer.s, buyer.me)];
  return { faith: CHURCH_SLOTS[slot].faith, power, tokens, can };
}

/** Y-10.11 */
export function canDeclare(buyer: Buyer, slot: number): boolean {
  const { imports } = CUSTOMS_SLOTS[slot];
  return imports <= buyer.me.imports && imports <= CUSTOMS_IMPORTS[powerAt(buyer, 'customs')];
}

/** How far the player is on an achievement (Y-13), in the terms of the card. */
export function progressOn({ s, me, seat }: Buyer, achievement: number): string {
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
    .join('+');
}
