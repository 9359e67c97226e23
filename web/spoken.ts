import type { Language } from '#kernel';

/** What a game says in the languages it speaks. English is needed; whoever reads another language that it does not have reads English. */
export type Spoken = Readonly<Record<'en', string> & Partial<Record<Language, string>>>;

export const sayIn = (text: Spoken, language: Language): string => text[language] ?? text.en;
