import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What every game says alike. */
export const common = { en, fr, ja };
