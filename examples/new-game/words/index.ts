import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const words = { en, fr, ja };
