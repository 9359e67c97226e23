import { expect, it } from 'vitest';
import { Chronicle, type Happening } from '../tables/chronicle.ts';

const happening = (seq: number): Happening => ({
  seq,
  at: 1_000_000 + seq,
  kind: 'play',
  seat: seq % 2,
  played: { seat: seq % 2, move: seq, forced: false, known: 3, hash: `h${seq}`, events: [], points: [] },
  undoes: undefined,
  known: 3,
  forced: [],
});

it('a chronicle gives back every line as it was, whether it lies at hand or was put away', () => {
  const chronicle = new Chronicle();
  const plain: Happening[] = [];
  for (let seq = 1; seq <= 200; seq++) {
    chronicle.add(happening(seq));
    plain.push(happening(seq));
    expect(chronicle.length).toBe(seq);
    expect(chronicle.at(seq - 1)).toEqual(plain[seq - 1]);
    expect(chronicle.slice(seq - 1)).toEqual(plain.slice(-1));
  }
  for (const from of [0, 1, 31, 32, 33, 63, 64, 150, 159, 160, 176, 199, 200]) {
    for (const to of [from, from + 1, from + 32, from + 70, 200].filter((n) => n <= 200)) {
      expect(chronicle.slice(from, to), `${from} to ${to}`).toEqual(plain.slice(from, to));
    }
  }
  expect(plain.map((_, i) => chronicle.at(i))).toEqual(plain);
});
