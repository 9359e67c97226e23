import { describe, expect, it } from 'vitest';
import {
  argOf,
  call,
  callFor,
  callOwn,
  defineDeeds,
  defineGame,
  defineLexicon,
  defineState,
  defineSteps,
  domain,
  end,
  english,
  eventFor,
  firstSeat,
  forcedMove,
  type GameEvent,
  isLanguage,
  LANGUAGES,
  list,
  MoveList,
  NONE,
  NOT_NOW,
  NOT_YOUR_TURN,
  num,
  numbers,
  ownerOnly,
  Refusal,
  resolveChance,
  rngFrom,
  sayEvent,
  sayMove,
  sayReason,
  sayThing,
  seatsIn,
  stepsOf,
  UNKNOWN,
  WATCHER,
  type Word,
  type Words,
} from '#kernel';

/**
 * The tea house, a tiny game with one of everything. In turn order each seat serves tea or draws a card (chance), then
 * nods (asked, though there is nothing to choose) and rests (forced). Then all bid at once, in secret; who has bid waits
 * and may reopen. Everybody scores what he bid.
 */
const TEAS = ['green', 'black', 'roasted'];
const lexicon = defineLexicon({
  serve: [domain('tea', TEAS), numbers('cups', 1, 3)],
  draw: [],
  nod: [],
  rest: [],
  bid: [numbers('coins', 0, 3)],
  reopen: [],
});
const STEPS = defineSteps({
  turn: { clause: 'T-1' },
  nodding: { clause: 'T-2', asks: true },
  resting: { clause: 'T-3' },
  deal: { clause: 'T-4' },
  next: { clause: 'T-5' },
  bidding: { clause: 'T-6', vars: ['rounds'] },
  offer: { clause: 'T-7', vars: ['amount'], secret: true },
  waiting: { clause: 'T-8', vars: ['amount'], secret: true, idle: true },
});
const layout = defineState({
  steps: STEPS,
  maxSeats: 3,
  ownDepth: 2,
  table: { cups: num(0, 20) },
  seat: { coins: num(0, 9), score: num(0, 99), hand: ownerOnly(list(6, 0, 5)), offered: ownerOnly(num(0, 3)) },
});
type S = ReturnType<typeof layout.create>;
type Reason = 'T-1.1' | 'T-1.2 coins' | 'T-7.1';
const { decide, auto, chance, together } = stepsOf<S, typeof lexicon.verbs, Reason>(lexicon);

const did = defineDeeds({
  paid: { kind: 'pay', has: ['what', 'n', 'to'] },
  dealt: { kind: 'gain', has: ['what'] },
});

const turn = decide(STEPS.turn, {
  serve: {
    why: (s, me, _f, _tea, cups) => {
      if (s.cups < cups) return 'T-1.1';
      return me.coins < cups ? 'T-1.2 coins' : undefined;
    },
    play(s, me, f, tea, cups) {
      s.cups -= cups;
      me.coins -= cups;
      s.tell?.(did.paid({ seat: f.seat, what: 'coin', n: cups, to: `tea:${TEAS[tea]}`, clause: 'T-1' }));
      end(s);
      call(s, STEPS.resting);
      call(s, STEPS.nodding);
    },
  },
  draw: {
    play(s) {
      end(s);
      call(s, STEPS.resting);
      call(s, STEPS.deal);
    },
  },
});
const nodding = decide(STEPS.nodding, { nod: { play: (s) => end(s) } });
const resting = decide(STEPS.resting, {
  rest: {
    play(s) {
      end(s);
      call(s, STEPS.next);
    },
  },
});
const deal = chance(STEPS.deal, (s, f, rng) => {
  const card = rng.below(6);
  s.seat[f.seat].hand.push(card);
  s.tell?.(did.dealt({ seat: f.seat, what: `card ${card}`, clause: 'T-4', only: f.seat }));
  end(s);
});
const next = auto(STEPS.next, (s, f) => {
  const { seat } = f;
  end(s);
  if (seat + 1 < s.seats) {
    callFor(s, seat + 1, STEPS.turn);
    return;
  }
  callFor(s, NONE, STEPS.bidding, 1);
  for (let each = 0; each < s.seats; each++) callOwn(s, each, STEPS.offer);
});
const bidding = together(STEPS.bidding, (s, f) => {
  const { rounds } = f;
  end(s);
  for (const me of s.seat.slice(0, s.seats)) {
    me.score += rounds + me.offered;
    me.offered = 0;
  }
});
const offer = decide(STEPS.offer, {
  bid: {
    why: (_s, me, _f, coins) => (coins > me.coins ? 'T-7.1' : undefined),
    play(s, me, _f, coins) {
      me.offered = coins;
      end(s);
      call(s, STEPS.waiting, coins);
    },
  },
});
const waiting = decide(STEPS.waiting, {
  reopen: {
    play(s, me) {
      me.offered = 0;
      end(s);
      call(s, STEPS.offer);
    },
  },
});

