import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import { type Game, Refusal, recordOf, replay, rngFrom, sayMove, Table } from '#kernel';
import { differencesBetween, type Edition, figuresIn, writePointer } from '#kernel/edition/index.ts';
import { checkEdition } from '../checking.ts';
import { openEdition, playedWith } from '../editions.ts';
import { TRIALS, trying } from '../trial.ts';
import ofNippon from './records/nippon-2026-11-18.json' with { type: 'json' };
import firstOfYokohama from './records/yokohama-2026-11-17.json' with { type: 'json' };
import secondOfYokohama from './records/yokohama-2026-11-18.json' with { type: 'json' };
import thirdOfYokohama from './records/yokohama-2026-11-19.json' with { type: 'json' };

const yokohama = gameById('yokohama');

const editionOf = (game: Game, differences: Edition['differences'], name = 'My copy'): Edition => ({
  engawa: 'edition',
  game: game.id,
  name,
  base: game.figures!,
  differences,
});

/** Three orders and a slot of the church. */
const mine = editionOf(yokohama, {
  'orders.json': {
    '/orders/0/reward/vp': 14,
    '/orders/1/reward/vp': 15,
    '/orders/2/goods/copper': 4,
  },
  'boards.json': { '/managementBoards/4/slots/0/reward/vp': 9 },
});

/** A game played at random to its end. */
function played(game: Game, seed = 'edition'): Table {
  const table = Table.open(game, { seats: 2, seed });
  const rng = rngFrom(`${seed} moves`);
  while (!table.over) {
    const seat = 31 - Math.clz32(table.turn & -table.turn);
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  return table;
}

const refusal = async (act: () => unknown): Promise<Refusal> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('accepted');
};

describe('an edition of a game', () => {
  it('is the same game with other figures, made once, and leaves the ordinary one as it is', async () => {
    const before = recordOf(played(yokohama));
    const game = await openEdition(yokohama, mine);
    expect((await openEdition(yokohama, mine)).lexicon === game.lexicon).toBe(true);
    expect(game.figures).not.toBe(yokohama.figures);
    expect(game.lexicon.names).toEqual(yokohama.lexicon.names);
    expect(recordOf(played(yokohama))).toEqual(before);
    expect(game.words.en.names.order?.[0]).not.toEqual(yokohama.words.en.names.order?.[0]);
    expect(JSON.stringify(game.words.ja.names.order?.[1])).toContain('15');
    const move = game.lexicon.names.length > 0 ? played(game).history[0].move : 0;
    expect(sayMove(game, move, 'fr')).not.toBe('');
    expect((await game.face?.()) as object).toHaveProperty('draw');
  });

  it('is carried by its records, which replay with it and with nothing else', async () => {
    const game = await openEdition(yokohama, mine);
    const record = JSON.parse(JSON.stringify(recordOf(played(game))));
    expect(record).toMatchObject({ figures: game.figures, edition: { name: 'My copy' } });
    expect((await refusal(() => replay(yokohama, record))).message).toContain('the edition "My copy"');
    expect(replay(await playedWith(yokohama, record), record).over).toBe(true);
    const forged = { ...record, edition: { ...mine, differences: { 'orders.json': { '/orders/0/reward/vp': 13 } } } };
    expect((await refusal(async () => replay(await playedWith(yokohama, forged), forged))).code).toBe('wrong-figures');
    const ordinary = recordOf(played(yokohama));
    expect((await refusal(() => replay(game, ordinary))).code).toBe('wrong-figures');
  });

  it('keeps its name where another has the same figures', async () => {
    const again = await openEdition(yokohama, { ...mine, name: 'Another copy' });
    expect(again.edition?.name).toBe('Another copy');
    expect(again.figures).toBe((await openEdition(yokohama, mine)).figures);
  });

  it('is accepted after games at random, two hundred unless one says otherwise, with progress', async () => {
    const heard: number[] = [];
    const game = await checkEdition(yokohama, mine, (done) => void heard.push(done), 6);
    expect(game.edition).toEqual(mine);
    expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
    expect(TRIALS).toBe(200);
  });

  it('of docs/editions.md can be played', async () => {
    const page = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');
    const example = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]);
    expect((await checkEdition(yokohama, example, () => undefined, 6)).figures).not.toBe(yokohama.figures);
  });

  it('is refused with a sentence that says why', async () => {
    const with_ = (differences: Edition['differences']) =>
      refusal(() => checkEdition(yokohama, editionOf(yokohama, differences))).then(({ message }) => message);
    expect(await with_({ 'orders.json': { '/orders/0/reward/vp': 99 } })).toBe(
      'orders.json /orders/0/reward/vp: A whole number from 0 to 30 stands here.',
    );
    expect(await with_({ 'orders.json': { '/orders/0/id': 'mine' } })).toContain(
      'not a figure that an edition may change',
    );
    const nothing = Object.fromEntries(['copper', 'silk', 'tea', 'fish'].map((good) => [`/orders/0/goods/${good}`, 0]));
    expect(await with_({ 'orders.json': nothing })).toBe('Every order asks for at least one good.');
    expect(await with_({ 'orders.json': { '/orders/99/reward/vp': 3 } })).toContain('There is nothing at');
    expect(await with_({})).toContain('changes nothing');
    const elsewhere = { ...mine, base: 'f'.repeat(64) };
    expect((await refusal(() => checkEdition(yokohama, elsewhere))).code).toBe('other-base');
    expect((await refusal(() => checkEdition(gameById('nippon'), mine))).code).toBe('wrong-game');
  });
});

