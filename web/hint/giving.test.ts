import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { HintStep } from '#bots';
import type { TableSource } from '../table/source.ts';
import { HintGiver } from './giving.ts';

// The words of the client ask for a page around them.
vi.mock('../words/index.ts', () => ({ wording: { peek: () => ({ table: { noHint: 'none', moreHint: 'more' } }) } }));

const STEPS: readonly HintStep[] = ['one', 'two', 'three'].map((line) => ({
  lines: [line],
  marks: [{ refs: [line] }],
}));

/** A table whose bot answers when the test says so. */
function thinking() {
  const answers: ((steps: readonly HintStep[] | undefined) => void)[] = [];
  const position = signal({ version: 1, viewer: 0, turn: [0, 1], legal: [7, 8], log: [] as { seat: number }[] });
  const source = {
    position,
    hint: () => new Promise((resolve) => answers.push(resolve)),
  } as unknown as TableSource;
  return { answers, position, giver: new HintGiver(source) };
}

describe('a hint', () => {
  it('is asked for once, however often one asks while the bot thinks, and goes on step by step', async () => {
    const { answers, giver } = thinking();
    const told = [giver.next('en'), giver.next('en')];
    expect(answers.length).toBe(1);
    answers[0](STEPS);
    const [first, second] = await Promise.all(told);
    expect([first.split('\n')[0], second.split('\n')[0]]).toEqual(['one', 'two']);
    expect(await giver.next('en')).toBe('three');
    expect(giver.marks.value).toEqual(STEPS[2].marks);
  });

  it('stays marked where somebody else chooses at the same time, and goes on', async () => {
    const { answers, position, giver } = thinking();
    const told = giver.next('en');
    position.value = { ...position.value, version: 2, turn: [0], log: [{ seat: 1 }] };
    answers[0](STEPS);
    await told;
    expect(giver.marks.value).toEqual(STEPS[0].marks);
    expect(await giver.next('en')).toContain('two');
    expect(answers.length).toBe(1);
  });

  it('marks nothing for whoever has chosen meanwhile', async () => {
    const { answers, position, giver } = thinking();
    const told = giver.next('en');
    position.value = { ...position.value, version: 2, log: [{ seat: 0 }] };
    answers[0](STEPS);
    await told;
    expect(giver.marks.value).toEqual([]);
  });

  it('that could not be had is asked for anew', async () => {
    const { answers, giver } = thinking();
    const none = giver.next('en');
    answers[0](undefined);
    await none;
    const again = giver.next('en');
    answers[1](STEPS);
    expect(await again).toContain('one');
  });
});
