import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  clauseOf,
  firstSeat,
  type Game,
  LANGUAGES,
  MoveList,
  NOT_NOW,
  NOT_YOUR_TURN,
  type Rng,
  recordOf,
  replay,
  resolveChance,
  rngFrom,
  type State,
  sayEvent,
  sayMove,
  sayReason,
  seatsIn,
  Table,
  WATCHER,
} from '#kernel';
import { clausesIn } from './clauses.ts';

/** No game of ours comes near; beyond it a random game is taken to run for ever. */
const FAR = 20_000;

export interface PropertyOptions {
  /** Random games per player count. */
  readonly games?: number;
  /** Every how many decisions the costly properties are looked at. */
  readonly every?: number;
}

/** The promises of the kernel, held against a game at every player count. */
export function properties<S extends State>(game: Game<S>, { games = 2, every = 29 }: PropertyOptions = {}): void {
  const counts = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);

  describe.each(counts)(`${game.id} with %i players`, (seats) => {
    const seeds = Array.from({ length: games }, (_, i) => `property ${i}`);

    it('offers exactly what it accepts, and every path can be finished', () => {
      for (const seed of seeds) {
        walk(game, seats, seed, (s, seat, legal, n) => {
          expect(legal.length, 'a dead end').toBeGreaterThan(0);
          if (n % every !== 0) return;
          expect(new Set(legal).size, 'a move is offered twice').toBe(legal.length);
          const accepted = [...game.lexicon.all()].filter((move) => game.why(s, seat, move) === undefined);
          expect(texts(game, legal)).toEqual(texts(game, accepted));
        });
      }
    });

    it('keeps its invariants after every move, and its points add up', () => {
      for (const seed of seeds) {
        walk(game, seats, seed, (s) => {
          game.check(s);
          for (let seat = 0; seat < seats; seat++) {
            const sum = Object.values(game.breakdown(s, seat)).reduce((a, b) => a + b, 0);
            expect(sum).toBe(game.score(s, seat));
          }
        });
      }
    });

    it('writes states as JSON and reads them back unchanged', () => {
      walk(game, seats, 'json', (s, _seat, _legal, n) => {
        if (n % every !== 0) return;
        const back = game.layout.fromJSON(JSON.parse(JSON.stringify(game.layout.toJSON(s))));
        expect(game.layout.diff(s, back)).toEqual([]);
        expect(game.layout.hash(back)).toBe(game.layout.hash(s));
      });
    });

    it('copies share nothing with the original', () => {
      const copies: { copy: S; hash: string }[] = [];
      walk(game, seats, 'copies', (s, _seat, _legal, n) => {
        if (n % every === 0) copies.push({ copy: game.layout.clone(s), hash: game.layout.hash(s) });
      });
      for (const { copy, hash } of copies) expect(game.layout.hash(copy)).toBe(hash);
    });

    it('replays a record to the same hashes', () => {
      const table = playTable(game, seats, 'record');
      expect(table.over).toBe(true);
      const record = JSON.parse(JSON.stringify(recordOf(table as unknown as Table)));
      expect(game.layout.diff(replay(game, record).state, table.state)).toEqual([]);
    });

    it('undo restores the exact state, redo plays it again, and nothing crosses a draw or another seat', () => {
      const rng = rngFrom('undo');
      const table = Table.open(game, { seats, seed: 'undo' });
      for (let n = 0; !table.over && n < FAR; n++) {
        const seat = pickSeat(table.turn, rng);
        const legal = table.moves(seat);
        const before = game.layout.clone(table.state);
        const length = table.history.length;
        table.play(seat, legal[rng.below(legal.length)]);
        if (!table.canUndo(seat)) continue;
        const after = game.layout.clone(table.state);
        table.undo(seat);
        expect(game.layout.diff(table.state, before)).toEqual([]);
        expect(table.history.length).toBe(length);
        table.redo(seat);
        expect(game.layout.diff(table.state, after)).toEqual([]);
      }
      expect(table.over).toBe(true);
    });

    it('a view holds nothing it may not: imagining the rest and hiding it again changes nothing', () => {
      const rng = rngFrom('imagine');
      walk(game, seats, 'views', (s, _seat, _legal, n) => {
        if (n % every !== 0) return;
        for (let viewer = WATCHER; viewer < seats; viewer++) {
          const view = game.conceal(s, viewer);
          const world = game.imagine(view, viewer, rng);
          expect(game.layout.unknowns(world), 'an imagined world has no gaps').toBe(0);
          game.check(world);
          expect(game.layout.diff(game.conceal(world, viewer), view)).toEqual([]);
          if (viewer === WATCHER) continue;
          expect(texts(game, movesOf(game, world, viewer))).toEqual(texts(game, movesOf(game, s, viewer)));
        }
      });
    });

    it('does not depend on the order in which simultaneous choices arrive', () => {
      for (const seed of seeds) {
        const forwards = playInOrder(game, seats, seed, (mask) => firstSeat(mask));
        const backwards = playInOrder(game, seats, seed, (mask) => 31 - Math.clz32(mask));
        expect(forwards).toEqual(backwards);
      }
    });

    it('says every move, reason and event in every language, with clauses the rulebook has', () => {
      const rulebook = readFileSync(new URL(`../games/${game.id}/rulebook.md`, import.meta.url), 'utf8');
      const clauses = new Set(clausesIn(rulebook).map(({ id }) => id));
      const table = playTable(game, seats, 'words');
      for (const language of LANGUAGES) {
        for (const { events, move } of table.history) {
          expectWords(sayMove(game, move, language));
          for (const event of events) {
            expectWords(sayEvent(game, event, 'Aki', language));
            expect(clauses).toContain(event.clause);
          }
        }
      }
      const reasons = new Set<string>();
      walk(game, seats, 'reasons', (s, seat, _legal, n) => {
        if (n % every !== 0) return;
        for (const move of game.lexicon.all()) {
          const reason = game.why(s, seat, move);
          if (reason !== undefined) reasons.add(reason);
        }
      });
      for (const reason of reasons) {
        if (reason !== NOT_NOW && reason !== NOT_YOUR_TURN) expect(clauses).toContain(clauseOf(reason));
        for (const language of LANGUAGES) expect(sayReason(game, reason, language).sentence).not.toBe(reason);
      }
      for (const step of Object.values(game.layout.steps)) {
        expect(clauses).toContain(step.clause);
        for (const language of LANGUAGES) expectWords(game.words[language].steps[step.name]);
      }
    });

    it('reads back its own notation', () => {
      for (const move of game.lexicon.all()) expect(game.lexicon.parse(game.lexicon.text(move))).toBe(move);
    });

    it('draws a board for every viewer in every language', () => {
      walk(game, seats, 'board', (s, _seat, _legal, n) => {
        if (n % (every * 5) !== 0) return;
        for (const language of LANGUAGES) {
          for (let viewer = WATCHER; viewer < seats; viewer++) {
            const lines = game.board(game.conceal(s, viewer), viewer, language);
            expect(lines.length).toBeGreaterThan(5);
            expectWords(lines.join('\n'));
          }
        }
      });
    });
  });
}

