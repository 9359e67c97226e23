import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

type Leaf = readonly [path: string, text: string];

/** Every text of a wording; functions are asked with plain arguments. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leaves(value(3, 4, 5), path);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
  return [];
}

describe('the words about shuffles', () => {
  it.each([
    ['fr', fr],
    ['ja', ja],
  ])('are complete in %s', (_language, wording) => {
    expect(leaves(wording).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
    for (const [path, text] of leaves(wording)) expect(text.trim(), path).not.toBe('');
  });

  it('are Japanese in Japanese', () => {
    expect(leaves(ja).filter(([, text]) => /^[\x20-\x7e]{12,}$/.test(text))).toEqual([]);
  });
});
