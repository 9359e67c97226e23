import { forReader } from '../../words/reader.ts';
import { en, type PeopleWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about people and the figures of games. It is apart from the other words: a table does without. */
export const peopleWording = forReader<PeopleWording>({ en, fr, ja });
