import { describe, expect, it } from 'vitest';
import { ByItself } from './itself.ts';

describe('what was chosen without a question', () => {
  it('is gone over by undo, back to the last real question', () => {
    const itself = new ByItself();
    expect(itself.undos(3)).toBe(1);
    itself.note(3, true);
    itself.note(4, true);
    expect(itself.undos(5)).toBe(3);
    expect(itself.undos(6)).toBe(1);
  });

  it('cannot be taken back alone: the same answer would follow', () => {
    const itself = new ByItself();
    expect(itself.canUndo(3, true)).toBe(true);
    itself.note(3, false);
    itself.note(4, true);
    expect(itself.canUndo(5, true)).toBe(false);
    expect(itself.canUndo(6, true)).toBe(true);
    expect(itself.canUndo(6, false)).toBe(false);
  });

  it('goes with the choice it led to', () => {
    const itself = new ByItself();
    itself.note(2, true, true);
    expect(itself.undos(4)).toBe(2);
    expect(itself.undos(3)).toBe(1);
  });

  it('is forgotten with what is taken back', () => {
    const itself = new ByItself();
    itself.note(3, false);
    itself.forget(3);
    expect(itself.undos(4)).toBe(1);
    expect(itself.canUndo(4, true)).toBe(true);
  });
});
