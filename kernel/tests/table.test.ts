import { describe, expect, it } from 'vitest';
import {
  call,
  callFor,
  callOwn,
  defineGame,
  defineLexicon,
  defineState,
  defineSteps,
  end,
  type GameRecord,
  list,
  NONE,
  num,
  numbers,
  ownerOnly,
  Refusal,
  type Rules,
  recordOf,
  replay,
  seatsIn,
  sha256,
  stepsOf,
  Table,
  unseen,
  type Words,
} from '#kernel';

/**
 * A game of nothing but moments that matter to undo. On its turn a seat may count (changes nothing but a number), pass,
 * roll (a draw), look at the top of the deck, show a card, do two of these at once, have the next seat nod (forced), or
 * call everybody together, where all count and are ready (and may reopen) or done in any order.
 */
const lexicon = defineLexicon({
  count: [numbers('by', 1, 3)],
  pass: [],
  roll: [],
  look: [],
  show: [numbers('card', 0, 9)],
  swap: [numbers('card', 0, 9)],
  exchange: [],
  nudge: [],
  nod: [],
  gather: [],
  ready: [],
  reopen: [],
  done: [],
  fail: [],
  finish: [],
});
const STEPS = defineSteps({
  free: { clause: 'B-1' },
  rolling: { clause: 'B-2' },
  failing: { clause: 'B-3' },
  nudged: { clause: 'B-4' },
  gathered: { clause: 'B-5' },
  counting: { clause: 'B-6' },
  waiting: { clause: 'B-7', idle: true },
});
const layout = defineState({
  steps: STEPS,
  maxSeats: 3,
  ownDepth: 2,
  table: { rolled: num(0, 6), deck: unseen(list(10, 0, 9)), pile: list(10, 0, 9) },
  seat: { counted: num(0, 99), hand: ownerOnly(list(10, 0, 9)) },
});
type S = ReturnType<typeof layout.create>;
const { decide, chance, together } = stepsOf<S, typeof lexicon.verbs, 'B-1.1'>(lexicon);

const count = {
  play(_s: S, me: S['seat'][number], _f: object, by: number) {
    me.counted += by;
  },
};
const free = decide(STEPS.free, {
  count,
  pass: {
    play(s, _me, f) {
      const { seat } = f;
      end(s);
      callFor(s, (seat + 1) % s.seats, STEPS.free);
    },
  },
  roll: { play: (s) => call(s, STEPS.rolling) },
  look: {
    why: (s) => (s.deck.length === 0 ? 'B-1.1' : undefined),
    play: (s, me) => me.hand.push(s.deck.pop()),
  },
  show: {
    why: (_s, me, _f, card) => (me.hand.includes(card) ? undefined : 'B-1.1'),
    play(s, me, _f, card) {
      me.hand.remove(card);
      s.pile.push(card);
    },
  },
  // Shows a card and takes another into the hand: as much is hidden as before, but not the same.
  swap: {
    why: (s, me, _f, card) => (me.hand.includes(card) && s.pile.length > 0 ? undefined : 'B-1.1'),
    play(s, me, _f, card) {
      me.hand.remove(card);
      me.hand.push(s.pile.pop());
      s.pile.push(card);
    },
  },
  // Puts a card below the deck and takes the top one: the seat knows as many cards as before, but not the same.
  exchange: {
    why: (s, me) => (me.hand.length > 0 && s.deck.length > 0 ? undefined : 'B-1.1'),
    play(s, me) {
      const top = s.deck.pop();
      s.deck.insertAt(0, me.hand.pop());
      me.hand.push(top);
    },
  },
  nudge: { play: (s, _me, f) => callFor(s, (f.seat + 1) % s.seats, STEPS.nudged) },
  gather: {
    play(s, _me, f) {
      callFor(s, f.seat, STEPS.gathered);
      for (let seat = 0; seat < s.seats; seat++) callOwn(s, seat, STEPS.counting);
    },
  },
  fail: {
    play(s, me) {
      me.counted = 50;
      call(s, STEPS.failing);
    },
  },
  finish: { play: (s) => end(s) },
});
const nudged = decide(STEPS.nudged, { nod: { play: (s) => end(s) } });
const rolling = chance(STEPS.rolling, (s, _f, rng) => {
  s.rolled = 1 + rng.below(6);
  end(s);
});
const failing = chance(STEPS.failing, (s, _f, rng) => {
  s.rolled = 1 + rng.below(6);
  throw new Error('a fault in the rules');
});
/** The seat that called everybody together goes on. */
const gathered = together(STEPS.gathered, (s) => end(s));
const counting = decide(STEPS.counting, {
  count,
  ready: {
    play(s) {
      end(s);
      call(s, STEPS.waiting);
    },
  },
  done: { play: (s) => end(s) },
  fail: {
    play(_s, me) {
      me.counted = 50;
      throw new Error('a fault in the rules');
    },
  },
});
const waiting = decide(STEPS.waiting, {
  reopen: {
    play(s) {
      end(s);
      call(s, STEPS.counting);
    },
  },
});

