import type { MoveList } from 'engawa';
import { BOATS, CULTURES, GOLD, MICHIMATA, NAKATSU, RAIJIN } from '../data/index.ts';
import {
  anyCulture,
  discard,
  MICHIMATA_BIT,
  NAKATSU_BIT,
  RAIJIN_BIT,
  ready,
  type Seated,
  whyNotReady,
} from './helper.ts';
import { lexicon } from './lexicon.ts';
import { giveBoat, takeBoat } from './purse.ts';
import type { Why } from './reasons.ts';
import type { Player, YamataiState } from './state.ts';

/** Boat exchanges: the specialists who change what is in the hand, until the boats are stored (T-5.3). */

/** T-12.11 */
export const michimata = {
  why(s: YamataiState, me: Player, f: Seated, culture: number): Why {
    const why = whyNotReady(s, f.seat, MICHIMATA, MICHIMATA_BIT);
    if (why) return why;
    if (s.supply[GOLD] === 0) return 'T-12.11 gold';
    return me.culture[culture] > 0 ? undefined : 'T-12.11 token';
  },
  moves(s: YamataiState, me: Player, f: Seated, out: MoveList): void {
    if (!ready(s, f.seat, MICHIMATA, MICHIMATA_BIT) || s.supply[GOLD] === 0) return;
    for (let culture = 0; culture < CULTURES.length; culture++) {
      if (me.culture[culture] > 0) out.add(lexicon.move.michimata(culture));
    }
  },
  play(s: YamataiState, me: Player, f: Seated, culture: number): void {
    s.helpersUsed |= MICHIMATA_BIT;
    discard(s, me, f.seat, culture, 'T-12.11');
    takeBoat(s, f.seat, GOLD, 'T-12.11');
  },
};

/** Are these two in stock, and neither of them gold? */
const onOffer = (s: YamataiState, a: number, b: number): boolean =>
  a !== GOLD && b !== GOLD && s.supply[a] > 0 && s.supply[b] > (a === b ? 1 : 0);

/** T-12.12: two colours are named in the order of the list. */
export const nakatsu = {
  why(s: YamataiState, me: Player, f: Seated, a: number, b: number): Why {
    const why = whyNotReady(s, f.seat, NAKATSU, NAKATSU_BIT);
    if (why) return why;
    if (me.hand[GOLD] === 0) return 'T-12.12 hand';
    if (a > b) return 'T-12.12 order';
    return onOffer(s, a, b) ? undefined : 'T-12.12 stock';
  },
  moves(s: YamataiState, me: Player, f: Seated, out: MoveList): void {
    if (!ready(s, f.seat, NAKATSU, NAKATSU_BIT) || me.hand[GOLD] === 0) return;
    for (let a = 0; a < BOATS.length; a++) {
      for (let b = a; b < BOATS.length; b++) if (onOffer(s, a, b)) out.add(lexicon.move.nakatsu(a, b));
    }
  },
  play(s: YamataiState, _me: Player, f: Seated, a: number, b: number): void {
    s.helpersUsed |= NAKATSU_BIT;
    giveBoat(s, f.seat, GOLD, 'T-12.12');
    takeBoat(s, f.seat, a, 'T-12.12');
    takeBoat(s, f.seat, b, 'T-12.12');
  },
};

const inHand = (me: Player, a: number, b: number): boolean => me.hand[a] > 0 && me.hand[b] > (a === b ? 1 : 0);

/** Gold may be among the two boats, and then there is gold to take. */
const goldFor = (s: YamataiState, a: number, b: number): boolean => s.supply[GOLD] > 0 || a === GOLD || b === GOLD;

/** T-12.13 */
export const raijin = {
  why(s: YamataiState, me: Player, f: Seated, a: number, b: number): Why {
    const why = whyNotReady(s, f.seat, RAIJIN, RAIJIN_BIT);
    if (why) return why;
    if (a > b) return 'T-12.13 order';
    if (!inHand(me, a, b)) return 'T-12.13 hand';
    return goldFor(s, a, b) ? undefined : 'T-12.13 gold';
  },
  moves(s: YamataiState, me: Player, f: Seated, out: MoveList): void {
    if (!ready(s, f.seat, RAIJIN, RAIJIN_BIT)) return;
    for (let a = 0; a < BOATS.length; a++) {
      for (let b = a; b < BOATS.length; b++) {
        if (inHand(me, a, b) && goldFor(s, a, b)) out.add(lexicon.move.raijin(a, b));
      }
    }
  },
  play(s: YamataiState, _me: Player, f: Seated, a: number, b: number): void {
    s.helpersUsed |= RAIJIN_BIT;
    giveBoat(s, f.seat, a, 'T-12.13');
    giveBoat(s, f.seat, b, 'T-12.13');
    takeBoat(s, f.seat, GOLD, 'T-12.13');
  },
};

/** Is any boat exchange possible? */
export function canExchange(s: YamataiState, me: Player, seat: number): boolean {
  if (ready(s, seat, MICHIMATA, MICHIMATA_BIT) && s.supply[GOLD] > 0 && anyCulture(me)) return true;
  const forGold = ready(s, seat, NAKATSU, NAKATSU_BIT) && me.hand[GOLD] > 0;
  const forTwo = ready(s, seat, RAIJIN, RAIJIN_BIT);
  if (!forGold && !forTwo) return false;
  for (let a = 0; a < BOATS.length; a++) {
    for (let b = a; b < BOATS.length; b++) {
      if (forGold && onOffer(s, a, b)) return true;
      if (forTwo && inHand(me, a, b) && goldFor(s, a, b)) return true;
    }
  }
  return false;
}
