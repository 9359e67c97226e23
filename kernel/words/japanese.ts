import { numberOf, type Sense, Word } from './word.ts';

/** How Japanese uses the words of a game. */
export const japanese = {
  /** `noun('コイン', { counter: '枚' })`: without a counter it is counted as `コイン×3`. */
  noun: (name: string, { counter, ...sense }: Sense & { readonly counter?: string } = {}): Word =>
    new Word(name, sense, { counter }),
  /** `コイン3枚` */
  some: (number: number | Word, word: Word): string => {
    const n = numberOf(number);
    const { counter } = word.grammar;
    return word.count?.(n) ?? (counter === undefined ? `${word.name}×${n}` : `${word.name}${n}${counter}`);
  },
  /** `甲と乙`, `甲、乙、丙` */
  list: (parts: readonly string[]): string => parts.join(parts.length === 2 ? 'と' : '、'),
};
