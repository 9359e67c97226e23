import { describe, expect, it } from 'vitest';
import {
  ADJACENT,
  AROUND,
  BUILDINGS,
  CONNECTED,
  ENTRIES,
  ISLANDS,
  PERIPHERAL,
  SPACES,
  TOUCHES,
} from '../data/index.ts';
import map from '../data/map.json' with { type: 'json' };
import { island, space } from './kit.ts';

type Point = { x: number; y: number };
const node = (id: string) => map.nodes.find((n) => n.id === id)!;
const ends = (s: (typeof map.shipSpaces)[number]): [Point, Point] => [node(s.nodes[0]), node(s.nodes[1])];

/** Everything reached from the first of `n` things. */
function reached(n: number, near: (i: number) => readonly number[], without = -1): number {
  const start = without === 0 ? 1 : 0;
  const found = new Set([start]);
  for (const i of found) for (const k of near(i)) if (k !== without) found.add(k);
  return n - found.size - (without >= 0 ? 1 : 0);
}

const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const coastOf = (i: number): Point[] => map.islands[i].coast.map(([x, y]) => ({ x, y }));

describe('T-3 The board', () => {
  it('T-3.1 34 islands, 86 ship spaces and 53 nodes: V − E + F = 1', () => {
    expect([ISLANDS.length, SPACES.length, map.nodes.length]).toEqual([34, 86, 53]);
    expect(map.nodes.length - SPACES.length + ISLANDS.length).toBe(1);
    expect(map.counts).toMatchObject({ islands: 34, shipSpaces: 86, nodes: 53 });
  });

  it('T-3.2 a ship space touches one or two islands, its two ends are two nodes', () => {
    for (const s of map.shipSpaces) {
      expect(s.islands.length).toBeGreaterThan(0);
      expect(s.islands.length).toBeLessThan(3);
      expect(new Set(s.nodes).size).toBe(2);
    }
  });

  it('T-3.3 connected means a common node, and nothing else', () => {
    for (const [a, one] of map.shipSpaces.entries()) {
      const meeting = map.shipSpaces.flatMap((other, b) =>
        a !== b && other.nodes.some((n) => one.nodes.includes(n)) ? [b] : [],
      );
      expect([...CONNECTED[a]].sort((x, y) => x - y)).toEqual(meeting);
    }
  });

  it('T-3.4 the spaces around an island are those that touch it', () => {
    for (const [i, spaces] of AROUND.entries()) {
      const touching = TOUCHES.flatMap((islands, s) => (islands.includes(i) ? [s] : []));
      expect([...spaces].sort((x, y) => x - y)).toEqual(touching);
      expect(map.islands[i].degree).toBe(spaces.length);
    }
  });

  it('T-3.5 islands border over exactly one ship space; meeting at a node is not enough', () => {
    const borders = new Map<string, number>();
    for (const islands of TOUCHES) {
      if (islands.length < 2) continue;
      const key = [...islands].sort((a, b) => a - b).join();
      borders.set(key, (borders.get(key) ?? 0) + 1);
    }
    expect([...borders.values()].every((n) => n === 1)).toBe(true);
    expect(borders.size).toBe(63);
    for (const [i, near] of ADJACENT.entries()) {
      for (const k of near) expect(borders.has([i, k].sort((a, b) => a - b).join())).toBe(true);
    }
    expect(ADJACENT.flat()).toHaveLength(2 * 63);
    expect(ADJACENT[island('i02')]).not.toContain(island('i06'));
    const shared = (i: number, k: number) => map.islands[i].nodes.some((n) => map.islands[k].nodes.includes(n));
    let atNode = 0;
    for (let i = 0; i < 34; i++)
      for (let k = i + 1; k < 34; k++) if (shared(i, k) && !ADJACENT[i].includes(k)) atNode++;
    expect(atNode).toBe(39);
  });

  it('T-3.6 the 23 peripheral spaces touch one island and form one ring', () => {
    const ring = PERIPHERAL.flatMap((outer, s) => (outer ? [s] : []));
    expect(ring).toHaveLength(23);
    for (const [s, islands] of TOUCHES.entries()) expect(PERIPHERAL[s]).toBe(islands.length === 1);
    for (const s of ring) expect(CONNECTED[s].filter((o) => PERIPHERAL[o])).toHaveLength(2);
  });

  it('T-3.7 five entries on the west coast, A to E from north to south', () => {
    const entries = ENTRIES.flatMap((entry, s) => (entry ? [{ entry, s, y: SPACES[s].y }] : [])).sort(
      (a, b) => a.y - b.y,
    );
    expect(entries.map((e) => `${e.entry} ${SPACES[e.s].id}`)).toEqual(['A s14', 'B s03', 'C s01', 'D s02', 'E s13']);
    expect(entries.flatMap((e) => TOUCHES[e.s].map((i) => ISLANDS[i].id))).toEqual(['i04', 'i01', 'i02', 'i03', 'i07']);
    expect(entries.every((e) => PERIPHERAL[e.s])).toBe(true);
  });

  it('T-3.9 everything lies in the box, discs fit inside coasts, boats lie halfway between their nodes', () => {
    const [, , width, height] = map.viewBox;
    for (const [i, { x, y, r }] of map.islands.entries()) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      for (const point of coastOf(i)) expect(distance({ x, y }, point)).toBeGreaterThanOrEqual(r - 1);
    }
    for (const s of map.shipSpaces) {
      const [a, b] = ends(s);
      expect(distance({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, s)).toBeLessThan(2);
    }
    for (const s of map.shipSpaces) if (s.entry) expect(s.arrow).toBeDefined();
  });

  it('T-3.10 planar: two segments meet only at a common node', () => {
    for (const [i, one] of map.shipSpaces.entries()) {
      for (const other of map.shipSpaces.slice(i + 1)) {
        if (one.nodes.some((n) => other.nodes.includes(n))) continue;
        expect(cross(ends(one), ends(other)), `${one.id} and ${other.id}`).toBe(false);
      }
    }
  });

  it('T-3.10 ships and islands are connected, also without any one ship space', () => {
    expect(reached(SPACES.length, (s) => CONNECTED[s])).toBe(0);
    expect(reached(ISLANDS.length, (i) => ADJACENT[i])).toBe(0);
    for (let s = 0; s < SPACES.length; s++) expect(reached(SPACES.length, (i) => CONNECTED[i], s)).toBe(0);
    for (const n of map.nodes) expect(n.ships.length).toBeGreaterThan(1);
  });

  it('T-3.10 degrees, room for buildings, and the way from the entries', () => {
    const degree = (n: number) => AROUND.filter((spaces) => spaces.length === n).length;
    expect([3, 4, 5, 6].map(degree)).toEqual([3, 18, 10, 3]);
    const room = (n: number) => AROUND.filter((spaces) => spaces.length >= n).length;
    expect([3, 4, 5].map(room)).toEqual([34, 31, 13]);
    expect(Math.max(...BUILDINGS.map((b) => b.boats.length))).toBe(5);
    const chain: number[] = ENTRIES.map((entry) => (entry ? 1 : 0));
    for (let length = 1; chain.includes(0); length++) {
      for (let s = 0; s < SPACES.length; s++) {
        if (chain[s] === length) for (const o of CONNECTED[s]) chain[o] ||= length + 1;
      }
    }
    expect(Math.max(...chain)).toBe(9);
  });

  it('T-3.10 coasts keep at least 35 units apart', () => {
    for (let i = 0; i < ISLANDS.length; i++) {
      for (let k = i + 1; k < ISLANDS.length; k++) {
        for (const a of coastOf(i)) for (const b of coastOf(k)) expect(distance(a, b)).toBeGreaterThan(34.9);
      }
    }
  });

  it('T-3.3 islands never block: a node joins every space that ends there', () => {
    expect(CONNECTED[space('s10')]).toEqual(expect.arrayContaining([space('s07'), space('s09'), space('s16')]));
    expect(CONNECTED[space('s09')]).not.toContain(space('s16'));
  });
});
