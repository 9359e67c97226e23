import { afterEach, describe, expect, it, vi } from 'vitest';
import { readNotes } from '#kernel';
import { notes } from './notes.ts';

const PROMISE = 'a'.repeat(64);

/** What a browser keeps, as far as it is used here; its keys are its own properties. */
class Keeping {
  [key: string]: unknown;
  getItem = (key: string) => (this[key] as string | undefined) ?? null;
  setItem = (key: string, value: string) => {
    this[key] = value;
  };
  removeItem = (key: string) => {
    delete this[key];
  };
}

describe('notes', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('are kept by table and attempt', () => {
    vi.stubGlobal('localStorage', new Keeping());
    notes.keep('kept', { attempt: 2, promise: PROMISE, contributions: 'sealed' });
    notes.keep('kept', { attempt: 1, promise: PROMISE, contributions: 'sealed' });
    notes.keep('kept', { attempt: 2, promise: PROMISE, contributions: 'sealed', seat: 1 });
    expect(notes.of('kept')).toEqual([
      { attempt: 1, promise: PROMISE, contributions: 'sealed' },
      { attempt: 2, promise: PROMISE, contributions: 'sealed', seat: 1 },
    ]);
    expect(notes.of('another')).toEqual([]);
  });

  it('last as long as the page where nothing can be kept', () => {
    const full = () => {
      throw new Error('There is no room.');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    notes.keep('unkept', { attempt: 1, promise: PROMISE, contributions: 'sealed' });
    expect(notes.of('unkept')).toHaveLength(1);
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    expect(notes.of('unkept')).toHaveLength(1);
  });

  it('make room for new ones: the oldest of two hundred tables go first', () => {
    vi.useFakeTimers();
    const keeping = new Keeping();
    vi.stubGlobal('localStorage', keeping);
    for (let n = 0; n < 203; n++) {
      vi.setSystemTime(n);
      notes.keep(`many ${n}`, { attempt: 1, promise: PROMISE, contributions: 'sealed' });
    }
    const kept = Object.keys(keeping).filter((key) => key.startsWith('engawa.fair.'));
    expect(kept).toHaveLength(200);
    expect(kept).not.toContain('engawa.fair.many 2');
    expect(kept).toContain('engawa.fair.many 3');
  });

  it('with a part are kept until the game is known to be over, however many there are', () => {
    vi.useFakeTimers();
    const keeping = new Keeping();
    vi.stubGlobal('localStorage', keeping);
    const isKept = (table: string) => keeping.getItem(`engawa.fair.${table}`) !== null;
    const note = { attempt: 1, promise: PROMISE, contributions: 'sealed', seat: 0, part: PROMISE } as const;
    vi.setSystemTime(0);
    notes.keep('under way', note);
    notes.keep('finished', note);
    notes.end('finished');
    for (let n = 0; n < 203; n++) {
      vi.setSystemTime(n + 1);
      notes.keep(`others ${n}`, { attempt: 1, promise: PROMISE, contributions: 'sealed' });
    }
    expect(isKept('under way')).toBe(true);
    expect(isKept('finished')).toBe(false);
  });

  it('keep how the game looked as it was first seen, and come out as a file', () => {
    vi.stubGlobal('localStorage', new Keeping());
    notes.keep('file', { attempt: 1, promise: PROMISE, contributions: 'sealed' });
    const first = { viewer: 0, view: PROMISE };
    notes.see('file', { first });
    notes.see('file', { first: { viewer: 1, view: PROMISE } });
    notes.see('file', { last: { ...first, scores: [3, 4] } });
    expect(readNotes(JSON.parse(JSON.stringify(notes.all('file'))))).toEqual({
      format: 'engawa-notes/1',
      table: 'file',
      attempts: [{ attempt: 1, promise: PROMISE, contributions: 'sealed' }],
      first,
      last: { ...first, scores: [3, 4] },
    });
  });
});
