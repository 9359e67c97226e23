import type { Language } from '#kernel';
import { en, type PreparedWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, PreparedWording> = { en, fr, ja };
