import type { Language } from '#kernel';
import { en, type FairWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, FairWording> = { en, fr, ja };
