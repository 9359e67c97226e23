import { ACHIEVEMENTS, AREAS, LETTERS } from '../data/index.ts';
import { did } from './deeds.ts';
import { technologyCount } from './laboratory.ts';
import { hasShop } from './map.ts';
import { fulfilledCount } from './orders.ts';
import { addPoints } from './purse.ts';
import type { Why } from './reasons.ts';
import type { Player, YokohamaState } from './state.ts';

/** The place of a card by its letter. */
const LETTER_OF: readonly number[] = ACHIEVEMENTS.map((a) => (LETTERS as readonly string[]).indexOf(a.letter));

/** Y-13.3: an area counts once, whatever stands there. */
export function areasBuiltIn(s: YokohamaState, seat: number): { readonly made: number; readonly traded: number } {
  let made = 0;
  let traded = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (s.house[area] !== seat && !hasShop(s, seat, area)) continue;
    if (AREAS[area].production) made++;
    else traded++;
  }
  return { made, traded };
}

function buildsEnough(s: YokohamaState, seat: number, production: number, commercial: number): boolean {
  const { made, traded } = areasBuiltIn(s, seat);
  return made >= production && traded >= commercial;
}

/** Y-13.2: five-power tokens and agents, used and unused alike. */
export function tokensOf(me: Player): number {
  let n = me.tokens;
  for (let nation = 0; nation < me.agents.length; nation++) n += me.agents[nation] + me.usedAgents[nation];
  return n;
}

/** Y-13.1 to Y-13.3 */
function whyNotMet(s: YokohamaState, me: Player, seat: number, achievement: number): Why {
  const { kind, good, count, production, commercial } = ACHIEVEMENTS[achievement];
  switch (kind) {
    case 'goods':
      return me.goods[good] < count ? 'Y-13.1' : undefined;
    case 'yen':
      return me.yen < count ? 'Y-13.2' : undefined;
    case 'tokens':
      return tokensOf(me) < count ? 'Y-13.2' : undefined;
    case 'orders':
      return fulfilledCount(s, seat) < count ? 'Y-13.2' : undefined;
    case 'technologies':
      return technologyCount(me) < count ? 'Y-13.2' : undefined;
    default:
      return buildsEnough(s, seat, production, commercial) ? undefined : 'Y-13.3';
  }
}

/** Y-9.2.1 */
export function whyNotClaim(s: YokohamaState, me: Player, seat: number, achievement: number): Why {
  const letter = LETTER_OF[achievement];
  if (s.achievements[letter] !== achievement) return 'Y-5.9';
  if (me.claimed[letter]) return 'Y-9.2.1 claimed';
  if (me.assistants === 0) return 'Y-9.2.1 assistant';
  return whyNotMet(s, me, seat, achievement);
}

export function claim(s: YokohamaState, me: Player, seat: number, achievement: number): void {
  const letter = LETTER_OF[achievement];
  const { id, first, later } = ACHIEVEMENTS[achievement];
  let isFirst = true;
  for (let other = 0; other < s.seats; other++) if (s.seat[other].claimed[letter]) isFirst = false;
  me.claimed[letter] = 1;
  me.assistants--;
  addPoints(s, seat, 'achievements', isFirst ? first : later);
  const deed = isFirst ? did.claimedFirst : did.claimedLater;
  s.tell?.(deed({ seat, what: `achievement:${id}`, clause: 'Y-9.2.1' }));
}
