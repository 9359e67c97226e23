import { forReader } from '../../words/reader.ts';
import { en, type FairWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about shuffles. It is apart from the other words: the home page does without. */
export const fairWording = forReader<FairWording>({ en, fr, ja });
