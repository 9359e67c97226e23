import type { OptionWords } from '#kernel';
import { words } from './languages.ts';
import { forReader } from './reader.ts';

/** What the shell says. */
export const wording = forReader(words, import.meta.glob('./{en,fr,ja}.ts'));

/** Names in a row. */
export const inRow = (names: readonly (string | number)[]): string => names.join(wording.value.comma);

/** What a value of an option is called: as the game says, else as everybody does. */
export function optionValue(words: OptionWords | undefined, value: string | number | boolean): string {
  const { setup } = wording.value;
  return words?.values[String(value)] ?? (typeof value === 'boolean' ? (value ? setup.yes : setup.no) : String(value));
}