const words: Words = {
  title: 'Tea house',
  names: { tea: ['green tea', 'black tea', 'roasted tea'].map((tea) => english.proper(tea)) },
  verbs: {
    serve: (tea, cups) => `Serve ${cups} of ${tea}`,
    draw: () => 'Draw a card',
    nod: () => 'Nod',
    rest: () => 'Rest',
    bid: (coins) => `Bid ${coins}`,
    reopen: () => 'Change the bid',
  },
  steps: {},
  reasons: { 'T-1.1': 'There are not enough cups.', 'T-1.2 coins': 'You cannot pay.' },
  things: { coin: english.noun('coin', { many: 'coins' }), pot: english.noun('pot') },
  categories: {},
  deeds: {
    paid: ({ what, n, to }: { what: Word; n: number; to: Word }) => `pays ${english.some(n, what)} for ${to}`,
    dealt: ({ what }: { what: Word }) => `draws ${what}`,
  },
};

const spec = {
  id: 'teahouse',
  version: 1,
  seats: [2, 3] as const,
  options: [{ id: 'cups', values: [6, 12] }],
  clausePrefix: 'T',
  layout,
  lexicon,
  steps: [turn, nodding, resting, deal, next, bidding, offer, waiting],
  words: { en: words, fr: { ...words, names: {} }, ja: words },
  deeds: did,
  categories: {},
  clauses: {},
  setup(seats: number, options: Readonly<Record<string, unknown>>): S {
    const s = layout.create(seats);
    s.cups = Number(options.cups);
    for (const me of s.seat.slice(0, seats)) me.coins = 3;
    callFor(s, 0, STEPS.turn);
    return s;
  },
  score: (s: S, seat: number) => s.seat[seat].score,
  breakdown: (s: S, seat: number) => ({ bids: s.seat[seat].score }),
  tieBreaks: [],
  imagine(view: S) {
    const world = layout.clone(view);
    world.cells.forEach((x, i) => {
      if (x === UNKNOWN) world.cells[i] = 0;
    });
    return world;
  },
  check() {},
  board: () => [],
};
const game = defineGame<S>({ rules: spec });

const open = (seats = 2) => game.setup(seats, {}, rngFrom('tea'));
const movesOf = (s: S, seat: number) => {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray().map(lexicon.text);
};
const play = (s: S, seat: number, text: string, heard?: GameEvent[]) => {
  expect(game.why(s, seat, lexicon.parse(text))).toBeUndefined();
  game.play(s, seat, lexicon.parse(text), heard && ((event) => heard.push(event)));
};
/** At the beginning of the simultaneous phase. */
const bids = (seats = 2) => {
  const s = open(seats);
  for (let seat = 0; seat < seats; seat++) for (const move of ['serve green 1', 'nod', 'rest']) play(s, seat, move);
  return s;
};

describe('masks of seats', () => {
  it('list their seats, lowest first', () => {
    expect(seatsIn(0b1011)).toEqual([0, 1, 3]);
    expect(seatsIn(0)).toEqual([]);
    expect(firstSeat(0b1100)).toBe(2);
    expect(firstSeat(0)).toBe(NONE);
  });
});

