import { NONE, sum } from 'engawa';
import {
  CONTRACTS,
  FACTORIES,
  FACTORY,
  FIRST_GOLDEN,
  GOODS,
  REGION_VP,
  REGIONS,
  SHIPS,
  START_VP,
  TRAINS,
  TRANSPORT_VALUE,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import { each, first, type Invariant } from './invariant.ts';
import { layout, type NipponState, POINTS, STEPS } from './state.ts';
import { countAt } from './workers.ts';

/** The tile that turns ships or trains over. */
const TURNS = [FACTORY['lenses-b'], FACTORY['clocks-b']];

/** How many turns a seat has had after so many of all: it comes `place` seats after the first. */
const turnsAfter = (all: number, place: number, seats: number): number => Math.floor((all - place + seats - 1) / seats);

const placeOf = (s: NipponState, seat: number): number => (seat - s.first + s.seats) % s.seats;

/** What N-16 does not say and yet no game can come to, by the clauses it follows from. */
export const POSSIBLE: Readonly<Record<string, Invariant>> = {
  'N-4.8': ({ s, table }) =>
    first(
      each(table.rows),
      (row) => countAt(s.rows, row) > table.perRow && `${countAt(s.rows, row)} workers in one row`,
    ),

  'N-4.2': ({ s, players }) =>
    (s.first >= s.seats && `seat ${s.first} cannot be first among ${s.seats}`) ||
    first(players, (me, seat) => {
      const { points } = me;
      return (
        points[POINTS.start] !== START_VP[placeOf(s, seat)] && `seat ${seat} started with ${points[POINTS.start]} VP`
      );
    }),

  'N-5.1': ({ s, players, plan, atTurnStart }) => {
    const all = sum(players.map((me) => me.turns));
    const asked = layout.pending(s)?.seat;
    const at = atTurnStart ? all : all - 1;
    if (plan.length > 0 && placeOf(s, asked!) !== at % s.seats) return `it is not the turn of seat ${asked}`;
    return first(
      players,
      (me, seat) =>
        me.turns !== turnsAfter(all, placeOf(s, seat), s.seats) && `seat ${seat} has had ${me.turns} of ${all} turns`,
    );
  },

  'N-5.8': ({ plan }) => {
    if (plan.length === 0 || (plan.length === 1 && plan[0] === STEPS.turnStart)) return undefined;
    const begun = plan[0] === STEPS.nextTurn || plan[0] === STEPS.fillRows;
    return !begun && `${plan[0].name} is no turn by itself`;
  },

  'N-6.1.1': ({ players }) =>
    first(players, (me, seat) =>
      first(
        me.factory,
        (tile, good) =>
          tile !== NONE &&
          FACTORIES[tile].good !== good &&
          `seat ${seat}: ${FACTORIES[tile].id} is no ${GOODS[good].id} factory`,
      ),
    ),

  'N-6.2.2': ({ players }) =>
    first(players, (me, seat) => {
      const room = me.factory.some((tile, good) => tile !== NONE && me.machine[good] < 2);
      return me.spareMachines > 0 && room && `seat ${seat} has a spare machine and a factory with room`;
    }),

  'N-6.8.2': ({ players }) =>
    first(players, (me, seat) => {
      const due = sum(CONTRACTS.map(({ vp }, contract) => vp * me.fulfilled[contract]));
      return (
        (me.points[POINTS.contracts] !== due && `seat ${seat}: contracts bring ${due} VP`) ||
        (me.exportsThisTurn > sum(me.fulfilled) && `seat ${seat} fulfilled fewer contracts than this turn`)
      );
    }),

  'N-6.9.2': ({ s }) => first(s.influenceOwner, (owner) => owner >= s.seats && `seat ${owner} does not play`),

  'N-7.2.5': ({ players }) => first(players, (me) => me.multiplier.includes(1) && 'no tile has a multiplier of 1'),

  'N-8.5': ({ s, atTurnStart }) =>
    atTurnStart && s.openPlaces > 0 && countAt(s.bag, 0) > 0 && 'rows are open though the bag has workers',

  'N-9.4': ({ s, players, plan }) =>
    first(players, (me, seat) => {
      const { points } = me;
      const early = each(REGION_VP.length).some((n) => n >= s.scorings && points[POINTS.scoring + n] !== 0);
      const honoured = plan.length > 0 && points.subarray(POINTS.achievements).some((n) => n !== 0);
      return (early || honoured) && `seat ${seat} has points that are not scored yet`;
    }),

  'N-10.1': ({ s }) =>
    (s.last >= s.seats && `seat ${s.last} does not play`) ||
    (s.goldenTurns > 0 && s.marker < FIRST_GOLDEN && 'golden turns before the golden phase'),

  'N-11.5': ({ players }) =>
    first(players, (me, seat) =>
      first([SHIPS, TRAINS], (kind) => {
        const turned = me.transportValue[kind] === TRANSPORT_VALUE_FLIPPED;
        const value = sum(me.transportSum.subarray(kind * REGIONS.length, (kind + 1) * REGIONS.length));
        return (
          (turned !== me.factory.includes(TURNS[kind]) &&
            `seat ${seat}: tiles turned without the factory that does it`) ||
          (!turned && value !== me.taken[kind] * TRANSPORT_VALUE && `seat ${seat} has turned tiles on the map`)
        );
      }),
    ),

  'N-7.3': ({ players }) =>
    first(players, (me, seat) => me.points[POINTS.unpaidWages] > 0 && `seat ${seat} gains by wages`),
};
