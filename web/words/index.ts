import { computed } from '@preact/signals';
import type { Language } from '#kernel';
import { settings } from '../settings/settings.ts';
import { en, type Wording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pseudo } from './pseudo.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en, fr, ja };

/** `?pseudo` stretches and marks every text of the shell, to find what was not translated or does not fit. */
const stretched = new URLSearchParams(location.search).has('pseudo') ? pseudo(en) : undefined;

/** What the shell says, in the reader's language. */
export const wording = computed<Wording>(() => stretched ?? WORDINGS[settings.value.language]);

/** What an option of a game is called. */
export const optionName = (id: string): string => wording.value.options[id]?.name ?? id;

/** What a value of an option is called. */
export function optionValue(id: string, value: string | number | boolean): string {
  const { setup, options } = wording.value;
  if (typeof value === 'boolean') return value ? setup.yes : setup.no;
  const words = options[id];
  return words?.values[value] ?? words?.value(String(value)) ?? String(value);
}
