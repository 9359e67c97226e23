import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { rngFrom, Table } from '#kernel';
import { placeOf, rank, winShare } from '../ranking.ts';
import { sayTies } from '../ties.ts';

const machi = gameById('machi');

/** A game of Machi in which nobody builds anything: nobody has anything, and all is shared. */
function idle(seats: number): Table {
  const table = Table.open(machi, { seats, seed: 'idle', options: { years: 6 } });
  const quiet = /^(end|close|done|decline|pick|draw)/;
  while (!table.over) {
    const seat = Math.log2(table.turn & -table.turn);
    const move = table.moves(seat).find((each) => quiet.test(machi.lexicon.text(each)))!;
    table.play(seat, move);
  }
  return table;
}

describe('places', () => {
  const score = (s: { seats: number }, seat: number) => [7, 9, 7, 7][seat] + 0 * s.seats;
  const by = (id: string, values: number[]) => ({ id, clause: 'X-1', of: (_s: unknown, seat: number) => values[seat] });

  it('go by points, then by each tie-break in turn; who is equal in all of them shares', () => {
    const s = { seats: 4 } as never;
    expect(rank(s, score, [])).toEqual([[1], [0, 2, 3]]);
    expect(rank(s, score, [by('first', [0, 0, 1, 0])])).toEqual([[1], [2], [0, 3]]);
    expect(rank(s, score, [by('first', [0, 0, 1, 0]), by('second', [1, 0, 0, 2])])).toEqual([[1], [2], [3], [0]]);
  });

  it('count how many are ahead, and a shared victory in equal parts', () => {
    const ranking = [[2, 0], [3], [1]];
    expect([0, 1, 2, 3].map((seat) => placeOf(ranking, seat))).toEqual([0, 3, 0, 2]);
    expect([0, 1, 2, 3].map((seat) => winShare(ranking, seat))).toEqual([0.5, 0, 0.5, 0]);
  });
});

describe('M-9.7 a complete tie in Machi', () => {
  const table = idle(3);
  const { state } = table;
  const name = (seat: number) => ['Aki', 'Ben', 'Chie'][seat];

  it('is a ranking of one place', () => {
    expect(machi.ranking(state)).toEqual([[0, 1, 2]]);
  });

  it('is told in the log', () => {
    const shared = table.history.flatMap(({ events }) => events).filter(({ deed }) => deed === 'sharedVictory');
    expect(shared.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it.each([
    ['en', 'Aki, Ben and Chie are tied: 0 VP each, and equal in final honour and final wealth.'],
    [
      'fr',
      'Aki, Ben et Chie sont ex æquo\u00a0: 0 PV chacun, à égalité aussi pour l’honneur final et la richesse finale.',
    ],
    ['ja', 'Aki、Ben、Chieは同順位です。全員0点で、最終年の名誉と最終年の富も同じです。'],
  ] as const)('is explained, %s', (language, sentence) => {
    expect(sayTies(machi, state, machi.ranking(state), name, language)).toEqual([{ sentence, clause: 'M-9.7' }]);
  });

  it('is decided by what the rulebook says where that differs, and the sheet says by what', () => {
    const s = machi.layout.clone(state) as typeof state & { seat: { honour: number; wealth: number }[] };
    s.seat[2].honour = 3;
    s.seat[1].wealth = 2;
    const ranking = machi.ranking(s);
    expect(ranking).toEqual([[2], [1], [0]]);
    expect(sayTies(machi, s, ranking, name, 'en').map(({ sentence }) => sentence)).toEqual([
      'Chie comes before Ben: 0 VP each; what decides is final honour (3 to 0).',
      'Ben comes before Aki: 0 VP each; what decides is final wealth (2 to 0).',
    ]);
  });
});

it('Y-15.7 a tie that an order of seats decides is explained without numbers', () => {
  const yokohama = gameById('yokohama');
  const s = yokohama.setup(2, {}, rngFrom('tie'));
  expect(yokohama.ranking(s)).toHaveLength(2);
  const [{ sentence, clause }] = sayTies(yokohama, s, yokohama.ranking(s), (seat) => `P${seat}`, 'en');
  expect(sentence).toMatch(/^P\d comes before P\d: 0 VP each; what decides is nearness to the first player\.$/);
  expect(clause).toBe('Y-15.7');
});
