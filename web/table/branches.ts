import { type Branch, branchesOf } from '#commands';
import { argOf, type Game, idOf, type Language, sayMove, verbOf, Word } from '#kernel';

/** What stands in a sentence for what is still to be chosen. */
const GAP = new Word('…', {}, { proper: true });
/** So many things are all named; of more it is said how many they are. */
const NAMED = 4;

export type Row = Branch;

/** The choices that are left as lines: one each while they are few, else in groups. */
export const rowsOf = ({ lexicon }: Game, moves: readonly number[]): readonly Row[] => branchesOf(lexicon, moves);

/** The same beside a board: neighbours of one kind that it all offers are one line, since they are better chosen there. */
export function rowsBeside(game: Game, moves: readonly number[], onBoard: ReadonlySet<number>): readonly Row[] {
  const isRun = ({ ref, moves: some }: Row) =>
    ref === undefined && some.length > 1 && some.every((move) => onBoard.has(move));
  const rows: Row[] = [];
  for (const row of rowsOf(game, moves)) {
    const last = rows.at(-1);
    if (last && isRun(last) && isRun(row) && verbOf(last.moves[0]) === verbOf(row.moves[0])) {
      rows[rows.length - 1] = { moves: [...last.moves, ...row.moves] };
    } else rows.push(row);
  }
  return rows;
}

/** What several choices have in common: the sentence of their verb with gaps where they differ. */
export function sayTogether(game: Game, moves: readonly number[], language: Language, step?: string): string {
  const [first, ...others] = moves;
  if (others.some((move) => verbOf(move) !== verbOf(first))) {
    return `${sayMove(game, first, language, step)} …`;
  }
  const verb = game.lexicon.names[verbOf(first)];
  const say = game.words[language].verbs[verb] as (...words: Word[]) => string;
  const words = game.lexicon.verbs[verb].map((_, i) => (differsIn(moves, i) ? GAP : wordAt(game, first, i, language)));
  // Where a number is to be chosen, a sentence counts with it.
  return say(...words).replace('NaN', GAP.name);
}

/** The things that tell these choices apart, by name, where it is one thing each and they are few. */
export function apartBy(game: Game, moves: readonly number[], language: Language): readonly string[] {
  const [first, ...others] = moves;
  if (moves.length > NAMED || others.some((move) => verbOf(move) !== verbOf(first))) return [];
  const differing = game.lexicon.verbs[game.lexicon.names[verbOf(first)]].flatMap((_, i) =>
    differsIn(moves, i) ? [i] : [],
  );
  if (differing.length !== 1) return [];
  return moves.map((move) => wordAt(game, move, differing[0], language).name);
}

const differsIn = (moves: readonly number[], i: number): boolean =>
  moves.some((move) => argOf(move, i) !== argOf(moves[0], i));

function wordAt(game: Game, move: number, i: number, language: Language): Word {
  const d = game.lexicon.verbs[game.lexicon.names[verbOf(move)]][i];
  const value = argOf(move, i);
  return game.words[language].names[d.name]?.[value - d.min] ?? new Word(idOf(d, value));
}
