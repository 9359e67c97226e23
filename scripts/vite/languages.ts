import type { Plugin } from 'vite';

const WORDS =
  /[\\/](?:games[\\/]\w+[\\/]words[\\/]index|web[\\/](?:(?:fairness|learn|seek|characters|lobby|vacation|prepared)[\\/])?words[\\/](?:house[\\/])?languages)\.ts$/;

const COMMON = /[\\/]kernel[\\/]words[\\/]index\.ts$/;
const SILENT = '{ en: {}, fr: {}, ja: {} }';

/**
 * In a browser words are files of their own, one for each language: who reads fetches those of his language before anything is
 * shown (web/words/reader.ts, web/library.ts).
 */
export const languages = (): Plugin => ({
  name: 'engawa-languages',
  load(id) {
    if (COMMON.test(id)) return `export const common = ${SILENT};\n`;
    return WORDS.test(id) ? `export const words = ${SILENT};\n` : undefined;
  },
});
