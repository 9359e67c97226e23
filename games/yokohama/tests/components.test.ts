import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import areasJson from '../data/areas.json' with { type: 'json' };
import {
  ACHIEVEMENTS,
  AREAS,
  CARDS,
  CHURCH_SLOTS,
  COLOURS,
  CUSTOMS_SLOTS,
  GOODS,
  NATIONS,
  ORDERS,
  PORT_POWER,
  type Reward,
  SITES,
  SURCHARGE,
  TECHNOLOGIES,
  TECHNOLOGY,
  TOKENS,
} from '../data/index.ts';
import ordersJson from '../data/orders.json' with { type: 'json' };
import playersJson from '../data/players.json' with { type: 'json' };
import provenance from '../data/provenance.json' with { type: 'json' };
import sitesJson from '../data/sites.json' with { type: 'json' };
import technologiesJson from '../data/technologies.json' with { type: 'json' };
import yokohama from '../index.ts';
import { area, house, inHand, lay, post, president, shop, stock, table, turn, visit } from './kit.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** The rows of a table of the rulebook whose first cell matches. */
function rows(section: string, first: RegExp): string[][] {
  const start = rulebook.indexOf(`### ${section} `);
  const end = rulebook.indexOf('\n### ', start + 1);
  return rulebook
    .slice(start, end < 0 ? undefined : end)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => first.test(cells[1] ?? ''))
    .map((cells) => cells.slice(1, -1));
}

const SIGNS: Readonly<Record<string, string>> = { wh: 'warehouse', mv: 'move', any: 'anyGood', VP: 'vp' };

/** `5 VP + 1 yen` as a reward of the data. */
function rewardIn(text: string): Reward {
  const amounts: Record<string, number> = {};
  for (const part of text.replace(' (S)', '').split(' + ')) {
    const [n, what] = part.split(' ');
    amounts[SIGNS[what] ?? what] = Number(n);
  }
  const { vp = 0, yen = 0, anyGood = 0, warehouse = 0, move = 0 } = amounts;
  return { vp, yen, goods: GOODS.map((g) => amounts[g] ?? 0), imports: amounts.import ?? 0, anyGood, warehouse, move };
}

describe('Y-1, Y-2 at a glance and vocabulary', () => {
  it('Y-1.1 is for 2 to 4 players, 90 minutes, from 12 years', () => {
    expect(yokohama.seats).toEqual([2, 4]);
    expect([playersJson.table.minutes, playersJson.table.age]).toEqual([90, 12]);
  });

  it('Y-1.2 a turn: additional actions, assistants, the president, the area action, assistants come back', () => {
    const t = table();
    expect(t.step()).toBe('additional');
    t.play('end');
    expect(t.step()).toBe('placement');
    t.play('place bank', 'place bank');
    expect(t.step()).toBe('additional');
    expect(t.s.seat[0]).toMatchObject({ president: area('bank'), yen: 3 + 3, assistants: 8 });
    t.play('end');
    expect(t.turn()).toBe(1);
  });

  it('Y-1.3 points come from orders, buildings, boards, technologies, achievements, nations, majorities and leftovers', () => {
    expect(Object.keys(yokohama.breakdown(table().s, 0))).toEqual([
      'orders',
      'buildings',
      'tokens',
      'port',
      'church',
      'customs',
      'technologies',
      'achievements',
      'churchBonus',
      'customsBonus',
      'technologyBonus',
      'nationBonus',
      'leftovers',
    ]);
  });

  it('Y-2.1 what is in the warehouse cannot be used', () => {
    const t = turn(table(), 0, 'placement');
    inHand(t.s, 0, 0);
    expect(t.why('place bank')).toBe('Y-8.1.5 hand');
  });

  it('Y-2.2 areas are the boards of the map; management boards have numbered slots', () => {
    expect(AREAS).toHaveLength(18);
    expect([PORT_POWER.length, SURCHARGE.length, CHURCH_SLOTS.length, CUSTOMS_SLOTS.length]).toEqual([6, 6, 8, 8]);
    expect(yokohama.lexicon.parse('church 1')).toBeGreaterThan(0);
    expect(() => yokohama.lexicon.parse('church 0')).toThrow();
  });

  it('Y-2.3 four goods; an import is no good', () => {
    expect(GOODS).toEqual(['copper', 'silk', 'tea', 'fish']);
  });

  it('Y-2.4 Y-3.2 ten foreign agents of five nations', () => {
    expect(NATIONS.map((n) => [n.id, n.agents])).toEqual([
      ['english', 3],
      ['american', 2],
      ['french', 2],
      ['german', 2],
      ['dutch', 1],
    ]);
  });

  it('Y-2.5 a building is a shophouse or a trading house on a site card', () => {
    const t = table();
    shop(t.s, 0, 'bank');
    house(t.s, 0, 'bank');
    visit(t, 0, 'bank', 1);
    expect(t.s.seat[0].yen).toBe(3 + 4);
  });

  it('Y-2.6 Y-18.5 the own president costs its owner nothing', () => {
    const t = table();
    president(t.s, 0, 'bank');
    stock(t.s, 0);
    expect(turn(t, 0, 'placement').why('place bank')).toBeUndefined();
  });

  it('Y-2.7 areas on neighbouring cells are adjacent', () => {
    const t = table();
    lay(t.s, { A1: 'bank', A2: 'church', B1: 'customs', A3: 'port-a' });
    president(t.s, 0, 'bank');
    for (const id of ['church', 'customs', 'port-a']) post(t.s, 0, id);
    expect(turn(t, 0, 'movement').legalTo('enter')).toEqual(['enter church', 'enter customs']);
    expect(t.why('enter port-a')).toBe('Y-8.2.3 adjacent');
  });

  it('Y-2.8 a possible area has an own assistant and no other president, and is not the Canal', () => {
    const t = table();
    post(t.s, 0, 'bank');
    post(t.s, 0, 'church');
    president(t.s, 1, 'church');
    turn(t, 0, 'movement');
    expect(t.legal()).toEqual(['put bank']);
    expect(t.why('put church')).toBe('Y-2.8 president');
    expect(t.why('put customs')).toBe('Y-2.8 assistant');
    expect(t.why('put canal')).toBe('Y-2.8 assistant');
  });

  it('Y-2.9 Y-2.10 a round is one turn of everybody, by ascending seats from the first player', () => {
    const t = table(3);
    t.s.first = 1;
    turn(t, 1, 'C').play('end');
    expect([t.turn(), t.s.round]).toEqual([2, 1]);
    turn(t, 2, 'C').play('end');
    expect([t.turn(), t.s.round]).toEqual([0, 1]);
    turn(t, 0, 'C').play('end');
    expect([t.turn(), t.s.round]).toEqual([1, 2]);
  });

  it('Y-2.11 Y-6.1 the supply of yen, goods and imports never runs out', () => {
    const t = table();
    for (let seat = 0; seat < 4; seat++) stock(t.s, seat, { yen: 100, fish: 40, imports: 23 });
    visit(t, 0, 'fishing-port-1', 3);
    expect(t.s.seat[0].goods[3]).toBe(44);
  });

  it('Y-2.12 the names of this edition are used', () => {
    const names = yokohama.words.en.names.area.map(String);
    expect(names).toEqual(expect.arrayContaining(['Port B', 'Laboratory B', 'Customs']));
  });
});

