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