const texts = <S extends State>(game: Game<S>, moves: readonly number[]): string[] =>
  moves.map(game.lexicon.text).sort();

function expectWords(sentence: string): void {
  expect(sentence).toBeTruthy();
  expect(sentence).not.toMatch(/undefined|NaN|null|\[object|-32768/);
}

function movesOf<S extends State>(game: Game<S>, s: S, seat: number): number[] {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray();
}

const pickSeat = (mask: number, rng: Rng): number => {
  const seats = seatsIn(mask);
  return seats[rng.below(seats.length)];
};

/** Plays a random game, showing every decision before it is made. */
function walk<S extends State>(
  game: Game<S>,
  seats: number,
  seed: string,
  look: (s: S, seat: number, legal: readonly number[], n: number) => void,
): void {
  const rng = rngFrom(seed);
  const s = game.setup(seats, {}, rng);
  for (let n = 0; n < FAR; n++) {
    resolveChance(game, s, rng);
    if (game.over(s)) return;
    const seat = pickSeat(game.turn(s), rng);
    const legal = movesOf(game, s, seat);
    look(s, seat, legal, n);
    game.play(s, seat, legal[rng.below(legal.length)]);
  }
  throw new Error(`no end after ${FAR} decisions`);
}

function playTable<S extends State>(game: Game<S>, seats: number, seed: string): Table<S> {
  const rng = rngFrom(`players of ${seed}`);
  const table = Table.open(game, { seats, seed });
  while (!table.over) {
    const seat = pickSeat(table.turn, rng);
    const legal = table.moves(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  return table;
}

/**
 * Plays a game in which each seat has a will of its own (its n-th decision is drawn from its own generator), asking
 * simultaneous seats in a given order. Returns the hashes between simultaneous phases.
 */
function playInOrder<S extends State>(
  game: Game<S>,
  seats: number,
  seed: string,
  next: (mask: number) => number,
): string[] {
  const rng = rngFrom(seed);
  const wills = Array.from({ length: seats }, (_, seat) => rngFrom(`${seed} seat ${seat}`));
  const s = game.setup(seats, {}, rng);
  const hashes: string[] = [];
  for (let n = 0; n < FAR; n++) {
    resolveChance(game, s, rng);
    if (game.over(s)) break;
    const mask = game.turn(s);
    const seat = next(mask);
    const legal = movesOf(game, s, seat);
    game.play(s, seat, legal[wills[seat].below(legal.length)]);
    // Inside a simultaneous phase, also when only one seat is left in it, positions differ with the order.
    if (s.ownStacks.every((stack) => s.cells[stack] === 0)) hashes.push(game.layout.hash(s));
  }
  return hashes;
}
