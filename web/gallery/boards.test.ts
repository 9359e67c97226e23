import { describe, expect, it } from 'vitest';
import type { Drawn } from '#drawing';
import { GAMES } from '#games';
import { firstSeat, LANGUAGES, rngFrom, seatsIn, Table, WATCHER } from '#kernel';
import { loadBoard } from './boards.ts';

/** What the lexicon asks for that is a number rather than a thing on the table; buttons offer it. */
const NOT_DRAWN = new Set(['steps', 'count', 'imports', 'extra']);
const MOST_ELEMENTS = 2600;

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));

interface Seen {
  /** For each reference, those of the elements around every element that carries it, its own included. */
  readonly chains: Map<string, string[][]>;
  elements: number;
}

function look(drawn: Drawn | string, around: readonly string[], seen: Seen): Seen {
  if (typeof drawn === 'string') return seen;
  seen.elements++;
  const ref = drawn.props['data-ref'];
  const own = typeof ref === 'string' ? ref.split(' ') : [];
  const chain = [...around, ...own];
  for (const one of own) seen.chains.set(one, [...(seen.chains.get(one) ?? []), chain]);
  for (const child of drawn.children) look(child, chain, seen);
  return seen;
}

/** Can a thing be pointed at for this move: is it drawn somewhere where nothing around it speaks of another move? */
function canPoint({ chains }: Seen, ref: string, refs: readonly string[]): boolean {
  const kinds = new Set(refs.map(kindOf));
  return (chains.get(ref) ?? []).some((chain) => chain.every((one) => refs.includes(one) || !kinds.has(kindOf(one))));
}

describe.each(GAMES)('the board of $id', (game) => {
  it('shows every thing a legal move names where one can point at it, from the view of whoever moves, to the end', async () => {
    const board = await loadBoard(game.id);
    const missing = new Set<string>();
    let most = 0;
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const table = Table.open(game, { seats, seed: `drawn ${seats}` });
      const rng = rngFrom(`choices ${seats}`);
      while (!table.over) {
        for (const seat of seatsIn(table.turn)) {
          const seen = look(board.draw(table.view(seat), seat, 'en'), [], { chains: new Map(), elements: 0 });
          most = Math.max(most, seen.elements);
          for (const move of table.moves(seat)) {
            const refs = game.lexicon.refs(move);
            for (const ref of refs) {
              if (!NOT_DRAWN.has(kindOf(ref)) && !canPoint(seen, ref, refs))
                missing.add(`${game.lexicon.text(move)}: ${ref}`);
            }
          }
        }
        const seat = firstSeat(table.turn);
        const moves = table.moves(seat);
        table.play(seat, moves[rng.below(moves.length)]);
      }
      for (const language of LANGUAGES) board.draw(table.view(WATCHER), WATCHER, language);
    }
    expect([...missing].slice(0, 12)).toEqual([]);
    expect(most).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

  it('knows a house for every seat', async () => {
    const { houses } = await loadBoard(game.id);
    expect(new Set(houses).size).toBeGreaterThanOrEqual(game.seats[1]);
  });
});
