import type { Language } from '#kernel';
import { en, type VacationWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, VacationWording> = { en, fr, ja };