const words: Words = {
  title: 'Bench',
  names: {},
  verbs: Object.fromEntries(lexicon.names.map((verb) => [verb, (...names: string[]) => [verb, ...names].join(' ')])),
  steps: {},
  reasons: { 'B-1.1': 'There is no such card.' },
  things: {},
  categories: {},
  deeds: {},
};
const rules: Rules<S> = {
  deeds: {},
  categories: {},
  clauses: {},
  id: 'bench',
  version: 3,
  seats: [2, 3],
  options: [{ id: 'extra', values: ['no', 'yes'] }],
  clausePrefix: 'B',
  layout,
  lexicon,
  steps: [free, rolling, failing, nudged, gathered, counting, waiting],
  words: { en: words, fr: { ...words, reasons: { 'B-1.1': 'Pas de carte.' } }, ja: words },
  setup(seats, _options, rng) {
    const s = layout.create(seats);
    for (let card = 0; card < 6; card++) s.deck.push(card);
    s.rolled = rng.below(6);
    s.pile.push(9);
    callFor(s, 0, STEPS.free);
    return s;
  },
  score: (s, seat) => s.seat[seat].counted,
  breakdown: (s, seat) => ({ counted: s.seat[seat].counted }),
  tieBreaks: [],
  imagine: (view) => layout.clone(view),
  check(s) {
    if (s.rolled === 6) throw new Refusal('broken-invariant', 'no sixes', 'B-9');
  },
  board: () => [],
};
const game = defineGame<S>({ rules });

it('a game that speaks English only is heard in English in every language', () => {
  const { fr, ja } = defineGame<S>({ rules: { ...rules, words: { en: words } } }).words;
  expect([fr, ja]).toEqual([words, words]);
});

const open = (seats = 2) => Table.open(game, { seats, seed: 'bench' });
const play = (table: Table<S>, seat: number, ...moves: string[]) => {
  for (const move of moves) table.play(seat, lexicon.parse(move));
  return table;
};
const refused = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
const lines = (table: Table<S>) => table.history.map(({ seat, move }) => `${seat} ${lexicon.text(move)}`);

