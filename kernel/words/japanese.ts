import { numberOf, type Sense, Word } from './word.ts';

/** How Japanese uses the words of a game. */
export const japanese = {
  /** Between a name and what is told of it. */
  colon: '：',
  /** `noun('コイン', { counter: '枚' })`: without a counter three of it are `コイン×3`, and one is only named. */
  noun: (name: string, { counter, ...sense }: Sense & { readonly counter?: string } = {}): Word =>
    new Word(name, sense, { counter }),
  /** `コイン3枚` */
  some: (number: number | Word, word: Word): string => {
    const n = numberOf(number);
    const { counter } = word.grammar;
    if (word.count) return word.count(n);
    if (counter !== undefined) return `${word.name}${n}${counter}`;
    return n === 1 ? word.name : `${word.name}×${n}`;
  },
  /** `甲と乙`, `甲、乙、丙` */
  list: (parts: readonly string[]): string => parts.join(parts.length === 2 ? 'と' : '、'),
};
