import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOTS, type Bot, botById } from '#bots';
import { GAMES, gameById } from '#games';
import { LANGUAGES, rngFrom } from '#kernel';
import { Protocol } from '../protocol.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON
type Json = any;

let protocol: Protocol;
beforeEach(() => {
  protocol = new Protocol();
});

let lastId = 0;
/** Sends one request as a line of text and reads the line that comes back. */
function send(request: object): Json {
  const id = ++lastId;
  const line = protocol.line(JSON.stringify({ id, ...request }));
  expect(line).not.toContain('\n');
  const answer = JSON.parse(line);
  expect(answer.id).toBe(id);
  return answer;
}
/** The same, when it must go well. */
function ask(request: object): Json {
  const answer = send(request);
  expect(answer.error).toBeUndefined();
  return answer;
}
const errorOf = (request: object): Json => {
  const { error } = send(request);
  expect(error, JSON.stringify(request)).toBeDefined();
  expect(error.message).toMatch(/^\S.*\.$/s);
  return error;
};

const game = gameById('nippon');
const open = (seed: string | number = 'test', seats = game.seats[0]): string =>
  ask({ do: 'new', game: game.id, seats, seed }).table;
const stateOf = (table: string): Json => ask({ do: 'state', table }).state;
const firstMove = (table: string): { seat: number; move: string } => ask({ do: 'moves', table }).moves[0];