describe('a table', () => {
  it('refuses a move that is not offered, with its clause, in the language asked for', () => {
    const table = open();
    const { code, clause, message } = refused(() => table.play(0, lexicon.parse('show 3'), 'fr'));
    expect([code, clause, message]).toEqual(['illegal-move', 'B-1.1', 'Pas de carte.']);
    expect(refused(() => play(table, 1, 'pass')).code).toBe('not-your-turn');
    expect(refused(() => play(table, 0, 'ready')).code).toBe('not-now');
    expect(refused(() => play(play(table, 0, 'finish'), 0, 'pass')).code).toBe('game-over');
  });

  it.each([-1, 2, 0.5, Number.NaN, 1e9])('has no seat %d', (seat) => {
    const table = open();
    for (const act of [() => play(table, seat, 'pass'), () => table.undo(seat), () => table.redo(seat)]) {
      expect(refused(act).code).toBe('bad-seat');
    }
    expect(table.canUndo(seat)).toBe(false);
    expect(table.canRedo(seat)).toBe(false);
  });

  it('refuses a packed move that no notation can say', () => {
    const table = open();
    expect(() => table.play(0, lexicon.move.count(200))).toThrow(Refusal);
    expect(table.state.seat[0].counted).toBe(0);
  });

  it('plays forced moves and marks them', () => {
    const table = play(open(), 0, 'nudge');
    expect(table.history.map(({ seat, move, forced }) => [seat, lexicon.text(move), forced])).toEqual([
      [0, 'nudge', false],
      [1, 'nod', true],
    ]);
    expect(seatsIn(table.turn)).toEqual([0]);
  });

  it('is untouched by a rule that fails: state, history, randomness, undo and redo', () => {
    const table = play(open(), 0, 'count 1', 'count 2');
    table.undo(0);
    const before = layout.clone(table.state);
    expect(() => play(table, 0, 'fail')).toThrow('a fault in the rules');
    expect(layout.diff(table.state, before)).toEqual([]);
    expect(table.history).toHaveLength(1);
    expect(table.canUndo(0)).toBe(true);
    expect(table.canRedo(0), 'what was taken back is still there').toBe(true);
    // The draw of the failed move was taken back too.
    play(table, 0, 'roll');
    expect(table.state.rolled).toBe(play(open(), 0, 'count 1', 'roll').state.rolled);
  });

  it('is untouched by a rule that fails in a simultaneous phase', () => {
    const table = play(open(), 0, 'gather');
    const before = layout.clone(table.state);
    expect(() => play(table, 1, 'fail')).toThrow('a fault in the rules');
    expect(layout.diff(table.state, before)).toEqual([]);
    play(table, 1, 'ready');
    play(table, 0, 'ready', 'count 1', 'pass');
    expect(seatsIn(table.turn)).toEqual([1]);
  });
});

describe('undo and redo', () => {
  it('go back to any point of the turn and forward again', () => {
    const table = open();
    const hashes = [layout.hash(table.state)];
    for (const move of ['count 1', 'count 2', 'count 3']) {
      play(table, 0, move);
      hashes.push(layout.hash(table.state));
    }
    for (const n of [2, 1, 0]) {
      table.undo(0);
      expect(layout.hash(table.state)).toBe(hashes[n]);
      expect(table.history).toHaveLength(n);
    }
    expect(refused(() => table.undo(0)).code).toBe('nothing-to-undo');
    for (const n of [1, 2, 3]) {
      table.redo(0);
      expect(layout.hash(table.state)).toBe(hashes[n]);
    }
    expect(refused(() => table.redo(0)).code).toBe('nothing-to-redo');
  });

  it('take forced moves back together with the choice that led to them', () => {
    const table = play(open(), 0, 'count 1', 'nudge');
    expect(table.history).toHaveLength(3);
    table.undo(0);
    expect(lines(table)).toEqual(['0 count 1']);
  });

  it('a new move forgets what was taken back', () => {
    const table = play(open(), 0, 'count 1');
    table.undo(0);
    play(table, 0, 'count 2');
    expect(table.canRedo(0)).toBe(false);
  });

  it('are not for the seat that has not moved', () => {
    const table = play(open(), 0, 'count 1');
    expect(refused(() => table.undo(1)).code).toBe('nothing-to-undo');
    expect(refused(() => table.redo(1)).code).toBe('nothing-to-redo');
  });
});

