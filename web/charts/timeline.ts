import { type Game, type GameRecord, Table } from '#kernel';

/** So long a page may be busy at a time; what is clicked meanwhile comes in between. */
const SLICE_MS = 8;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The score of every seat after each move of a record, by seat. A whole game is played again, a little at a time. */
export async function timelineOf(game: Game, record: GameRecord): Promise<number[][]> {
  const { seats, seed, options } = record;
  await breathe();
  const table =
    record.state === undefined
      ? Table.open(game, { seats, seed, options })
      : Table.from(game, record.state, { seed, options });
  const lines: number[][] = Array.from({ length: seats }, (_, seat) => [game.score(table.state, seat)]);
  let since = performance.now();
  while (table.history.length < record.moves.length) {
    if (performance.now() - since > SLICE_MS) {
      await breathe();
      since = performance.now();
    }
    const [seat, ...words] = record.moves[table.history.length].split(' ');
    table.play(Number(seat), game.lexicon.parse(words.join(' ')));
    for (const [i, line] of lines.entries()) line[table.history.length] = game.score(table.state, i);
  }
  // A forced move shares the score of the choice it followed.
  for (const line of lines) for (let i = 1; i < line.length; i++) line[i] ??= line[i - 1];
  return lines;
}
