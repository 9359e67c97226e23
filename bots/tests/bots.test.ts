import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, botById, LEVELS } from '#bots';
import { GAMES, gameById } from '#games';
import { type Game, rngFrom, type State, seatsIn, Table } from '#kernel';
import { folderOf } from '#library';
import { byWorth, type Evaluator } from '../evaluator.ts';
import { playOf } from '../levels.ts';
import { mindOf } from '../mind.ts';
import { netPath, netsOnDisk } from '../node/nets.ts';
import { Player } from '../player.ts';
import { SEARCH, TreeSearch } from '../search.ts';
import { searching } from '../thinkers.ts';
import { judgeFor } from '../trained.ts';

netsOnDisk(folderOf);

/** Few simulations: the same code in a time that tests can afford. */
const quick = searching('quick search', 8, { ...SEARCH, width: 6, advice: 20 });
const bots = [botById('random'), botById('greedy'), botById('apprentice'), quick];
const pairs = GAMES.flatMap((game) => bots.map((bot) => ({ game: game.id, name: bot.id, bot })));

/** Plays a game with bots that follow their plans, up to a number of choices. Calls `look` before each. */
function playOn(
  game: Game,
  seated: readonly Bot[],
  seed: string,
  most: number,
  look: (table: Table, seat: number, n: number) => void = () => undefined,
): Table {
  const table = Table.open(game, { seats: seated.length, seed });
  const players = seated.map((bot, seat) => new Player(bot, game, seat, rngFrom(`${seed}, bot ${seat}`)));
  let last = -1;
  for (let n = 0; !table.over && n < most; n++) {
    const [seat] = seatsIn(table.turn);
    look(table, seat, n);
    if (seat !== last) players[seat].begin();
    last = seat;
    const before = table.history.length;
    table.play(seat, players[seat].choose(table.view(seat)).move);
    for (const line of table.history.slice(before + 1)) if (line.seat === seat) players[seat].forced(line.move);
  }
  return table;
}

const moves = (table: Table) => table.history.map(({ move }) => move);

