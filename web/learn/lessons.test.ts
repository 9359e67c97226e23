import { describe, expect, it } from 'vitest';
import { botById } from '#bots';
import { GAMES, gameById } from '#games';
import { firstSeat, type Game, rngFrom, Table } from '#kernel';
import koiKoi from '../../examples/koi-koi/index.ts';
import newGame from '../../examples/new-game/index.ts';
import type { Face } from '../face.ts';
import { EASY, FREE_TURNS, turnsSince } from './free.ts';
import { decisionsIn, offeredBy, tableAt, verdictOf, wonAt } from './lesson.ts';
import { refOf } from './model.ts';
import { LessonTable } from './source.ts';
import { words } from './words/languages.ts';

// That a lesson can be played, is short, names its signs and cites clauses is among the properties of each game.

const examples = [koiKoi, newGame] as unknown as readonly Game[];
const lessons = await Promise.all(
  [...GAMES, ...examples].map(async (game) => {
    const face = (await game.face!()) as Face;
    return { id: game.id, game, lesson: await face.lesson!() };
  }),
);

it('every game has a lesson, and an easy bot to meet in it', () => {
  const taught = lessons.map(({ id }) => id);
  for (const { id } of GAMES) expect(taught).toContain(id);
  expect(botById(EASY).id).toBe(EASY);
  expect(gameById('nippon').id).toBe('nippon');
});

describe.each(lessons)('the lesson of $id', ({ game, lesson }) => {
  const names = Array.from({ length: lesson.seats }, (_, seat) => `seat ${seat}`);
  const { length } = lesson.bubbles;

  it('is played to its end by whoever chooses at random among what is offered, and then the free turns', () => {
    for (let n = 0; n < 20; n++) {
      const rng = rngFrom(`reader ${n}`);
      const source = new LessonTable(game, lesson, names, 0);
      for (let steps = 0; source.bubble; steps++) {
        expect(steps).toBeLessThan(8 * length);
        const { legal, turn } = source.position.value;
        const { decide } = source.bubble;
        if (legal.length > 0) {
          expect(turn).toContain(0);
          source.choose(legal[rng.below(legal.length)]);
          expect(decide === undefined || source.chosen.value !== undefined).toBe(true);
        } else if (decide && rng.below(4) === 0) source.undo();
        else source.goTo(source.at.value + 1);
      }
      expect(source.at.value).toBe(length);
      source.beginFree();
      expect(source.free.value).toBe(true);
    }
  });

  it('goes on to three turns of one’s own, whatever is chosen in them', () => {
    const rng = rngFrom('free');
    const table = tableAt(game, lesson, length);
    const from = table.history.length;
    const done = () => {
      const { history: log } = table;
      const turn = table.over ? [] : [firstSeat(table.turn)];
      return turnsSince({ log, turn, viewer: 0, over: table.over } as never, from);
    };
    for (let n = 0; done() < FREE_TURNS && !table.over; n++) {
      expect(n).toBeLessThan(500);
      const seat = firstSeat(table.turn);
      const moves = table.moves(seat);
      table.play(seat, moves[rng.below(moves.length)]);
    }
    expect(done() === FREE_TURNS || table.over).toBe(true);
  });

  it('is taken up again where it was left, and stepped back through', () => {
    const walked = new LessonTable(game, lesson, names, 0);
    for (let at = 0; at <= length; at++) {
      walked.goTo(at);
      const resumed = new LessonTable(game, lesson, names, at);
      expect(game.layout.hash(resumed.position.value.view)).toBe(game.layout.hash(walked.position.value.view));
    }
    walked.undo();
    expect(walked.at.value).toBe(length - 1);
    walked.reset();
    expect(walked.at.value).toBeLessThan(length - 1);
    expect(new LessonTable(game, lesson, names, 999).at.value).toBe(length);
  });

  it('answers every decision by what its choices led to, and lets try another', () => {
    for (const at of decisionsIn(lesson)) {
      const source = new LessonTable(game, lesson, names, at);
      const before = game.layout.hash(source.position.value.view);
      const { legal } = source.position.value;
      for (const [choice, move] of legal.entries()) {
        source.choose(move);
        expect(source.chosen.value).toBe(choice);
        expect(game.layout.hash(source.position.value.view)).not.toBe(before);
        source.undo();
        expect(game.layout.hash(source.position.value.view)).toBe(before);
      }
      const won = wonAt(game, lesson, at)!;
      expect(won, `bubble ${at + 1}: run npm run lessons`).toHaveLength(legal.length);
      expect(won.some((_, choice) => verdictOf(won, lesson.weighed!.games, choice) === 'best')).toBe(true);
    }
  });

  it('names nothing twice', () => {
    const named = lesson.bubbles.flatMap(({ names: some = [] }) => some.map(refOf));
    expect(named.filter((ref, i) => named.indexOf(ref) !== i)).toEqual([]);
  });
});