describe('the barrier', () => {
  const closed = (table: Table<S>, seat: number) => {
    expect(table.canUndo(seat)).toBe(false);
    expect(refused(() => table.undo(seat)).code).toBe('nothing-to-undo');
  };

  it('stands after a draw', () => closed(play(open(), 0, 'count 1', 'roll'), 0));

  it('stands after the turn has passed on', () => {
    const table = play(open(), 0, 'count 1', 'pass');
    closed(table, 0);
    closed(table, 1);
  });

  it('stands after a seat has looked at something hidden', () => closed(play(open(), 0, 'look'), 0));

  it('stands after something hidden was shown to the others', () => {
    const table = play(open(), 0, 'look', 'pass');
    play(table, 1, 'pass');
    closed(play(table, 0, 'show 5'), 0);
  });

  it('stands after a card was shown though another was hidden at once', () => {
    const table = play(open(), 0, 'look', 'pass');
    play(table, 1, 'pass');
    closed(play(table, 0, 'swap 5'), 0);
  });

  it('stands after a seat has seen a new card though it hid another at once', () => {
    const table = play(open(), 0, 'look', 'pass');
    play(table, 1, 'pass');
    closed(play(table, 0, 'exchange'), 0);
  });

  it('stands at the end of the game', () => closed(play(open(), 0, 'count 1', 'finish'), 0));

  it('does not stand between choices that nobody learns from', () => {
    const table = play(open(), 0, 'look', 'count 1');
    expect(table.canUndo(0)).toBe(true);
    table.undo(0);
    expect(lines(table)).toEqual(['0 look']);
    closed(table, 0);
  });

  it('forgets what could be redone', () => {
    const table = play(open(), 0, 'count 1');
    table.undo(0);
    play(table, 0, 'roll');
    expect(table.canRedo(0)).toBe(false);
  });
});

describe('in a simultaneous phase', () => {
  const gather = (seats = 2) => play(open(seats), 0, 'gather');

  it('a seat takes back its own choice while others have moved', () => {
    const table = play(gather(), 0, 'count 1');
    play(table, 1, 'count 2');
    table.undo(0);
    expect([table.state.seat[0].counted, table.state.seat[1].counted]).toEqual([0, 2]);
    expect(lines(table)).toEqual(['0 gather', '1 count 2']);
    table.redo(0);
    expect([table.state.seat[0].counted, table.state.seat[1].counted]).toEqual([1, 2]);
    expect(table.canUndo(1)).toBe(true);
  });

  it('another seat that is ready does not stand in the way', () => {
    const table = play(gather(3), 0, 'count 1');
    play(table, 1, 'count 2', 'ready');
    table.undo(0);
    expect(table.state.seat[0].counted).toBe(0);
    expect(table.state.seat[1].counted).toBe(2);
    expect(seatsIn(table.turn)).toEqual([0, 2]);
  });

  it('ready is taken back with the move for it, not with undo', () => {
    const table = play(gather(), 1, 'count 2', 'ready');
    expect(table.canUndo(1)).toBe(false);
    play(table, 1, 'reopen', 'count 1');
    expect(seatsIn(table.turn)).toEqual([0, 1]);
    expect(table.state.seat[1].counted).toBe(3);
  });

  it('where the rules have no move for it, ready is taken back with undo until all are', () => {
    const table = play(gather(3), 1, 'count 2', 'done');
    play(table, 2, 'count 3', 'done');
    expect(seatsIn(table.turn)).toEqual([0]);
    table.undo(1);
    expect(seatsIn(table.turn)).toEqual([0, 1]);
    expect([table.state.seat[1].counted, table.state.seat[2].counted]).toEqual([2, 3]);
    table.redo(1);
    expect(seatsIn(table.turn)).toEqual([0]);
    table.undo(1);
    table.undo(1);
    play(table, 1, 'count 1', 'done');
    expect([table.canUndo(1), table.canUndo(2)]).toEqual([true, true]);
    play(table, 0, 'done');
    expect(table.state.seat.slice(0, 3).map(({ counted }) => counted)).toEqual([0, 1, 3]);
    expect([0, 1, 2].some((seat) => table.canUndo(seat))).toBe(false);
    const again = replay(game, JSON.parse(JSON.stringify(recordOf(table as unknown as Table))));
    expect(layout.diff(again.state, table.state)).toEqual([]);
  });

  it('undo never makes the game go on', () => {
    const table = play(gather(), 0, 'ready', 'reopen');
    play(table, 1, 'ready');
    if (table.canUndo(0)) table.undo(0);
    expect(layout.plan(table.state).at(-1)).toBe(STEPS.gathered);
  });

  it('a rule that fails while undo plays the rest again leaves the table as it was', () => {
    const table = play(gather(), 0, 'count 1');
    play(table, 1, 'count 2');
    const before = layout.clone(table.state);
    const faulty = game.play;
    try {
      (game as { play: typeof game.play }).play = () => {
        throw new Error('a fault in the rules');
      };
      expect(() => table.undo(0)).toThrow('a fault in the rules');
    } finally {
      (game as { play: typeof game.play }).play = faulty;
    }
    expect(layout.diff(table.state, before)).toEqual([]);
    expect(table.history).toHaveLength(3);
    expect(table.canUndo(0)).toBe(true);
    expect(table.canRedo(0)).toBe(false);
  });

  it('its end is a barrier', () => {
    const table = play(gather(), 0, 'ready');
    play(table, 1, 'ready');
    expect(seatsIn(table.turn)).toEqual([0]);
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, false]);
  });

  it('its end is a barrier also when the last seat to be ready goes on', () => {
    const table = play(gather(), 1, 'ready');
    play(table, 0, 'ready');
    expect(seatsIn(table.turn)).toEqual([0]);
    expect(table.canUndo(0)).toBe(false);
  });

  it('records replay whatever the order of choices, undos and redos was', () => {
    const table = play(gather(3), 0, 'count 1');
    play(table, 1, 'count 2', 'ready');
    table.undo(0);
    play(table, 2, 'ready', 'reopen');
    play(table, 0, 'count 3', 'ready');
    play(table, 2, 'ready');
    play(table, 0, 'finish');
    const again = replay(game, JSON.parse(JSON.stringify(recordOf(table as unknown as Table))));
    expect(layout.diff(again.state, table.state)).toEqual([]);
  });
});