describe('Y-3 components', () => {
  it('Y-3.1 Y-3.2 counts of pieces', () => {
    const counts = Object.fromEntries(provenance.components.map((c) => [c.id, c.count]));
    expect(counts).toMatchObject({
      president: 4,
      assistant: 80,
      shophouse: 32,
      'trading-house': 16,
      'warehouse-tile': 4,
      'hundred-point-counter': 4,
      copper: 30,
      silk: 30,
      tea: 40,
      fish: 40,
      import: 23,
      station: 1,
      'foreign-agent': 10,
      'area-board': 18,
      'management-board': 6,
    });
    expect(COLOURS).toEqual(['red', 'blue', 'yellow', 'green']);
    expect([ORDERS.length, CARDS.length, TOKENS.length, SITES.length, ACHIEVEMENTS.length]).toEqual([
      36, 30, 20, 24, 12,
    ]);
    for (const letter of ['A', 'B', 'C']) expect(ACHIEVEMENTS.filter((a) => a.letter === letter)).toHaveLength(4);
  });

  it('Y-3.3 Y-18.43 eight production areas, nine commercial areas, the Canal; one kind of fishing area', () => {
    expect(AREAS.filter((a) => a.production).map((a) => a.id)).toEqual([
      'copper-mine-1',
      'copper-mine-2',
      'silk-factory-1',
      'silk-factory-2',
      'tea-plantation-1',
      'tea-plantation-2',
      'fishing-port-1',
      'fishing-port-2',
    ]);
    expect(AREAS.filter((a) => a.commercial)).toHaveLength(9);
    expect(AREAS.filter((a) => !a.production && !a.commercial).map((a) => a.id)).toEqual(['canal']);
    expect(AREAS[area('fishing-port-1')].type).toBe(AREAS[area('fishing-port-2')].type);
  });

  it('Y-3.4 a site card has four shop slots and a trading house, each with a reward', () => {
    for (const site of SITES) {
      expect(site.shops).toHaveLength(4);
      expect(site.tradingHouse.vp).toBeGreaterThan(0);
    }
  });

  it('Y-3.5 money is one number', () => {
    const t = table();
    stock(t.s, 0, { yen: 7 });
    expect(t.s.seat[0].yen).toBe(7);
  });
});

