import type { Language } from '#kernel';
import { en, type LobbyWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words: Record<Language, LobbyWording> = { en, fr, ja };
