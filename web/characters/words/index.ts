import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

export const characterWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
