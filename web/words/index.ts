import { computed } from '@preact/signals';
import type { Language, OptionWords } from '#kernel';
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

/** What a value of an option is called: as the game says, else as everybody does. */
export function optionValue(words: OptionWords | undefined, value: string | number | boolean): string {
  const { setup } = wording.value;
  return words?.values[String(value)] ?? (typeof value === 'boolean' ? (value ? setup.yes : setup.no) : String(value));
}
