import { describe, expect, it } from 'vitest';
import type { Drawn } from '#drawing';
import nippon from '#games/nippon/index.ts';
import { movesWith } from '../table/choosing.ts';
import { targetsIn } from './targets.ts';

const { lexicon } = nippon;
const node = (ref: string | undefined, ...children: Drawn[]): Drawn => ({
  tag: 'g',
  props: ref ? { 'data-ref': ref } : {},
  children,
});

describe('targets of a drawing', () => {
  const red3 = node('worker:red');
  const red2 = node('worker:red');
  const again = node('worker:red');
  const slot3 = node('slot:3', red3, again);
  const slot2 = node('slot:2', red2);
  const board = node(undefined, slot3, slot2, node('region:kansai'));
  const targets = targetsIn(board, lexicon, ['take 3 red', 'consolidate'].map(lexicon.parse), []);

  it('are the innermost elements that no legal move contradicts', () => {
    expect([...targets.keys()]).toEqual([red3, again]);
  });

  it('stand for what they are and for what they lie in', () => {
    expect(targets.get(red3)).toMatchObject({ refs: ['slot:3', 'worker:red'], again: false });
  });

  it('are named once, however often the same thing is drawn', () => {
    expect(targets.get(again)?.again).toBe(true);
  });

  it('can carry several references on one element', () => {
    const both = node('slot:3 worker:red');
    expect([...targetsIn(both, lexicon, [lexicon.parse('take 3 red')], []).keys()]).toEqual([both]);
  });

  it('are one or the other where no move speaks of both', () => {
    const either = node('slot:3 region:kansai');
    const moves = ['take 3 red', 'take 3 blue'].map(lexicon.parse);
    expect(targetsIn(either, lexicon, moves, []).get(either)?.refs).toEqual(['slot:3']);
    const worker = node('worker:red worker:blue');
    const { refs } = targetsIn(worker, lexicon, moves, []).get(worker) ?? { refs: [] };
    expect(movesWith(lexicon, moves, refs)).toEqual(moves);
  });
});
