import type { Language } from '#kernel';
import { en, type HouseWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, HouseWording> = { en, fr, ja };