describe('a game that cannot be played', () => {
  it('is found out by trying, and said in a sentence', async () => {
    const game: Game = { ...yokohama, over: () => false, turn: () => 1 };
    expect(() => [...trying(game, 1)]).toThrow(
      /^A game at random with 2 players came to a bad end at decision \d+: .*\.$/,
    );
  });
});

describe('former figures', () => {
  it.each(
    [
      ...[firstOfYokohama, secondOfYokohama, thirdOfYokohama, ofNippon].map((record) => ({
        what: 'names them',
        record,
        kept: record,
      })),
      // What names none has the oldest.
      ...[firstOfYokohama, ofNippon].map((record) => ({
        what: 'is from before figures were named',
        record,
        kept: { ...record, figures: undefined },
      })),
    ].map((row) => ({ ...row, id: row.record.game, shown: row.record.figures.slice(0, 8) })),
  )('$shown of $id serve a record of then that $what', async ({ id, record, kept }) => {
    const today = gameById(id);
    const game = await playedWith(today, kept);
    expect(game.figures).toBe(record.figures);
    expect(game.edition).toBeUndefined();
    const { state } = replay(game, record);
    expect(record.scores.map((_, seat) => game.score(state, seat))).toEqual(record.scores);
    expect((await refusal(() => replay(today, record))).code).toBe('wrong-figures');
  });

  it('serve the records that were played with them, with or without naming them', async () => {
    // Tomorrow's figures, made up: an order is worth more. What is kept is the way back.
    const tomorrow = await openEdition(yokohama, editionOf(yokohama, { 'orders.json': { '/orders/0/reward/vp': 25 } }));
    const back: Edition = {
      ...editionOf(tomorrow, differencesBetween(tomorrow.components!, yokohama.components!), '2026-11-16'),
    };
    expect(back.differences).toEqual({ 'orders.json': { '/orders/0/reward/vp': 20 } });
    const { edition: _, ...house } = tomorrow;
    const named = recordOf(played(yokohama));
    const { figures: __, ...nameless } = named;
    const former = [back];
    for (const kept of [named, nameless]) {
      const found = await playedWith(house, kept, former);
      expect(found.figures).toBe(yokohama.figures);
      expect(found.edition).toBeUndefined();
      expect(replay(found, named).over).toBe(true);
    }
    const today = recordOf(played(house));
    expect((await playedWith(house, today, former)).figures).toBe(house.figures);
    // Editions made for the former figures still are what they were.
    expect((await openEdition(house, mine, former)).figures).toBe((await openEdition(yokohama, mine)).figures);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the figures of %s', (_id, game) => {
  it('lie within their own ranges and agree with each other', async () => {
    const ranges = await game.ranges!();
    const all = [...figuresIn(ranges, game.components!)];
    expect(all.length).toBeGreaterThan(20);
    expect(ranges.agreements.filter(({ holds }) => !holds(game.components!))).toEqual([]);
  });

  it('are where their ranges say', async () => {
    const ranges = await game.ranges!();
    const lost = ranges.figures.filter(
      (range) => !range.optional && figuresIn({ ...ranges, figures: [range] }, game.components!).next().done,
    );
    expect(lost.map(({ at }) => at)).toEqual([]);
  });

  it('can be at the top of their ranges, and the game is a game or refused with a sentence', async () => {
    const ranges = await game.ranges!();
    for (const range of ranges.figures.filter(({ words }) => !words)) {
      const changed: Record<string, Record<string, number>> = {};
      for (const { file, path } of figuresIn({ ...ranges, figures: [range] }, game.components!)) {
        changed[file] = { ...changed[file], [writePointer(path)]: range.most };
      }
      const tried = openEdition(game, editionOf(game, changed)).then((made) => [...trying(made, 1)]);
      expect(await tried.catch((error) => (error instanceof Refusal ? [1] : [error])), range.at).toEqual([1]);
    }
  });
});
