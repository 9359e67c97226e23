import { BOATS, CULTURES, GOLD, MICHIMATA, NAKATSU, RAIJIN } from '../data/index.ts';
import { did } from './deeds.ts';
import { anyCulture, discard, MICHIMATA_BIT, NAKATSU_BIT, RAIJIN_BIT, ready, whyNotReady } from './helper.ts';
import { rule } from './kit.ts';
import { giveBoat, takeBoat } from './purse.ts';
import type { Player, YamataiState } from './state.ts';

/** Boat exchanges: the specialists who change what is in the hand, until the boats are stored (T-5.3). */

const refOf = (boat: number): string => `boat:${BOATS[boat].id}`;

/** T-12.11 */
export const michimata = rule('michimata', {
  whyNow: (s, _me, f) =>
    whyNotReady(s, f.seat, MICHIMATA, MICHIMATA_BIT) ?? (s.supply[GOLD] === 0 ? 'T-12.11 gold' : undefined),
  why: (_s, me, _f, culture) => (me.culture[culture] > 0 ? undefined : 'T-12.11 token'),
  play(s, me, f, culture) {
    const { seat } = f;
    s.helpersUsed |= MICHIMATA_BIT;
    discard(s, me, culture);
    takeBoat(s, me, GOLD);
    s.tell?.(did.michimataPaid({ seat, what: `culture:${CULTURES[culture].id}`, clause: 'T-12.11' }));
    s.tell?.(did.goldReceived({ seat, what: refOf(GOLD), clause: 'T-12.11' }));
  },
});

/** Are these two in stock, and neither of them gold? */
const onOffer = (s: YamataiState, a: number, b: number): boolean =>
  a !== GOLD && b !== GOLD && s.supply[a] > 0 && s.supply[b] > (a === b ? 1 : 0);

/** T-12.12: two colours are named in the order of the list. */
export const nakatsu = rule('nakatsu', {
  whyNow: (s, me, f) =>
    whyNotReady(s, f.seat, NAKATSU, NAKATSU_BIT) ?? (me.hand[GOLD] === 0 ? 'T-12.12 hand' : undefined),
  why(s, _me, _f, a, b) {
    if (a > b) return 'T-12.12 order';
    return onOffer(s, a, b) ? undefined : 'T-12.12 stock';
  },
  play(s, me, f, a, b) {
    const { seat } = f;
    s.helpersUsed |= NAKATSU_BIT;
    giveBoat(s, me, GOLD);
    s.tell?.(did.nakatsuPaid({ seat, what: refOf(GOLD), clause: 'T-12.12' }));
    takeBoat(s, me, a);
    s.tell?.(did.boatReceived({ seat, what: refOf(a), clause: 'T-12.12' }));
    takeBoat(s, me, b);
    s.tell?.(did.boatReceived({ seat, what: refOf(b), clause: 'T-12.12' }));
  },
});

const inHand = (me: Player, a: number, b: number): boolean => me.hand[a] > 0 && me.hand[b] > (a === b ? 1 : 0);

/** Gold may be among the two boats, and then there is gold to take. */
const goldFor = (s: YamataiState, a: number, b: number): boolean => s.supply[GOLD] > 0 || a === GOLD || b === GOLD;

/** T-12.13 */
export const raijin = rule('raijin', {
  whyNow: (s, _me, f) => whyNotReady(s, f.seat, RAIJIN, RAIJIN_BIT),
  why(s, me, _f, a, b) {
    if (a > b) return 'T-12.13 order';
    if (!inHand(me, a, b)) return 'T-12.13 hand';
    return goldFor(s, a, b) ? undefined : 'T-12.13 gold';
  },
  play(s, me, f, a, b) {
    const { seat } = f;
    s.helpersUsed |= RAIJIN_BIT;
    giveBoat(s, me, a);
    s.tell?.(did.raijinPaid({ seat, what: refOf(a), clause: 'T-12.13' }));
    giveBoat(s, me, b);
    s.tell?.(did.raijinPaid({ seat, what: refOf(b), clause: 'T-12.13' }));
    takeBoat(s, me, GOLD);
    s.tell?.(did.goldReceived({ seat, what: refOf(GOLD), clause: 'T-12.13' }));
  },
});

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