/** What one does in a turn, as a rulebook lists it: verbs, or the things that are acted upon. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  nippon: [
    'take',
    'consolidate',
    'supply',
    ...['invest', 'produce', 'knowledge', 'mines', 'ships', 'machinery', 'trains', 'export'].map(
      (id) => `action:${id}`,
    ),
  ],
  yokohama: [
    'place',
    'fulfil',
    ...['copper-mine-1', 'silk-factory-1', 'tea-plantation-1', 'fishing-port-1', 'bank', 'port-a'].map(
      (id) => `area:${id}`,
    ),
    ...['laboratory-a', 'employment-agency', 'church', 'customs'].map((id) => `area:${id}`),
  ],
  machi: ['pick', 'draw', 'open', 'settle', 'camp', 'challenge', 'strike'],
  yamatai: ['take', 'buy', 'place', 'gather', 'build', 'recruit'],
  'koi-koi': ['play', 'take', 'shobu', 'koikoi'],
};

describe.each(lessons.filter(({ id }) => MAIN[id]))('a newcomer after the lesson of $id', ({ id, game, lesson }) => {
  it('who knows only what it named finds every kind of main action among the choices', () => {
    const { lexicon } = game;
    const verbOfLine = (line: string): string => line.split(' ')[0];
    const known = new Set([
      ...lesson.bubbles.flatMap(offeredBy).map(verbOfLine),
      ...lesson.bubbles.flatMap(({ names = [] }) => names.map(refOf)),
    ]);
    expect(MAIN[id].filter((kind) => !known.has(kind))).toEqual([]);
    const found = new Set<string>();
    for (let n = 0; n < 12 && found.size < MAIN[id].length; n++) {
      const rng = rngFrom(`newcomer ${n}`);
      const table = Table.open(game, { seats: 2, seed: `newcomer ${n}` });
      while (!table.over) {
        const seat = firstSeat(table.turn);
        const moves = table.moves(seat);
        const understood = moves.filter((move) => isKnown(move));
        for (const move of understood) {
          for (const kind of [verbOfLine(lexicon.text(move)), ...lexicon.refs(move)]) found.add(kind);
        }
        const among = understood.length > 0 ? understood : moves;
        table.play(seat, among[rng.below(among.length)]);
      }
    }
    expect(MAIN[id].filter((kind) => !found.has(kind))).toEqual([]);

    function isKnown(move: number): boolean {
      return known.has(verbOfLine(lexicon.text(move))) || lexicon.refs(move).some((ref) => known.has(ref));
    }
  });
});

it('a verdict tells luck from more than luck', () => {
  expect(verdictOf([120, 80, 114], 200, 0)).toBe('best');
  expect(verdictOf([120, 80, 114], 200, 1)).toBe('weak');
  expect(verdictOf([120, 80, 114], 200, 2)).toBe('close');
  expect(verdictOf([51, 57, 62], 200, 0)).toBe('close');
  expect(verdictOf([41, 57, 62], 200, 0)).toBe('weak');
  expect(verdictOf([0, 0], 200, 1)).toBe('best');
});

it('no word praises what may have won least', () => {
  expect(words.en.verdicts.close('X')).toBe('Too close to the best to tell: X');
  for (const { verdicts } of Object.values(words)) expect(verdicts.close('X')).not.toMatch(/sound|good|bon |よい/i);
});
