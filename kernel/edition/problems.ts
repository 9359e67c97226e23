import type { Figures } from '../figures.ts';
import type { Language } from '../language.ts';
import { differencesBetween } from './differences.ts';
import { readPointer } from './pointer.ts';
import { allows, type Range, type Ranges, rangeOf, type Said } from './ranges.ts';

/** What is wrong with the figures of an edition. */
export type Problem =
  | { readonly kind: 'fixed'; readonly file: string; readonly pointer: string }
  | {
      readonly kind: 'range';
      readonly file: string;
      readonly pointer: string;
      readonly range: Range;
      readonly value: unknown;
    }
  | { readonly kind: 'agreement'; readonly says: Said };

/** Everything that is wrong with changed figures, before anybody plays with them. */
export function problemsOf(ranges: Ranges, base: Figures, changed: Figures): Problem[] {
  const found: Problem[] = [];
  for (const [file, values] of Object.entries(differencesBetween(base, changed))) {
    for (const [pointer, value] of Object.entries(values)) {
      const range = rangeOf(ranges, file, readPointer(pointer));
      if (!range) found.push({ kind: 'fixed', file, pointer });
      else if (!allows(range, value)) found.push({ kind: 'range', file, pointer, range, value });
    }
  }
  // What several figures have to keep together is asked once each of them is what it may be.
  if (found.length > 0) return found;
  return ranges.agreements.filter(({ holds }) => !holds(changed)).map(({ says }) => ({ kind: 'agreement', says }));
}

const NUMBER: Readonly<Record<Language, (range: Range) => string>> = {
  en: ({ least, most, words }) =>
    words ? `One of these stands here: ${words.join(', ')}.` : `A whole number from ${least} to ${most} stands here.`,
  fr: ({ least, most, words }) =>
    words ? `Ici, l’un de ces mots : ${words.join(', ')}.` : `Ici, un nombre entier de ${least} à ${most}.`,
  ja: ({ least, most, words }) =>
    words ? `次のどれかを入れます：${words.join('、')}。` : `${least}から${most}までの整数を入れます。`,
};

/** What may stand in a place. */
export const sayRange = (range: Range, language: Language): string => NUMBER[language](range);

const FIXED: Readonly<Record<Language, string>> = {
  en: 'This is not a figure that an edition may change.',
  fr: 'Une édition ne peut pas changer cette donnée.',
  ja: 'ここは版では変えられません。',
};

/** A problem as a sentence, without the place. */
export function sayProblem(problem: Problem, language: Language): string {
  if (problem.kind === 'fixed') return FIXED[language];
  if (problem.kind === 'range') return sayRange(problem.range, language);
  return problem.says[language] ?? problem.says.en;
}

/** The same with the place, for where there is no form to show it in. */
export function tellProblem(problem: Problem, language: Language = 'en'): string {
  const sentence = sayProblem(problem, language);
  return problem.kind === 'agreement' ? sentence : `${problem.file} ${problem.pointer}: ${sentence}`;
}
