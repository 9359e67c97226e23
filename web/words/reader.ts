import { computed, type ReadonlySignal } from '@preact/signals';
import type { Language } from '#kernel';
import { settings } from '../settings/settings.ts';
import { pseudo } from './pseudo.ts';

/** `?pseudo` stretches and marks every text of the shell, to find what was not translated or does not fit. */
const STRETCHES = new URLSearchParams(location.search).has('pseudo');

/** Words in the reader's language. */
export function forReader<T>(words: Readonly<Record<Language, T>>): ReadonlySignal<T> {
  const stretched = STRETCHES ? pseudo(words.en) : undefined;
  return computed(() => stretched ?? words[settings.value.language]);
}
