import { type Game, type Language, sayChoice } from '#kernel';

/** The choices meant by typed words: a move in notation, or words of its sentence in any order. */
export function choicesMeant(
  game: Game,
  moves: readonly number[],
  text: string,
  language: Language,
  step?: string,
): readonly number[] {
  const wanted = text.trim().toLowerCase();
  const exact = moves.filter((move) => game.lexicon.text(move).toLowerCase() === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const words = wanted.split(/\s+/);
  return moves.filter((move) => {
    const said = `${sayChoice(game, move, language, step)} ${game.lexicon.text(move)}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