describe('a game', () => {
  it('is refused when a step is not written, or written twice', () => {
    expect(() => defineGame<S>({ rules: { ...spec, steps: spec.steps.slice(1) } })).toThrow(
      'step turn is written 0 times',
    );
    expect(() => defineGame<S>({ rules: { ...spec, steps: [turn, ...spec.steps] } })).toThrow(
      'step turn is written 2 times',
    );
  });

  it.each([0, 1, 4, -1, 2.5, Number.NaN, 1e9])('refuses to be set up for %d players', (seats) => {
    expect(() => open(seats)).toThrow(expect.objectContaining({ code: 'bad-seats' }));
  });

  it('takes the first value of an option as the default, and refuses unknown ones', () => {
    expect(open().cups).toBe(6);
    expect(game.setup(2, { cups: 12 }, rngFrom('tea')).cups).toBe(12);
    for (const options of [{ cups: 7 }, { cups: '6' }, { sugar: 1 }, { toString: 1 }, JSON.parse('{"__proto__":1}')]) {
      expect(() => game.setup(2, options, rngFrom('tea')), JSON.stringify(options)).toThrow(
        expect.objectContaining({ code: 'bad-option' }),
      );
    }
  });
});

describe('a decision', () => {
  it('belongs to one seat, and the others may not speak', () => {
    const s = open();
    expect(game.turn(s)).toBe(0b01);
    expect(game.stepFor(s, 0)?.name).toBe('turn');
    expect(game.stepFor(s, 1)).toBeUndefined();
    expect(movesOf(s, 1)).toEqual([]);
    expect(game.why(s, 1, lexicon.parse('draw'))).toBe(NOT_YOUR_TURN);
    expect(game.why(s, 7, lexicon.parse('draw'))).toBe(NOT_YOUR_TURN);
    expect(game.why(s, WATCHER, lexicon.parse('draw'))).toBe(NOT_YOUR_TURN);
  });

  it('offers exactly what nothing forbids, and gives the first reason otherwise', () => {
    const s = open();
    s.cups = 2;
    s.seat[0].coins = 1;
    expect(movesOf(s, 0)).toEqual(['serve green 1', 'serve black 1', 'serve roasted 1', 'draw']);
    expect(game.why(s, 0, lexicon.parse('serve green 3'))).toBe('T-1.1');
    expect(game.why(s, 0, lexicon.parse('serve green 2'))).toBe('T-1.2 coins');
    expect(game.why(s, 0, lexicon.parse('rest'))).toBe(NOT_NOW);
  });

  it('refuses a packed move that the lexicon cannot say', () => {
    const s = open();
    for (const move of [63, lexicon.move.serve(2, 0), lexicon.move.serve(3, 1), lexicon.move.serve(0, 4) | (1 << 22)]) {
      expect(game.why(s, 0, move), `${argOf(move, 0)} ${argOf(move, 1)}`).toBeDefined();
    }
  });

  it('is played for the seat when there is one answer, unless its step asks all the same', () => {
    const s = open();
    expect(forcedMove(game, s)).toBeUndefined();
    play(s, 0, 'serve green 1');
    expect(movesOf(s, 0)).toEqual(['nod']);
    expect(forcedMove(game, s)).toBeUndefined();
    play(s, 0, 'nod');
    expect(forcedMove(game, s)).toEqual({ seat: 0, move: lexicon.parse('rest') });
  });

  it('runs what happens by itself up to the next decision', () => {
    const s = open();
    for (const move of ['serve green 1', 'nod', 'rest']) play(s, 0, move);
    expect(seatsIn(game.turn(s))).toEqual([1]);
    expect(layout.plan(s)).toEqual([STEPS.turn]);
  });

  it('tells what happened to whoever listens, and to nobody afterwards', () => {
    const s = open();
    const heard: GameEvent[] = [];
    play(s, 0, 'serve black 2', heard);
    expect(heard).toEqual([{ deed: 'paid', kind: 'pay', seat: 0, what: 'coin', n: 2, to: 'tea:black', clause: 'T-1' }]);
    expect(s.tell).toBeUndefined();
  });

  it('stops telling also when a rule fails', () => {
    const s = open();
    expect(() => game.play(s, 0, lexicon.parse('bid 1'), () => undefined)).toThrow();
    expect(s.tell).toBeUndefined();
  });
});

