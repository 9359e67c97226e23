import type { Language } from '#kernel';
import { loadClauses } from '../library.ts';
import { withOriginal } from './sections.ts';

/** A rulebook as somebody reads it. */
interface Rulebook {
  readonly markdown: string;
  readonly language: Language;
  /** The sections that are in English all the same. */
  readonly inEnglish: ReadonlySet<string>;
}

/** The clauses in the reader's language where they are translated, else in English. */
export async function loadRulebook(id: string, language: Language): Promise<Rulebook> {
  const [original = '', translated] = await Promise.all([
    loadClauses(id),
    language === 'en' ? undefined : loadClauses(id, language),
  ]);
  if (translated === undefined) return { markdown: original, language: 'en', inEnglish: new Set() };
  const { markdown, left } = withOriginal(translated, original);
  return { markdown, language, inEnglish: left };
}
