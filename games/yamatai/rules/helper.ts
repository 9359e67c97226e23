import { CULTURES, HETSUKA, HETSUKA_COINS, ISLANDS, KACHIKO, KACHIKO_PRICE } from '../data/index.ts';
import { did } from './deeds.ts';
import { rule } from './kit.ts';
import { owns } from './purse.ts';
import type { Why } from './reasons.ts';
import { EMPTY, type Player, SANCTUARY, type YamataiState } from './state.ts';

/** Specialists used once per turn (T-5.4). */

/** Bits of `helpersUsed`. */
const HETSUKA_BIT = 1;
const KACHIKO_BIT = 2;
export const MICHIMATA_BIT = 4;
export const NAKATSU_BIT = 8;
export const RAIJIN_BIT = 16;

export const ready = (s: YamataiState, seat: number, specialist: number, bit: number): boolean =>
  owns(s, seat, specialist) && !(s.helpersUsed & bit);

export function whyNotReady(s: YamataiState, seat: number, specialist: number, bit: number): Why {
  if (!owns(s, seat, specialist)) return 'T-5.3 specialist';
  return s.helpersUsed & bit ? 'T-5.4' : undefined;
}

/** T-16.22: a token thrown away leaves the game. */
export function discard(s: YamataiState, me: Player, culture: number): void {
  me.culture[culture]--;
  s.spentCulture[culture]++;
}

export function anyCulture(me: Player): boolean {
  for (let culture = 0; culture < CULTURES.length; culture++) if (me.culture[culture] > 0) return true;
  return false;
}

/** T-12.6 */
export const hetsuka = rule('hetsuka', {
  whyNow: (s, _me, f) => whyNotReady(s, f.seat, HETSUKA, HETSUKA_BIT),
  why: (_s, me, _f, culture) => (me.culture[culture] > 0 ? undefined : 'T-12.6'),
  play(s, me, f, culture) {
    const { seat } = f;
    s.helpersUsed |= HETSUKA_BIT;
    discard(s, me, culture);
    me.coins += HETSUKA_COINS;
    s.tell?.(did.hetsukaPaid({ seat, what: `culture:${CULTURES[culture].id}`, of: HETSUKA_COINS, clause: 'T-12.6' }));
    s.tell?.(did.proceeds({ seat, what: 'coins', n: HETSUKA_COINS, clause: 'T-12.6' }));
  },
});

/** T-12.9 */
export const kachiko = rule('kachiko', {
  whyNow: (s, me, f) =>
    whyNotReady(s, f.seat, KACHIKO, KACHIKO_BIT) ?? (me.coins < KACHIKO_PRICE ? 'T-12.9 coins' : undefined),
  why: (s, _me, _f, island) => (s.on[island] === SANCTUARY ? undefined : 'T-12.9 sanctuary'),
  play(s, me, f, island) {
    const { seat } = f;
    s.helpersUsed |= KACHIKO_BIT;
    me.coins -= KACHIKO_PRICE;
    s.on[island] = EMPTY;
    s.sanctuaries++;
    s.tell?.(
      did.sanctuaryCleared({
        seat,
        what: 'sanctuary',
        from: `island:${ISLANDS[island].id}`,
        of: KACHIKO_PRICE,
        clause: 'T-12.9',
      }),
    );
    s.tell?.(did.pricePaid({ seat, what: 'coins', n: KACHIKO_PRICE, clause: 'T-12.9' }));
  },
});

export function canHelpLate(s: YamataiState, me: Player, seat: number): boolean {
  if (ready(s, seat, HETSUKA, HETSUKA_BIT) && anyCulture(me)) return true;
  return ready(s, seat, KACHIKO, KACHIKO_BIT) && me.coins >= KACHIKO_PRICE && s.on.includes(SANCTUARY);
}
