import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callFor,
  callOwn,
  defineState,
  defineSteps,
  list,
  NONE,
  num,
  nums,
  ownerOnly,
  Refusal,
  UNKNOWN,
  unseen,
  WATCHER,
} from '#kernel';

const STEPS = defineSteps({
  choose: { clause: 'T-1', vars: ['left', 'from'] },
  bid: { clause: 'T-2', vars: ['amount'], secret: true },
});

const layout = defineState({
  steps: STEPS,
  maxSeats: 3,
  depth: 4,
  ownDepth: 2,
  table: { round: num(1, 9), market: nums(3, NONE, 20), deck: unseen(list(6, 0, 20)), omen: unseen(num(0, 9)) },
  seat: { coins: num(-5, 99), hand: ownerOnly(list(4, 0, 20)), plan: ownerOnly(nums(2, 0, 3)) },
});
type S = ReturnType<typeof layout.create>;

/** Two of three seats, with something in every field. */
function position(): S {
  const s = layout.create(2);
  s.round = 3;
  s.market.set([4, NONE, 6]);
  for (const card of [9, 8, 7]) s.deck.push(card);
  s.omen = 5;
  s.seat[0].coins = 12;
  s.seat[1].coins = -2;
  s.seat[0].hand.push(1);
  s.seat[1].hand.push(2);
  s.seat[1].hand.push(3);
  s.seat[0].plan.set([1, 2]);
  s.seat[1].plan.set([3, 0]);
  callFor(s, 0, STEPS.choose, 2, 1);
  callOwn(s, 1, STEPS.bid, 7);
  return s;
}

const refused = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('accessors', () => {
  it('read and write like a plain object, each in its own cells', () => {
    const s = position();
    s.seat[0].coins -= 2;
    s.market[1] = 11;
    expect(s.seat[0].coins).toBe(10);
    expect(s.seat[1].coins).toBe(-2);
    expect(Array.from(s.market)).toEqual([4, 11, 6]);
    expect(s.round).toBe(3);
    expect(s.seats).toBe(2);
  });
});

describe('a list', () => {
  it('behaves like a plain array', () => {
    type Deck = S['deck'];
    const full = 6;
    /** Each does the same to both; `i` is a place in use. */
    const operations: ((deck: Deck, model: number[], i: number, x: number) => void)[] = [
      (deck, model, _i, x) => {
        if (model.length === full) return;
        deck.push(x);
        model.push(x);
      },
      (deck, model, i, x) => {
        if (model.length === full) return;
        deck.insertAt(i, x);
        model.splice(i, 0, x);
      },
      (deck, model) => {
        if (model.length > 0) expect(deck.pop()).toBe(model.pop());
      },
      (deck, model, i) => {
        if (model.length > 0) expect(deck.removeAt(i)).toBe(model.splice(i, 1)[0]);
      },
      (deck, model, i) => {
        if (model.length === 0) return;
        deck.remove(model[i]);
        model.splice(model.indexOf(model[i]), 1);
      },
      (deck, model, i, x) => {
        if (model.length === 0) return;
        deck.set(i, x);
        model[i] = x;
      },
    ];
    const step = fc.tuple(fc.constantFrom(...operations), fc.nat(20));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { deck } = layout.create(1);
        const model: number[] = [];
        for (const [operate, x] of steps) {
          operate(deck, model, model.length > 0 ? x % model.length : 0, x);
          expect(Array.from(deck.items())).toEqual(model);
          expect(deck.length).toBe(model.length);
          expect(deck.indexOf(x)).toBe(model.indexOf(x));
          expect(deck.includes(x)).toBe(model.includes(x));
        }
        deck.clear();
        expect(deck.length).toBe(0);
      }),
    );
  });

  it('leaves no trace of what was removed, so equal positions are equal bytes', () => {
    const s = layout.create(1);
    for (const card of [1, 2, 3]) s.deck.push(card);
    s.deck.removeAt(0);
    s.deck.pop();
    s.deck.remove(2);
    expect(layout.equal(s, layout.create(1))).toBe(true);
  });

  it('refuses one too many', () => {
    const s = position();
    s.seat[0].hand.push(5);
    s.seat[0].hand.push(5);
    s.seat[0].hand.push(5);
    expect(() => s.seat[0].hand.push(5)).toThrow('full');
    expect(() => s.seat[0].hand.insertAt(0, 5)).toThrow('full');
  });

  it('refuses to take away what is not there, and nothing beside it is touched', () => {
    for (const fault of [
      (s: S) => s.seat[2].hand.pop(),
      (s: S) => s.seat[0].hand.remove(19),
      (s: S) => s.seat[0].hand.removeAt(1),
      (s: S) => s.seat[0].hand.removeAt(-1),
    ]) {
      const s = position();
      expect(() => fault(s)).toThrow();
      expect(layout.diff(s, position())).toEqual([]);
    }
  });
});

