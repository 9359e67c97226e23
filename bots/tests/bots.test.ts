import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, botById } from '#bots';
import { GAMES, gameById } from '#games';
import { type Game, rngFrom, seatsIn, Table } from '#kernel';

/** Plays a whole game; every seat's bot has its own randomness. Calls `look` before each choice. */
function playOut(
  game: Game,
  bots: readonly Bot[],
  seed: string,
  look: (table: Table, seat: number, bot: Bot) => void = () => undefined,
): Table {
  const table = Table.open(game, { seats: bots.length, seed });
  const rngs = bots.map((_, seat) => rngFrom(`${seed}, bot ${seat}`));
  while (!table.over) {
    const [seat] = seatsIn(table.turn);
    look(table, seat, bots[seat]);
    table.play(seat, bots[seat].choose(table.game, table.view(seat), seat, rngs[seat]).move);
  }
  return table;
}

const moves = (table: Table) => table.history.map(({ move }) => move);
const pairs = GAMES.flatMap((game) => BOTS.map((bot) => ({ game: game.id, bot: bot.id })));

describe.each(pairs)('$bot in $game', ({ game: gameId, bot: botId }) => {
  const game = gameById(gameId);
  const bot = botById(botId);
  const seats = game.seats[1];

  // The table refuses what is not offered, so reaching the end is the promise.
  it('plays legal moves to the end, the same ones from the same seed', () => {
    const once = playOut(game, Array(seats).fill(bot), 'whole');
    const again = playOut(game, Array(seats).fill(bot), 'whole');
    expect(once.over).toBe(true);
    expect(moves(again)).toEqual(moves(once));
  });

  it('answers a legal move, a line that begins with it and a value for every seat', () => {
    const table = Table.open(game, { seats, seed: 'ties' });
    const [seat] = seatsIn(table.turn);
    const legal = table.moves(seat);
    for (let n = 0; n < 30; n++) {
      const { move, line, value, visits } = bot.choose(game, table.view(seat), seat, rngFrom(`mind ${n}`));
      expect(legal).toContain(move);
      expect(line[0]).toBe(move);
      expect(value).toHaveLength(seats);
      expect(value.every(Number.isFinite)).toBe(true);
      expect(visits).toBeGreaterThan(0);
    }
  });

  it('knows its view only: equal views and seeds give equal moves, whatever is true behind them', () => {
    let n = 0;
    playOut(game, Array(game.seats[0]).fill(bot), 'peek', (table, seat) => {
      if (n++ % 15 !== 0) return;
      const view = table.view(seat);
      const otherWorld = game.imagine(view, seat, rngFrom(`world ${n}`));
      const choose = (s: typeof view) => bot.choose(game, s, seat, rngFrom(`mind ${n}`));
      expect(choose(game.conceal(otherWorld, seat))).toEqual(choose(view));
    });
    expect(n).toBeGreaterThan(15);
  });

  it('leaves the view it was shown as it was', () => {
    const table = Table.open(game, { seats, seed: 'untouched' });
    const [seat] = seatsIn(table.turn);
    const view = table.view(seat);
    bot.choose(game, view, seat, rngFrom('mind'));
    expect(game.layout.diff(view, table.view(seat))).toEqual([]);
  });
});

describe('random', () => {
  it('takes every legal move sooner or later', () => {
    const table = Table.open(GAMES[0], { seats: 2, seed: 'any' });
    const [seat] = seatsIn(table.turn);
    const rng = rngFrom('many');
    const taken = new Set(
      Array.from({ length: 600 }, () => botById('random').choose(table.game, table.view(seat), seat, rng).move),
    );
    expect([...taken].sort()).toEqual(table.moves(seat).sort());
  });
});

describe('greedy', () => {
  it('beats random clearly: ten games of Nippon, first and second seat in turn', () => {
    const [greedy, random] = [botById('greedy'), botById('random')];
    const nippon = gameById('nippon');
    let wins = 0;
    for (let n = 0; n < 10; n++) {
      const bots = n % 2 === 0 ? [greedy, random] : [random, greedy];
      const table = playOut(nippon, bots, `match ${n}`);
      if (bots[nippon.ranking(table.state)[0]] === greedy) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });
});

describe('botById', () => {
  it('knows every bot, and refuses any other name', () => {
    for (const bot of BOTS) expect(botById(bot.id)).toBe(bot);
    for (const id of ['hal', '', '__proto__', undefined, null, 7, { toString: 1 }]) {
      expect(() => botById(id)).toThrow(expect.objectContaining({ code: 'unknown-bot' }));
    }
  });
});
