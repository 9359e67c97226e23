import { Refusal } from '#kernel';
import { COMMON } from './common-passwords.ts';

/** Keys and letters in the order everybody knows. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
].flatMap((order) => [order, [...order].reverse().join('')]);

/** Signs that stand for letters in words everybody knows. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const LONGEST_FIRST = [...new Set(COMMON)].sort((a, b) => b.length - a.length);
const SHORTEST_RUN = 3;
const FEWEST_KINDS = 4;
const DIGITS_ENOUGH = 12;
/** What may be left beside what everybody knows, and still be too little. */
const LITTLE = 6;
const LETTERS_ENOUGH = 3;

const SHORTEST = 8;

/** Refuses the passwords that are tried first. Length does more than signs; we ask for no signs. */
export function mustBeStrong(password: string, name: string): void {
  const weakness = weaknessOf(password.normalize('NFKC').toLowerCase(), name.normalize('NFKC').toLowerCase());
  if (weakness)
    throw new Refusal(
      'weak-password',
      `${weakness}; it would be guessed. Take a few words that do not belong together.`,
    );
}

function weaknessOf(password: string, name: string): string | undefined {
  if (password.length < SHORTEST) return `This password has fewer than ${SHORTEST} characters`;
  if (new Set(password).size < FEWEST_KINDS || /^(.{1,4})\1+$/u.test(password.replace(/\s/g, '')))
    return 'This password repeats itself';
  if (/^\d+$/.test(password) && password.length < DIGITS_ENOUGH) return 'This password is a number';
  if (isWalk(password)) return 'This password follows the alphabet or the keyboard';
  if (
    isLittle(
      password,
      [name, ...name.split(/\s+/)].filter(({ length }) => length >= SHORTEST_RUN),
    )
  ) {
    return 'This password is your name';
  }
  const plain = [...password].map((sign) => STANDS_FOR[sign] ?? sign).join('');
  if (isLittle(password, LONGEST_FIRST) || isLittle(plain, LONGEST_FIRST)) return 'Many people have this password';
  return undefined;
}

/** Runs of neighbours and nothing else, also two of them shuffled into each other: `1q2w3e4r`. */
function isWalk(password: string): boolean {
  const every = (from: number): string => [...password].filter((_, i) => i % 2 === from).join('');
  return withoutRuns(password).length < SHORTEST_RUN || (withoutRuns(every(0)) === '' && withoutRuns(every(1)) === '');
}

function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    let length = 0;
    while (at + length < text.length && ORDERS.some((order) => order.includes(text.slice(at, at + length + 1))))
      length++;
    if (length >= SHORTEST_RUN) at += length;
    else left += text[at++];
  }
  return left;
}

/** One or two of these words, and hardly anything else. */
function isLittle(password: string, words: readonly string[]): boolean {
  let left = password;
  for (let n = 0; n < 2; n++) {
    const found = words.find((word) => left.includes(word));
    if (found === undefined) break;
    left = left.replace(found, '');
    if (left.length <= LITTLE && left.replace(/[^\p{L}]/gu, '').length < LETTERS_ENOUGH) return true;
  }
  return false;
}
