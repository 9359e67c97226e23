import { type Game, Refusal, Table } from '#kernel';

/** A game that positions are taken from: its set-up and its moves, as a record lists them (`0 place customs`). */
export interface GuideGame {
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly string[];
}

/** A moment of one of these games, seen from a seat. */
export interface GuidePosition {
  readonly game: string;
  /** After so many moves of the list. */
  readonly after: number;
  readonly seat: number;
}

/** A cut-out of a board. */
export interface GuidePicture {
  readonly position: string;
  /** What must be in sight, as references of the board (`area:church`, `yen@1` of a seat); nothing for all of it. */
  readonly shows?: readonly string[];
  /** Moves in notation, legal there: ringed as at the table. */
  readonly rings?: readonly string[];
  /** What is spoken of without being a choice. */
  readonly about?: readonly string[];
  /** Width by height. */
  readonly ratio?: number;
  /** It stands below its words, as broad as the page, not beside them. */
  readonly wide?: boolean;
}

/** `guide/guide.json`: what the words of all languages share. */
export interface GuidePlan {
  readonly games: Readonly<Record<string, GuideGame>>;
  readonly positions: Readonly<Record<string, GuidePosition>>;
  readonly pictures: Readonly<Record<string, GuidePicture>>;
}

export function positionIn(plan: GuidePlan, id: string): GuidePosition {
  const found = plan.positions[id];
  if (!found) throw new Refusal('no-position', `The guide has no position "${id}".`);
  return found;
}

/** The table as it stands at a position of the guide. */
export function tableAt(game: Game, plan: GuidePlan, id: string): Table {
  const { game: from, after } = positionIn(plan, id);
  const source = plan.games[from];
  if (!source) throw new Refusal('no-position', `The guide has no game "${from}".`);
  const { seats, seed, moves } = source;
  const table = Table.open(game, { seats, seed, attentive: true, counting: true });
  for (const line of moves.slice(0, after)) {
    const [seat, ...words] = line.split(' ');
    // Moves without a choice are marked in records; the table makes them by itself.
    if (!seat.endsWith('!')) table.play(Number(seat), game.lexicon.parse(words.join(' ')));
  }
  return table;
}
