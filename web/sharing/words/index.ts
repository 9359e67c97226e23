import { forReader } from '../../words/reader.ts';
import { en, type SharingWording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const sharingWording = forReader<SharingWording>({ en, fr, ja });
