import type { Plugin } from 'vite';

const WORDS =
  /[\\/](?:games[\\/]\w+[\\/]words[\\/]index|web[\\/](?:fairness[\\/])?words[\\/](?:house[\\/])?languages)\.ts$/;

/**
 * In a browser words are files of their own, one for each language: who reads fetches those of his language before anything is
 * shown (web/words/reader.ts, web/library.ts).
 */
export const languages = (): Plugin => ({
  name: 'engawa-languages',
  load: (id) => (WORDS.test(id) ? 'export const words = { en: {}, fr: {}, ja: {} };\n' : undefined),
});
