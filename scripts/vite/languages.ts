import type { Plugin } from 'vite';

const WORDS = /[\\/]games[\\/]\w+[\\/]words[\\/]index\.ts$/;

/**
 * In a browser a game comes with its English words; those of another language are a file of their own, which the library fetches for
 * who reads it. Until it is there, English stands in.
 */
export const languages = (): Plugin => ({
  name: 'engawa-languages',
  load: (id) =>
    WORDS.test(id) ? "import { en } from './en.ts';\nexport const words = { en, fr: en, ja: en };\n" : undefined,
});