/** Every deed has a sentence without a slip in it; only the other half of a deed, whose sentence tells both, has none. */
function mustBeSaid(id: string, events: readonly Json[]): void {
  const { deeds } = gameById(id);
  for (const { deed, kind, clause, sentence } of events) {
    expect(deeds[deed].spec.kind).toBe(kind);
    expect(clause).toBeTruthy();
    if ('quiet' in deeds[deed].spec) expect(sentence, deed).toBeUndefined();
    else {
      expect(sentence, deed).toMatch(/\S/);
      expect(sentence).not.toMatch(/undefined|null(?!es?\b)|\[object/);
    }
  }
}

describe.each(GAMES.map((each) => [each.id, each] as const))('a whole game of %s', (id, { seats, lexicon }) => {
  it.each(seats)('can be played by lines alone with %i players, and its record replays', (count) => {
    const rng = rngFrom(`${id} ${count}`);
    const { table } = ask({ do: 'new', game: id, seats: count, seed: 'whole' });
    const lang = LANGUAGES[count % LANGUAGES.length];
    for (let n = 0; ; n++) {
      const { turn, asks, moves } = ask({ do: 'moves', table, lang });
      if (turn.length === 0) break;
      expect(asks.map((each: Json) => each.seat)).toEqual(turn);
      for (const { prompt, clause } of asks) expect([typeof prompt, typeof clause]).toEqual(['string', 'string']);
      const { seat, move, sentence, refs } = moves[rng.below(moves.length)];
      expect(turn).toContain(seat);
      expect(sentence).toBeTruthy();
      expect(refs).toHaveLength(move.split(' ').length - 1);
      if (n % 20 === 0) expect(ask({ do: 'why', table, seat, move }).legal).toBe(true);
      const played = ask({ do: 'play', table, seat, move, lang });
      if (played.undo && n % 5 === 0) {
        ask({ do: 'undo', table, seat });
        const again = ask({ do: 'redo', table, seat, lang });
        expect(again).toEqual({ ...played, id: again.id });
      }
      mustBeSaid(id, played.events);
    }
    const { over, scores, ranking, breakdown } = ask({ do: 'scores', table });
    expect(over).toBe(true);
    expect(ranking.flat().sort()).toEqual(Array.from({ length: count }, (_, seat) => seat));
    for (const seat of ranking[0]) expect(scores[seat]).toBe(Math.max(...scores));
    expect(breakdown.map((parts: Record<string, number>) => Object.values(parts).reduce((a, b) => a + b, 0))).toEqual(
      scores,
    );
    expect(errorOf({ do: 'play', table, seat: 0, move: lexicon.text([...lexicon.all()][0]) }).code).toBe('game-over');

    const { record } = ask({ do: 'record', table });
    const replayed = ask({ do: 'replay', record });
    expect(replayed).toMatchObject({ over: true, moves: record.moves.length, turn: [] });
    expect(stateOf(replayed.table)).toEqual(stateOf(table));
    const halfway = ask({ do: 'replay', record, to: Math.floor(record.moves.length / 2) });
    expect(halfway.over).toBe(false);
    expect(halfway.turn.length).toBeGreaterThan(0);
  });
});

describe('games', () => {
  it('says all there is to know before a table is opened', () => {
    const { games, bots, languages } = ask({ do: 'games' });
    expect(languages).toEqual(LANGUAGES);
    expect(bots).toContain('random');
    expect(games.map((each: Json) => each.id)).toEqual(GAMES.map((each) => each.id));
    for (const { version, seats, options, lexicon, schema, title } of games) {
      expect([version, ...seats].every(Number.isInteger)).toBe(true);
      expect(Array.isArray(options)).toBe(true);
      expect(title).toBeTruthy();
      expect(Object.keys(lexicon).length).toBe(schema.anyOf.length);
    }
  });
});

describe('new', () => {
  it('opens the same game from the same seed, a text or a number', () => {
    expect(stateOf(open('seed'))).toEqual(stateOf(open('seed')));
    expect(stateOf(open(7))).toEqual(stateOf(open('7')));
    expect(stateOf(open('seed'))).not.toEqual(stateOf(open('other')));
  });

  it.each<[string, object]>([
    ['bad-seats', { seats: 0 }],
    ['bad-seats', { seats: 99 }],
    ['bad-seats', { seats: 1e9 }],
    ['bad-request', { seats: -2 }],
    ['bad-request', { seats: 2.5 }],
    ['bad-request', { seats: '2' }],
    ['bad-request', { seats: null }],
    ['bad-request', { seed: null }],
    ['bad-request', { seed: {} }],
    ['bad-request', { options: [] }],
    ['bad-request', { options: 'none' }],
    ['bad-option', { options: { no: 1 } }],
    ['bad-option', { options: JSON.parse('{"__proto__":{"x":1}}') }],
    ['unknown-game', { game: 'chess' }],
    ['unknown-game', { game: '__proto__' }],
    ['unknown-game', { game: null }],
    ['unknown-game', { game: { toString: 1 } }],
    ['unknown-game', { game: [] }],
  ])('refuses (%s) %j', (code, change) => {
    expect(errorOf({ do: 'new', game: game.id, seats: 2, seed: 's', ...change }).code).toBe(code);
  });
});

describe('state', () => {
  it('is shown whole, to a seat, and to a watcher', () => {
    const table = open();
    expect(stateOf(table)).toEqual(ask({ do: 'state', table, as: 'all' }).state);
    for (const as of [0, 1, 'watch']) expect(ask({ do: 'state', table, as }).state.seats).toBe(game.seats[0]);
    for (const as of [-1, 2, 0.5, 'me', null, [0], '0']) {
      expect(errorOf({ do: 'state', table, as }).code).toBe('bad-seat');
    }
  });
});

describe('load', () => {
  it('goes on from a complete state with the same moves', () => {
    const table = open();
    const { move, seat } = firstMove(table);
    ask({ do: 'play', table, seat, move });
    const loaded = ask({ do: 'load', game: game.id, state: stateOf(table) }).table;
    expect(ask({ do: 'moves', table: loaded }).moves).toEqual(ask({ do: 'moves', table }).moves);
    const { record } = ask({ do: 'record', table: loaded });
    expect(stateOf(ask({ do: 'replay', record }).table)).toEqual(stateOf(loaded));
  });

  it('refuses what does not fit, and names the field', () => {
    const state = stateOf(open());
    expect(errorOf({ do: 'load', game: game.id }).code).toBe('bad-state');
    expect(errorOf({ do: 'load', game: game.id, state: { ...state, seats: 9 } }).message).toContain('seats');
    expect(errorOf({ do: 'load', game: game.id, state: { ...state, stray: 1 } }).message).toContain('stray');
  });

  it('refuses a state that breaks an invariant, with its clause', () => {
    const state = stateOf(open());
    const spoiled: [string, (s: Json) => void][] = [
      ['N-16.1', (s) => s.bag[0]++],
      ['N-16.5', (s) => s.factoryOwner.fill(0, 0, 1)],
      ['N-16.6', (s) => s.seat[0].goods.fill(1, 0, 1)],
      ['N-16.8', (s) => s.seat[1].tiles[1]--],
      ['N-16.10', (s) => s.rewardsGone++],
      ['N-16.12', (s) => s.scorings++],
    ];
    for (const [clause, spoil] of spoiled) {
      const broken = structuredClone(state);
      spoil(broken);
      expect(errorOf({ do: 'load', game: 'nippon', state: broken })).toMatchObject({
        code: 'broken-invariant',
        clause,
      });
    }
  });

  it('refuses pending steps that could not have come about, with more than "internal"', () => {
    const state = stateOf(open());
    for (const frame of [
      { step: 'chooseAction', seat: 0, slot: 99 },
      { step: 'chooseAction', seat: 0, slot: -7 },
      { step: 'transport', seat: 0, kind: 9, done: 0, most: 3, free: 0, used: 0 },
      { step: 'marketTile', seat: 0, slot: 500, cubes: 1 },
      { step: 'exportGoods', seat: 0, contract: 99, paid: 0, used: 0 },
    ]) {
      const { error } = send({ do: 'load', game: 'nippon', state: { ...state, stack: [frame] } });
      expect(error?.code, JSON.stringify(frame)).toMatch(/^(bad-state|broken-invariant)$/);
    }
  });

  it('never opens a table that waits for nobody', () => {
    const state = stateOf(open());
    for (const step of ['nextTurn', 'turnEnd', 'fillRows']) {
      const { table } = send({ do: 'load', game: 'nippon', state: { ...state, stack: [{ step, seat: 0 }] } });
      if (table === undefined) continue;
      const over = ask({ do: 'state', table }).over;
      expect(over || ask({ do: 'moves', table }).turn.length > 0, step).toBe(true);
    }
  });
});

describe('moves, play and why', () => {
  it('lists the moves of one seat or of all that owe a decision', () => {
    const table = open();
    const { turn, moves } = ask({ do: 'moves', table });
    expect(ask({ do: 'moves', table, seat: turn[0] }).moves).toEqual(moves);
    expect(ask({ do: 'moves', table, seat: 1 - turn[0] }).moves).toEqual([]);
    expect(errorOf({ do: 'moves', table, seat: 5 }).code).toBe('bad-seat');
  });

  it('speaks three languages and no other', () => {
    const table = open();
    const said = LANGUAGES.map((lang) => ask({ do: 'moves', table, lang }).moves[0].sentence);
    expect(new Set(said).size).toBe(3);
    for (const lang of ['de', '', null, 1, '__proto__']) {
      expect(errorOf({ do: 'moves', table, lang }).code).toBe('bad-language');
    }
  });

  it('refuses an illegal move with code, sentence and clause, and changes nothing', () => {
    const table = open();
    const [seat] = ask({ do: 'moves', table }).turn;
    const before = stateOf(table);
    const illegal = [...game.lexicon.all()].map(game.lexicon.text).flatMap((move) => {
      const { legal, sentence, clause } = ask({ do: 'why', table, seat, move });
      return legal ? [] : [{ move, sentence, clause }];
    });
    const codes = illegal.map(({ move, sentence, clause }) => {
      const { code, ...said } = errorOf({ do: 'play', table, seat, move });
      expect(said).toEqual({ message: sentence, clause });
      expect(clause, move).toMatch(/^[A-Z]-\d/);
      return code;
    });
    // Forbidden by the rules of this step, and belonging to another.
    expect(new Set(codes)).toEqual(new Set(['illegal-move', 'not-now']));
    expect(errorOf({ do: 'play', table, seat: 1 - seat, move: firstMove(table).move }).code).toBe('not-your-turn');
    expect(stateOf(table)).toEqual(before);
  });

  it.each<[string, object]>([
    ['bad-request', { move: null }],
    ['bad-request', { move: 3 }],
    ['bad-request', { move: ['end'] }],
    ['unknown-verb', { move: '' }],
    ['unknown-verb', { move: '__proto__' }],
    ['unknown-verb', { move: 'x'.repeat(500) }],
    ['bad-arguments', { move: `${game.lexicon.names[0]} 1 2 3 4 5` }],
    ['bad-seat', { seat: -1 }],
    ['bad-seat', { seat: 4 }],
    ['bad-seat', { seat: '0' }],
    ['bad-seat', { seat: null }],
    ['unknown-table', { table: 't99' }],
    ['unknown-table', { table: '__proto__' }],
    ['unknown-table', { table: null }],
    ['unknown-table', { table: ['t1'] }],
  ])('play and why refuse (%s) %j', (code, change) => {
    const table = open();
    expect(table).toBe('t1');
    const { seat, move } = firstMove(table);
    for (const verb of ['play', 'why', 'foretell'])
      expect(errorOf({ do: verb, table, seat, move, ...change }).code).toBe(code);
  });
});

describe.each(GAMES.map((each) => each.id))('foretell in %s', (id) => {
  it('tells what a move brings and plays nothing; the first that happens was the first foretold', () => {
    const { table } = ask({ do: 'new', game: id, seats: 2, seed: 'foretell' });
    for (let n = 0; n < 30; n++) {
      const { seat, move } = firstMove(table);
      const before = stateOf(table);
      const told = ask({ do: 'foretell', table, seat, move, lang: LANGUAGES[n % LANGUAGES.length] });
      expect(stateOf(table)).toEqual(before);
      mustBeSaid(id, told.events);
      for (const { n: count, what } of [...told.price, ...told.gains])
        expect([typeof count, typeof what]).toEqual(['number', 'string']);
      for (const asked of told.next.asks ?? []) expect(asked.prompt).toBeTruthy();
      const played = ask({ do: 'play', table, seat, move, lang: LANGUAGES[n % LANGUAGES.length] });
      const [first] = told.events;
      if (first && first.what !== 'hidden') expect(played.events[0]).toEqual(first);
      if (told.next.kind === 'decision') expect(played.turn.length).toBeGreaterThan(0);
    }
  });
});

describe.each(GAMES.map((each) => each.id))('look in %s', (id) => {
  const { lexicon, words } = gameById(id);
  const domains = Object.values(lexicon.verbs)
    .flat()
    .filter(({ name }) => words.en.names[name] !== undefined);

  it('tells a thing of every domain by name and by reference, to a seat and to a watcher, in three languages', () => {
    const { table } = ask({ do: 'new', game: id, seats: 2, seed: 'look' });
    const [seat] = ask({ do: 'moves', table }).turn;
    const before = stateOf(table);
    for (const lang of LANGUAGES) {
      for (const { name: domain, ids } of domains) {
        const ref = `${domain}:${ids[0]}`;
        const { name } = words[lang].names[domain][0];
        const [thing] = ask({ do: 'look', table, what: ref, as: seat, lang }).things;
        expect(thing).toMatchObject({ ref, name });
        expect(thing.reasons.length + thing.doing.length, ref).toBeGreaterThan(0);
        const named: { name: string; reasons?: unknown }[] = ask({ do: 'look', table, what: name, lang }).things;
        expect(named.map((one) => one.name)).toContain(name);
        expect(named.every(({ reasons }) => reasons === undefined)).toBe(true);
      }
    }
    expect(stateOf(table)).toEqual(before);
  });

  it('finds nothing under a name that nothing has, and refuses what is no name', () => {
    const { table } = ask({ do: 'new', game: id, seats: 2, seed: 'look' });
    expect(ask({ do: 'look', table, what: 'a dragon of the deep' }).things).toEqual([]);
    expect(ask({ do: 'look', table, what: '__proto__' }).things).toEqual([]);
    for (const what of [undefined, null, 3, ['x']])
      expect(errorOf({ do: 'look', table, what }).code).toBe('bad-request');
    expect(errorOf({ do: 'look', table, what: 'x', as: 9 }).code).toBe('bad-seat');
  });
});

describe('undo and redo', () => {
  it('go back and forward, and say so when they cannot', () => {
    const table = open();
    const { seat, move } = firstMove(table);
    const before = stateOf(table);
    expect(errorOf({ do: 'undo', table, seat }).code).toBe('nothing-to-undo');
    expect(errorOf({ do: 'redo', table, seat }).code).toBe('nothing-to-redo');
    expect(ask({ do: 'play', table, seat, move }).undo).toBe(true);
    const after = stateOf(table);
    expect(ask({ do: 'undo', table, seat }).turn).toEqual([seat]);
    expect(stateOf(table)).toEqual(before);
    ask({ do: 'redo', table, seat });
    expect(stateOf(table)).toEqual(after);
    expect(errorOf({ do: 'undo', table, seat: 1 - seat }).code).toBe('nothing-to-undo');
    expect(errorOf({ do: 'undo', table, seat: 9 }).code).toBe('bad-seat');
  });
});

describe('replay', () => {
  const record = () => {
    const table = open();
    for (let n = 0; n < 20; n++) ask({ do: 'play', table, ...firstMove(table) });
    return ask({ do: 'record', table }).record;
  };

  it.each([-1, 1.5, '3', null, true])('refuses to go to move %j', (to) => {
    expect(errorOf({ do: 'replay', record: record(), to }).code).toBe('bad-request');
  });

  it('goes to the start and beyond the end', () => {
    const given = record();
    expect(ask({ do: 'replay', record: given, to: 0 }).moves).toBe(0);
    expect(ask({ do: 'replay', record: given, to: 1e15 }).moves).toBe(given.moves.length);
  });

  it('names the move where a record differs', () => {
    const given = record();
    given.hashes[7] = 'f'.repeat(16);
    expect(errorOf({ do: 'replay', record: given })).toMatchObject({
      code: 'record-differs',
      message: expect.stringContaining('move 8'),
    });
  });

  it.each([undefined, null, 7, 'x', {}, { game: 'chess' }])('refuses the record %j', (given) => {
    expect(errorOf({ do: 'replay', record: given }).code).toMatch(/^(unknown-game|bad-record)$/);
  });
});

describe('bot', () => {
  it('answers a legal move, a value for each seat, a line and what it looked at', () => {
    const table = open();
    const [seat] = ask({ do: 'moves', table }).turn;
    for (const level of ask({ do: 'games' }).bots) {
      const { move, value, line, visits } = ask({ do: 'bot', table, seat, level, ms: 10 });
      expect(ask({ do: 'why', table, seat, move }).legal).toBe(true);
      expect(value).toHaveLength(game.seats[0]);
      expect(line[0]).toBe(move);
      expect(visits).toBeGreaterThan(0);
    }
  });

  it('does not touch the table', () => {
    const quiet = open();
    const busy = open();
    for (let n = 0; n < 30; n++) {
      const { seat, move } = firstMove(quiet);
      ask({ do: 'bot', table: busy, seat, level: 'random' });
      for (const table of [quiet, busy]) ask({ do: 'play', table, seat, move });
    }
    expect(stateOf(busy)).toEqual(stateOf(quiet));
  });

  it('is not told the seed of the table, not even in the seed of its own dice', () => {
    const seeds: string[] = [];
    const spy: Bot = {
      ...botById('random'),
      id: 'spy',
      choose(theGame, view, seat, rng) {
        seeds.push(JSON.stringify(rng));
        return botById('random').choose(theGame, view, seat, rng);
      },
    };
    (BOTS as Bot[]).push(spy);
    try {
      const table = open('a secret seed');
      const [seat] = ask({ do: 'moves', table }).turn;
      ask({ do: 'bot', table, seat, level: 'spy' });
    } finally {
      (BOTS as Bot[]).pop();
    }
    expect(seeds).toHaveLength(1);
    expect(seeds[0]).not.toContain('a secret seed');
  });

  it('refuses an unknown level, a seat that owes nothing and a bad time', () => {
    const table = open();
    const [seat] = ask({ do: 'moves', table }).turn;
    for (const level of ['hal', '__proto__', 7, { toString: 1 }]) {
      expect(errorOf({ do: 'bot', table, seat, level }).code).toBe('unknown-bot');
    }
    expect(errorOf({ do: 'bot', table, seat: 1 - seat }).code).toBe('not-your-turn');
    for (const ms of [-1, '10', 0.5]) expect(errorOf({ do: 'bot', table, seat, ms }).code).toBe('bad-request');
  });
});

describe('close', () => {
  it('takes the table away and no other', () => {
    const [gone, stays] = [open(), open()];
    ask({ do: 'close', table: gone });
    expect(errorOf({ do: 'state', table: gone }).code).toBe('unknown-table');
    expect(errorOf({ do: 'close', table: gone }).code).toBe('unknown-table');
    stateOf(stays);
    expect(open(), 'a name is not used again').not.toBe(gone);
  });
});

describe('whatever comes', () => {
  it.each(['', '{', 'null x', '{"id":1', 'undefined', '\u0000', "{'id':1}"])(
    'answers the broken line %j once',
    (text) => {
      expect(JSON.parse(protocol.line(text))).toMatchObject({ id: null, error: { code: 'bad-json' } });
    },
  );

  it.each(['null', '7', '"do"', '[]', 'true', '[{"do":"games"}]'])('answers %s, which is no object', (text) => {
    expect(JSON.parse(protocol.line(text))).toMatchObject({ id: null, error: { code: 'bad-request' } });
  });

  const strangers = ['', 'fly', 'Games', 'games ', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  it.each<Json>([...strangers, null, 7, {}, { toString: 1 }])('does not know the verb %j', (verb) => {
    const { code, message } = errorOf({ do: verb });
    expect(code).toBe('unknown-request');
    expect(message).toContain('games');
  });

  it('gives back any id, also one that is deep', () => {
    const ids = fc.jsonValue().filter((id) => id !== null);
    fc.assert(
      fc.property(ids, (id) => {
        expect(protocol.answer({ id, do: 'games' }).id).toEqual(id);
      }),
    );
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(() => protocol.line(`{"do":"games","id":${deep}}`)).not.toThrow();
  });

  it.each(['game', 'seats', 'seed', 'options', 'table', 'state', 'record', 'do'])('survives a deep "%s"', (field) => {
    open();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const verb of ['new', 'load', 'state', 'replay']) {
      const request = JSON.stringify({ id: 1, do: verb, game: game.id, seats: 2, seed: 's', table: 't1' });
      const { id, error } = JSON.parse(protocol.line(`${request.slice(0, -1)},"${field}":${deep}}`));
      expect(id).toBe(1);
      expect(error?.code).not.toBe('internal');
    }
  });

  it('answers any JSON once, with the same id and a known error, and harms no table', () => {
    const table = open();
    const safe = open('safe');
    const before = stateOf(safe);
    const { seat, move } = firstMove(table);
    const record = ask({ do: 'record', table }).record;
    const good: Record<string, Json> = {
      game: game.id,
      seats: 2,
      seed: 's',
      options: {},
      state: stateOf(table),
      as: 'all',
      table,
      seat,
      move,
      what: 'coins',
      lang: 'en',
      record,
      to: 0,
      level: 'random',
      ms: 1,
    };
    const verbs = [
      'new',
      'load',
      'state',
      'moves',
      'play',
      'why',
      'look',
      'foretell',
      'undo',
      'redo',
      'scores',
      'record',
      'replay',
      'bot',
    ];
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<Json>('__proto__', 1e308, -0, -1, 2 ** 53, { toString: 1 }, { length: -1 }, '\ud800', [[]]),
    );
    const requests = fc.oneof(
      fc.dictionary(fc.constantFrom('do', 'id', ...Object.keys(good)), odd),
      fc
        .tuple(fc.constantFrom(...verbs), fc.constantFrom(...Object.keys(good)), odd)
        .map(([verb, field, value]) => ({ ...good, do: verb, [field]: value })),
    );
    fc.assert(
      fc.property(requests, fc.integer(), (request, id) => {
        const answer = JSON.parse(protocol.line(JSON.stringify({ ...request, id })));
        expect(answer.id).toBe(id);
        if (answer.error) {
          expect(answer.error.code).not.toBe('internal');
          expect(answer.error.message).toBeTruthy();
        }
      }),
      { numRuns: 500 },
    );
    expect(stateOf(safe)).toEqual(before);
  });
});
