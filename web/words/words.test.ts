import { describe, expect, it } from 'vitest';
import { en as charactersEn } from '../characters/words/en.ts';
import { fr as charactersFr } from '../characters/words/fr.ts';
import { ja as charactersJa } from '../characters/words/ja.ts';
import { en as fairEn } from '../fairness/words/en.ts';
import { fr as fairFr } from '../fairness/words/fr.ts';
import { ja as fairJa } from '../fairness/words/ja.ts';
import { en as learnEn } from '../learn/words/en.ts';
import { fr as learnFr } from '../learn/words/fr.ts';
import { ja as learnJa } from '../learn/words/ja.ts';
import { en as preparedEn } from '../prepared/words/en.ts';
import { fr as preparedFr } from '../prepared/words/fr.ts';
import { ja as preparedJa } from '../prepared/words/ja.ts';
import { en as vacationEn } from '../vacation/words/en.ts';
import { fr as vacationFr } from '../vacation/words/fr.ts';
import { ja as vacationJa } from '../vacation/words/ja.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { en as houseEn } from './house/en.ts';
import { fr as houseFr } from './house/fr.ts';
import { ja as houseJa } from './house/ja.ts';
import { ja } from './ja.ts';
import { pseudo } from './pseudo.ts';

type Leaf = readonly [path: string, text: string];

/** What is a number, a name and a list of names at once: functions are asked with plain arguments. */
const plain = (n: number) =>
  Object.assign([String(n)], { valueOf: () => n, toString: () => String(n), toLowerCase: () => String(n) });

/** Every text of a wording. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leaves(value(plain(3), plain(4), plain(5)), path);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
  return [];
}

describe.each([
  ['the shell', en, fr, ja],
  ['the house around the tables', houseEn, houseFr, houseJa],
  ['shuffles', fairEn, fairFr, fairJa],
  ['lessons', learnEn, learnFr, learnJa],
  ['prepared answers', preparedEn, preparedFr, preparedJa],
  ['characters', charactersEn, charactersFr, charactersJa],
  ['vacations', vacationEn, vacationFr, vacationJa],
] as const)('the words of %s', (_what, english, french, japanese) => {
  it.each([
    ['fr', french],
    ['ja', japanese],
  ])('are complete in %s', (_language, wording) => {
    expect(leaves(wording).map(([path]) => path)).toEqual(leaves(english).map(([path]) => path));
    for (const [path, text] of leaves(wording)) expect(text.trim(), path).not.toBe('');
  });

  it('are Japanese in Japanese', () => {
    expect(leaves(japanese).filter(([, text]) => /^[\x20-\x7e]{12,}$/.test(text))).toEqual([]);
  });

  it('are all stretched by the pseudo-locale', () => {
    for (const [path, text] of leaves(pseudo(english))) expect(text, path).toMatch(/^\[.*~\]$/s);
  });
});

/** Everything said in French, whatever page says it. */
const spoken = import.meta.glob<{ fr: unknown }>(['../**/words/**/fr.ts', '../../wire/refusals/fr.ts'], {
  eager: true,
});

describe.each(Object.entries(spoken))('the French of %s', (_file, { fr: wording }) => {
  it('never lets a line break before a stop or inside quotation marks', () => {
    expect(leaves(wording).filter(([, text]) => / [:;!?»](?!\w)|« /.test(text))).toEqual([]);
  });
});
