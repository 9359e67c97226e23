import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closestPair, contrast } from './vision.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** A token as written: one colour, or one for each theme. */
function token(name: string, theme: 'washi' | 'sumi'): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value ?? '');
  const colour = pair ? pair[theme === 'washi' ? 1 : 2] : value;
  if (!/^#\w{6}$/.test(colour ?? '')) throw new Error(`--${name} is no colour`);
  return colour!;
}

const GROUNDS = ['paper', 'surface', 'sunken', 'raised', 'sea', 'land'];
const set = (prefix: string, names: readonly string[]) => names.map((name) => token(`${prefix}-${name}`, 'washi'));

describe.each(['washi', 'sumi'] as const)('%s', (theme) => {
  const least = (ink: string, grounds: readonly string[]) =>
    Math.min(...grounds.map((ground) => contrast(token(ink, theme), token(ground, theme))));

  it.each(['ink', 'ink-2', 'ink-3', 'action', 'link', 'ok', 'warn', 'danger', 'points-ink'])(
    '%s is legible as text',
    (ink) => {
      expect(least(ink, GROUNDS)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['line', 'focus'])('%s can be made out as a line', (ink) => {
    expect(least(ink, GROUNDS)).toBeGreaterThanOrEqual(3);
  });

  it('text on a filled button is legible', () => {
    expect(contrast(token('on-action', theme), token('action', theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('on-points', theme), token('points', theme))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('pieces', () => {
  const HOUSES = ['red', 'blue', 'yellow', 'teal', 'plum'];
  const BUILDERS = ['blue', 'orange', 'plum', 'grey'];

  it.each([...HOUSES, 'orange', 'grey'])('the crest of %s stands out from its ground', (house) => {
    expect(contrast(token(`on-${house}`, 'washi'), token(`house-${house}`, 'washi'))).toBeGreaterThanOrEqual(4);
  });

  it('houses differ for everybody', () => {
    expect(closestPair(set('house', HOUSES))).toBeGreaterThanOrEqual(0.18);
    expect(closestPair(set('house', BUILDERS))).toBeGreaterThanOrEqual(0.18);
  });

  it.each([
    ['worker', ['white', 'yellow', 'red', 'blue', 'black', 'grey']],
    ['boat', ['gold', 'clay', 'stone', 'wood', 'bamboo']],
    ['good', ['copper', 'silk', 'tea', 'fish', 'import']],
    ['family', ['trade', 'culture', 'samurai', 'yakuza']],
  ])('each %s differs for everybody', (prefix, names) => {
    expect(closestPair(set(prefix, names))).toBeGreaterThanOrEqual(0.15);
  });
});