describe('a table from a state', () => {
  const json = () => layout.toJSON(play(open(), 0, 'look', 'count 2').state) as Record<string, unknown>;

  it('goes on from there, and its record holds the state', () => {
    const table = play(Table.from(game, json(), { seed: 'loaded' }), 0, 'count 1', 'roll', 'finish');
    expect(table.state.seat[0].counted).toBe(3);
    const again = replay(game, JSON.parse(JSON.stringify(recordOf(table as unknown as Table))));
    expect(layout.diff(again.state, table.state)).toEqual([]);
  });

  it('does not depend on what happens to the given JSON afterwards', () => {
    const given = json();
    const table = Table.from(game, given, { seed: 'loaded' });
    given.rolled = 0;
    (given.seat as { counted: number }[])[0].counted = 77;
    const again = replay(game, recordOf(table as unknown as Table));
    expect(layout.diff(again.state, table.state)).toEqual([]);
  });

  it('is refused when an invariant is broken, with its clause', () => {
    const { code, clause } = refused(() => Table.from(game, { ...json(), rolled: 6 }, { seed: 'loaded' }));
    expect([code, clause]).toEqual(['broken-invariant', 'B-9']);
  });

  it('is refused with too few seats', () => {
    const { seat, ownStacks } = json() as { seat: unknown[]; ownStacks: unknown[] };
    const one = { ...json(), seats: 1, seat: [seat[0]], ownStacks: [ownStacks[0]] };
    expect(refused(() => Table.from(game, one, { seed: 'loaded' })).code).toBe('bad-seats');
  });

  it('is refused when a decision belongs to nobody', () => {
    const stack = [{ step: 'free', seat: NONE }];
    // Not by way of a table: a table that let it in would ask seat −1 for ever.
    expect(() => game.check(layout.fromJSON({ ...json(), stack }))).toThrow(Refusal);
  });

  it('is refused, or goes on, when a simultaneous phase has nobody left to act', () => {
    const stack = [
      { step: 'free', seat: 0 },
      { step: 'gathered', seat: 0 },
    ];
    let waitsForNobody = false;
    try {
      const table = Table.from(game, { ...json(), stack }, { seed: 'loaded' });
      waitsForNobody = table.turn === 0 && !table.over;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
    }
    expect(waitsForNobody).toBe(false);
  });
});

