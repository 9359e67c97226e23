import { call, end, NONE } from 'engawa';
import {
  FACTORIES,
  GOODS,
  INVEST_PRICE,
  KNOWLEDGE,
  SHIPS,
  TRACK_IDS,
  TRACKS,
  TRAINS,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { climb, climbMoney, pay } from './purse.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';
import { revealedSymbols } from './transport.ts';

/** N-6.1.2: blueprints needed on top of the player's Knowledge. */
const gap = (me: Player, tile: number): number =>
  Math.max(0, GOODS[FACTORIES[tile].good].knowledge - TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]]);

function whyNotBuild(s: NipponState, me: Player, tile: number): Why {
  if (s.factoryOwner[tile] !== NONE) return 'N-4.4';
  if (me.factory[FACTORIES[tile].good] !== NONE) return 'N-6.1.1';
  if (me.yen < INVEST_PRICE) return 'N-5.6 yen';
  if (gap(me, tile) > me.blueprints) return 'N-6.1.2';
  return undefined;
}

/** N-5.6 */
export function whyNotInvest(s: NipponState, me: Player): Why {
  if (me.yen < INVEST_PRICE) return 'N-5.6 yen';
  let why: Why = 'N-6.1.1 all';
  for (let tile = 0; tile < FACTORIES.length; tile++) {
    const reason = whyNotBuild(s, me, tile);
    if (!reason) return undefined;
    if (reason === 'N-6.1.2') why = 'N-6.1.2 all';
  }
  return why;
}

/** N-6.1.4: machinery in the supply must be installed on the new factory at once, up to +2. */
function installSpares(s: NipponState, me: Player, seat: number, good: number): void {
  while (me.spareMachines > 0 && me.machine[good] < 2) {
    me.spareMachines--;
    me.machine[good]++;
  }
  const n = me.machine[good];
  if (n > 0) s.tell?.(did.fitted({ seat, what: 'spareMachines', n, to: REF.good[good], clause: 'N-6.1.4' }));
}

/** N-11.5: tiles already on the map keep their side. */
function turnOver(s: NipponState, me: Player, seat: number, kind: number): void {
  me.transportValue[kind] = TRANSPORT_VALUE_FLIPPED;
  const deed = kind === SHIPS ? did.turnedShips : did.turnedTrains;
  s.tell?.(deed({ seat, what: kind === SHIPS ? 'ships' : 'trains', of: TRANSPORT_VALUE_FLIPPED, clause: 'N-11' }));
}

/** N-6.1.5: one-time effects. Those that say "may" (N-11.1) ask; the others happen. */
function carryOut(s: NipponState, seat: number, tile: number): void {
  const me = s.seat[seat];
  const { effect } = FACTORIES[tile];
  const from = REF.factory[tile];
  switch (effect.type) {
    case 'gainYen':
      me.yen += effect.yen;
      s.tell?.(did.given({ seat, what: 'yen', n: effect.yen, from, clause: 'N-11' }));
      break;
    case 'gainBlueprints':
      me.blueprints += effect.blueprints;
      s.tell?.(did.given({ seat, what: 'blueprints', n: effect.blueprints, from, clause: 'N-11' }));
      break;
    case 'trackSteps':
      climb(s, seat, TRACK_IDS.indexOf(effect.track as never), effect.steps, 'N-11.4');
      break;
    case 'moneySymbolSteps':
      // N-13 A11: symbols revealed earlier pay their missing steps now.
      climbMoney(s, seat, (effect.stepsPerSymbol - 1) * revealedSymbols(s, me), 'N-11');
      break;
    case 'flipTransport':
      turnOver(s, me, seat, effect.kind === 'ship' ? SHIPS : TRAINS);
      break;
    case 'freeTransport':
      call(s, STEPS.transport, effect.kind === 'ship' ? SHIPS : TRAINS, 0, effect.max, 1, 0);
      break;
    case 'freeImprovements':
      call(s, STEPS.machinery, 0, effect.max, 1);
      break;
    default: // ongoing and printed effects are asked for where they matter (effects.ts)
  }
}

export const invest = decide(STEPS.invest, {
  build: {
    why: (s, me, _f, tile) => whyNotBuild(s, me, tile),
    play(s, me, f, tile) {
      const seat = f.seat;
      const { good } = FACTORIES[tile];
      end(s);
      pay(s, seat, 'yen', INVEST_PRICE, did.paidToBuild, 'N-6.1.2');
      pay(s, seat, 'blueprints', gap(me, tile), did.madeUp, 'N-6.1.2');
      s.factoryOwner[tile] = seat;
      me.factory[good] = tile;
      s.tell?.(did.built({ seat, what: REF.factory[tile], of: INVEST_PRICE, clause: 'N-6.1.3' }));
      installSpares(s, me, seat, good);
      carryOut(s, seat, tile);
    },
  },
});
