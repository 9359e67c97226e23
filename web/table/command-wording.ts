import { helpSentences } from '#commands';
import { forReader } from '../words/reader.ts';

/** What each command does, in the reader's language. */
export const commandWording = forReader({
  en: helpSentences('en'),
  fr: helpSentences('fr'),
  ja: helpSentences('ja'),
});
