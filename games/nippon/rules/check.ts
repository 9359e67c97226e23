import { NONE, Refusal, sum } from 'engawa';
import {
  COLOURS,
  DOUBLES,
  FACTORIES,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  GOODS,
  INFLUENCE_TILES,
  LAST_SLOT,
  MAX_WORKERS,
  REGIONS,
  REWARDS,
  SCORING_AFTER,
  SIDES,
  SLOTS,
  TOP_INFLUENCE,
  TRANSPORT_VALUE,
  TRANSPORT_VALUE_FLIPPED,
  tableFor,
  WORKERS_PER_SLOT,
} from '../data/index.ts';
import { count, each, first, type Invariant } from './invariant.ts';
import { POSSIBLE } from './possible.ts';
import { vp } from './purse.ts';
import { overseasIn } from './scoring.ts';
import { layout, type NipponState, STEPS } from './state.ts';
import { transportIn } from './transport.ts';
import { countAt, workersOn } from './workers.ts';

/** N-16, in its order. N-16.4, N-16.6 and N-16.11 are also held by the ranges of the layout. */
const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'N-16.1': ({ s, players, table }) =>
    first(COLOURS, (name, colour) => {
      const lying = (cells: Int16Array, places: number) =>
        sum(each(places).map((p) => cells[p * COLOURS.length + colour]));
      const n =
        s.bag[colour] +
        lying(s.slots, SLOTS.length) +
        lying(s.rows, table.rows) +
        sum(players.map((me) => me.workers[colour]));
      return n !== table.workersPerColour && `${n} ${name} workers instead of ${table.workersPerColour}`;
    }),

  'N-16.2': ({ s, players, atTurnStart }) =>
    first(players, (me) => workersOn(me) > MAX_WORKERS && 'more than six workers on a player board') ||
    (atTurnStart &&
      first(SLOTS, (_, slot) => {
        const n = countAt(s.slots, slot);
        return (n < 1 || n > WORKERS_PER_SLOT) && `${n} workers on action slot ${slot + 1}`;
      })),

  'N-16.3': ({ s, table, atTurnStart }) => {
    const filled = each(table.rows).map((row) => countAt(s.rows, row) > 0);
    const gap = filled.lastIndexOf(false) > filled.indexOf(true) && filled.includes(true);
    return atTurnStart && gap && s.openPlaces === 0 && 'an empty row below a filled one';
  },

  'N-16.5': ({ s, players }) =>
    first(FACTORIES, ({ id, good }, tile) => {
      const holders = each(players.length).filter((seat) => players[seat].factory[good] === tile);
      const expected = s.factoryOwner[tile] === NONE ? [] : [s.factoryOwner[tile]];
      return holders.join() !== expected.join() && `${id} lies with ${holders.length} players, or with the wrong one`;
    }),

  'N-16.6': ({ players }) =>
    first(players, (me) =>
      first(GOODS, ({ id }, good) => {
        const idle = me.factory[good] === NONE && (me.goods[good] > 0 || me.machine[good] > 0);
        return idle && `goods or a machine without a ${id} factory`;
      }),
    ),

  'N-16.7': ({ s, players, table }) =>
    first(players, (me, seat) =>
      first(me.taken, (taken, kind) => {
        const own = (cells: Int16Array) => cells.subarray(kind * REGIONS.length, (kind + 1) * REGIONS.length);
        const placed = sum(own(me.transport));
        const value = sum(own(me.transportSum));
        return (
          (taken !== placed && `seat ${seat} took ${taken} tiles, ${placed} are on the map`) ||
          ((value < placed * TRANSPORT_VALUE || value > placed * TRANSPORT_VALUE_FLIPPED) &&
            `${placed} tiles of seat ${seat} cannot be worth ${value}`)
        );
      }),
    ) ||
    first(
      REGIONS,
      ({ id }, region) => transportIn(s, region) > table.transportSlots && `too many trains and ships in ${id}`,
    ),

  'N-16.8': ({ s, players, table, plan }) =>
    first(players, (me, seat) =>
      first(each(TOP_INFLUENCE + 1).slice(1), (value) => {
        const onMap = count(
          s.influenceOwner.keys(),
          (slot) => s.influenceOwner[slot] === seat && s.influenceValue[slot] === value,
        );
        return me.tiles[value] + onMap !== INFLUENCE_TILES[value] && `seat ${seat}: influence tiles of value ${value}`;
      }),
    ) ||
    first(
      s.influenceOwner,
      (owner, slot) => (owner === NONE) !== (s.influenceValue[slot] === 0) && 'a tile without owner or value',
    ) ||
    first(s.cityTile, (_, city) => {
      const n = count(s.influenceOwner.subarray(city * SIDES, (city + 1) * SIDES), (owner) => owner !== NONE);
      // N-6.9.4: the new tile lies there while its owner chooses which one goes.
      const most = table.tilesPerCity + (plan.includes(STEPS.marketOust) ? 1 : 0);
      return n > most && `${n} influence tiles round one city`;
    }),

  'N-16.10': ({ s, players, plan }) => {
    const onSpaces = sum(players.map((me) => count(me.multiplier, (m) => m > 0)));
    const inHand = count(plan, (step) => step === STEPS.rewardSpace);
    const rewards = sum(s.rewards) + s.rewardsGone;
    const doubles = s.doubles + s.doublesGone;
    const all = sum(REWARDS.map((r) => r.count));
    return (
      (rewards + doubles + onSpaces + inHand !== all + DOUBLES || rewards > all || doubles > DOUBLES) &&
      `${rewards} reward tiles, ${doubles} 2x tiles and ${onSpaces} on spaces`
    );
  },

  'N-16.12': ({ s, plan }) => {
    const due = plan.length === 0 ? 3 : count(SCORING_AFTER, (slot) => s.marker >= slot);
    return s.scorings !== due && `${s.scorings} scorings with the marker on slot ${s.marker}`;
  },

  'N-16.13': ({ players }) => first(players, (me, seat) => vp(me) < 0 && `seat ${seat} has negative points`),

  'N-16.14': ({ s }) =>
    first(REGIONS, (_, region) => {
      const overseas = overseasIn(s, region);
      return (overseas < 0 || overseas > 12) && `overseas influence ${overseas}`;
    }),

  'N-16.15': ({ s, players, atTurnStart }) => {
    const turns = players.map((me) => me.turns);
    if (Math.max(...turns) - Math.min(...turns) > 1) return `turns taken: ${turns.join(', ')}`;
    if (s.marker < FIRST_GOLDEN) return s.last !== NONE && 'the golden phase began too early';
    if (!atTurnStart) return undefined;
    const roundsLeft = Math.ceil(s.goldenTurns / s.seats);
    const fits =
      s.last !== NONE && roundsLeft >= 1 && s.marker === Math.min(LAST_SLOT, FIRST_GOLDEN + GOLDEN_ROUNDS - roundsLeft);
    return !fits && `${s.goldenTurns} golden turns left with the marker on slot ${s.marker}`;
  },

  'N-4.6': ({ s }) => new Set(s.cityTile).size !== s.cityTile.length && 'one city tile lies on two cities',
};

/** Throws the first invariant that does not hold. */
export function check(s: NipponState): void {
  const plan = layout.plan(s);
  const atTurnStart = plan.length === 1 && plan[0] === STEPS.turnStart;
  const look = { s, players: s.seat.slice(0, s.seats), table: tableFor(s.seats), plan, atTurnStart };
  for (const [clause, invariant] of Object.entries({ ...INVARIANTS, ...POSSIBLE })) {
    const complaint = invariant(look);
    if (complaint) throw new Refusal('broken-invariant', `${complaint}.`, clause);
  }
}
