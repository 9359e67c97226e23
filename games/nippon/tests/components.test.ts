import { Refusal, rngFrom, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import {
  ACHIEVEMENTS,
  ACTION_IDS,
  CITIES,
  CITY_TILES,
  COLOURS,
  CONTRACTS,
  DOUBLES,
  FACTORIES,
  FACTORY,
  FIRST_GOLDEN,
  GOODS,
  INFLUENCE_SLOTS,
  INFLUENCE_TILES,
  INFLUENCE_VALUE,
  INVEST_PRICE,
  LAST_SLOT,
  MAX_WORKERS,
  MONEY,
  PRICES,
  REGION_VP,
  REGIONS,
  REVEALS_SYMBOL,
  REWARD_LEVEL,
  REWARDS,
  SCORING_AFTER,
  SHIPS,
  SLOTS,
  TRACK_STARS,
  TRACKS,
  TRAINS,
  TRANSPORT_STARS,
  TRANSPORT_TILES,
} from '../data/index.ts';
import nippon from '../index.ts';
import { demand } from '../rules/market.ts';
import { STEPS } from '../rules/state.ts';
import { hire, lay, own, slot, spread, stock, takeFrom, watch } from './kit.ts';

describe('N-1 at a glance', () => {
  it('N-1.1 two to four players', () => {
    for (const seats of [2, 3, 4]) expect(nippon.setup(seats, {}, rngFrom('x')).seats).toBe(seats);
    for (const seats of [0, 1, 5]) expect(() => nippon.setup(seats, {}, rngFrom('x'))).toThrow(Refusal);
  });

  it('N-1.2 a turn takes a worker or consolidates, and then the next player has one', () => {
    const t = scene(nippon, 3);
    const first = t.turn();
    expect(new Set(t.legal().map((move) => move.split(' ')[0]))).toEqual(new Set(['take', 'consolidate']));
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect(t.turn()).toBe((first + 1) % 3);
    t.play('consolidate');
    expect(t.turn()).toBe((first + 2) % 3);
  });

  it('N-1.3 eight marker slots, scorings after slots 2 and 4, three turns each once slot 6 is reached', () => {
    const markers: number[] = [];
    const scoredOn: number[] = [];
    const goldenTurns = [0, 0, 0];
    const end = watch(3, 'glance', ({ before, after, seat, move }) => {
      if (after.marker !== before.marker) markers.push(after.marker);
      if (after.scorings !== before.scorings) scoredOn.push(after.marker);
      if (before.marker >= 6 && (move.startsWith('take') || move === 'consolidate')) goldenTurns[seat]++;
    });
    expect(markers).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(scoredOn).toEqual([3, 5, 8]);
    expect(goldenTurns).toEqual([3, 3, 3]);
    expect(nippon.over(end)).toBe(true);
  });

  it('N-1.3 empty rows alone refill nothing: a slot must need them', () => {
    const t = scene(nippon, 2).stage(0, STEPS.turnStart);
    spread(t.s, { slots: [3, 3, 2, 3, 3], rows: [0, 0] });
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect(t.s.marker).toBe(1);
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    expect(t.s.marker).toBe(2);
  });

  it('N-1.4 most VP wins', () => {
    const { s } = scene(nippon, 3);
    for (const [seat, vp] of [20, 40, 30].entries()) s.seat[seat].points.fill(0).set([vp]);
    expect(nippon.ranking(s)).toEqual([[1], [2], [0]]);
  });

  it('N-1.5 set-up and the bag are the only chance: two refills of one position differ in the workers alone', () => {
    const t = scene(nippon, 2).stage(0, STEPS.turnStart);
    spread(t.s, { slots: [3, 3, 1, 3, 3] });
    const other = scene(nippon, 2, 'other').stage(0, STEPS.turnStart);
    nippon.layout.copy(t.s, other.s);
    for (const table of [t, other]) table.play(takeFrom(table, 3), 'act mines', 'climb 1');
    expect(t.s.marker).toBe(2);
    expect(nippon.layout.diff(t.s, other.s)).toEqual(['bag', 'slots', 'rows']);
    const [a, b] = [1, 2].map((n) => nippon.layout.hash(nippon.setup(2, {}, rngFrom(`seed ${n}`))));
    expect(a).not.toBe(b);
  });

  it('N-1.5 nothing is secret', () => {
    watch(2, 'secrets', ({ before }) => {
      expect(nippon.layout.diff(nippon.conceal(before, 1), before)).toEqual([]);
    });
  });
});

describe('N-2 components', () => {
  it('N-2.0 Yen are paid out of the own Budget to the supply, and received into it from there', () => {
    const t = scene(nippon, 2).stage(0, STEPS.mines);
    t.play('climb 3');
    expect([t.s.seat[0].yen, t.s.seat[1].yen]).toEqual([6, 12]);
    expect([t.s.seat[0].coal, t.s.seat[1].coal]).toEqual([2, 2]);
    t.stage(0, STEPS.invest).play('build silk-d');
    expect([t.s.seat[0].yen, t.s.seat[1].yen]).toEqual([5, 12]);
  });

  it('N-2.1 machines, blueprints and Yen never run out', () => {
    const t = scene(nippon, 2).stage(0, STEPS.machinery, 0, 3);
    const me = t.s.seat[0];
    me.spareMachines = 40;
    me.yen = 200;
    t.play('spare', 'spare', 'spare');
    expect(me.spareMachines).toBe(43);
    me.blueprints = 60;
    me.tracks[2] = 9;
    t.stage(0, STEPS.invest).play('build paper-d');
    expect(me.blueprints).toBe(62);
  });

  it('N-2.1 everything else is limited', () => {
    const t = scene(nippon, 2).stage(0, STEPS.invest);
    own(t.s, 1, 'silk-d');
    expect(t.why('build silk-d')).toBe('N-4.4');
    t.s.seat[0].taken[SHIPS] = 6;
    expect(t.stage(0, STEPS.transport, SHIPS, 0, 3).why('place kanto')).toBe('N-5.6 ships');
    lay(t.s, 'nagasaki', 't1');
    stock(t.s, 0, { silk: 3 });
    t.s.seat[0].tiles.fill(0);
    expect(t.stage(0, STEPS.market).why('supply nagasaki-s')).toBe('N-6.9.2 tile');
  });
});

describe('N-3 component data', () => {
  it('N-3.1 goods: level, Knowledge, storage, and coal as on the plain tiles', () => {
    expect(GOODS).toEqual([
      { id: 'silk', level: 1, knowledge: 2, storage: 4 },
      { id: 'paper', level: 1, knowledge: 2, storage: 4 },
      { id: 'bento', level: 2, knowledge: 4, storage: 4 },
      { id: 'lenses', level: 2, knowledge: 4, storage: 4 },
      { id: 'clocks', level: 3, knowledge: 6, storage: 4 },
      { id: 'bulbs', level: 3, knowledge: 6, storage: 4 },
    ]);
    const coal = (good: string) => ['a', 'b', 'c', 'd'].map((letter) => FACTORIES[FACTORY[`${good}-${letter}`]].coal);
    expect([coal('silk'), coal('paper')]).toEqual([
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
    expect([coal('bento'), coal('lenses')]).toEqual([
      [2, 3, 3, 3],
      [2, 3, 3, 3],
    ]);
    expect([coal('clocks'), coal('bulbs')]).toEqual([
      [3, 4, 4, 4],
      [3, 4, 4, 4],
    ]);
  });

  it('N-3.2 five action slots, two actions each but for the Local Market', () => {
    expect(SLOTS.map((actions) => actions.map((a) => ACTION_IDS[a]))).toEqual([
      ['knowledge', 'produce'],
      ['export', 'invest'],
      ['mines', 'ships'],
      ['machinery', 'trains'],
      ['localMarket'],
    ]);
    const t = scene(nippon, 2).stage(0, STEPS.chooseAction, 2);
    expect(t.legal()).toEqual(['act mines', 'act ships']);
    expect(t.why('act trains')).toBe('N-5.4 action');
  });

  it('N-3.3.1 six worker slots with reward levels 2 to 5 over the last four', () => {
    expect(MAX_WORKERS).toBe(6);
    expect(REWARD_LEVEL).toEqual([0, 0, 0, 2, 3, 4, 5]);
  });

  it('N-3.3.2 the tracks: an unnumbered slot counts as the number below it, stars are reached on or below the marker', () => {
    expect(TRACKS).toEqual([
      [12, 14, 16, 18, 20, 22, 24, 26, 28, 30],
      [2, 3, 4, 5, 5, 6, 6, 7, 7, 8],
      [1, 2, 3, 3, 4, 4, 5, 5, 6, 6],
    ]);
    expect(TRACK_STARS.slice(1)).toEqual([
      [0, 0, 0, 0, 1, 1, 2, 2, 3, 4],
      [0, 0, 0, 1, 1, 2, 2, 3, 3, 4],
    ]);
  });

  it('N-3.3.3 a marker stops at index 9 and surplus steps are lost', () => {
    const t = scene(nippon, 2).stage(0, STEPS.export);
    stock(t.s, 0, { silk: 2, paper: 1, bento: 1 });
    t.s.seat[0].tracks[MONEY] = 8;
    t.play('fulfil c5', 'deliver paper');
    expect(t.s.seat[0].tracks[MONEY]).toBe(9);
  });

  it('N-3.3.3 no marker ever moves down', () => {
    watch(2, 'down', ({ before, after }) => {
      for (const seat of [0, 1]) {
        for (const track of [0, 1, 2]) {
          expect(after.seat[seat].tracks[track]).toBeGreaterThanOrEqual(before.seat[seat].tracks[track]);
        }
      }
    });
  });

  it('N-3.3.4 transport areas: six slots, stars on 3 to 6, a money symbol with every second tile', () => {
    expect(TRANSPORT_TILES).toBe(6);
    for (const kind of [SHIPS, TRAINS]) {
      expect(TRANSPORT_STARS[kind]).toEqual([0, 0, 0, 1, 2, 3, 4]);
      expect(REVEALS_SYMBOL[kind]).toEqual([false, false, true, false, true, false, true]);
    }
  });

  it('N-3.3.5 nine achievement spaces, a printed 1x on yen and knowledge', () => {
    expect(ACHIEVEMENTS.map(({ id, printed }) => `${id} ${printed}`)).toEqual([
      'yen 1',
      'ships 0',
      'trains 0',
      'machinery 0',
      'contracts 0',
      'knowledge 1',
      'coal 0',
      'advancedFactories 0',
      'regions 0',
    ]);
  });

  it('N-3.3.6 the Budget area holds Yen and coal: actions spend from it', () => {
    const t = scene(nippon, 2).stage(0, STEPS.produce);
    own(t.s, 0, 'silk-d');
    t.play('run silk');
    expect([t.s.seat[0].yen, t.s.seat[0].coal]).toEqual([12, 0]);
  });

  it('N-3.4 eight contracts', () => {
    expect(CONTRACTS).toEqual([
      { id: 'c1', pattern: [2], yen: 10, vp: 0, moneySteps: 1 },
      { id: 'c2', pattern: [3], yen: 0, vp: 10, moneySteps: 1 },
      { id: 'c3', pattern: [2, 1], yen: 10, vp: 0, moneySteps: 3 },
      { id: 'c4', pattern: [1, 1, 1], yen: 0, vp: 9, moneySteps: 2 },
      { id: 'c5', pattern: [2, 1, 1], yen: 0, vp: 12, moneySteps: 1 },
      { id: 'c6', pattern: [3, 2], yen: 0, vp: 12, moneySteps: 1 },
      { id: 'c7', pattern: [2, 2, 1], yen: 0, vp: 17, moneySteps: 0 },
      { id: 'c8', pattern: [2, 2, 1, 1], yen: 0, vp: 26, moneySteps: 0 },
    ]);
  });

  it('N-3.5.1 the highest tile by level of the good and cubes', () => {
    expect(INFLUENCE_VALUE).toEqual([
      [1, 2, 3],
      [3, 4, 5],
      [5, 6, 7],
    ]);
  });

  it('N-3.5.2 ten influence tiles: 1, 2, 3, 3, 4, 5, 5, 6, 7, 7', () => {
    expect(INFLUENCE_TILES).toEqual([0, 1, 1, 2, 1, 2, 1, 2]);
    expect(Array.from(scene(nippon, 2).s.seat[1].tiles)).toEqual([0, 1, 1, 2, 1, 2, 1, 2]);
  });

  it('N-3.6.1 four regions with two cities and a bonus each', () => {
    expect(REGIONS).toEqual([
      { id: 'kyushu', bonus: { what: 'coal', n: 2 } },
      { id: 'kansai', bonus: { what: 'yen', n: 5 } },
      { id: 'kanto', bonus: { what: 'blueprints', n: 2 } },
      { id: 'hokkaido', bonus: { what: 'vp', n: 2 } },
    ]);
    expect(CITIES.map((city) => `${REGIONS[city.region].id} ${city.id}`)).toEqual([
      'kyushu nagasaki',
      'kyushu hiroshima',
      'kansai osaka',
      'kansai kyoto',
      'kanto yokohama',
      'kanto tokyo',
      'hokkaido sendai',
      'hokkaido sapporo',
    ]);
  });

  it('N-3.6.2 overseas numbers 0 to 3 round every city', () => {
    expect(CITIES.map((city) => city.overseas)).toEqual([
      [1, 3, 0, 2],
      [2, 0, 3, 1],
      [3, 1, 2, 0],
      [0, 2, 1, 3],
      [1, 0, 2, 3],
      [2, 3, 1, 0],
      [3, 2, 0, 1],
      [0, 1, 3, 2],
    ]);
    expect(INFLUENCE_SLOTS).toHaveLength(32);
  });

  it('N-3.6.3 nine city tiles of four different goods, each good on six, each tile with every level', () => {
    const names = CITY_TILES.map((tile) => tile.map((good) => GOODS[good].id).join(' '));
    expect(names).toEqual([
      'lenses paper silk bulbs',
      'silk lenses paper clocks',
      'paper bento silk bulbs',
      'paper bento clocks lenses',
      'silk bulbs bento lenses',
      'bento clocks lenses silk',
      'bulbs paper clocks lenses',
      'clocks bento bulbs paper',
      'bento bulbs silk clocks',
    ]);
    for (const [good] of GOODS.entries()) expect(CITY_TILES.filter((tile) => tile.includes(good))).toHaveLength(6);
    for (const tile of CITY_TILES) {
      expect(new Set(tile).size).toBe(4);
      expect(new Set(tile.map((good) => GOODS[good].level)).size).toBe(3);
    }
  });

  it('N-3.6.4 a turned tile has its i-th good on side i + r', () => {
    const { s } = scene(nippon, 2);
    const sides = () => ['n', 'e', 's', 'w'].map((side) => GOODS[demand(s, slot(`kyoto-${side}`))].id);
    lay(s, 'kyoto', 't8', 0);
    expect(sides()).toEqual(['clocks', 'bento', 'bulbs', 'paper']);
    lay(s, 'kyoto', 't8', 1);
    expect(sides()).toEqual(['paper', 'clocks', 'bento', 'bulbs']);
    lay(s, 'kyoto', 't8', 3);
    expect(sides()).toEqual(['bento', 'bulbs', 'paper', 'clocks']);
  });

  it('N-3.7.1 eight slots, start on the first, golden from the sixth, marks after 2 and 4', () => {
    expect([scene(nippon, 2).s.marker, LAST_SLOT, FIRST_GOLDEN]).toEqual([1, 8, 6]);
    expect(SCORING_AFTER).toEqual([3, 5]);
  });

  it('N-3.7.2 region VP of the three scorings', () => {
    expect(REGION_VP).toEqual([
      [10, 7, 5],
      [15, 11, 8],
      [19, 14, 11],
    ]);
  });

  it('N-3.8 24 reward tiles in twelve stacks of two, four 2x tiles', () => {
    expect(REWARDS.map(({ level, bonus, count }) => `${level}x ${bonus.n} ${bonus.what}, ${count}`)).toEqual(
      [2, 3, 4, 5].flatMap((level) => ['2 blueprints', '2 coal', '5 yen'].map((bonus) => `${level}x ${bonus}, 2`)),
    );
    expect(sum(REWARDS.map(({ count }) => count))).toBe(24);
    expect(DOUBLES).toBe(4);
  });

  it('N-3.9 prices of whole actions', () => {
    expect(INVEST_PRICE).toBe(6);
    for (const action of ['machinery', 'trains', 'ships']) expect(PRICES[action]).toEqual([5, 10, 15]);
    for (const action of ['knowledge', 'mines']) expect(PRICES[action]).toEqual([1, 3, 6]);
    for (const action of ['produce', 'export', 'localMarket']) expect(PRICES[action]).toBeUndefined();
  });

  it('N-13 A43 six worker colours with the names of the re-edition', () => {
    expect([...COLOURS].sort()).toEqual(['black', 'blue', 'grey', 'red', 'white', 'yellow']);
    const { s } = scene(nippon, 2);
    hire(s, 0, ...COLOURS);
    expect(Array.from(s.seat[0].workers)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
