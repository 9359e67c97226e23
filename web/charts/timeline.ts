import { type Game, type GameRecord, Table } from '#kernel';

/** The score of every seat after each move of a record, by seat. */
export function timelineOf(game: Game, record: GameRecord): number[][] {
  const { seats, seed, options } = record;
  const table =
    record.state === undefined
      ? Table.open(game, { seats, seed, options })
      : Table.from(game, record.state, seed, options);
  const lines: number[][] = Array.from({ length: seats }, (_, seat) => [game.score(table.state, seat)]);
  while (table.history.length < record.moves.length) {
    const [seat, ...words] = record.moves[table.history.length].split(' ');
    table.play(Number(seat), game.lexicon.parse(words.join(' ')));
    for (const [i, line] of lines.entries()) line[table.history.length] = game.score(table.state, i);
  }
  // A forced move shares the score of the choice it followed.
  for (const line of lines) for (let i = 1; i < line.length; i++) line[i] ??= line[i - 1];
  return lines;
}
