import { forReader } from '../../words/reader.ts';
import { en, type NeighbourWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about neighbours: apart from the other words, a table does without until somebody asks. */
export const neighbourWording = forReader<NeighbourWording>({ en, fr, ja });
