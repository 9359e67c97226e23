import type { Language } from '#kernel';
import { en, type SeekWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, SeekWording> = { en, fr, ja };
