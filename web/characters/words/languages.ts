import type { Language } from '#kernel';
import { type CharacterWording, en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, CharacterWording> = { en, fr, ja };
