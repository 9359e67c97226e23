import { call, end, NONE } from 'engawa';
import { BOATS, CONNECTED, ENDS, ENTRIES, NODES, PERIPHERAL, SPACES, TOYO_TAMA } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { owns } from './purse.ts';
import { STEPS, type YamataiState } from './state.ts';
import { beginStore } from './store.ts';

/** T-8.1.4, T-12.17 */
const isEntry = (s: YamataiState, seat: number, space: number): boolean =>
  ENTRIES[space] !== undefined || (PERIPHERAL[space] && owns(s, seat, TOYO_TAMA));

function meetsColour(s: YamataiState, space: number, boat: number): boolean {
  const near = CONNECTED[space];
  for (let i = 0; i < near.length; i++) if (s.boat[near[i]] === boat) return true;
  return false;
}

/** The colours that meet in each node, one bit a colour; filled anew each time. */
const coloursAt = new Uint8Array(NODES);

function readNodes(s: YamataiState): void {
  coloursAt.fill(0);
  for (let space = 0; space < SPACES.length; space++) {
    const boat = s.boat[space];
    if (boat === NONE) continue;
    coloursAt[ENDS[space][0]] |= 1 << boat;
    coloursAt[ENDS[space][1]] |= 1 << boat;
  }
}

export const place = decide(STEPS.place, {
  place: {
    why(s, me, f, boat, space) {
      if (me.hand[boat] === 0) return 'T-8.1.1 hand';
      if (s.boat[space] !== NONE) return 'T-8.1.1 free';
      if (s.laid === 0) return isEntry(s, f.seat, space) || meetsColour(s, space, boat) ? undefined : 'T-8.1.2';
      if (s.last === NONE) return 'T-8.1.6';
      return CONNECTED[s.last].includes(space) ? undefined : 'T-8.1.3';
    },
    // A list of 430 at most, asked most often of all: the colours at each node are read once.
    moves(s, me, f, out) {
      if (s.laid > 0) {
        if (s.last === NONE) return;
        const near = CONNECTED[s.last];
        for (let i = 0; i < near.length; i++) {
          if (s.boat[near[i]] !== NONE) continue;
          for (let boat = 0; boat < BOATS.length; boat++) {
            if (me.hand[boat] > 0) out.add(lexicon.move.place(boat, near[i]));
          }
        }
        return;
      }
      let hand = 0;
      for (let boat = 0; boat < BOATS.length; boat++) if (me.hand[boat] > 0) hand |= 1 << boat;
      if (hand === 0) return;
      readNodes(s);
      for (let space = 0; space < SPACES.length; space++) {
        if (s.boat[space] !== NONE) continue;
        const fit = isEntry(s, f.seat, space) ? hand : hand & (coloursAt[ENDS[space][0]] | coloursAt[ENDS[space][1]]);
        if (fit === 0) continue;
        for (let boat = 0; boat < BOATS.length; boat++) {
          if (fit & (1 << boat)) out.add(lexicon.move.place(boat, space));
        }
      }
    },
    play(s, me, f, boat, space) {
      me.hand[boat]--;
      s.boat[space] = boat;
      s.marked.push(space);
      s.last = space;
      s.laid++;
      s.tell?.(
        did.placed({
          seat: f.seat,
          what: `boat:${BOATS[boat].id}`,
          to: `space:${SPACES[space].id}`,
          clause: 'T-8.1.1',
        }),
      );
    },
  },
  stop: {
    play(s, _me, f) {
      const { seat } = f;
      end(s);
      if (s.marked.length > 0) {
        call(s, STEPS.act);
        return;
      }
      if (s.laid === 0) s.tell?.(did.placedNone({ seat, clause: 'T-8.1.5' }));
      else s.tell?.(did.noBoatLeft({ seat, clause: 'T-8.2.2' }));
      beginStore(s, seat);
    },
  },
  ...freeActions,
});
