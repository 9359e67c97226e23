import { forReader } from '../../words/reader.ts';
import { type AnalysisWording, en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about a finished game. It is apart from the other words: a game that goes on does without. */
export const analysisWording = forReader<AnalysisWording>({ en, fr, ja });
