import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

/** What is said while people look for each other. It is apart from the other words: a table does without. */
export const seekWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