describe('a draw', () => {
  it('waits for the generator of the caller: nobody owes a decision meanwhile', () => {
    const s = open();
    play(s, 0, 'draw');
    expect(game.chancePending(s)).toBe(true);
    expect(game.turn(s)).toBe(0);
    expect(game.over(s)).toBe(false);
    expect(movesOf(s, 0)).toEqual([]);
    const rng = rngFrom('draw');
    resolveChance(game, s, rng);
    expect(rng.position).toBeGreaterThan(0);
    expect(s.seat[0].hand.length).toBe(1);
    expect(seatsIn(game.turn(s))).toEqual([0]);
  });

  it('is the same again from the same seed', () => {
    const drawn = () => {
      const s = open();
      play(s, 0, 'draw');
      resolveChance(game, s, rngFrom('again'));
      return layout.hash(s);
    };
    expect(drawn()).toBe(drawn());
  });
});

describe('a simultaneous phase', () => {
  it('asks every seat at once', () => {
    const s = bids(3);
    expect(seatsIn(game.turn(s))).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(movesOf(s, seat)).toEqual(['bid 0', 'bid 1', 'bid 2']);
    expect(game.why(s, 1, lexicon.parse('bid 3'))).toBe('T-7.1');
  });

  it('lets a seat that is ready speak, though it owes nothing', () => {
    const s = bids();
    play(s, 1, 'bid 2');
    expect(seatsIn(game.turn(s))).toEqual([0]);
    expect(game.stepFor(s, 1)?.name).toBe('waiting');
    expect(movesOf(s, 1)).toEqual(['reopen']);
    expect(forcedMove(game, s), 'taking back is never forced').toBeUndefined();
    play(s, 1, 'reopen');
    expect(seatsIn(game.turn(s))).toEqual([0, 1]);
    expect(game.layout.equal(s, bids())).toBe(true);
  });

  it('is done when the last seat is ready, and leaves no trace of the own stacks', () => {
    const s = bids();
    play(s, 1, 'bid 2');
    play(s, 0, 'bid 0');
    expect(game.over(s)).toBe(true);
    expect(game.turn(s)).toBe(0);
    expect([s.seat[0].score, s.seat[1].score]).toEqual([1, 3]);
    expect(movesOf(s, 1)).toEqual([]);
    expect(layout.toJSON(s).ownStacks).toEqual([[], []]);
  });

  it('does not depend on who is first', () => {
    const play3 = (order: number[]) => {
      const s = bids(3);
      for (const seat of order) play(s, seat, `bid ${seat}`);
      return layout.hash(s);
    };
    const hashes = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map(play3);
    expect(new Set(hashes).size).toBe(1);
  });
});

describe('conceal and imagine', () => {
  it('shows a hand and a bid to their seat only', () => {
    const s = bids();
    s.seat[1].hand.push(4);
    play(s, 1, 'bid 2');
    const amountSeenBy = (viewer: number) =>
      (layout.toJSON(game.conceal(s, viewer)).ownStacks as { amount: number | null }[][])[1][0].amount;
    expect([0, 1, WATCHER].map(amountSeenBy)).toEqual([null, 2, null]);
    expect(game.conceal(s, 1).seat[1].hand.at(0)).toBe(4);
    expect(game.conceal(s, 0).seat[1].hand.at(0)).toBe(UNKNOWN);
  });

  it('leaves the state alone, and fills a given state instead of a new one', () => {
    const s = bids();
    s.seat[1].hand.push(4);
    const before = layout.hash(s);
    const into = layout.create(2);
    expect(game.conceal(s, 0, into)).toBe(into);
    expect(layout.equal(into, game.conceal(s, 0))).toBe(true);
    expect(layout.hash(s)).toBe(before);
  });

  it('hides what the game veils beyond the layout', () => {
    const veiled = defineGame<S>({
      rules: {
        ...spec,
        veil(view, viewer) {
          if (viewer === WATCHER) view.cups = UNKNOWN;
        },
      },
    });
    expect(veiled.conceal(open(), WATCHER).cups).toBe(UNKNOWN);
    expect(veiled.conceal(open(), 0).cups).toBe(6);
  });

  it('an imagined world has no gaps and looks the same to the viewer', () => {
    const s = bids();
    s.seat[1].hand.push(4);
    play(s, 1, 'bid 2');
    for (const viewer of [WATCHER, 0, 1]) {
      const view = game.conceal(s, viewer);
      const world = game.imagine(view, viewer, rngFrom('world'));
      expect(layout.unknowns(world)).toBe(0);
      expect(layout.diff(game.conceal(world, viewer), view)).toEqual([]);
    }
  });

  it('offers a seat the same moves from its view as from the whole state', () => {
    const s = bids();
    s.seat[0].hand.push(1);
    for (const seat of [0, 1]) expect(movesOf(game.conceal(s, seat), seat)).toEqual(movesOf(s, seat));
  });
});