describe('a record', () => {
  const played = () => play(open(), 0, 'count 1', 'nudge', 'roll', 'look', 'gather');
  const finished = (): GameRecord => {
    const table = played();
    play(table, 1, 'count 2', 'ready');
    play(table, 0, 'ready', 'finish');
    return JSON.parse(JSON.stringify(recordOf(table as unknown as Table)));
  };
  const unfinished = (): GameRecord => JSON.parse(JSON.stringify(recordOf(played() as unknown as Table)));
  /** As somebody would who knows how the digest is made. */
  const signed = ({ digest, ...body }: GameRecord): GameRecord => ({ ...body, digest: sha256(JSON.stringify(body)) });

  it('replays to the same position, finished or not', () => {
    for (const record of [finished(), unfinished()]) {
      const table = replay(game, record);
      expect(layout.hash(table.state)).toBe(record.hashes.at(-1));
      expect(recordOf(table as unknown as Table)).toEqual(record);
    }
  });

  it('replays whatever the order of its keys, and whatever stands beside them', () => {
    const shuffled = Object.fromEntries(Object.entries({ ...finished(), note: 'mine' }).reverse());
    expect(replay(game, shuffled).over).toBe(true);
  });

  it('goes on after an unfinished record as the game would have', () => {
    const again = replay(game, unfinished());
    const other = played();
    for (const table of [again, other]) {
      play(table, 0, 'ready');
      play(table, 1, 'ready');
      play(table, 0, 'roll');
    }
    expect(layout.diff(again.state, other.state)).toEqual([]);
  });

  it('replays up to a given move, and not further than the moves that follow by themselves', () => {
    for (let to = 0; to <= finished().moves.length; to++) {
      const { length } = replay(game, finished(), { to }).history;
      expect(length).toBeGreaterThanOrEqual(to);
      expect(length).toBeLessThanOrEqual(to + 1);
    }
    expect(replay(game, finished(), { to: 0 }).history).toHaveLength(0);
    expect(replay(game, finished(), { to: -5 }).history).toHaveLength(0);
    expect(replay(game, finished(), { to: 1e9 }).over).toBe(true);
  });

  it('says at which move it differs when the moves are cut', () => {
    const record = finished();
    for (let n = 0; n < record.moves.length; n++) {
      const { code, message } = refused(() => replay(game, { ...record, moves: record.moves.slice(0, n) }));
      expect(code).toBe('record-differs');
      expect(message).toContain(`move ${n + 1}`);
    }
  });

  it('says at which move it differs when the hashes are cut, or there are too many', () => {
    const record = finished();
    for (let n = 0; n < record.hashes.length; n++) {
      const { code, message } = refused(() => replay(game, { ...record, hashes: record.hashes.slice(0, n) }));
      expect(code).toBe('record-differs');
      expect(message).toContain(`move ${n + 1}`);
    }
    const { code, message } = refused(() => replay(game, { ...record, hashes: [...record.hashes, 'more'] }));
    expect(code).toBe('record-differs');
    expect(message).toContain(`move ${record.moves.length + 1}`);
  });

  it('says where it stops when both are cut, also when the game was not over', () => {
    for (const record of [finished(), unfinished()]) {
      for (let n = 0; n < record.moves.length; n++) {
        const cut = { ...record, moves: record.moves.slice(0, n), hashes: record.hashes.slice(0, n) };
        const { code, message } = refused(() => replay(game, cut));
        expect(['record-differs', 'damaged-record']).toContain(code);
        if (code === 'record-differs') expect(message).toContain(`move ${n + 1}`);
      }
    }
  });

  it('is never taken for whole when cut within a run of forced moves, digest or not', () => {
    const record = unfinished();
    const at = record.moves.findIndex((text) => text.includes('!'));
    const cut = signed({ ...record, moves: record.moves.slice(0, at), hashes: record.hashes.slice(0, at) });
    const { code, message } = refused(() => replay(game, cut));
    expect(code).toBe('record-differs');
    expect(message).toContain(`move ${at + 1}`);
    expect(message).toContain('nod');
  });

  it.each([
    ['another legal move', '0 count 2'],
    ['an illegal move', '0 show 3'],
    ['the move of another seat', '1 count 1'],
    ['a seat that is none', '99999999999999999999 count 1'],
    ['a negative seat', '-1 count 1'],
    ['an unknown verb', '0 __proto__'],
    ['a word too many', '0 count 1 1'],
    ['another spelling', '0 count  1'],
    ['no seat', 'count 1'],
    ['nothing', ''],
    ['a mark it should not have', '0! count 1'],
  ])('names the move where somebody wrote %s', (_what, text) => {
    const record = finished();
    const { code, message } = refused(() =>
      replay(game, signed({ ...record, moves: [text, ...record.moves.slice(1)] })),
    );
    expect(code).toBe('record-differs');
    expect(message).toContain('move 1');
  });

  it('names the move whose hash was edited', () => {
    const record = finished();
    for (let n = 0; n < record.hashes.length; n++) {
      const hashes = record.hashes.with(n, '0123456789abcdef');
      const { code, message } = refused(() => replay(game, signed({ ...record, hashes })));
      expect(code).toBe('record-differs');
      expect(message).toContain(`move ${n + 1}`);
    }
  });

  it.each<[string, string, Partial<Record<keyof GameRecord, unknown>>]>([
    ['wrong-game', 'another game', { game: 'chess' }],
    ['wrong-game', 'a game called __proto__', { game: '__proto__' }],
    ['wrong-package', 'somebody’s package', { package: { name: 'engawa-game-x', version: '1.0.0' } }],
    ['bad-record', 'half a package', { package: { name: 'engawa-game-x' } }],
    ['wrong-version', 'an older version', { version: 2 }],
    ['wrong-version', 'a newer version', { version: 4 }],
    ['record-differs', 'another seed', { seed: 'other' }],
    ['record-differs', 'another start', { start: '0000000000000000' }],
    ['record-differs', 'another number of seats', { seats: 3 }],
    ['bad-seats', 'too many seats', { seats: 1e9 }],
    ['bad-option', 'an unknown option', { options: { sugar: 1 } }],
    ['bad-option', 'an option out of reach', { options: { extra: 'maybe' } }],
    ['record-differs', 'a game said to go on', { over: false }],
    ['damaged-record', 'another digest', { digest: 'f'.repeat(64) }],
    ['damaged-record', 'another option', { options: { extra: 'yes' } }],
    ['bad-record', 'another format', { format: 'engawa-record/2' }],
    ['bad-record', 'a version as text', { version: '3' }],
    ['bad-record', 'half a seat', { seats: 2.5 }],
    ['bad-record', 'no options', { options: undefined }],
    ['bad-record', 'a list of options', { options: [] }],
    ['bad-record', 'a number as seed', { seed: 1 }],
    ['bad-record', 'moves that are no list', { moves: { length: 3 } }],
    ['bad-record', 'moves that are no texts', { moves: [1, 2] }],
    ['bad-record', 'hashes that are no texts', { hashes: [null] }],
    ['bad-record', 'an end that is no answer', { over: 1 }],
    ['bad-record', 'scores that are no numbers', { scores: ['1', '2'] }],
    ['bad-record', 'no digest', { digest: undefined }],
    ['bad-record', 'a state that is a list', { state: [] }],
    ['bad-state', 'a state that is none', { state: {} }],
  ])('is refused (%s) with %s', (code, _what, change) => {
    const { code: given, message } = refused(() => replay(game, { ...finished(), ...change }));
    expect(given).toBe(code);
    if (code === 'record-differs') expect(message).toMatch(/ at move \d+/);
  });

  it.each([null, undefined, 1, 'record', true, [[]]])('is refused when it is %j', (json) => {
    expect(refused(() => replay(game, json)).code).toBe('bad-record');
  });

  it('is refused when it claims other scores than the moves give, though the digest fits', () => {
    expect(refused(() => replay(game, signed({ ...finished(), scores: [99, 0] })))).toBeInstanceOf(Refusal);
    expect(refused(() => replay(game, signed({ ...finished(), scores: [] })))).toBeInstanceOf(Refusal);
  });

  it('is refused when it claims other seats than its first position has', () => {
    const state = layout.toJSON(open().state);
    const record = recordOf(play(Table.from(game, state, { seed: 'loaded' }), 0, 'count 1') as unknown as Table);
    expect(replay(game, record).seats).toBe(2);
    expect(refused(() => replay(game, signed({ ...record, seats: 3 })))).toBeInstanceOf(Refusal);
  });
});
