import { forReader } from '../../words/reader.ts';
import { type EditionWording, en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about editions. It is apart from the other words: who plays a game as it is does without. */
export const editionWording = forReader<EditionWording>({ en, fr, ja });
