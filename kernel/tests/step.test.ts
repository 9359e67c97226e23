import { describe, expect, it } from 'vitest';
import { defineSteps, FRAME, faceOf } from '../step.ts';

const { carry } = defineSteps({
  carry: {
    clause: 'T-1',
    vars: ['kind', 'free'],
    faces: {
      gift: { clause: 'T-3', when: { kind: 0, free: 1 } },
      boats: { clause: 'T-2', when: { kind: 0 } },
    },
  },
});

/** The step as it is asked with these variables. */
const asked = (...vars: readonly number[]) => faceOf(carry, Int16Array.of(0, 0, ...vars), 0);

describe('a step', () => {
  it('asks by a name and a clause of its own where its variables fit, the first that does', () => {
    expect([asked(0, 1).name, asked(0, 1).clause]).toEqual(['gift', 'T-3']);
    expect([asked(0, 0).name, asked(0, 0).clause]).toEqual(['boats', 'T-2']);
  });

  it('is itself where none fits, and stays the same step under every name', () => {
    expect(asked(1, 1)).toBe(carry);
    expect(asked(0, 0).id).toBe(carry.id);
    expect(carry.vars.length).toBeLessThan(FRAME);
  });
});
