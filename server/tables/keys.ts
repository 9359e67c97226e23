import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Secrets are kept as hashes; these have so much chance in them that a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newKey = (): string => randomBytes(18).toString('base64url');

/** 72 bits: nobody guesses the link of an unlisted table. */
export const newTableId = (): string => randomBytes(9).toString('base64url').replace(/^[-_]/, 'e');

/** What the server puts into a shuffle. */
export const newSecret = (): string => randomBytes(32).toString('hex');

const CONSONANTS = ['k', 's', 't', 'n', 'h', 'm', 'y', 'r', 'w', 'g', 'z', 'd', 'b', 'p'];
const VOWELS = ['a', 'i', 'u', 'e', 'o'];
const WORDS = 4;
const SYLLABLES = 3;

/** Four made-up words of three syllables, easy to read aloud: 73 bits. */
export function newPhrase(): string {
  const syllable = () => CONSONANTS[randomInt(CONSONANTS.length)] + VOWELS[randomInt(VOWELS.length)];
  const word = () => Array.from({ length: SYLLABLES }, syllable).join('');
  return Array.from({ length: WORDS }, word).join(' ');
}

/** The phrase as people type it: any spaces, hyphens or capitals. */
export const phraseHash = (phrase: string): string =>
  hashOf(
    phrase
      .toLowerCase()
      .split(/[\s-]+/)
      .filter(Boolean)
      .join(' '),
  );
