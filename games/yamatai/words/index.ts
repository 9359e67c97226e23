import { en } from './en.ts';

export const words = { en, fr: en, ja: en };
