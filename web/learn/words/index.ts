import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

/** What is said around lessons. It is apart from the other words: nobody else fetches it. */
export const learnWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
