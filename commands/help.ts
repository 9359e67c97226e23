import type { Language } from '#kernel';
import { left, width } from '#kernel/columns.ts';
import { KEYS } from './keys.ts';
import { COMMAND_IDS, type CommandId, commandOf } from './list.ts';

const SHIFT: Readonly<Record<Language, string>> = { en: 'Shift', fr: 'Maj', ja: 'Shift' };
const ESCAPE: Readonly<Record<Language, string>> = { en: 'Esc', fr: 'Échap', ja: 'Esc' };
const SPACE: Readonly<Record<Language, string>> = { en: 'Space', fr: 'Espace', ja: 'スペース' };
const TAKEN: Readonly<Record<'move' | 'thing' | 'file', Readonly<Record<Language, string>>>> = {
  move: { en: '<move>', fr: '<coup>', ja: '<手>' },
  thing: { en: '<thing>', fr: '<chose>', ja: '<名前>' },
  file: { en: '[file]', fr: '[fichier]', ja: '[ファイル]' },
};

/** What the key of a command is called on a keyboard of that language; nothing where it has none. */
export const keyName = (id: CommandId, language: Language): string | undefined =>
  KEYS[id]?.replace('Shift', SHIFT[language]).replace('Escape', ESCAPE[language]).replace('Space', SPACE[language]);

/** What is typed: the word, and what may follow it. */
export function typedForm(id: CommandId, language: Language): string {
  const { words, takes } = commandOf(id);
  return takes ? `${words[language][0]} ${TAKEN[takes][language]}` : words[language][0];
}

/** What each of these commands does, by its name. */
export const helpSentences = (language: Language): Readonly<Record<CommandId, string>> =>
  Object.fromEntries(COMMAND_IDS.map((id) => [id, commandOf(id).does[language]])) as Record<CommandId, string>;

/** A line for each command that can be typed here: its letter, its word, what it does. */
export function helpLines(deeds: Partial<Record<CommandId, unknown>>, language: Language): string[] {
  const ids = COMMAND_IDS.filter((id) => id in deeds);
  const widest = Math.max(...ids.map((id) => width(typedForm(id, language))));
  return ids.map((id) => {
    const key = KEYS[id];
    const { does } = commandOf(id);
    const letter = key?.length === 1 ? key.toLowerCase() : ' ';
    return `  ${letter}  ${left(typedForm(id, language), widest)}  ${does[language]}`;
  });
}
