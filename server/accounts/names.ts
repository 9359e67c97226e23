/** Letters of other alphabets, signs and figures that look like a letter of ours, as small letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Cyrillic, whose small letters mostly look like its capitals; then Greek, by its capitals.
    'аa вb сc ԁd еe һh нh іi ӏl јj кk мm оo рp ԛq ѕs тt ѵv ԝw хx уy ѡw',
    'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx',
    'ɑa ɡg ıi ɩi ʟl ɴn ʀr ʏy ƽs ǀl |l 1l 0o',
    // Kana that look like characters.
    'ー一 ロ口 カ力 エ工 ニ二 タ夕 ハ八 ト卜 へヘ りリ べベ ぺペ',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

/** The same by the small letters of Greek, where they look like others than the capitals. */
const SMALL_GREEK: Readonly<Record<string, string>> = { η: 'n', ν: 'v', υ: 'u', γ: 'y', ω: 'w', σ: 'o', μ: 'u' };

const seen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const mapped = (text: string, also: Readonly<Record<string, string>> = {}): string =>
  [...text]
    .map((letter) => also[letter] ?? LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    // A capital I and a small l are the same stroke; at the beginning of a word either may stand.
    .replace(/(?<![\p{L}\p{N}])i/gu, 'l');

/** A capital I within a word of small letters is there to be taken for a small l. */
const uncovered = (text: string): string => text.replace(/(?<=\p{L})I(?=\p{L}*\p{Ll})|(?<=\p{Ll}\p{L}*)I/gu, 'l');

/** A name as it is compared: without case, width, composition, what cannot be seen and what looks like something else. */
export const nameKey = (name: string): string => mapped(uncovered(seen(name)).toLowerCase());

/** Every key that a name could be mistaken for. */
export const keysLike = (name: string): readonly string[] => [
  ...new Set([nameKey(name), mapped(uncovered(seen(name)).toLowerCase(), SMALL_GREEK)]),
];

/**
 * The key of an account whose look-alike was here first, from before look-alikes were told apart: it goes by its exact name.
 * Names hold no line breaks.
 */
export const exactKey = (name: string): string => `${nameKey(name)}\n${name}`;

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Alphabets that look alike are not mixed in one name. Kana, characters and Latin letters do not. */
export const mixesAlphabets = (name: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1;

/** Scripts whose letters are shaped by joiners. */
const SHAPED = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/**
 * Nothing that hides, turns the line around or breaks it. Joiners stand between letters that they shape, or between the pictures
 * of which they make one; anywhere else they would only make two names out of one.
 */
export const VISIBLE = new RegExp(
  [
    '^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]',
    `(?<=[${SHAPED}])[\\u200c\\u200d](?=[${SHAPED}])`,
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\ufe0f',
    '\\ufe0f(?=\\u20e3))*$',
  ].join('|'),
  'u',
);
