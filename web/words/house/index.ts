import { forReader } from '../reader.ts';
import { words } from './languages.ts';

/** What is said around the tables. */
export const houseWording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));
