import { forReader } from '../../words/reader.ts';
import { en, type WatchingWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const watchingWording = forReader<WatchingWording>({ en, fr, ja });
