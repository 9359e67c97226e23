import { forReader } from '../../words/reader.ts';
import { en, type NoticeWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What is said about notices; only their page needs it. */
export const noticeWording = forReader<NoticeWording>({ en, fr, ja });
