import type { CommandId } from './list.ts';

/** The key of each command, as ARIA writes keys; a letter may also be typed. Those without one are typed only. */
export const KEYS: Readonly<Partial<Record<CommandId, string>>> = {
  undo: 'U',
  redo: 'R',
  reset: 'Shift+U',
  end: 'E',
  release: 'Escape',
  steps: 'T',
  choices: 'W',
  look: 'I',
  foretell: 'P',
  standing: 'S',
  opponent: 'O',
  log: 'L',
  stepBack: ',',
  stepOn: '.',
  playBack: 'Space',
  nextTurn: ';',
  scores: 'G',
  board: 'B',
  hint: 'H',
  explore: 'X',
  text: 'M',
  sheet: 'A',
  save: 'F',
  quit: 'Q',
  help: '?',
};

const byKey = new Map(Object.entries(KEYS).map(([id, key]) => [key, id as CommandId]));

/** A key on the keyboard. With Shift a letter may mean something else; if not, it means the same. */
export function commandOfKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }) {
  const plain = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return (shiftKey ? byKey.get(`Shift+${plain}`) : undefined) ?? byKey.get(plain);
}