describe('check', () => {
  it('refuses what is out of range before the invariants of the game are looked at', () => {
    const s = open();
    s.seat[0].coins = 10;
    expect(() => game.check(s)).toThrow(Refusal);
  });
});

describe('words', () => {
  it('say a move with the names of its arguments, or with their notation where there is none', () => {
    expect(sayMove(game, lexicon.parse('serve roasted 2'), 'en')).toBe('Serve 2 of roasted tea');
    expect(sayMove(game, lexicon.parse('serve roasted 2'), 'fr')).toBe('Serve 2 of roasted');
  });

  it('say a reason with its clause', () => {
    expect(sayReason(game, 'T-1.2 coins', 'en')).toEqual({ sentence: 'You cannot pay.', clause: 'T-1.2' });
    expect(sayReason(game, 'T-9', 'en')).toEqual({ sentence: 'T-9', clause: 'T-9' });
  });

  it('say the general reasons in every language, without a clause', () => {
    for (const language of LANGUAGES) {
      for (const reason of [NOT_NOW, NOT_YOUR_TURN]) {
        const said = sayReason(game, reason, language);
        expect(said.clause).toBeUndefined();
        expect(said.sentence).not.toBe(reason);
      }
    }
  });

  it('name things and references, and count them', () => {
    expect(sayThing(game, 'coin', 'en', 1)).toBe('1 coin');
    expect(sayThing(game, 'coin', 'en', 3)).toBe('3 coins');
    expect(sayThing(game, 'pot', 'en')).toBe('pot');
    expect(sayThing(game, 'tea:black', 'en')).toBe('black tea');
    expect(sayThing(game, 'cups:2', 'en')).toBe('2');
  });

  it('fall back to the reference itself where a name is missing', () => {
    for (const ref of ['kettle', 'tea:purple', 'shelf:3']) {
      expect(typeof sayThing(game, ref, 'en'), ref).toBe('string');
      expect(sayThing(game, ref, 'en')).not.toContain('undefined');
    }
  });

  const aki = () => 'Aki';

  it('say an event in every language', () => {
    const event = did.paid({ seat: 0, what: 'coin', n: 2, to: 'tea:green', clause: 'T-1' });
    expect(sayEvent(game, event, aki, 'en')).toBe('Aki pays 2 coins for green tea.');
    for (const language of LANGUAGES) expect(sayEvent(game, event, aki, language)).toContain('pays 2 coins');
  });

  it('do not tell the others what only one seat may know', () => {
    const event = did.dealt({ seat: 0, what: 'card 5', clause: 'T-4', only: 0 });
    expect(eventFor(event, 0)).toEqual(event);
    for (const viewer of [1, WATCHER]) expect(JSON.stringify(eventFor(event, viewer))).not.toContain('card 5');
    expect(sayEvent(game, eventFor(event, 1), aki, 'en')).toBe('Aki draws something hidden.');
  });

  it('know their languages', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    for (const other of ['de', '', '__proto__', undefined, 0, ['en']]) expect(isLanguage(other)).toBe(false);
  });
});
