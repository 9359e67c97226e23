import { call, end, NONE, type Step } from 'engawa';
import { BUILDINGS, CONNECTED, CULTURES, FLEETS, ISLANDS, PEEKED, type Power, REMOVED, SPACES } from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { beginLook } from './memory.ts';
import type { Why } from './reasons.ts';
import { hasToken, isMarked, removeBoat, slideBoat, swapBoats } from './sea.ts';
import { EMPTY, SANCTUARY, STEPS, type YamataiState } from './state.ts';

interface PowerRule {
  /** Why it cannot be used now. */
  readonly why: (s: YamataiState) => Why;
  /** Where its choices are made; none for tile 9, whose power works while building. */
  readonly step: Step;
}

function firstFree(s: YamataiState, from: number): number {
  const near = CONNECTED[from];
  for (let i = 0; i < near.length; i++) if (s.boat[near[i]] === NONE) return near[i];
  return NONE;
}

function anySpace(s: YamataiState, suits: (s: YamataiState, space: number) => boolean): boolean {
  for (let space = 0; space < SPACES.length; space++) if (s.boat[space] !== NONE && suits(s, space)) return true;
  return false;
}

function anyIsland(s: YamataiState, suits: (s: YamataiState, island: number) => boolean): boolean {
  for (let island = 0; island < ISLANDS.length; island++) if (suits(s, island)) return true;
  return false;
}

const always = (): boolean => true;
const isEmpty = (s: YamataiState, island: number): boolean => s.on[island] === EMPTY;
const canSlide = (s: YamataiState, space: number): boolean => firstFree(s, space) !== NONE;

/** T-11.8: is it a change to exchange these two boats? */
const differ = (s: YamataiState, a: number, b: number): boolean =>
  a !== b && (s.boat[a] !== s.boat[b] || isMarked(s, a) !== isMarked(s, b) || s.last === a || s.last === b);

function canSwapBoat(s: YamataiState, a: number): boolean {
  for (let b = 0; b < SPACES.length; b++) if (s.boat[b] !== NONE && differ(s, a, b)) return true;
  return false;
}

function canSwapCulture(s: YamataiState, a: number): boolean {
  if (!hasToken(s, a)) return false;
  for (let b = 0; b < ISLANDS.length; b++) if (hasToken(s, b) && s.on[b] !== s.on[a]) return true;
  return false;
}

const POWER_RULES: Readonly<Record<Power, PowerRule | undefined>> = {
  reserve_building: { why: (s) => (s.buildingRow.length > 0 ? undefined : 'T-11.2'), step: STEPS.reserve },
  peek_buildings: { why: (s) => (s.buildingDeck.length > 0 ? undefined : 'T-11.3'), step: STEPS.peek },
  slide_boat: { why: (s) => (anySpace(s, canSlide) ? undefined : 'T-11.4'), step: STEPS.slide },
  place_sanctuary: { why: whyNotSanctuary, step: STEPS.sanctuary },
  swap_culture: { why: (s) => (anyIsland(s, canSwapCulture) ? undefined : 'T-11.6'), step: STEPS.swapCulture },
  remove_boats: { why: (s) => (anySpace(s, always) ? undefined : 'T-11.7 none'), step: STEPS.removeBoats },
  swap_boats: { why: (s) => (anySpace(s, canSwapBoat) ? undefined : 'T-11.8'), step: STEPS.swapBoat },
  build_discount: undefined,
};
const RULE_OF_FLEET = FLEETS.map(({ power }) => power && POWER_RULES[power]);

function whyNotSanctuary(s: YamataiState): Why {
  if (s.sanctuaries === 0) return 'T-11.5 supply';
  return anyIsland(s, isEmpty) ? undefined : 'T-11.5 empty';
}

export function whyNotPower(s: YamataiState): Why {
  const fleet = s.taken[s.turn];
  const rule = RULE_OF_FLEET[fleet];
  if (!rule) return FLEETS[fleet].power ? 'T-11.9' : 'T-11.10';
  return s.powerUsed ? 'T-11.1' : rule.why(s);
}

const fleetOf = (s: YamataiState): string => `fleet:${FLEETS[s.taken[s.turn]].number}`;

/** T-11.1: once, at any free moment of the turn. */
export const power = {
  why: (s: YamataiState): Why => whyNotPower(s),
  play(s: YamataiState, _me: unknown, f: { readonly seat: number }): void {
    const { seat } = f;
    const { step } = RULE_OF_FLEET[s.taken[s.turn]]!;
    s.powerUsed = 1;
    if (step === STEPS.peek) {
      const n = Math.min(PEEKED, s.buildingDeck.length);
      beginLook(s, seat, n);
      s.tell?.(did.lookedAt({ seat, n, what: fleetOf(s), clause: 'T-11.3' }));
    } else s.tell?.(did.powerUsed({ seat, what: fleetOf(s), clause: 'T-11.1' }));
    call(s, step);
  },
};

