import { MoveList, NOT_NOW, NOT_YOUR_TURN, seatsIn, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS, COAL, COLOURS, KNOWLEDGE, MONEY, SHIPS, SLOTS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { counts, hire, lay, own, send, spread, stock, takeFrom, watch } from './kit.ts';

const opening = (seats = 2) => {
  const t = scene(nippon, seats).stage(0, STEPS.turnStart);
  return { t, s: t.s, me: t.s.seat[0] };
};

/** Why an action may not be chosen on the slot it belongs to. */
const whyAct = ({ t }: ReturnType<typeof opening>, action: string) =>
  t
    .stage(
      0,
      STEPS.chooseAction,
      SLOTS.findIndex((actions) => actions.some((a) => ACTION_IDS[a] === action)),
    )
    .why(`act ${action}`);

describe('N-5 a turn', () => {
  it('N-5.1 single turns, clockwise', () => {
    const t = scene(nippon, 4);
    const first = t.turn();
    const order = Array.from({ length: 9 }, () => {
      const seat = t.turn();
      t.play('consolidate');
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0].map((turn) => (first + turn) % 4));
  });

  it('N-5.2 take a worker or consolidate; there is no pass', () => {
    const { t } = opening();
    expect(t.legalTo('consolidate')).toHaveLength(1);
    expect(t.legalTo('take').length).toBeGreaterThan(0);
    expect(t.why('stop')).toBe(NOT_NOW);
    expect(t.why('end')).toBe(NOT_NOW);
    expect(t.why('consolidate', 1)).toBe(NOT_YOUR_TURN);
  });

  it('N-5.2 consolidating is the only choice when no action is feasible', () => {
    const { t, me } = opening();
    me.yen = 0;
    expect(t.legal()).toEqual(['consolidate']);
  });

  it('N-5.3 with six workers a player must consolidate', () => {
    const { t, s } = opening();
    spread(s, { boards: [6, 0], rows: [2, 2] });
    const red = `take 3 ${COLOURS[s.slots.subarray(12, 18).findIndex((n) => n > 0)]}`;
    expect(t.why(red)).toBe('N-5.3');
    expect(t.legal()).toEqual(['consolidate']);
    spread(s, { boards: [5, 0], rows: [2, 2] });
    expect(t.legalTo('take').length).toBeGreaterThan(0);
  });

  it('N-5.3 a slot without a feasible action cannot be chosen', () => {
    const { t, me } = opening();
    me.yen = 1;
    const slots = new Set(t.legalTo('take').map((move) => move.split(' ')[1]));
    expect(slots).toEqual(new Set(['1', '3']));
    expect(t.why(`take 4 ${COLOURS[t.s.slots.subarray(18, 24).findIndex((n) => n > 0)]}`)).toBe(
      'N-5.6 neither machinery (N-5.6 yen) nor trains (N-5.6 yen)',
    );
    expect(t.why(`take 5 ${COLOURS[t.s.slots.subarray(24, 30).findIndex((n) => n > 0)]}`)).toBe('N-5.6 market');
  });

  it('N-5.4 slot and worker first, then the action, then the end of the turn', () => {
    const { t, s, me } = opening();
    spread(s, { rows: [2, 2] });
    const colour = COLOURS.findIndex((_, c) => s.slots[c] > 0);
    const absent = COLOURS.findIndex((_, c) => s.slots[c] === 0);
    expect(t.why(`take 1 ${COLOURS[absent]}`)).toBe('N-5.4 worker');
    own(s, 0, 'silk-d');
    t.play(`take 1 ${COLOURS[colour]}`);
    expect(me.workers[colour]).toBe(1);
    expect(counts(s.slots)[0]).toBe(2);
    expect(t.step()).toBe('chooseAction');
    expect(t.legal()).toEqual(['act produce', 'act knowledge']);
    expect(t.why('act mines')).toBe('N-5.4 action');
    t.play('act knowledge', 'climb 1');
    expect(t.turn()).toBe(1);
  });

  it('N-5.4 a single feasible action of the slot needs no choice', () => {
    const { t, me } = opening();
    me.yen = 3;
    t.play(takeFrom(t, 1));
    expect(t.step()).toBe('knowledge');
  });

  it('N-5.5 N-13 A7 one unit is owed, further ones are free to choose', () => {
    const { t, s, me } = opening();
    t.stage(0, STEPS.transport, TRAINS, 0, 3);
    me.yen = 15;
    expect(t.why('stop')).toBe('N-5.5');
    t.play('place kanto');
    expect(t.why('stop')).toBeUndefined();
    t.play('stop');
    expect([me.taken[TRAINS], me.yen]).toEqual([1, 10]);
    stock(s, 0, { silk: 2 });
    lay(s, 'osaka', 't1');
    for (const [step, ...vars] of [
      [STEPS.machinery, 0, 3],
      [STEPS.produce],
      [STEPS.transport, SHIPS, 0, 3],
      [STEPS.export],
      [STEPS.market],
    ] as const) {
      expect(t.stage(0, step, ...vars).why('stop')).toBe('N-5.5');
    }
  });

  it('N-5.7 three blueprints buy a step on any track, at the start of the turn, as often as one likes', () => {
    const { t, me } = opening();
    expect(t.why('convert money')).toBe('N-5.7 blueprints');
    me.blueprints = 7;
    expect(t.legalTo('convert')).toEqual(['convert money', 'convert coal', 'convert knowledge']);
    t.play('convert coal', 'convert coal');
    expect([me.blueprints, me.tracks[COAL]]).toEqual([1, 2]);
    expect(t.legalTo('convert')).toEqual([]);
    expect(t.step()).toBe('turnStart');
  });

  it('N-5.7 N-13 A6 not with that marker on the top', () => {
    const { t, me } = opening();
    me.blueprints = 3;
    me.tracks[KNOWLEDGE] = 9;
    expect(t.why('convert knowledge')).toBe('N-5.7 top');
    expect(t.legalTo('convert')).toEqual(['convert money', 'convert coal']);
  });

  it('N-5.7 offered again before the turn ends, never in between and never in the turn of another', () => {
    const { t, me } = opening();
    me.blueprints = 6;
    t.s.seat[1].blueprints = 6;
    t.play(takeFrom(t, 3), 'act mines');
    expect(t.why('convert money')).toBe(NOT_NOW);
    t.play('climb 1');
    expect(t.step()).toBe('lastConversions');
    expect(t.why('convert money', 1)).toBe(NOT_YOUR_TURN);
    t.play('convert money');
    expect(t.step()).toBe('lastConversions');
    t.play('convert knowledge');
    expect([me.blueprints, ...me.tracks]).toEqual([0, 1, 1, 1]);
    expect(t.turn()).toBe(1);
  });

  it('N-5.7 a turn without a possible conversion ends by itself', () => {
    const { t, me } = opening();
    me.blueprints = 2;
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect(t.turn()).toBe(1);
    const top = opening();
    top.me.blueprints = 9;
    top.me.tracks.fill(9);
    top.t.play('consolidate');
    expect(top.t.turn()).toBe(1);
    watch(2, 'ends', ({ after, seat, move }) => {
      const asked = nippon.stepFor(after, seat) === STEPS.lastConversions && !move.startsWith('convert');
      if (asked) expect(after.seat[seat].blueprints).toBeGreaterThanOrEqual(3);
    });
  });

  it('N-5.8 conversions, then refill and marker, then the scoring, then the next player', () => {
    const { t, s, me } = opening();
    spread(s, { slots: [3, 3, 1, 3, 3] });
    s.marker = 2;
    me.blueprints = 3;
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect([t.step(), s.marker, s.scorings, counts(s.slots)[2]]).toEqual(['lastConversions', 2, 0, 0]);
    t.play('end');
    expect([t.step(), s.marker, s.scorings, counts(s.slots)[2]]).toEqual(['turnStart', 3, 1, 3]);
    expect(t.turn()).toBe(1);
  });

  it('N-5.8 the golden phase begins after the refill, before the next turn', () => {
    const { t, s } = opening();
    spread(s, { slots: [3, 3, 1, 3, 3] });
    s.marker = 5;
    s.scorings = 2;
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect([s.marker, s.last, s.goldenTurns, t.turn()]).toEqual([6, 0, 6, 1]);
  });
});

describe('N-5.6 feasibility', () => {
  it('N-5.6 Invest: 6,000 Yen and a tile whose gap the blueprints cover', () => {
    const { t, s, me } = opening();
    const at = { t, s, me };
    expect(whyAct(at, 'invest')).toBeUndefined();
    me.yen = 5;
    expect(whyAct(at, 'invest')).toBe('N-5.6 yen');
    me.yen = 6;
    me.blueprints = 0;
    expect(whyAct(at, 'invest')).toBe('N-6.1.2 all');
    me.tracks[KNOWLEDGE] = 1;
    expect(whyAct(at, 'invest')).toBeUndefined();
    own(s, 0, 'silk-a');
    own(s, 0, 'paper-a');
    expect(whyAct(at, 'invest')).toBe('N-6.1.2 all');
  });

  it('N-5.6 Machinery: the price of one improvement, with bulbs-d 2,000', () => {
    const at = opening();
    at.me.yen = 5;
    expect(whyAct(at, 'machinery')).toBeUndefined();
    at.me.yen = 4;
    expect(whyAct(at, 'machinery')).toBe('N-5.6 yen');
    own(at.s, 0, 'bulbs-d');
    at.me.yen = 2;
    expect(whyAct(at, 'machinery')).toBeUndefined();
  });

  it('N-5.6 Produce: a factory with a free storage slot and its coal in the Budget', () => {
    const at = opening();
    expect(whyAct(at, 'produce')).toBe('N-6.3.1 factory');
    own(at.s, 0, 'silk-a', { goods: 4 });
    expect(whyAct(at, 'produce')).toBe('N-6.3.1 stores');
    own(at.s, 0, 'silk-a', { goods: 3 });
    expect(whyAct(at, 'produce')).toBeUndefined();
    at.me.coal = 1;
    expect(whyAct(at, 'produce')).toBe('N-5.6 coal');
  });

  it('N-5.6 Knowledge and Mines: a step left and its price', () => {
    const at = opening();
    for (const [action, track, top] of [
      ['knowledge', KNOWLEDGE, 'N-6.4.2 top'],
      ['mines', COAL, 'N-6.5.1 top'],
    ] as const) {
      at.me.yen = 1;
      expect(whyAct(at, action)).toBeUndefined();
      at.me.yen = 0;
      expect(whyAct(at, action)).toBe('N-5.6 yen');
      at.me.yen = 30;
      at.me.tracks[track] = 9;
      expect(whyAct(at, action)).toBe(top);
    }
  });

  it('N-5.6 Trains and Ships: a tile left, the price of one, and a free slot somewhere', () => {
    for (const [action, kind, discount] of [
      ['trains', TRAINS, 'clocks-d'],
      ['ships', SHIPS, 'lenses-d'],
    ] as const) {
      const at = opening();
      at.me.yen = 4;
      expect(whyAct(at, action)).toBe('N-5.6 yen');
      own(at.s, 0, discount);
      at.me.yen = 2;
      expect(whyAct(at, action)).toBeUndefined();
      for (const region of ['kyushu', 'kansai', 'kanto']) send(at.s, 1, kind, region, 4);
      send(at.s, 1, kind, 'hokkaido', 3);
      expect(whyAct(at, action)).toBeUndefined();
      send(at.s, 0, kind, 'hokkaido');
      expect(whyAct(at, action)).toBe('N-4.9 all');
      at.me.taken[kind] = 6;
      expect(whyAct(at, action)).toBe(`N-5.6 ${action}`);
    }
  });

  it('N-5.6 Export: a face-up contract that the stored goods meet', () => {
    const at = opening();
    stock(at.s, 0, { silk: 1, paper: 1 });
    expect(whyAct(at, 'export')).toBe('N-5.6 export');
    stock(at.s, 0, { silk: 2 });
    expect(whyAct(at, 'export')).toBeUndefined();
    at.me.fulfilled[0] = 1;
    expect(whyAct(at, 'export')).toBeUndefined();
    at.me.fulfilled[2] = 1;
    expect(whyAct(at, 'export')).toBe('N-5.6 export');
  });

  it('N-5.6 Local Market: some legal placement', () => {
    const at = opening();
    expect(whyAct(at, 'localMarket')).toBe('N-5.6 market');
    lay(at.s, 'sendai', 't1');
    stock(at.s, 0, { silk: 1 });
    expect(whyAct(at, 'localMarket')).toBeUndefined();
    at.me.tiles[1] = 0;
    expect(whyAct(at, 'localMarket')).toBeDefined();
  });
});

describe('N-12 information and protocol', () => {
  it('N-12.1 everything is public, to watchers too', () => {
    watch(4, 'public', ({ before }) => {
      for (const viewer of [-1, 0, 3]) expect(nippon.layout.diff(nippon.conceal(before, viewer), before)).toEqual([]);
    });
  });

  it('N-12.2 workers are drawn in set-up, in a refill and in N-7.4, and no state holds their order', () => {
    watch(3, 'draws', ({ before, after }) => {
      if (sum(after.bag) >= sum(before.bag)) return;
      expect(after.marker > before.marker || before.openPlaces > 0).toBe(true);
    });
    const a = scene(nippon, 2, 'a').stage(0, STEPS.turnStart);
    const b = scene(nippon, 2, 'b').stage(0, STEPS.turnStart);
    spread(a.s, { slots: [3, 3, 1, 3, 3] });
    nippon.layout.copy(a.s, b.s);
    for (const t of [a, b]) t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect(nippon.layout.diff(a.s, b.s)).toEqual(['bag', 'slots', 'rows']);
  });

  it('N-12.2 a draw is uniform without replacement', () => {
    const drawn = COLOURS.map(() => 0);
    for (let i = 0; i < 300; i++) {
      const { s } = scene(nippon, 2, `uniform ${i}`);
      for (let slot = 0; slot < 5; slot++) for (const [c] of COLOURS.entries()) drawn[c] += s.slots[slot * 6 + c];
    }
    expect(sum(drawn)).toBe(4500);
    for (const n of drawn) expect(Math.abs(n - 750)).toBeLessThan(100);
  });

  it('N-12.3 one player decides at a time, and scorings ask nothing', () => {
    const asked = new Set<string>();
    const end = watch(3, 'alone', ({ before }) => {
      expect(seatsIn(nippon.turn(before))).toHaveLength(1);
      asked.add(nippon.stepFor(before, seatsIn(nippon.turn(before))[0])!.name);
    });
    expect(end.scorings).toBe(3);
    expect(Array.from(asked).filter((step) => /scor|wage|refill|bonus/i.test(step))).toEqual([]);
  });

  it('N-12.4 the default for an absent player is always legal: consolidate, best reward, first achievement', () => {
    const BONUSES = ['yen', 'coal', 'blueprints'];
    const out = new MoveList();
    let defaults = 0;
    const end = watch(
      2,
      'absent',
      () => {},
      (s, seat, legal, rng) => {
        if (seat === 1) return legal[rng.below(legal.length)];
        defaults++;
        out.clear();
        nippon.moves(s, seat, out);
        const played = nippon.lexicon.text(nippon.absent!(s, seat, out));
        const rewards = legal.filter((move) => move.startsWith('reward'));
        const level = rewards.map((move) => move.split(' ')[1]).sort()[rewards.length - 1];
        const bonus = BONUSES.find((id) => rewards.includes(`reward ${level} ${id}`));
        const expected = ['consolidate', `reward ${level} ${bonus}`, 'stop', 'end'].find((move) =>
          legal.includes(move),
        );
        expect(played).toBe(expected ?? legal[0]);
        return played;
      },
    );
    expect(defaults).toBeGreaterThan(20);
    expect(nippon.over(end)).toBe(true);
  });

  it('N-12.4 the default can finish a turn that was left in the middle', () => {
    const { t, s } = opening();
    hire(s, 0, 'red', 'red', 'blue', 'white', 'black');
    t.play('consolidate');
    expect(t.legalTo('reward').filter((move) => move.startsWith('reward 4'))).toContain('reward 4 yen');
    t.play('reward 4 yen');
    expect(t.legal()[0]).toBe('cover yen');
    t.play('cover yen');
    expect(t.turn()).toBe(1);
  });

  it('N-12.5.1 a repeated state ends at its maximum', () => {
    const { t, me } = opening();
    me.yen = 30;
    t.play(takeFrom(t, 4), 'act trains', 'place kyushu', 'place kansai', 'place kanto');
    expect([t.turn(), me.yen]).toEqual([1, 15]);
  });

  it('N-12.5.1 and when no further unit is legal', () => {
    const { t, me } = opening();
    me.yen = 9;
    t.play(takeFrom(t, 4), 'act trains', 'place kyushu');
    expect([t.turn(), me.yen]).toEqual([1, 4]);
    const { t: run, s } = opening();
    own(s, 0, 'silk-d');
    run.play(takeFrom(run, 1), 'act produce');
    expect(run.turn()).toBe(1);
    expect(s.seat[0].goods[0]).toBe(1);
  });

  it('N-12.5.1 only legal options are offered', () => {
    const { t, me } = opening();
    me.tracks[MONEY] = 9;
    me.yen = 3;
    expect(t.stage(0, STEPS.knowledge).legal()).toEqual(['climb 1', 'climb 2']);
    expect(t.why('climb 3')).toBe('N-5.6 yen');
  });
});
