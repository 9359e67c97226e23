import type { Language } from '#kernel';
import { en, type LearnWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, LearnWording> = { en, fr, ja };
