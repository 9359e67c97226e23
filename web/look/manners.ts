import { characterWording } from '../characters/words/index.ts';
import { botName } from '../play/seats.ts';
import { wordsHere } from '../words/reader.ts';
import type { Line } from './shown.ts';

/** What tells how a bot plays, once the words for it are here. */
export async function loadManners(): Promise<(level: string) => Line[]> {
  await wordsHere();
  return (level) => {
    const value = characterWording.value.styles[level];
    return value === undefined ? [] : [{ label: botName(level), value }];
  };
}
