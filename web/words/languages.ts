import type { Language } from '#kernel';
import { en, type Wording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, Wording> = { en, fr, ja };
