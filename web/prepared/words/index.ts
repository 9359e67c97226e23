import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

export const preparedWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
