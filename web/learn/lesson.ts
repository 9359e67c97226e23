import type { Table } from '#kernel';
import type { Bubble } from '../face.ts';

/** Plays what a bubble brings about. */
export function carryOut(table: Table, { do: wanted, after = [] }: Bubble): void {
  const { lexicon } = table.game;
  if (wanted !== undefined) table.play(0, lexicon.parse(wanted));
  for (const line of after) {
    const [seat, ...words] = line.split(' ');
    table.play(Number(seat), lexicon.parse(words.join(' ')));
  }
}
