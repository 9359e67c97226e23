import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

/** What is said about shuffles. It is apart from the other words: the home page does without. */
export const fairWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
