import { type Game, MoveList, Refusal, rngFrom, type State, Table } from '#kernel';
import { type PlayedTurn, turnsOf } from './analysis.ts';
import type { Bot } from './bot.ts';
import { playIfOffered } from './plan.ts';
import { Player } from './player.ts';
import { treeSearchFor } from './thinkers.ts';

/**
 * A bank of positions: turns of games that bots played, and what long looks, two of them with luck of their own, found the best turns to be worth. A bot
 * is ranked by what its choices give away there, in minutes instead of hundreds of games.
 */
export interface BankFile {
  readonly format: 'engawa-bank/1';
  readonly game: string;
  readonly version: number;
  readonly figures: string | undefined;
  readonly seats: number;
  /** Simulations that each turn was looked at with, each time. */
  readonly visits: number;
  /** How games went: seed, and the moves with their seats, in base 36. */
  readonly games: readonly { readonly seed: string; readonly moves: string }[];
  readonly positions: readonly BankedPosition[];
}

export interface BankedPosition {
  /** The turn of the game that is to be chosen. */
  readonly game: number;
  readonly turn: number;
  /** The best turns, and what their seat may expect by either look. */
  readonly turns: readonly { readonly line: readonly number[]; readonly values: readonly [number, number] }[];
}

const CANDIDATES = 12;
/** Turns taken from one game, at most. */
const PER_GAME = 5;
/** Two looks agree on the best turn when they differ by no more, in shares of the win. */
const NEAR = 0.005;

export const emptyBank = <S extends State>(game: Game<S>, seats: number, visits: number): BankFile => ({
  format: 'engawa-bank/1',
  game: game.id,
  version: game.version,
  figures: game.figures,
  seats,
  visits,
  games: [],
  positions: [],
});

/** Refuses a bank of another game, of other rules or of other figures. */
export function mustFit<S extends State>(game: Game<S>, seats: number, bank: BankFile): void {
  const { format, figures, version } = bank;
  if (format !== 'engawa-bank/1' || bank.game !== game.id || bank.seats !== seats) {
    throw new Refusal('bad-bank', `This is no bank of positions of ${game.id} with ${seats} players.`);
  }
  if (version !== game.version || figures !== game.figures) {
    throw new Refusal('old-bank', `This bank is of other rules or figures of ${game.id}; remove it and make it anew.`);
  }
}

/** A game of bots, as far as a bank needs it. */
function playGame<S extends State>(game: Game<S>, seats: number, seed: string, bots: readonly Bot[]) {
  const table = Table.open(game, { seats, seed });
  const players = Array.from(
    { length: seats },
    (_, seat) => new Player(bots[seat % bots.length], game, seat, rngFrom(`${seed} ${seat}`)),
  );
  while (!table.over) {
    const seat = 31 - Math.clz32(table.turn & -table.turn);
    // Every decision is thought out for itself: whoever made the position hardly matters.
    players[seat].begin();
    table.play(seat, players[seat].choose(table.view(seat)).move);
  }
  return { seed, moves: table.history.map(({ seat, move }) => `${seat}${move.toString(36)}`).join(' ') };
}

/** The turns of a game that is kept. */
function turnsIn<S extends State>(
  game: Game<S>,
  seats: number,
  { seed, moves }: BankFile['games'][number],
): PlayedTurn<S>[] {
  const history = moves.split(' ').map((text) => ({ seat: Number(text[0]), move: Number.parseInt(text.slice(1), 36) }));
  return turnsOf({ game, seed, seats, history, options: {}, startState: undefined });
}

/** Adds positions to a bank, one after another; each step gives the bank as it is then. */
export function* extend<S extends State>(
  game: Game<S>,
  bank: BankFile,
  positions: number,
  bots: readonly Bot[],
): Generator<BankFile> {
  const { seats, visits } = bank;
  const search = treeSearchFor(game, seats);
  let grown = bank;
  const enough = bank.positions.length + positions;
  for (let n = bank.games.length; grown.positions.length < enough; n++) {
    const played = playGame(game, seats, `bank ${n}`, bots.length > 1 ? turned(bots, n) : bots);
    const turns = turnsIn(game, seats, played);
    grown = { ...grown, games: [...grown.games, played] };
    for (let k = 0; k < PER_GAME && grown.positions.length < enough; k++) {
      const turn = Math.floor(((k + 0.5) * turns.length) / PER_GAME);
      const { view, seat } = turns[turn];
      const lines = search.lines(view, seat, rngFrom(`bank ${n} ${turn}`), CANDIDATES);
      if (lines.length < 2) continue;
      const looks = [0, 1].map((look) => search.weigh(view, seat, lines, `bank ${n} ${turn} ${look}`, visits));
      const judged = lines.map((line, i) => ({ line, values: [rounded(looks[0][i]), rounded(looks[1][i])] as const }));
      const best = judged.reduce((a, b) => (b.values[0] > a.values[0] ? b : a));
      if (best.values[1] < Math.max(...judged.map(({ values }) => values[1])) - NEAR) continue;
      grown = { ...grown, positions: [...grown.positions, { game: grown.games.length - 1, turn, turns: judged }] };
      yield grown;
    }
  }
}

const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** What a bot chose in one position. */
export interface Choice {
  /** What it gave away, in shares of the win; below 0 where it found a better turn than the bank has. */
  readonly loss: number;
  /** How far the two best turns of the bank are apart, against how far the two looks differ. */
  readonly gap: number;
  readonly doubt: number;
  /** The turn was not in the bank and was judged now. */
  readonly isNew: boolean;
  readonly milliseconds: number;
}

/** Lets a bot choose in every position of a bank, one after another. */
export function* choices<S extends State>(
  game: Game<S>,
  bank: BankFile,
  bot: Bot,
  milliseconds?: number,
): Generator<Choice> {
  const { seats, visits } = bank;
  const search = treeSearchFor(game, seats);
  const games = new Map<number, PlayedTurn<S>[]>();
  for (const position of bank.positions) {
    const turns = games.get(position.game) ?? turnsIn(game, seats, bank.games[position.game]);
    games.set(position.game, turns);
    const { view, seat } = turns[position.turn];
    const began = performance.now();
    const { line } = bot.choose(game, view, seat, rngFrom(`choice ${position.game} ${position.turn}`), milliseconds);
    const spent = performance.now() - began;
    const after = ending(game, view, seat, line);
    const known = position.turns.find((turn) => game.layout.equal(ending(game, view, seat, turn.line), after));
    const luck = `bank ${position.game} ${position.turn}`;
    const value = known
      ? mean(known.values)
      : mean([0, 1].map((look) => search.weigh(view, seat, [line], `${luck} ${look}`, visits)[0]));
    const ranked = position.turns.map(({ values }) => mean(values)).sort((a, b) => b - a);
    const doubts = position.turns.map(({ values: [a, b] }) => (a - b) ** 2 / 2);
    yield {
      loss: ranked[0] - value,
      gap: ranked[0] - ranked[1],
      doubt: Math.sqrt(mean(doubts)),
      isNew: known === undefined,
      milliseconds: spent,
    };
  }
}

/** Where a turn leads in a world that is the same for all: turns that lead to the same position are one. */
function ending<S extends State>(game: Game<S>, view: S, seat: number, line: readonly number[]): S {
  const world = game.imagine(view, seat, rngFrom('ending'));
  const legal = new MoveList();
  for (const move of line) if (!playIfOffered(game, world, seat, move, legal)) break;
  return world;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
