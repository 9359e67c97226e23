import { forReader } from '../../words/reader.ts';
import { words } from './languages.ts';

export const vacationWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
