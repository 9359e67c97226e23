import { LOOK } from '#commands';
import { forReader } from '../words/reader.ts';

/** What is said around the look of a thing, in the reader's language. */
export const lookWording = forReader(LOOK);
