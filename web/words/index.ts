import type { OptionWords } from '#kernel';
import { en, type Wording } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { forReader } from './reader.ts';

/** What the shell says. */
export const wording = forReader<Wording>({ en, fr, ja });

/** What a value of an option is called: as the game says, else as everybody does. */
export function optionValue(words: OptionWords | undefined, value: string | number | boolean): string {
  const { setup } = wording.value;
  return words?.values[String(value)] ?? (typeof value === 'boolean' ? (value ? setup.yes : setup.no) : String(value));
}
