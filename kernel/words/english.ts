import { inTurn } from './in-turn.ts';
import { type Grammar, numberOf, type Sense, Word } from './word.ts';

type More = Sense & Pick<Grammar, 'article' | 'plural'>;

/** `a`, but `an` before the sound of a vowel. */
const articleOf = ({ name, grammar }: Word): string => grammar.article ?? (/^[aeiou]/i.test(name) ? 'an' : 'a');

/** How English uses the words of a game. */
export const english = {
  /** Between a name and what is told of it. */
  colon: ': ',
  /** `noun('boat', { many: 'boats' })` */
  noun: (name: string, { article, plural, ...sense }: More = {}): Word => new Word(name, sense, { article, plural }),
  /** Names of places and people: no article. */
  proper: (name: string, sense: Sense = {}): Word => new Word(name, sense, { proper: true }),
  /** `a boat`, `an inn`, `Kyoto` */
  a: (word: Word): string => {
    const article = word.grammar.proper || word.grammar.plural ? '' : articleOf(word);
    return article === '' ? word.name : `${article} ${word.name}`;
  },
  /** `the boat`, `Kyoto` */
  the: (word: Word): string => (word.grammar.proper ? word.name : `the ${word.name}`),
  /** `1 boat`, `3 boats` */
  some: (number: number | Word, word: Word): string => {
    const n = numberOf(number);
    return word.count?.(n) ?? `${n} ${Math.abs(n) === 1 ? word.name : word.many}`;
  },
  /** `a, b and c` */
  list: (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`,
  /** What somebody does, one thing after the other: `recruits Riu and Ebisu`, `takes fleet 2 and buys a boat` */
  doing: (deeds: readonly string[]): string =>
    inTurn(deeds, { and: 'and', next: 'then', aim: / (so that|to (?!the )[a-z]+) / }),
};
