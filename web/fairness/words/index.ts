import { computed } from '@preact/signals';
import type { Language } from '#kernel';
import { settings } from '../../settings/settings.ts';
import { pseudo } from '../../words/pseudo.ts';
import { en, type FairWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

const WORDINGS: Readonly<Record<Language, FairWording>> = { en, fr, ja };

const stretched = new URLSearchParams(location.search).has('pseudo') ? pseudo(en) : undefined;

/** What is said about shuffles, in the reader's language. It is apart from the other words: the home page does without. */
export const fairWording = computed<FairWording>(() => stretched ?? WORDINGS[settings.value.language]);
