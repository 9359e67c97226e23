import { describe, expect, it } from 'vitest';
import nippon from '#games/nippon/index.ts';
import { Table } from '#kernel';
import { movesWith, point } from './choosing.ts';

const { lexicon } = nippon;
const legal = ['take 1 red', 'take 1 blue', 'take 2 red', 'consolidate', 'convert coal'].map(lexicon.parse);
const texts = (moves: readonly number[]) => moves.map(lexicon.text);

describe('choosing by pointing', () => {
  it('narrows the legal list by what is pointed at, in any order', () => {
    expect(texts(movesWith(lexicon, legal, ['slot:1']))).toEqual(['take 1 red', 'take 1 blue']);
    expect(texts(movesWith(lexicon, legal, ['worker:red', 'slot:2']))).toEqual(['take 2 red']);
  });

  it('settles a move as soon as one is left', () => {
    const first = point(lexicon, legal, [], ['worker:red']);
    expect(first).toEqual({ chosen: ['worker:red'] });
    expect(point(lexicon, legal, first.chosen, ['slot:2']).move).toBe(lexicon.parse('take 2 red'));
    expect(point(lexicon, legal, [], ['worker:blue']).move).toBe(lexicon.parse('take 1 blue'));
  });

  it('takes a thing of the same kind in place of the one before, or starts anew', () => {
    expect(point(lexicon, legal, ['slot:1'], ['slot:2']).move).toBe(lexicon.parse('take 2 red'));
    expect(point(lexicon, legal, ['slot:1'], ['track:coal']).move).toBe(lexicon.parse('convert coal'));
  });

  it('lets go of what is pointed at twice, and ignores what is not legal', () => {
    expect(point(lexicon, legal, ['slot:1'], ['slot:1'])).toEqual({ chosen: [] });
    expect(point(lexicon, legal, ['slot:1'], ['slot:5'])).toEqual({ chosen: ['slot:1'] });
  });

  it('reaches every legal move of a real opening by its references', () => {
    const table = Table.open(nippon, { seats: 3, seed: 'choosing' });
    const seat = Math.log2(table.turn);
    for (const move of table.moves(seat)) {
      let chosen: readonly string[] = [];
      let settled: number | undefined;
      for (const ref of lexicon.refs(move)) {
        const next = point(lexicon, table.moves(seat), chosen, [ref]);
        chosen = next.chosen;
        settled = next.move ?? settled;
      }
      if (lexicon.refs(move).length > 0) expect(settled).toBe(move);
    }
  });
});
