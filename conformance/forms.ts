import type { Game, Language, Word } from '#kernel';

/** What no careful writer leaves in a sentence: codes, empty slots, doubled words, numbers and articles that do not fit. */

interface Form {
  readonly what: string;
  readonly found: RegExp;
}

/** What a program says by mistake, and no person: not "nulle", which is French. */
export const CODE = /undefined|NaN|null(?!es?\b)|\[object|-32768/;

/** What is a program's word, and no person's, on a board as well as in a sentence. */
const CODES: readonly Form[] = [
  { what: 'a slip of the program', found: CODE },
  { what: 'a seat by its number', found: /#-?\d/ },
  { what: 'a reference', found: /(?<![\p{L}\d])[a-z][A-Za-z]*:[a-z0-9]/u },
  { what: 'a code of a place', found: /(?<![\p{L}\d])[a-z]\d{2,}(?![\p{L}\d])/u },
  { what: 'a word of the program', found: /(?<![\p{L}])[a-z]+[A-Z][a-z]/u },
];

const ANYWHERE: readonly Form[] = [
  ...CODES,
  { what: 'two spaces', found: / {2}/ },
  { what: 'a space at an end', found: /^\s|\s$/ },
  { what: 'an empty slot', found: /\(\s*\)|\[\s*\]|«\s*»|“\s*”|「\s*」|（\s*）|,\s*[,.;]|、[、。]|。。|\.\.(?!\.)/ },
  { what: 'an open end', found: /[,;、（(]$/ },
];

/** The same word twice, but for what is said so: "nous nous", "vous vous". */
const TWICE: Form = { what: 'a word twice', found: /(?<![\p{L}\d-])(?!nous|vous)(\p{L}{2,}) \1(?![\p{L}\d-])/iu };

/** One deed told two times where once says it: `keeps a boat in port and keeps a boat in port`. */
const SAID_TWICE: Form = { what: 'a deed said twice', found: /(?<!\S)(\p{L}[^.:]{11,}) (?:and|et) \1$/u };

const BY_LANGUAGE: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    TWICE,
    SAID_TWICE,
    { what: 'a choice said as a deed', found: /^\p{Lu}\p{L}+ (No more|End the|Do no|Take an?|Place an?) /u },
    { what: 'an article too many', found: /\b(the|an?) (the|an?)\b/i },
    { what: 'a for an', found: /(?:^A|\ba) (?!uni|use|one|eur|once|u-)[aeiou]/ },
    { what: 'an for a', found: /(?:^An|\ban) (?!hour|heir|honou?r|honest)[^aeiouAEIOU\s\d“"’']/ },
    { what: 'a space before a stop', found: / [.,;:!?](?!\d)/ },
  ],
  fr: [
    TWICE,
    SAID_TWICE,
    { what: 'a helping verb left out', found: /\bfait \p{L}+r .* et (passer|sortir|glisser|entrer|combattre) /u },
    { what: 'a title without its article', found: /\bde Seigneur\b/ },
    {
      what: 'no elision',
      found: /(?<![\p{L}’])(de|le|la|que|ne|se|je|me|te|jusque|lorsque) [aeiouàâéèêëîïôöûùüœæ](?!nze)/iu,
    },
    { what: 'no elision before a name', found: /(?<![\p{L}’])(de|le|la|que) [AEIOUÀÂÉÈÊÎÔÛŌŪĀĒĪ]/u },
    { what: 'no contraction', found: /(?<![\p{L}’])(de|à) (le|les) (?!\p{L}+(er|ir|re)\b)/iu },
    { what: 'si il', found: /\bsi ils?\b/i },
    { what: 'a space that may break', found: /[^\s] [:;!?»](?!\S)|« / },
  ],
  ja: [
    { what: 'a particle twice', found: /をを|へへ|がが|のの|でパワー\d+で/ },
    { what: 'a foreign word', found: /[A-Za-z]{4,}/ },
    {
      what: 'a space between words',
      found:
        /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    },
  ],
};

/** The first code in a text, if there is any. */
export function codeIn(text: string): string | undefined {
  const form = CODES.find(({ found }) => found.test(text));
  return form && `${form.what}: “${text}”`;
}

/** The first thing that is wrong with a sentence, if anything is. */
export function badForm(game: Game, sentence: string, language: Language): string | undefined {
  const form = [...ANYWHERE, ...BY_LANGUAGE[language]].find(({ found }) => found.test(sentence));
  return form ? `${form.what}: “${sentence}”` : miscounted(game, sentence, language);
}

/** So many of a thing, one and several confused. */
function miscounted(game: Game, sentence: string, language: Language): string | undefined {
  if (!/\d/.test(sentence)) return undefined;
  for (const { name, many } of countedWords(game, language)) {
    for (const [, number, word] of sentence.matchAll(countOf(name, many))) {
      const n = Math.abs(Number(number));
      const single = language === 'fr' ? n < 2 : n === 1;
      if (word !== (single ? name : many)) return `${number} ${word}: “${sentence}”`;
    }
  }
  return undefined;
}

const counts = new WeakMap<object, Map<Language, readonly Word[]>>();

/** The words of a game that have a plural of their own. */
function countedWords(game: Game, language: Language): readonly Word[] {
  const known = counts.get(game) ?? new Map<Language, readonly Word[]>();
  counts.set(game, known);
  let words = known.get(language);
  if (!words) {
    const { names, things } = game.words[language];
    words = [...Object.values(names).flat(), ...Object.values(things)].filter(
      ({ name, many }) => many !== undefined && many !== name,
    );
    known.set(language, words);
  }
  return words;
}

const patterns = new Map<string, RegExp>();

/** A number of one's own, not the end of another, before either form of a word. */
function countOf(name: string, many: string): RegExp {
  const key = `${name}\n${many}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const either = [name, many]
      .sort((a, b) => b.length - a.length)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    pattern = new RegExp(`(?<![\\d.,/×+−])(\\d+) (${either.join('|')})(?![\\p{L}-])`, 'gu');
    patterns.set(key, pattern);
  }
  return pattern;
}