describe('Y-22 component tables', () => {
  it('Y-22.1 no two orders of a nation ask for the same: one is told from another by what it asks for', () => {
    const asked = ORDERS.map(({ nation, goods }) => `${nation}: ${goods.join(' ')}`);
    expect(asked.filter((one, i) => asked.indexOf(one) !== i)).toEqual([]);
  });

  it('Y-22.1 Y-18.40 orders', () => {
    const table = rows('Y-22.1', /^ord-/);
    expect(table).toHaveLength(36);
    for (const [i, [id, nation, pay, reward]] of table.entries()) {
      const wanted = Object.fromEntries(pay.split(', ').map((part) => part.split(' ').reverse()));
      expect(ORDERS[i]).toEqual({
        id,
        nation: NATIONS.findIndex((n) => n.id === nation),
        goods: GOODS.map((g) => Number(wanted[g] ?? 0)),
        reward: rewardIn(reward),
      });
    }
    expect(ordersJson.orders.every((o) => o.src === 'R')).toBe(true);
  });

  it('Y-22.2 Y-18.41 technologies: ten names twice, ten once, the Station once', () => {
    const table = rows('Y-22.2', /^[A-Z]\w+/).filter(([name]) => name !== 'Technology');
    expect(table).toHaveLength(20);
    for (const [i, [name, value, copies, nations]] of table.entries()) {
      const cards = CARDS.filter((c) => c.technology === i);
      expect(technologiesJson.technologies[i].name).toBe(name);
      expect(TECHNOLOGIES[i].value).toBe(Number.parseInt(value, 10));
      expect(cards.map((c) => NATIONS[c.nation].id)).toEqual(nations.split(', '));
      expect(cards).toHaveLength(Number(copies));
      for (const card of cards) expect(card.value).toBe(TECHNOLOGIES[i].value);
    }
    expect(table.filter((row) => row[2] === '2')).toHaveLength(10);
    expect(CARDS.filter((c) => c.technology === TECHNOLOGY.station)).toHaveLength(1);
  });

  it('Y-22.3 building sites', () => {
    const table = rows('Y-22.3', /^site-/);
    expect(table).toHaveLength(24);
    for (const [i, [id, ...cells]] of table.entries()) {
      const [a, b, c, d, tradingHouse] = cells.map(rewardIn);
      expect(SITES[i]).toEqual({ id, shops: [a, b, c, d], tradingHouse });
    }
    expect(sitesJson.buildingSites[12].tradingHouse.src).toBe('S');
  });

  it('Y-22.4 five-power tokens', () => {
    const table = rows('Y-22.4', /^fp-/);
    expect(table.map(([id, reward]) => ({ id: id.replace(' (S)', ''), reward: rewardIn(reward) }))).toEqual(TOKENS);
  });

  it('Y-22.5 Y-18.21 the church board', () => {
    const table = rows('Y-22.5', /^\d/);
    expect(table.map(([, faith, reward]) => ({ faith: Number(faith), reward: rewardIn(reward) }))).toEqual(
      CHURCH_SLOTS,
    );
  });

  it('Y-22.6 the customs board', () => {
    const table = rows('Y-22.6', /^\d/);
    expect(table.map(([, imports, reward]) => ({ imports: Number(imports), reward: rewardIn(reward) }))).toEqual(
      CUSTOMS_SLOTS,
    );
  });

  it('Y-22.7 achievements', () => {
    const table = rows('Y-22.7', /^ach-/);
    expect(table).toHaveLength(12);
    for (const [i, [id, , first, later]] of table.entries()) {
      expect(ACHIEVEMENTS[i]).toMatchObject({ id, first: Number(first), later: Number.parseInt(later, 10) });
    }
  });

  it('Y-22.8 Y-18.17 Y-18.18 port and laboratory boards', () => {
    const [port, laboratory] = rows('Y-22.8', /^(Port|Laboratory)/);
    expect(port.slice(1).map((cell) => Number(/\d/.exec(cell)![0]))).toEqual(PORT_POWER);
    expect(laboratory.slice(1).map((cell) => Number.parseInt(cell, 10))).toEqual(SURCHARGE);
    expect(TECHNOLOGIES[TECHNOLOGY.tram].value + SURCHARGE[2]).toBe(6);
  });

  it('Y-5.3 the lists of neighbours follow from rows and columns', () => {
    for (const layout of areasJson.layouts) {
      let pairs = 0;
      for (const cell of layout.cells) {
        const near = layout.cells.filter(({ row, col }) =>
          [
            [0, -1],
            [0, 1],
            [-1, 0],
            [-1, 1],
            [1, -1],
            [1, 0],
          ].some(([dr, dc]) => row === cell.row + dr && col === cell.col + dc),
        );
        expect([...cell.neighbors].sort()).toEqual(near.map((c) => c.id).sort());
        expect(near.length).toBeGreaterThanOrEqual(2);
        expect(near.length).toBeLessThanOrEqual(6);
        pairs += near.length;
      }
      expect(pairs / 2).toBe(layout.edgeCount);
    }
  });
});