/** T-11.2 */
export const reserve = decide(STEPS.reserve, {
  reserve: {
    why: (s, _me, _f, tile) => (s.buildingRow.includes(tile) ? undefined : 'T-11.2 row'),
    play(s, me, f, tile) {
      s.tell?.(did.reserved({ seat: f.seat, what: `building:${BUILDINGS[tile].id}`, clause: 'T-11.2' }));
      end(s);
      s.buildingRow.remove(tile);
      me.reserved.push(tile);
    },
  },
});

/** T-11.4 */
export const slide = decide(STEPS.slide, {
  slide: {
    why(s, _me, _f, from, to) {
      if (s.boat[from] === NONE) return 'T-11.4 boat';
      if (s.boat[to] !== NONE) return 'T-11.4 free';
      return CONNECTED[from].includes(to) ? undefined : 'T-11.4 connected';
    },
    // Two or three spaces are connected to a boat's, of all eighty-six.
    moves(s, _me, _f, out) {
      for (let from = 0; from < SPACES.length; from++) {
        if (s.boat[from] === NONE) continue;
        const near = CONNECTED[from];
        for (let i = 0; i < near.length; i++) {
          if (s.boat[near[i]] === NONE) out.add(lexicon.move.slide(from, near[i]));
        }
      }
    },
    play(s, _me, f, from, to) {
      end(s);
      slideBoat(s, f.seat, from, to);
    },
  },
});

/** T-11.5 */
export const sanctuary = decide(STEPS.sanctuary, {
  sanctify: {
    why: (s, _me, _f, island) => (isEmpty(s, island) ? undefined : 'T-11.5 empty'),
    play(s, _me, f, island) {
      s.tell?.(
        did.sanctified({ seat: f.seat, what: 'sanctuary', to: `island:${ISLANDS[island].id}`, clause: 'T-11.5' }),
      );
      end(s);
      s.sanctuaries--;
      s.on[island] = SANCTUARY;
    },
  },
});

/** T-11.6 */
export const swapCulture = decide(STEPS.swapCulture, {
  swapCulture: {
    why(s, _me, _f, island) {
      if (!hasToken(s, island)) return 'T-11.6 token';
      return canSwapCulture(s, island) ? undefined : 'T-11.6';
    },
    play(s, _me, _f, island) {
      end(s);
      call(s, STEPS.swapCultureWith, island);
    },
  },
});

/** The token that has gone from one island to another. */
const tokenGone = (s: YamataiState, from: number, to: number) => ({
  what: `culture:${CULTURES[s.on[to]].id}`,
  from: `island:${ISLANDS[from].id}`,
  to: `island:${ISLANDS[to].id}`,
});

export const swapCultureWith = decide(STEPS.swapCultureWith, {
  swapCulture: {
    why(s, _me, f, island) {
      if (!hasToken(s, island)) return 'T-11.6 token';
      return s.on[island] === s.on[f.island] ? 'T-11.6 alike' : undefined;
    },
    play(s, _me, f, island) {
      const { seat, island: first } = f;
      const culture = s.on[first];
      end(s);
      s.on[first] = s.on[island];
      s.on[island] = culture;
      s.tell?.(did.tokenSwapped({ seat, ...tokenGone(s, first, island), clause: 'T-11.6' }));
      s.tell?.(did.tokenSwapped({ seat, ...tokenGone(s, island, first), clause: 'T-11.6' }));
    },
  },
});

/** T-11.7: one or two. */
export const removeBoats = decide(STEPS.removeBoats, {
  remove: {
    why: (s, _me, _f, space) => (s.boat[space] === NONE ? 'T-11.7 none' : undefined),
    play(s, _me, f, space) {
      if (++f.removed === REMOVED) end(s);
      removeBoat(s, f.seat, space);
    },
  },
  stop: {
    why: (_s, _me, f) => (f.removed === 0 ? 'T-11.7 one' : undefined),
    play: (s) => end(s),
  },
});

/** T-11.8 */
export const swapBoat = decide(STEPS.swapBoat, {
  swapBoat: {
    why(s, _me, _f, space) {
      if (s.boat[space] === NONE) return 'T-11.8 boat';
      return canSwapBoat(s, space) ? undefined : 'T-11.8';
    },
    play(s, _me, _f, space) {
      end(s);
      call(s, STEPS.swapBoatWith, space);
    },
  },
});

export const swapBoatWith = decide(STEPS.swapBoatWith, {
  swapBoat: {
    why(s, _me, f, space) {
      if (s.boat[space] === NONE) return 'T-11.8 boat';
      return differ(s, f.space, space) ? undefined : 'T-11.8';
    },
    play(s, _me, f, space) {
      const { seat, space: first } = f;
      end(s);
      swapBoats(s, seat, first, space);
    },
  },
});