describe('copies, comparison and hashes', () => {
  it('a copy is equal and shares nothing', () => {
    const s = position();
    const copy = layout.clone(s);
    expect(layout.equal(s, copy)).toBe(true);
    copy.seat[1].hand.push(9);
    expect(layout.equal(s, copy)).toBe(false);
    expect(s.seat[1].hand.length).toBe(2);
  });

  it('names the fields that differ, the pending steps as "stack"', () => {
    const s = position();
    const other = layout.clone(s);
    other.round = 4;
    other.seat[1].hand.pop();
    callOwn(other, 0, STEPS.bid, 1);
    expect(layout.diff(s, other)).toEqual(['stack', 'round', 'seat[1].hand']);
    expect(layout.diff(s, s)).toEqual([]);
  });

  it('any single change changes the hash', () => {
    const seen = new Set([layout.hash(position())]);
    const { length } = position().cells;
    for (let i = 0; i < length; i++) {
      for (const by of [1, -1, 256]) {
        const s = position();
        s.cells[i] += by;
        seen.add(layout.hash(s));
      }
    }
    expect(seen.size).toBe(1 + 3 * length);
    for (const hash of seen) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('hide', () => {
  const viewOf = (viewer: number) => {
    const view = position();
    layout.hide(view, viewer);
    return view;
  };

  it('shows a seat its own things, and of the others only how many', () => {
    const view = viewOf(0);
    expect(Array.from(view.seat[0].hand.items())).toEqual([1]);
    expect(Array.from(view.seat[0].plan)).toEqual([1, 2]);
    expect(Array.from(view.seat[1].hand.items())).toEqual([UNKNOWN, UNKNOWN]);
    expect(Array.from(view.seat[1].plan)).toEqual([UNKNOWN, UNKNOWN]);
    expect(view.seat[1].coins).toBe(-2);
  });

  it('shows nobody what is unseen', () => {
    for (const viewer of [WATCHER, 0, 1]) {
      const view = viewOf(viewer);
      expect(Array.from(view.deck.items())).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
      expect(view.omen).toBe(UNKNOWN);
    }
  });

  it('keeps the variables of a secret step to its seat', () => {
    const amount = (viewer: number) => (layout.toJSON(viewOf(viewer)).ownStacks as { amount: number }[][])[1][0].amount;
    expect(amount(1)).toBe(7);
    expect(amount(0)).toBe(null);
    expect(amount(WATCHER)).toBe(null);
  });

  it('shows a watcher nothing that any seat may not see', () => {
    const view = layout.toJSON(viewOf(WATCHER)) as { seat: { hand: unknown; plan: unknown }[] };
    expect(view.seat.map(({ hand, plan }) => [hand, plan])).toEqual([
      [[null], [null, null]],
      [
        [null, null],
        [null, null],
      ],
    ]);
  });

  it('shows a watcher no secret step that belongs to nobody', () => {
    const s = layout.create(2);
    callFor(s, NONE, STEPS.bid, 7);
    layout.hide(s, WATCHER);
    expect(layout.toJSON(s).stack).toEqual([{ step: 'bid', seat: NONE, amount: null }]);
  });

  it('shows a watcher no table field that was declared for its owner only, or refuses the declaration', () => {
    const leaks = () => {
      const odd = defineState({ steps: STEPS, maxSeats: 2, table: { vault: ownerOnly(num(0, 9)) }, seat: {} });
      const s = odd.create(2);
      s.vault = 7;
      odd.hide(s, WATCHER);
      return s.vault === 7;
    };
    let leaked = false;
    try {
      leaked = leaks();
    } catch {
      // Refused when declared: as good.
    }
    expect(leaked).toBe(false);
  });

  it('leaves the cells of empty seats alone', () => {
    expect(Array.from(viewOf(0).seat[2].plan)).toEqual([0, 0]);
  });

  it('counts what is unknown', () => {
    expect(layout.unknowns(position())).toBe(0);
    // Deck 3, omen 1, hand 2, plan 2, bid 1.
    expect(layout.unknowns(viewOf(0))).toBe(9);
  });

  it('knows whether there is anything to hide', () => {
    const open = defineState({ steps: defineSteps({ a: { clause: 'T-1' } }), maxSeats: 2, table: {}, seat: {} });
    expect(open.secrets).toBe(false);
    expect(layout.secrets).toBe(true);
  });
});

describe('JSON', () => {
  const json = () => JSON.parse(JSON.stringify(layout.toJSON(position())));

  it('reads like the declaration', () => {
    expect(json()).toEqual({
      seats: 2,
      stack: [{ step: 'choose', seat: 0, left: 2, from: 1 }],
      ownStacks: [[], [{ step: 'bid', seat: 1, amount: 7 }]],
      round: 3,
      market: [4, -1, 6],
      deck: [9, 8, 7],
      omen: 5,
      seat: [
        { coins: 12, hand: [1], plan: [1, 2] },
        { coins: -2, hand: [2, 3], plan: [3, 0] },
      ],
    });
  });

  it('round trips any state within its ranges', () => {
    const cards = (max: number) => fc.array(fc.nat(20), { maxLength: max });
    const seat = fc.record({
      coins: fc.integer({ min: -5, max: 99 }),
      hand: cards(4),
      plan: fc.tuple(fc.nat(3), fc.nat(3)),
    });
    const frame = fc.record({
      step: fc.constant('choose'),
      seat: fc.integer({ min: -1, max: 1 }),
      left: fc.integer({ min: -32767, max: 32767 }),
      from: fc.nat(9),
    });
    const state = fc.record({
      seats: fc.constant(2),
      stack: fc.array(frame, { maxLength: 4 }),
      ownStacks: fc.tuple(fc.array(frame, { maxLength: 2 }), fc.array(frame, { maxLength: 2 })),
      round: fc.integer({ min: 1, max: 9 }),
      market: fc.tuple(fc.integer({ min: -1, max: 20 }), fc.nat(20), fc.nat(20)),
      deck: cards(6),
      omen: fc.nat(9),
      seat: fc.tuple(seat, seat),
    });
    fc.assert(
      fc.property(state, (given) => {
        const s = layout.fromJSON(given);
        expect(layout.toJSON(s)).toEqual(given);
        layout.checkRanges(s);
      }),
    );
  });

  type Json = ReturnType<typeof json>;
  it.each<[string, string, (state: Json) => unknown]>([
    ['no object', 'state', () => null],
    ['a list', 'state', () => []],
    ['a text', 'state', () => 'state'],
    ['no seats', 'seats', ({ seats, ...rest }) => rest],
    ['zero seats', 'seats', (s) => ({ ...s, seats: 0 })],
    ['too many seats', 'seats', (s) => ({ ...s, seats: 4 })],
    ['half a seat', 'seats', (s) => ({ ...s, seats: 1.5 })],
    ['more seats than are described', 'ownStacks[2]', (s) => ({ ...s, seats: 3 })],
    ['fewer seats than are described', 'must be a list of 1', (s) => ({ ...s, seats: 1 })],
    ['a field that is missing', 'round', ({ round, ...rest }) => rest],
    ['a field too many', 'colour', (s) => ({ ...s, colour: 1 })],
    ['a field called __proto__', '__proto__', (s) => JSON.parse(`{"__proto__":1,${JSON.stringify(s).slice(1)}`)],
    ['a number out of range', 'round', (s) => ({ ...s, round: 10 })],
    ['a number as text', 'round', (s) => ({ ...s, round: '3' })],
    ['a fraction', 'round', (s) => ({ ...s, round: 3.5 })],
    ['what a view does not know', 'omen', (s) => ({ ...s, omen: null })],
    ['a row of another length', 'market', (s) => ({ ...s, market: [1, 2] })],
    ['a row that is none', 'market', (s) => ({ ...s, market: { length: 3 } })],
    ['one bad number in a row', 'market[2]', (s) => ({ ...s, market: [1, 2, 21] })],
    ['too long a list', 'deck', (s) => ({ ...s, deck: [1, 2, 3, 4, 5, 6, 7] })],
    ['an unknown card in a list', 'deck[1]', (s) => ({ ...s, deck: [1, null] })],
    ['no stack', 'stack', (s) => ({ ...s, stack: {} })],
    ['too deep a stack', 'stack', (s) => ({ ...s, stack: Array(5).fill(s.stack[0]) })],
    ['a step that is none', 'stack[0]', (s) => ({ ...s, stack: ['choose'] })],
    ['an unknown step', 'stack[0].step', (s) => ({ ...s, stack: [{ ...s.stack[0], step: 'toString' }] })],
    ['a step of nobody here', 'stack[0].seat', (s) => ({ ...s, stack: [{ ...s.stack[0], seat: 2 }] })],
    ['a variable that is missing', 'stack[0].left', (s) => ({ ...s, stack: [{ step: 'choose', seat: 0, from: 1 }] })],
    ['an unknown variable', 'stack[0].left', (s) => ({ ...s, stack: [{ ...s.stack[0], left: UNKNOWN }] })],
    ['a variable too many', 'stack[0]', (s) => ({ ...s, stack: [{ ...s.stack[0], extra: 1 }] })],
    ['no own stacks', 'ownStacks', ({ ownStacks, ...rest }) => rest],
    ['an own stack that is none', 'ownStacks[0]', (s) => ({ ...s, ownStacks: [null, []] })],
    ['an own stack too many', 'ownStacks', (s) => ({ ...s, ownStacks: [[], [], []] })],
    ['no list of seats', 'seat', (s) => ({ ...s, seat: {} })],
    ['a seat too few', 'seat', (s) => ({ ...s, seat: [s.seat[0]] })],
    ['a seat that is none', 'seat[1]', (s) => ({ ...s, seat: [s.seat[0], 7] })],
    ['a seat without coins', 'seat[1].coins', (s) => ({ ...s, seat: [s.seat[0], { hand: [], plan: [0, 0] }] })],
    ['a field too many in a seat', 'seat[0]', (s) => ({ ...s, seat: [{ ...s.seat[0], extra: 1 }, s.seat[1]] })],
    ['a bad card in a hand', 'seat[1].hand[0]', (s) => ({ ...s, seat: [s.seat[0], { ...s.seat[1], hand: [99] }] })],
  ])('refuses %s and names %s', (_what, path, spoil) => {
    const { code, message } = refused(() => layout.fromJSON(spoil(json())));
    expect(code).toBe('bad-state');
    expect(message).toContain(path);
  });

  it('answers any JSON with a state or a Refusal', () => {
    const keys = fc.constantFrom('seats', 'stack', 'ownStacks', 'round', 'market', 'deck', 'omen', 'seat');
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        try {
          layout.fromJSON({ ...json(), [key]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
    );
  });
});

describe('ranges', () => {
  it('names the field that holds too much', () => {
    const s = position();
    layout.checkRanges(s);
    s.seat[1].hand.set(1, 21);
    const { code, message } = refused(() => layout.checkRanges(s));
    expect(code).toBe('out-of-range');
    expect(message).toContain('seat[1].hand');
    expect(message).toContain('21');
  });

  it('does not look at empty seats', () => {
    const s = position();
    s.seat[2].coins = 1000;
    layout.checkRanges(s);
  });

  it('refuses to declare what a cell cannot hold', () => {
    const declare = (field: ReturnType<typeof num>) => () =>
      defineState({ steps: STEPS, maxSeats: 2, table: { field }, seat: {} });
    expect(declare(num(0, 40_000))).toThrow();
    expect(declare(num(UNKNOWN, 0))).toThrow();
    expect(declare(num(3, 2))).toThrow();
  });

  it('a field or variable may have any name, or is refused when declared', () => {
    const names = ['at', 'cells', 'seats', 'seat', 'depth', 'tell', 'stack', 'acting'];
    const works = (act: () => boolean): boolean => {
      try {
        return act();
      } catch {
        return true;
      }
    };
    const broken = names.flatMap((name) => {
      const inSeat = works(() => {
        const odd = defineState({ steps: STEPS, maxSeats: 2, table: {}, seat: { [name]: num(0, 9) } });
        const s = odd.create(2);
        const seat = s.seat[1] as Record<string, number>;
        seat[name] = 5;
        return (odd.toJSON(s).seat as Record<string, number>[])[1][name] === 5;
      });
      const onTable = works(() => {
        const odd = defineState({ steps: STEPS, maxSeats: 2, table: { [name]: num(0, 9) }, seat: {} });
        const s = odd.create(2) as unknown as Record<string, number>;
        s[name] = 5;
        return odd.toJSON(s as never)[name] === 5;
      });
      return [...(inSeat ? [] : [`seat.${name}`]), ...(onTable ? [] : [name])];
    });
    expect(broken).toEqual([]);
  });
});

describe('steps', () => {
  it('refuse a seventh variable and a plan that is too deep', () => {
    expect(() => defineSteps({ a: { clause: 'T-1', vars: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } })).toThrow('at most 6');
    const s = layout.create(2);
    for (let i = 0; i < 4; i++) callFor(s, 0, STEPS.choose);
    expect(() => callFor(s, 0, STEPS.choose)).toThrow('no room to plan choose');
    for (let i = 0; i < 2; i++) callOwn(s, 1, STEPS.bid);
    expect(() => callOwn(s, 1, STEPS.bid)).toThrow('no room to plan bid');
    expect(layout.plan(s)).toEqual(Array(4).fill(STEPS.choose));
  });

  it('refuse variables that a frame already has', () => {
    for (const name of ['seat', 'step', 'at', 'cells']) {
      expect(() => defineSteps({ a: { clause: 'T-1', vars: [name] } }), name).toThrow();
    }
  });
});
