import { LANGUAGES } from '#kernel';
import { KEYS } from './keys.ts';
import { COMMAND_IDS, type CommandId, commandOf } from './list.ts';

/** What somebody can ask for here, each with what comes of it. */
export type Deeds<Id extends CommandId, Came> = Readonly<Record<Id, (rest: string) => Came>>;

interface Asked<Id> {
  readonly id: Id;
  /** What followed the word. */
  readonly rest: string;
}

/** Keys of one letter may be typed like words. */
const typedAs = (id: CommandId): string[] => {
  const key = KEYS[id];
  const { words } = commandOf(id);
  return [...(key?.length === 1 ? [key.toLowerCase()] : []), ...LANGUAGES.flatMap((language) => words[language])];
};

const byWord = new Map<string, CommandId[]>();
for (const id of COMMAND_IDS)
  for (const word of new Set(typedAs(id))) byWord.set(word, [...(byWord.get(word) ?? []), id]);

/**
 * A typed line, if it is a command among these deeds. Otherwise it may be a move: "end" is one in some games while no
 * move waits for the end of the turn, and what follows a command that takes nothing makes it something else.
 */
export function readCommand<Id extends CommandId>(
  line: string,
  deeds: Readonly<Record<Id, unknown>>,
  held: boolean,
): Asked<Id> | undefined {
  const [word, ...others] = tidy(line).split(' ');
  const rest = others.join(' ');
  const id = byWord
    .get(word.toLowerCase())
    ?.find(
      (id): id is Id =>
        id in deeds && (rest === '' || commandOf(id).takes !== undefined) && (held || commandOf(id).needs !== 'held'),
    );
  return id && { id, rest };
}

/** Full-width letters and numbers of a Japanese keyboard are the usual ones; spaces are single. */
export const tidy = (line: string): string => line.normalize('NFKC').trim().replace(/\s+/g, ' ');
