import { call, callFor, end, NONE } from 'engawa';
import {
  ACTION_IDS,
  COLOURS,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  LAST_SLOT,
  MAX_WORKERS,
  SHIPS,
  SLOTS,
  TRAINS,
} from '../data/index.ts';
import { consolidate } from './consolidate.ts';
import { did } from './deeds.ts';
import { endGame } from './ending.ts';
import { whyNotExport } from './export.ts';
import { whyNotInvest } from './invest.ts';
import { auto, decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { whyNotMachinery } from './machinery.ts';
import { whyNotMarket } from './market.ts';
import { whyNeither } from './obstacles.ts';
import { whyNotProduce } from './produce.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';
import { canConvert, convert, whyNotKnowledge, whyNotMines } from './tracks.ts';
import { whyNotShips, whyNotTrains } from './transport.ts';
import { workersOn } from './workers.ts';

interface Action {
  /** N-5.6 */
  readonly why: (s: NipponState, me: Player) => Why;
  readonly begin: (s: NipponState) => void;
}

const UNITS = 3;

/** N-6: the nine actions. */
const ACTIONS: readonly Action[] = ACTION_IDS.map(
  (id) =>
    ({
      invest: { why: whyNotInvest, begin: (s: NipponState) => call(s, STEPS.invest) },
      machinery: { why: whyNotMachinery, begin: (s: NipponState) => call(s, STEPS.machinery, 0, UNITS) },
      produce: { why: whyNotProduce, begin: (s: NipponState) => call(s, STEPS.produce) },
      knowledge: { why: whyNotKnowledge, begin: (s: NipponState) => call(s, STEPS.knowledge) },
      trains: { why: whyNotTrains, begin: (s: NipponState) => call(s, STEPS.transport, TRAINS, 0, UNITS) },
      mines: { why: whyNotMines, begin: (s: NipponState) => call(s, STEPS.mines) },
      ships: { why: whyNotShips, begin: (s: NipponState) => call(s, STEPS.transport, SHIPS, 0, UNITS) },
      export: { why: whyNotExport, begin: (s: NipponState) => call(s, STEPS.export) },
      localMarket: { why: whyNotMarket, begin: (s: NipponState) => call(s, STEPS.market) },
    })[id]!,
);

function whyNotSlot(s: NipponState, me: Player, slot: number): Why {
  const [one, other] = SLOTS[slot];
  const first = ACTIONS[one].why(s, me);
  if (first === undefined || other === undefined) return first;
  const second = ACTIONS[other].why(s, me);
  return second && whyNeither(slot, first, second);
}

/** N-5.2: convert as often as you like, then take a worker or consolidate. */
export const turnStart = decide(STEPS.turnStart, {
  convert,
  take: {
    whyNow: (_s, me) => (workersOn(me) === MAX_WORKERS ? 'N-5.3' : undefined),
    whyFirst: (s, me, _f, number) => whyNotSlot(s, me, number - 1),
    why: (s, _me, _f, number, colour) =>
      s.slots[(number - 1) * COLOURS.length + colour] === 0 ? 'N-5.4 worker' : undefined,
    // Asked at every turn, and a tenth quicker.
    moves(s, me, _f, out) {
      if (workersOn(me) === MAX_WORKERS) return;
      for (let slot = 0; slot < SLOTS.length; slot++) {
        if (whyNotSlot(s, me, slot)) continue;
        for (let colour = 0; colour < COLOURS.length; colour++) {
          if (s.slots[slot * COLOURS.length + colour] > 0) out.add(lexicon.move.take(slot + 1, colour));
        }
      }
    },
    play(s, me, f, number, colour) {
      const slot = number - 1;
      s.tell?.(did.hired({ seat: f.seat, what: REF.worker[colour], from: REF.slot[number - 1], clause: 'N-5.4' }));
      beginTurn(s, me, slot);
      s.slots[slot * COLOURS.length + colour]--;
      me.workers[colour]++;
      call(s, STEPS.chooseAction, slot);
    },
  },
  consolidate: {
    play(s, me, f) {
      beginTurn(s, me, NONE);
      consolidate(s, me, f.seat);
    },
  },
});

/** N-5.8: what follows the action, in reverse order of happening. */
function beginTurn(s: NipponState, me: Player, slot: number): void {
  end(s);
  me.turns++;
  me.exportsThisTurn = 0;
  call(s, STEPS.nextTurn);
  call(s, STEPS.workers, slot);
  call(s, STEPS.turnEnd);
}

export const chooseAction = decide(STEPS.chooseAction, {
  act: {
    why: (s, me, f, action) => (SLOTS[f.slot].includes(action) ? ACTIONS[action].why(s, me) : 'N-5.4 action'),
    play(s, _me, _f, action) {
      end(s);
      ACTIONS[action].begin(s);
    },
  },
});

/** N-5.7 (ii): asked only when a conversion is possible. */
export const turnEnd = auto(STEPS.turnEnd, (s, f) => {
  const me = s.seat[f.seat];
  end(s);
  if (canConvert(me)) call(s, STEPS.lastConversions);
});

export const lastConversions = decide(STEPS.lastConversions, {
  convert,
  end: { play: (s) => end(s) },
});

/** N-10.1 and N-5.1 */
export const nextTurn = auto(STEPS.nextTurn, (s, f) => {
  end(s);
  if (s.marker >= FIRST_GOLDEN) {
    if (s.last === NONE) {
      s.last = f.seat;
      s.goldenTurns = GOLDEN_ROUNDS * s.seats;
      s.tell?.(did.goldenBegins({ seat: NONE, n: GOLDEN_ROUNDS, clause: 'N-10.1' }));
    } else {
      s.goldenTurns--;
      s.tell?.(did.goldenTurn({ seat: NONE, n: s.goldenTurns, clause: 'N-10.1' }));
      if (s.goldenTurns === 0) {
        endGame(s);
        return;
      }
      if (f.seat === s.last && s.marker < LAST_SLOT) {
        s.marker++;
        s.tell?.(did.goldenRound({ seat: NONE, n: s.marker, of: s.goldenTurns / s.seats, clause: 'N-10.1' }));
      }
    }
  }
  callFor(s, (f.seat + 1) % s.seats, STEPS.turnStart);
});
