import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { botById } from '#bots';
import { GAMES } from '#games';
import { firstSeat, type Game, MoveList, rngFrom, type State, Table } from '#kernel';
import { asked, holds, PATIENCE } from '../../testing/bars/bar.ts';
import { lookAhead } from '../table/ahead.ts';
import { beyond } from '../table/beyond.ts';
import { type Errands, errandsIn } from '../table/errands.ts';

/**
 * How many clicks a mean turn takes. Games of bots are played again at the client's own table, by people at one screen who choose what the
 * bots chose; beside it stands what the same games take where every choice is asked for and every end of a turn confirmed.
 */

/** What a page has and this test does not. */
beforeAll(() => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal('location', new URL('http://engawa.example/'));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ ...nothing, matches: false }));
  vi.stubGlobal('document', { ...nothing, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', nothing.addEventListener);
  vi.stubGlobal('removeEventListener', nothing.removeEventListener);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterAll(() => vi.unstubAllGlobals());

interface Played {
  readonly seed: string;
  /** By seat, what it chose, in order: what the kernel plays by itself is not among it. */
  readonly chosen: readonly (readonly number[])[];
  /** Choices, and an "End turn" for each that hands the turn on. */
  readonly asked: number;
  readonly turns: number;
}

function played(game: Game, seats: number, bot: string, seed: string, decisions: number): Played {
  const player = botById(bot);
  const rng = rngFrom(seed);
  const table = Table.open(game, { seats, seed });
  const chosen: number[][] = Array.from({ length: seats }, () => []);
  let [asked, turns, last] = [0, 0, -1];
  for (let n = 0; n < decisions && !table.over; n++) {
    const seat = firstSeat(table.turn);
    const { move } = player.choose(game, table.view(seat), seat, rng);
    asked += lookAhead(game, table.view(seat), seat, move).endsTurn ? 2 : 1;
    if (seat !== last) turns++;
    last = seat;
    chosen[seat].push(move);
    table.play(seat, move);
  }
  return { seed, chosen, asked, turns };
}

const legal = new MoveList();

function movesIn(game: Game, s: State, seat: number): number[] {
  legal.clear();
  game.moves(s, seat, legal);
  return legal.toArray();
}

/** The moves that one click makes of those that are wanted: as many as an errand among them, or the next one if it is offered. */
function inOneClick(errands: Errands, offered: readonly number[], wanted: readonly number[]): readonly number[] {
  const ways = [...errands.values()].filter((way) => way.every((move, i) => move === wanted[i]));
  const single = wanted.slice(0, 1).filter((move) => offered.includes(move));
  return ways.reduce((longest, way) => (way.length > longest.length ? way : longest), single);
}

/** Plays the same game by clicks, and counts them. */
async function clicksFor(game: Game, { seed, chosen }: Played): Promise<number> {
  const { LocalTable } = await import('./local.ts');
  const plan = chosen.map((_, seat) => ({ name: `Seat ${seat}` }));
  const here = LocalTable.open('clicks', game, plan, seed);
  let clicks = 0;
  while (!here.position.value.over) {
    // A turn of which every step has one answer is over as soon as its player has the screen.
    while (here.handOver.value !== undefined) {
      here.acceptHandOver();
      await Promise.resolve();
    }
    const { view, viewer, legal: offered, held, version, log } = here.position.value;
    const own = log.filter(({ seat, forced }) => seat === viewer && !forced).length;
    const wanted = chosen[viewer].slice(own);
    if (wanted.length === 0) break;
    const behind = beyond(game, view, viewer, offered);
    if (held !== undefined) here.endTurn();
    else if (behind?.pass === wanted[0] && behind.ends) here.choose(wanted[0], version, { ends: true });
    else if (behind?.pass === wanted[0] && !behind.ends) {
      // What has one answer on the way goes by itself.
      const there = movesIn(game, behind.view, viewer);
      const next = wanted.slice(wanted.findIndex((move, i) => i > 0 && there.includes(move)));
      const all = [wanted[0], ...inOneClick(behind.errands, behind.moves, next)];
      here.choose(all[all.length - 1], version, { after: all.slice(0, -1) });
    } else {
      const way = inOneClick(errandsIn(game, view, viewer), offered, wanted);
      here.choose(way[way.length - 1], version, { after: way.slice(0, -1) });
    }
    clicks++;
    expect(here.trouble.value).toBeUndefined();
    await Promise.resolve();
  }
  const { moves } = await here.record();
  here.close();
  // It was the same game: every seat chose the same, in the same order.
  const own = (seat: number) => moves.filter((move) => move.startsWith(`${seat} `)).map((move) => move.slice(2));
  for (const [seat, line] of chosen.entries()) {
    const both = Math.min(line.length, own(seat).length);
    expect(own(seat).slice(0, both)).toEqual(line.slice(0, both).map(game.lexicon.text));
  }
  return clicks;
}

/** The opening, with its few additional actions, saves least. */
const DECISIONS = asked(70, 100_000);

/** How many fewer clicks a turn must take at least; of an opening less is asked. */
const FEWER: Readonly<Record<string, number>> = { yokohama: asked(1 / 4, 1 / 3) };

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a turn takes no more clicks than it has decisions',
  PATIENCE,
  async (id, game) => {
    const sum = { asked: 0, clicks: 0, turns: 0 };
    for (let seats = game.seats[0]; seats <= Math.min(4, game.seats[1]); seats++) {
      const before = played(game, seats, 'greedy', `clicks ${seats}`, DECISIONS);
      sum.asked += before.asked;
      sum.clicks += await clicksFor(game, before);
      sum.turns += before.turns;
    }
    const mean = (n: number) => (n / sum.turns).toFixed(2);
    const fewer = 1 - sum.clicks / sum.asked;
    holds(
      'UX-49',
      `${id}: ${mean(sum.clicks)} clicks a turn, ${mean(sum.asked)} where all is asked (−${Math.round(100 * fewer)} %, ${sum.turns} turns)`,
      fewer >= (FEWER[id] ?? 0) ? [] : [`${mean(sum.clicks)} of ${mean(sum.asked)}`],
    );
  },
);
