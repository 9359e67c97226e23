import { call, end, NONE } from 'engawa';
import { CULTURES, EBISU, ISLANDS, TOUCHES } from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { owns } from './purse.ts';
import { MAY_STOP } from './readings.ts';
import type { Why } from './reasons.ts';
import { hasToken, touched } from './sea.ts';
import { EMPTY, MOST_LAID, STEPS, type YamataiState } from './state.ts';
import { beginStore } from './store.ts';

/** The matching of T-8.3.3: the island each marked boat serves, found anew each time. */
const serves = new Int8Array(MOST_LAID);

/** Finds a boat for one more island, moving others to other boats if need be; `tried` are the boats looked at. */
function serve(s: YamataiState, island: number, tried: number): number {
  let seen = tried;
  for (let i = 0; i < s.marked.length; i++) {
    if (seen & (1 << i) || !TOUCHES[s.marked.at(i)].includes(island)) continue;
    seen |= 1 << i;
    if (serves[i] !== NONE) {
      const after = serve(s, serves[i], seen);
      if (after !== FOUND) {
        seen = after;
        continue;
      }
    }
    serves[i] = island;
    return FOUND;
  }
  return seen;
}
const FOUND = -1;

function matchGathered(s: YamataiState): void {
  serves.fill(NONE);
  for (let i = 0; i < s.gathered.length; i++) serve(s, s.gathered.at(i), 0);
}

/** After matchGathered: would one more island fit? Leaves a matching of the gathered ones. */
function fits(s: YamataiState, island: number): boolean {
  if (serve(s, island, 0) !== FOUND) return false;
  serves[serves.indexOf(island)] = NONE;
  return true;
}

/** T-8.3.1 */
function whyNotGather(s: YamataiState, island: number): Why {
  if (!hasToken(s, island)) return 'T-8.3.1 token';
  return touched(s, island) ? undefined : 'T-8.3.1 boat';
}

/** T-8.2.3 */
export function canHarvest(s: YamataiState): boolean {
  for (let i = 0; i < s.marked.length; i++) {
    const islands = TOUCHES[s.marked.at(i)];
    for (let k = 0; k < islands.length; k++) if (hasToken(s, islands[k])) return true;
  }
  return false;
}

function canGoOn(s: YamataiState): boolean {
  matchGathered(s);
  for (let i = 0; i < s.marked.length; i++) {
    const islands = TOUCHES[s.marked.at(i)];
    for (let k = 0; k < islands.length; k++) if (hasToken(s, islands[k]) && fits(s, islands[k])) return true;
  }
  return false;
}

/** T-8.3.4 */
function takeToken(s: YamataiState, seat: number, island: number): void {
  s.seat[seat].culture[s.on[island]]++;
  s.on[island] = EMPTY;
}

const tokenOn = (s: YamataiState, island: number) => ({
  what: `culture:${CULTURES[s.on[island]].id}`,
  from: `island:${ISLANDS[island].id}`,
});

/** T-8.3.2: the harvest ends by itself when no further token can be added. */
function gatherOne(s: YamataiState, seat: number, island: number): void {
  s.tell?.(did.harvested({ seat, ...tokenOn(s, island), clause: 'T-8.3.1' }));
  takeToken(s, seat, island);
  s.gathered.push(island);
  end(s);
  if (canGoOn(s)) call(s, STEPS.harvest);
  else endHarvest(s, seat);
}

function endHarvest(s: YamataiState, seat: number): void {
  if (owns(s, seat, EBISU) && anyToken(s)) call(s, STEPS.ebisu);
  else beginStore(s, seat);
}

function anyToken(s: YamataiState): boolean {
  for (let island = 0; island < ISLANDS.length; island++) if (hasToken(s, island)) return true;
  return false;
}

/** The first token, from the step `act`. */
export const gather = {
  why: (s: YamataiState, _me: unknown, _f: unknown, island: number): Why => whyNotGather(s, island),
  play: (s: YamataiState, _me: unknown, f: { readonly seat: number }, island: number): void =>
    gatherOne(s, f.seat, island),
};

export const harvest = decide(STEPS.harvest, {
  gather: {
    why(s, _me, _f, island) {
      const why = whyNotGather(s, island);
      if (why) return why;
      matchGathered(s);
      return fits(s, island) ? undefined : 'T-8.3.3';
    },
    // The matching is found once, not for every island.
    moves(s, _me, _f, out) {
      matchGathered(s);
      for (let i = 0; i < s.marked.length; i++) {
        const islands = TOUCHES[s.marked.at(i)];
        for (let k = 0; k < islands.length; k++) {
          if (!hasToken(s, islands[k]) || touched(s, islands[k], i)) continue;
          if (fits(s, islands[k])) out.add(lexicon.move.gather(islands[k]));
        }
      }
    },
    play: (s, _me, f, island) => gatherOne(s, f.seat, island),
  },
  stop: {
    whyNow: (s) => (s.readings & MAY_STOP ? undefined : 'T-20.1'),
    play(s, _me, f) {
      const { seat } = f;
      end(s);
      endHarvest(s, seat);
    },
  },
});

/** T-8.3.5, T-12.4 */
export const ebisu = decide(STEPS.ebisu, {
  gather: {
    why: (s, _me, _f, island) => (hasToken(s, island) ? undefined : 'T-8.3.1 token'),
    play(s, _me, f, island) {
      const { seat } = f;
      end(s);
      s.tell?.(did.ebisuTook({ seat, ...tokenOn(s, island), clause: 'T-8.3.5' }));
      takeToken(s, seat, island);
      beginStore(s, seat);
    },
  },
  stop: {
    play(s, _me, f) {
      const { seat } = f;
      end(s);
      s.tell?.(did.ebisuDeclined({ seat, clause: 'T-8.3.5' }));
      beginStore(s, seat);
    },
  },
});
