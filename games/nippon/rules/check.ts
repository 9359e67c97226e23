import { NONE, Refusal } from '#kernel';
import {
  ACHIEVEMENTS,
  COLOURS,
  DOUBLES,
  FACTORIES,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  GOODS,
  INFLUENCE_TILES,
  MAX_WORKERS,
  REGIONS,
  REWARDS,
  SCORING_AFTER,
  SIDES,
  SLOTS,
  TOP_INFLUENCE,
  TRANSPORT_TILES,
  tableFor,
  WORKERS_PER_SLOT,
} from '../data/index.ts';
import { vp } from './budget.ts';
import { overseasIn } from './scoring.ts';
import { layout, type NipponState, STEPS } from './state.ts';
import { transportIn } from './transport.ts';
import { countAt, workersOn } from './workers.ts';

function hold(truth: boolean, clause: string, what: string): void {
  if (!truth) throw new Refusal('broken-invariant', what, clause);
}

const sum = (cells: ArrayLike<number>): number => Array.from(cells).reduce((a, b) => a + b, 0);

/** N-16. Ranges (N-16.4, N-16.6) are checked by the layout. */
export function check(s: NipponState): void {
  const players = s.seat.slice(0, s.seats);
  const table = tableFor(s.seats);
  const plan = layout.plan(s);
  const atTurnStart = plan.length === 1 && plan[0] === STEPS.turnStart;

  for (let colour = 0; colour < COLOURS.length; colour++) {
    let n = s.bag[colour];
    for (let slot = 0; slot < SLOTS.length; slot++) n += s.slots[slot * COLOURS.length + colour];
    for (let row = 0; row < table.rows; row++) n += s.rows[row * COLOURS.length + colour];
    for (const me of players) n += me.workers[colour];
    hold(
      n === table.workersPerColour,
      'N-16.1',
      `${n} ${COLOURS[colour]} workers instead of ${table.workersPerColour}`,
    );
  }

  if (atTurnStart) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const n = countAt(s.slots, slot);
      hold(n >= 1 && n <= WORKERS_PER_SLOT, 'N-16.2', `${n} workers on action slot ${slot + 1}`);
    }
    let begun = false;
    for (let row = 0; row < table.rows; row++) {
      const n = countAt(s.rows, row);
      hold(!begun || n > 0 || s.openPlaces > 0, 'N-16.3', `row ${row + 1} is empty below a filled one`);
      if (n > 0) begun = true;
    }
    for (const me of players) hold(me.exportsThisTurn <= 3, 'N-16.11', 'more than three contracts in a turn');
  }
  for (const me of players) hold(workersOn(me) <= MAX_WORKERS, 'N-16.2', 'more than six workers on a player board');

  for (let tile = 0; tile < FACTORIES.length; tile++) {
    const holders = players.filter((me) => me.factory[FACTORIES[tile].good] === tile).length;
    hold(
      holders === (s.factoryOwner[tile] === NONE ? 0 : 1),
      'N-16.5',
      `${FACTORIES[tile].id} is owned ${holders} times`,
    );
  }

  for (const [seat, me] of players.entries()) {
    for (let good = 0; good < GOODS.length; good++) {
      const idle = me.factory[good] === NONE && (me.goods[good] > 0 || me.machine[good] > 0);
      hold(!idle, 'N-16.6', `goods or a machine without a ${GOODS[good].id} factory`);
    }
    for (let kind = 0; kind < 2; kind++) {
      const onMap = sum(me.transport.subarray(kind * REGIONS.length, (kind + 1) * REGIONS.length));
      hold(
        me.taken[kind] === onMap && onMap <= TRANSPORT_TILES,
        'N-16.7',
        `seat ${seat} took ${me.taken[kind]} tiles, ${onMap} are on the map`,
      );
    }
    for (let value = 1; value <= TOP_INFLUENCE; value++) {
      let onMap = 0;
      for (let slot = 0; slot < s.influenceOwner.length; slot++) {
        if (s.influenceOwner[slot] === seat && s.influenceValue[slot] === value) onMap++;
      }
      hold(
        me.tiles[value] + onMap === INFLUENCE_TILES[value],
        'N-16.8',
        `seat ${seat}: influence tiles of value ${value}`,
      );
    }
    hold(vp(me) >= 0, 'N-16.13', `seat ${seat} has negative points`);
  }

  for (let region = 0; region < REGIONS.length; region++) {
    hold(
      transportIn(s, region) <= table.transportSlots,
      'N-16.7',
      `too many trains and ships in ${REGIONS[region].id}`,
    );
    const overseas = overseasIn(s, region);
    hold(overseas >= 0 && overseas <= 12, 'N-16.14', `overseas influence ${overseas}`);
  }
  const ousting = plan.includes(STEPS.marketOust) ? 1 : 0;
  for (let city = 0; city < s.cityTile.length; city++) {
    const owners = s.influenceOwner.subarray(city * SIDES, (city + 1) * SIDES);
    const n = owners.filter((owner) => owner !== NONE).length;
    hold(n <= table.tilesPerCity + ousting, 'N-16.8', `${n} influence tiles round one city`);
  }

  const pending = plan.filter((step) => step === STEPS.rewardSpace).length;
  const onSpaces = players.reduce((n, me) => n + me.multiplier.filter((m) => m > 0).length, 0);
  const tiles = sum(s.rewards) + s.rewardsGone + s.doubles + s.doublesGone + onSpaces + pending;
  hold(tiles === sum(REWARDS.map((r) => r.count)) + DOUBLES, 'N-16.10', `${tiles} reward and multiplier tiles in all`);
  hold(
    players.every((me) => me.multiplier.length === ACHIEVEMENTS.length),
    'N-16.10',
    'nine achievement spaces',
  );

  const passed = SCORING_AFTER.filter((slot) => s.marker >= slot).length;
  const over = plan.length === 0;
  hold(s.scorings === (over ? 3 : passed), 'N-16.12', `${s.scorings} scorings with the marker on slot ${s.marker}`);

  const turns = players.map((me) => me.turns);
  hold(Math.max(...turns) - Math.min(...turns) <= 1, 'N-16.15', `turns taken: ${turns.join(', ')}`);
  if (s.last !== NONE && atTurnStart) {
    hold(
      s.goldenTurns > 0 && s.goldenTurns <= GOLDEN_ROUNDS * s.seats,
      'N-16.15',
      `${s.goldenTurns} golden turns left`,
    );
  }
  if (s.marker < FIRST_GOLDEN) hold(s.last === NONE, 'N-16.15', 'the golden phase began too early');
}