describe.each(pairs)('$name in $game', ({ game: gameId, bot }) => {
  const game = gameById(gameId);
  const seats = game.seats[1];
  // Whole games for the one that costs nothing; the others show it over a good part of one.
  const whole = bot.id === 'random';
  const most = whole ? 5000 : bot === quick ? 40 : 300;

  // The table refuses what is not offered, so getting there is the promise.
  it('plays legal moves, the same ones from the same seed', () => {
    const once = playOn(game, Array(seats).fill(bot), 'whole', most);
    const again = playOn(game, Array(seats).fill(bot), 'whole', most);
    if (whole) expect(once.over).toBe(true);
    expect(moves(again)).toEqual(moves(once));
  });

  it('answers a legal move, a line that begins with it and a share for every seat', () => {
    const table = Table.open(game, { seats, seed: 'ties' });
    const [seat] = seatsIn(table.turn);
    const legal = table.moves(seat);
    for (let n = 0; n < 5; n++) {
      const { move, line, value, visits } = bot.choose(game, table.view(seat), seat, rngFrom(`mind ${n}`));
      expect(legal).toContain(move);
      expect(line[0]).toBe(move);
      expect(value).toHaveLength(seats);
      expect(value.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(visits).toBeGreaterThan(0);
    }
  });

  it('leaves the view it was shown as it was', () => {
    const table = Table.open(game, { seats, seed: 'untouched' });
    const [seat] = seatsIn(table.turn);
    const view = table.view(seat);
    bot.choose(game, view, seat, rngFrom('mind'));
    expect(game.layout.diff(view, table.view(seat))).toEqual([]);
  });
});

describe('search', () => {
  /** Tells positions apart as the evaluator without a net does. */
  const apart = (game: Game) => {
    const { print } = byWorth(game);
    return { worth: 0, print };
  };
  /** Who looks believes to win. */
  const vain = (anyChair: boolean): Evaluator<State> => ({
    ...apart(gameById('machi')),
    anyChair,
    ahead: 0,
    evaluate: (_s, mover, out) => {
      out.fill(0);
      out[mover] = 1;
    },
  });

  it('judges from the chair of who searches, where the evaluator knows how: the others do not know what it holds', () => {
    const game = gameById('machi');
    const table = Table.open(game, { seats: 3, seed: 'chair' });
    const [seat] = seatsIn(table.turn);
    const hopes = (anyChair: boolean) =>
      new TreeSearch(game, 3, vain(anyChair), { ...SEARCH, candidates: 3, width: 3, advice: 0 })
        .search(table.view(seat), seat, rngFrom('chair'), { simulations: 12 })
        .candidates.map(({ values }) => values[seat]);
    for (const hope of hopes(true)) expect(hope).toBeCloseTo(1);
    for (const hope of hopes(false)) expect(hope).toBeLessThan(1);
  });

  it('plays on for as many turns of the table as the evaluator says, and to the end of an own one', () => {
    const game = gameById('nippon');
    const table = Table.open(game, { seats: 4, seed: 'on' });
    const [seat] = seatsIn(table.turn);
    /** Whose turns it is asked about: at the root and on the way; the last one is what a simulation comes to. */
    const asked = (ahead: number): number[] => {
      const movers: number[] = [];
      const evaluator: Evaluator<State> = {
        ...apart(game),
        anyChair: false,
        ahead,
        evaluate: (_s, mover, out) => {
          movers.push(mover);
          out.fill(1 / 4);
        },
      };
      new TreeSearch(game, 4, evaluator, { ...SEARCH, candidates: 2, width: 2, advice: 0 }).search(
        table.view(seat),
        seat,
        rngFrom('on'),
        { simulations: 1 },
      );
      return movers;
    };
    const [one, two] = [asked(4), asked(5)];
    expect(new Set(one).size).toBe(4);
    expect(two.length).toBeGreaterThan(one.length);
    for (const movers of [one, two]) expect(movers.at(-1)).toBe(seat);
  });

  it('believes the net all the more where simulations scatter', () => {
    const game = gameById('machi');
    const table = Table.open(game, { seats: 2, seed: 'scatter' });
    const [seat] = seatsIn(table.turn);
    /** Has no opinion of the turns it may take, and says one thing or another of what comes later. */
    const moody = (spread: number): Evaluator<State> => {
      const rng = rngFrom('moods');
      return {
        ...apart(game),
        anyChair: true,
        ahead: 4,
        evaluate: (s, _mover, out) => out.fill(game.turn(s) & (1 << seat) ? 0.5 : 0.5 + spread * (rng.below(3) - 1)),
      };
    };
    /** How far apart the turns seem afterwards, against how much simulations scatter. */
    const gap = (spread: number): number => {
      const settings = { ...SEARCH, candidates: 4, width: 4, advice: 0, worlds: 1 };
      const { candidates } = new TreeSearch(game, 2, moody(spread), settings).search(
        table.view(seat),
        seat,
        rngFrom('scatter'),
        { simulations: 80 },
      );
      const values = candidates.map(({ values }) => values[seat]);
      return (Math.max(...values) - Math.min(...values)) / spread;
    };
    expect(gap(0.01)).toBeGreaterThan(0.1);
    expect(gap(0.4)).toBeLessThan(gap(0.01) / 3);
  });
});

describe('a duel', () => {
  it('is judged by what it may come to, the answer by who gives it', () => {
    const game = gameById('machi');
    const judge = judgeFor(game, 2)!;
    const [values, look, ending] = [new Float64Array(2), new Float64Array(2), game.layout.create(2)];
    const steps = new Set<string>();
    playOn(game, Array(2).fill(botById('greedy')), 'fights', 250, ({ state }, who) => {
      const answers = [new Float64Array(2), new Float64Array(2)];
      const near = mindOf(game).endings!(state, ending, (answer, chance) => {
        judge.evaluate(ending, 1 - who, look);
        for (const [i, value] of look.entries()) answers[answer][i] += chance * value;
      });
      if (!near) return;
      steps.add(game.stepFor(state, who)!.name);
      judge.evaluate(state, 1 - who, values);
      const [better] = answers.sort((a, b) => b[who] - a[who]);
      for (const [i, value] of values.entries()) expect(value).toBeCloseTo(better[i], 6);
    });
    expect([...steps].sort()).toEqual(['answerChallenge', 'combatCard']);
  });
});

describe('a player', () => {
  it('plays the turn its bot planned without thinking again', () => {
    const game = gameById('nippon');
    let thoughts = 0;
    const counting: Bot = {
      id: 'counting',
      choose(...args) {
        thoughts++;
        return botById('greedy').choose(...args);
      },
    };
    const table = playOn(game, [counting, counting], 'plans', 60);
    expect(table.history.filter(({ forced }) => !forced)).toHaveLength(60);
    expect(thoughts).toBeLessThan(45);
  });
});

describe('random', () => {
  it('takes every legal move sooner or later', () => {
    const table = Table.open(gameById('nippon'), { seats: 2, seed: 'any' });
    const [seat] = seatsIn(table.turn);
    const rng = rngFrom('many');
    const taken = new Set(
      Array.from({ length: 600 }, () => botById('random').choose(table.game, table.view(seat), seat, rng).move),
    );
    expect([...taken].sort()).toEqual(table.moves(seat).sort());
  });
});

describe('greedy', () => {
  it.each(GAMES.map(({ id }) => id))('beats random clearly: six games of %s, first and second seat in turn', (id) => {
    const game = gameById(id);
    const [greedy, random] = [botById('greedy'), botById('random')];
    let wins = 0;
    for (let n = 0; n < 6; n++) {
      const seated = n % 2 === 0 ? [greedy, random] : [random, greedy];
      const table = playOn(game, seated, `match ${n >> 1}`, 5000);
      if (seated[game.ranking(table.state)[0][0]] === greedy) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });
});

describe('nets', () => {
  it.each(
    // A game may have no nets; one that has any has them for every number of players.
    GAMES.filter(({ id }) => existsSync(dirname(netPath(folderOf(id), 2)))).flatMap(({ id, seats: [min, max] }) =>
      Array.from({ length: max - min + 1 }, (_, i) => ({ id, seats: min + i })),
    ),
  )('fit the rules and the inputs of $id with $seats players, and stay small', ({ id, seats }) => {
    expect(judgeFor(gameById(id), seats)).toBeDefined();
    expect(statSync(netPath(folderOf(id), seats)).size).toBeLessThan(250_000);
  });
});

describe('levels', () => {
  it.each(
    GAMES.flatMap(({ id, seats: [min, max] }) =>
      Array.from({ length: max - min + 1 }, (_, i) => ({ id, seats: min + i })),
    ),
  )('$id with $seats: are five, and each may give away less than the one below, or looks further', ({ id, seats }) => {
    expect(LEVELS).toHaveLength(5);
    for (const [i, level] of LEVELS.entries()) {
      const { loss, simulations } = playOf(level, gameById(id), seats);
      expect(loss).toBeGreaterThanOrEqual(0);
      if (i === 0) continue;
      const below = playOf(LEVELS[i - 1], gameById(id), seats);
      expect(loss < below.loss || simulations > below.simulations).toBe(true);
    }
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
