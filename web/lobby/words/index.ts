import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

/** What is said of tables. It is apart from the other words: a stranger's first page does without. */
export const lobbyWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
