import { inTurn } from './in-turn.ts';
import { type Grammar, numberOf, type Sense, Word } from './word.ts';

type More = Sense & Pick<Grammar, 'aspirated' | 'plural'>;

const elides = ({ name, grammar }: Word): boolean => !grammar.aspirated && /^[aeiouhœæ]/i.test(name.normalize('NFD'));

const noun =
  (gender: 'm' | 'f') =>
  (name: string, { aspirated, plural, ...sense }: More = {}): Word =>
    new Word(name, sense, { gender, aspirated, plural });

/** The article, or `before` and the article drawn together; a proper name takes `alone`, which elides or not. */
function article(word: Word, [m, f, vowel, plural]: readonly string[], alone: readonly [string, string]): string {
  const { proper, gender, plural: several } = word.grammar;
  const elided = elides(word);
  if (proper) return (elided ? alone[1] : alone[0]) + word.name;
  if (several) return plural + word.name;
  return (elided ? vowel : gender === 'f' ? f : m) + word.name;
}

/** How French uses the words of a game. */
export const french = {
  /** Between a name and what is told of it. */
  colon: '\u00a0: ',
  /** A masculine noun: `m('bateau', { many: 'bateaux' })` */
  m: noun('m'),
  /** A feminine noun. */
  f: noun('f'),
  /** Names of places and people: no article. */
  proper: (name: string, { aspirated, ...sense }: Sense & Pick<Grammar, 'aspirated'> = {}): Word =>
    new Word(name, sense, { proper: true, aspirated }),
  /** `un bateau`, `une île`, `des douanes`, `Kyoto` */
  un: (word: Word): string =>
    article(word, ['un ', 'une ', word.grammar.gender === 'f' ? 'une ' : 'un ', 'des '], ['', '']),
  /** `le bateau`, `la maison`, `l’île`, `les douanes`, `Kyoto` */
  le: (word: Word): string => article(word, ['le ', 'la ', 'l’', 'les '], ['', '']),
  /** `du bateau`, `de la maison`, `de l’île`, `des douanes`, `d’Osaka` */
  du: (word: Word): string => article(word, ['du ', 'de la ', 'de l’', 'des '], ['de ', 'd’']),
  /** `au bateau`, `à la maison`, `à l’île`, `aux douanes`, `à Osaka` */
  au: (word: Word): string => article(word, ['au ', 'à la ', 'à l’', 'aux '], ['à ', 'à ']),
  /** `de bateau`, `d’île` */
  de: (word: Word): string => (elides(word) ? `d’${word.name}` : `de ${word.name}`),
  /** `0 bateau`, `1 bateau`, `3 bateaux` */
  some: (number: number | Word, word: Word): string => {
    const n = numberOf(number);
    return word.count?.(n) ?? `${n} ${Math.abs(n) < 2 ? word.name : word.many}`;
  },
  /** `a, b et c` */
  list: (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts[parts.length - 1]}`,
  /** What somebody does, one thing after the other: `recrute Riu et Ebisu`, `prend la flotte 2 et achète un bateau` */
  doing: (deeds: readonly string[]): string =>
    inTurn(deeds, { and: 'et', next: 'puis', aim: / pour (qu[e’]|\p{Ll}+(er|ir|re) )/u }),
};
