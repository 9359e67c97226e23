import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { checkFairness, partCommitment, rngFrom, seedFrom, sha256, Table, type Terms } from '#kernel';
import type { ClockSpec } from '#wire';
import { beginWithout, commitPart, goOn, promise, revealPart, sayReady, startGame } from '../tables/beginning.ts';
import { nextComing, type Patience } from '../tables/comings.ts';
import { takeSeat } from '../tables/deeds.ts';
import type { Deed, Opening } from '../tables/entry.ts';
import { tableRecord } from '../tables/hall.ts';
import { Shuffle } from '../tables/shuffle.ts';
import { Sitting } from '../tables/sitting.ts';
import { summaryOf } from '../tables/summary.ts';
import { commitAll, enterAll, houseForFile, openTable, playOn, reveal, seatKey } from './fixture.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const LIVE: ClockSpec = { kind: 'live', bank: 600, increment: 10, cap: 900 };

const OPENING: Opening = {
  game: 'yamatai',
  version: gameById('yamatai').version,
  seats: 3,
  options: {},
  clock: null,
  timeout: 'bot',
  listed: false,
  rated: false,
  watchers: true,
  contributions: 'sealed',
};

/** A table of three people (or with bots at the end), moved by hand through its log. */
class Sat {
  readonly sitting = new Sitting('begintable');
  now = 1_000_000;

  constructor(opening: Partial<Opening> = {}, bots = 0) {
    this.does({ kind: 'open', ...OPENING, ...opening });
    this.does(promise());
    for (let seat = 0; seat < OPENING.seats - bots; seat++) {
      this.does({ kind: 'join', seat, as: 'guest', name: `P${seat}`, host: seat === 0 });
    }
    for (let seat = OPENING.seats - bots; seat < OPENING.seats; seat++) {
      this.does({ kind: 'join', seat, as: 'bot', name: 'greedy', level: 'greedy' });
    }
  }

  does(deed: Deed): void {
    this.sitting.follow({ seq: this.sitting.seq + 1, at: this.now, action: null, deed });
  }

  get terms(): Terms {
    const { game, seats, options } = this.sitting.opening;
    return { table: this.sitting.table, attempt: this.shuffle.attempt, game, seats, options };
  }

  get shuffle() {
    return summaryOf(this.sitting).shuffle;
  }

  commit(seat: number, part = partOf(seat, this.shuffle.attempt)): void {
    this.does(commitPart(this.sitting, seat, partCommitment(this.terms, seat, part)));
  }

  reveal(seat: number, part = partOf(seat, this.shuffle.attempt)): void {
    this.does(revealPart(this.sitting, seat, part));
  }
}

const partOf = (seat: number, attempt: number) => sha256(`part of ${seat} in ${attempt}`);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a beginning', () => {
  it('waits until every seat that committed has told its part, and the seed follows from all of them', () => {
    const sat = new Sat();
    for (const seat of [0, 1, 2]) sat.commit(seat);
    expect(sat.shuffle).toMatchObject({ phase: 'open', awaited: [] });
    sat.does(startGame(sat.sitting));
    expect(sat.shuffle).toMatchObject({ phase: 'sealed', awaited: [0, 1, 2] });
    for (const seat of [2, 0]) sat.reveal(seat);
    expect(sat.sitting.status).toBe('waiting');
    sat.reveal(1);
    expect(sat.sitting.status).toBe('playing');
    expect(sat.sitting.game!.startHash).toBe(
      Table.open(gameById('yamatai'), { seats: 3, seed: sat.sitting.seed }).startHash,
    );
    const record = tableRecord(sat.sitting);
    expect(checkFairness(record).steps.map(({ about, ok }) => [about, ok])).toEqual([
      ['promise', true],
      ['part', true],
      ['part', true],
      ['part', true],
      ['seed', true],
    ]);
  });

  it('is another with another part of any seat', () => {
    const secret = sha256('held still');
    const seedWith = (changed: number) => {
      const shuffle = new Shuffle({ table: 'begintable', game: 'yamatai', seats: 3, options: {} }, 'sealed');
      shuffle.promise(secret, [], 0);
      const terms = { table: 'begintable', attempt: 1, game: 'yamatai', seats: 3, options: {} };
      const parts = [0, 1, 2].map((seat) => (seat === changed ? sha256('another') : partOf(seat, 1)));
      parts.forEach((part, seat) => {
        shuffle.commit(seat, partCommitment(terms, seat, part), 0);
      });
      shuffle.seal(0);
      parts.forEach((part, seat) => {
        shuffle.reveal(seat, part);
      });
      // The platform's derivation and the kernel's are one.
      expect(shuffle.seed).toBe(
        seedFrom(
          terms,
          secret,
          parts.map((part, seat) => ({ seat, part })),
        ),
      );
      return shuffle.seed;
    };
    expect(new Set([-1, 0, 1, 2].map(seedWith)).size).toBe(4);
  });

  it('is at once where nobody has a part to tell; bots add nothing', () => {
    const alone = new Sat({}, 2);
    alone.does(startGame(alone.sitting));
    expect(alone.sitting.status).toBe('playing');
    const sat = new Sat({}, 2);
    sat.commit(0);
    sat.does(startGame(sat.sitting));
    sat.reveal(0);
    expect(sat.sitting.status).toBe('playing');
    expect(tableRecord(sat.sitting)).toMatchObject({
      fairness: { bots: [1, 2], attempts: [{ seats: [{ seat: 0 }] }] },
    });
  });

  it('takes a part only from its own commitment, only when the list is closed, and no commitment after that', () => {
    const sat = new Sat();
    sat.commit(0);
    sat.commit(1);
    expect(() => sat.reveal(0)).toThrow(code('not-sealed'));
    expect(() => sat.reveal(2)).toThrow(code('no-part'));
    // Somebody else's commitment is of no use: it names the seat.
    sat.does(commitPart(sat.sitting, 2, partCommitment(sat.terms, 0, partOf(0, 1))));
    sat.does(startGame(sat.sitting));
    sat.reveal(0);
    expect(() => sat.reveal(2, partOf(0, 1))).toThrow(code('wrong-part'));
    expect(() => sat.reveal(1, partOf(0, 1))).toThrow(code('wrong-part'));
    expect(() => sat.commit(1)).toThrow(code('already-sealed'));
    expect(() => takeSeat(sat.sitting, { as: 'guest', name: 'Late' })).toThrow(code('already-started'));
    expect(() => startGame(sat.sitting)).toThrow(code('already-started'));
  });

  it('lets a seat commit to something else while the list is open, and forgets the part of a seat that is given back', () => {
    const sat = new Sat();
    sat.commit(0, sha256('first'));
    sat.commit(0, sha256('second'));
    sat.commit(1);
    sat.does({ kind: 'leave', seat: 1 });
    sat.does({ kind: 'join', seat: 1, as: 'guest', name: 'Other' });
    expect(sat.shuffle.seats.map(({ commitment }) => commitment !== null)).toEqual([true, false, false]);
    sat.does(startGame(sat.sitting));
    expect(() => sat.reveal(0, sha256('first'))).toThrow(code('wrong-part'));
    sat.reveal(0, sha256('second'));
    expect(sat.sitting.status).toBe('playing');
  });

  it('keeps the part of a seat that changes hands', () => {
    const sat = new Sat();
    sat.commit(1);
    sat.does({ kind: 'key', seat: 1, key: 'another' });
    sat.does(startGame(sat.sitting));
    expect(sat.shuffle.awaited).toEqual([1]);
    sat.reveal(1);
    expect(sat.sitting.status).toBe('playing');
  });
});

describe('somebody who does not answer', () => {
  const failing = (opening: Partial<Opening> = {}) => {
    const sat = new Sat(opening);
    for (const seat of [0, 1, 2]) sat.commit(seat);
    sat.does(startGame(sat.sitting));
    sat.reveal(0);
    sat.reveal(1);
    return sat;
  };

  it('cannot block: after a while everybody else begins anew under a new promise, and the failure is told', () => {
    const sat = failing({ clock: LIVE });
    const first = sat.sitting.commitment;
    expect(() => beginWithout(sat.sitting, sat.now + 59 * SECOND)).toThrow(code('too-early'));
    sat.now += 60 * SECOND;
    sat.does(beginWithout(sat.sitting, sat.now));
    expect(sat.shuffle).toMatchObject({
      attempt: 2,
      phase: 'again',
      awaited: [0, 1],
      failed: [{ attempt: 1, commitment: first, without: [2] }],
    });
    expect(sat.sitting.commitment).not.toBe(first);
    expect(() => sat.commit(2)).toThrow(code('left-out'));
    sat.commit(0);
    sat.commit(1);
    expect(sat.shuffle).toMatchObject({ phase: 'sealed', awaited: [0, 1] });
    // What was told before is of no use now.
    expect(() => sat.reveal(0, partOf(0, 1))).toThrow(code('wrong-part'));
    sat.reveal(0);
    sat.reveal(1);
    expect(sat.sitting.status).toBe('playing');
    const { steps } = checkFairness(tableRecord(sat.sitting));
    expect(steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(steps.filter(({ about }) => about === 'withheld')).toMatchObject([{ attempt: 1, seat: 2 }]);
  });

  it('ends it as well by not committing again; each failure is without one more, so it comes to an end', () => {
    const sat = failing({ clock: LIVE });
    const later = () => {
      sat.now += 60 * SECOND;
      sat.does(beginWithout(sat.sitting, sat.now));
    };
    later();
    sat.commit(0);
    later();
    expect(sat.shuffle).toMatchObject({ attempt: 3, awaited: [0], failed: [{ without: [2] }, { without: [1] }] });
    later();
    // The last promise is seen before anything is dealt: the host begins again, and nobody comes or goes meanwhile.
    expect(sat.sitting.status).toBe('waiting');
    expect(sat.shuffle).toMatchObject({ phase: 'open', awaited: [], until: null });
    expect(() => sat.commit(0)).toThrow(code('left-out'));
    expect(() => takeSeat(sat.sitting, { as: 'guest', name: 'Late' })).toThrow(code('already-started'));
    sat.does(startGame(sat.sitting));
    expect(sat.sitting.status).toBe('playing');
    expect(sat.shuffle.failed).toHaveLength(3);
    expect(checkFairness(tableRecord(sat.sitting)).steps.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('has half a day at a slow table; the host may go on after ten minutes', () => {
    const sat = failing();
    expect(sat.shuffle).toMatchObject({ goOn: sat.now + 600 * SECOND, until: sat.now + 12 * HOUR });
    expect(() => goOn(sat.sitting, sat.now + 599 * SECOND)).toThrow(code('too-early'));
    expect(() => beginWithout(sat.sitting, sat.now + 12 * HOUR - 1)).toThrow(code('too-early'));
    expect(goOn(sat.sitting, sat.now + 600 * SECOND)).toMatchObject({ kind: 'promise', without: [2] });
    expect(beginWithout(sat.sitting, sat.now + 12 * HOUR)).toMatchObject({ kind: 'promise', without: [2] });
  });

  it('is told that the beginning waits, like somebody who has the turn', () => {
    const sat = failing();
    const told: Record<'notify' | 'remind', number[]> = { notify: [], remind: [] };
    const patience: Patience = {
      notifyAfter: 60 * SECOND,
      remindBefore: HOUR,
      expireAfter: 48 * HOUR,
      seenAt: () => 0,
      takenUpAt: () => 0,
      lookedAt: () => false,
      told,
    };
    expect(nextComing(sat.sitting, patience)).toEqual({ kind: 'notify', at: sat.now + 60 * SECOND, seats: [2] });
    told.notify[2] = sat.sitting.owesSince[2];
    expect(nextComing(sat.sitting, patience)).toEqual({ kind: 'begin', at: sat.now + 12 * HOUR });
    // After an outage people have a moment to come back.
    const up = sat.now + 13 * HOUR;
    expect(nextComing(sat.sitting, { ...patience, takenUpAt: () => up })).toEqual({
      kind: 'begin',
      at: up + 30 * SECOND,
    });
    sat.reveal(2);
    expect(sat.sitting.status).toBe('playing');
    // The first decision of the game is another one than that.
    for (const seat of sat.sitting.personTurns()) expect(sat.sitting.owesSince[seat]).not.toBe(told.notify[seat]);
  });
});

describe('a log before the start', () => {
  it('takes so many changes of mind and no more', () => {
    const sat = new Sat();
    for (let n = 0; n < 100; n++) sat.commit(0, sha256(`part ${n}`));
    expect(() => sat.commit(0, sha256('one more'))).toThrow(code('too-many-requests'));
    sat.does(startGame(sat.sitting));
    sat.reveal(0, sha256('part 99'));
    expect(sat.sitting.status).toBe('playing');
  });

  it('leaves room for the game, however often people come and go', () => {
    const sat = new Sat();
    const comeAndGo = () => {
      sat.does({ kind: 'leave', seat: 2 });
      sat.does(takeSeat(sat.sitting, { as: 'guest', name: 'Again' }));
    };
    expect(() => {
      for (let n = 0; n < 1000; n++) comeAndGo();
    }).toThrow(code('table-worn'));
    sat.does({ kind: 'join', seat: 2, as: 'guest', name: 'Last' });
    sat.does(startGame(sat.sitting));
    expect(sat.sitting.status).toBe('playing');
  });

  it('has one word of each who is ready, and none where it does not matter', () => {
    const sat = new Sat({ rated: true, clock: LIVE });
    sat.does(sayReady(sat.sitting, 1));
    expect(() => sayReady(sat.sitting, 1)).toThrow(code('already-ready'));
    expect(() => sayReady(new Sat().sitting, 1)).toThrow(code('not-rated'));
  });
});

describe('open contributions', () => {
  it('are told when somebody sits down, so that nobody is waited for', () => {
    const sat = new Sat({ contributions: 'open' });
    for (const seat of [0, 1, 2]) {
      sat.commit(seat);
      sat.reveal(seat);
    }
    // What was told stays.
    expect(() => sat.commit(0, sha256('better'))).toThrow(code('already-sealed'));
    sat.does(startGame(sat.sitting));
    expect(sat.sitting.status).toBe('playing');
    expect(checkFairness(tableRecord(sat.sitting)).steps.every(({ ok }) => ok)).toBe(true);
  });
});

describe('tables of the older kind', () => {
  const old = (started: boolean) => {
    const sitting = new Sitting('oldtable');
    const { contributions: _, ...opening } = OPENING;
    const deeds: Deed[] = [
      { kind: 'open', ...opening, seats: 2, seed: 'the old way' },
      { kind: 'join', seat: 0, as: 'guest', name: 'A', host: true },
      { kind: 'join', seat: 1, as: 'guest', name: 'B' },
      ...(started ? [{ kind: 'start' } as const] : []),
    ];
    for (const deed of deeds) sitting.follow({ seq: sitting.seq + 1, at: 1, action: null, deed });
    return sitting;
  };

  it('go on as they were, are marked, and do not tell their commitment while it would give the draws away', () => {
    const sitting = old(true);
    expect(sitting.game!.seed).toBe('the old way');
    expect(summaryOf(sitting)).toMatchObject({ commitment: null, shuffle: { kind: 'seed' } });
    expect(JSON.stringify(summaryOf(sitting))).not.toContain(sha256('the old way'));
    sitting.follow({ seq: sitting.seq + 1, at: 2, action: null, deed: { kind: 'resign', seat: 0 } });
    expect(summaryOf(sitting)).toMatchObject({ commitment: sha256('the old way'), result: { seed: 'the old way' } });
    expect(checkFairness(tableRecord(sitting))).toMatchObject({ kind: 'seed', steps: [{ ok: true }] });
  });

  it('do not tell it in the lobby either, where their row is from before', async () => {
    const house = await houseForFile();
    const { hall, store } = house.front.premises;
    const seated = await openTable(house, { listed: true });
    await hall.drain().catch(() => undefined);
    const { summary } = await store.db.selectFrom('tables').select('summary').executeTakeFirstOrThrow();
    const { shuffle: _s, ready: _r, handOver: _h, ...before } = JSON.parse(summary);
    await store.db
      .updateTable('tables')
      .set({ summary: JSON.stringify({ ...before, commitment: 'ab'.repeat(32) }) })
      .execute();
    const { tables } = (await house.call('GET', '/api/tables')).body;
    expect(tables).toMatchObject([{ table: seated.table, commitment: null, shuffle: { kind: 'seed' } }]);
  });

  it('that still wait get a promise of the new kind when they are looked at', async () => {
    const house = await houseForFile();
    const { hall, store } = house.front.premises;
    const { contributions: _, ...opening } = OPENING;
    await hall.open('waitingold', [
      { kind: 'open', ...opening, seats: 2, seed: 'the old way', listed: true },
      { kind: 'join', seat: 0, as: 'guest', name: 'A', host: true },
    ]);
    hall.sweepOut(Number.POSITIVE_INFINITY);
    const { summary } = (await house.call('GET', '/api/tables/waitingold')).body;
    expect(summary).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), shuffle: { kind: 'parts' } });
    const rows = await store.db.selectFrom('entries').select('kind').where('table_id', '=', 'waitingold').execute();
    expect(rows.map(({ kind }) => kind)).toContain('promise');
  });
});

describe('over the wire', async () => {
  const house = await houseForFile();
  const post = (table: string, what: string, key: string, body: object = {}) =>
    house.call('POST', `/api/tables/${table}/${what}`, body, seatKey(key));

  it('two people and a bot, each with a part, play and prove it', { timeout: 60_000 }, async () => {
    const seated = await openTable(house, { game: 'machi', seats: 3, bots: ['random'], start: false });
    const parts = await commitAll(house, seated);
    // The same commitment again changes nothing.
    const again = partCommitment(
      { table: seated.table, attempt: 1, game: 'machi', seats: 3, options: {} },
      0,
      parts[0],
    );
    expect((await post(seated.table, 'commit', seated.keys[0], { commitment: again })).status).toBe(200);
    const started = await post(seated.table, 'start', seated.keys[0]);
    expect(started.body.summary).toMatchObject({ status: 'waiting', shuffle: { phase: 'sealed', awaited: [0, 1] } });
    expect((await reveal(house, seated, 1, parts[0])).body.error.code).toBe('wrong-part');
    expect((await reveal(house, seated, 0, parts[0])).body.summary.status).toBe('waiting');
    expect((await reveal(house, seated, 1, parts[1])).body.summary.status).toBe('playing');
    const clients = await enterAll(house, seated);
    await playOn(clients, 'with parts', 10);
    for (const [seat, client] of clients.entries()) await client.ask({ do: 'resign', action: `r${seat}` });
    const { body: record } = await house.call('GET', `/api/tables/${seated.table}/record`);
    const { steps } = checkFairness(record, {
      commitment: started.body.summary.commitment!,
      part: { seat: 1, part: parts[1] },
    });
    expect(steps.every(({ ok }) => ok)).toBe(true);
    for (const client of clients) client.close();
  });

  it('nothing that anybody can read before the end gives the first position', async () => {
    const seated = await openTable(house, { game: 'yokohama', start: false });
    const parts = await commitAll(house, seated);
    await post(seated.table, 'start', seated.keys[0]);
    for (const [seat, part] of parts.entries()) await reveal(house, seated, seat, part);
    const [client] = await enterAll(house, seated);
    const told = `${client.received.join()}${JSON.stringify((await house.call('GET', `/api/tables/${seated.table}`)).body)}`;
    const real = await house.front.premises.hall.look(seated.table, ({ game }) => game!.startHash);
    const words = [...new Set([...parts, ...(told.match(/[0-9a-f]{64}/g) ?? []), seated.table])];
    expect(words.length).toBeGreaterThan(4);
    const game = gameById('yokohama');
    for (const word of words) {
      for (const seed of [word, sha256(word)]) {
        expect(game.layout.hash(game.setup(2, {}, rngFrom(seed)))).not.toBe(real);
      }
    }
    client.close();
  });

  it('a rated game needs a clock, and begins when everybody has said so', async () => {
    const body = { game: 'nippon', seats: 2, name: 'Aki', rated: true };
    expect((await house.call('POST', '/api/tables', body)).body.error.code).toBe('rated-needs-clock');
    const seated = await openTable(house, { rated: true, clock: LIVE, start: false });
    expect((await post(seated.table, 'start', seated.keys[0])).body.error.code).toBe('not-all-ready');
    expect((await post(seated.table, 'ready', seated.keys[1])).body.summary.ready).toEqual([1]);
    // Somebody else in the seat has not said so.
    await post(seated.table, 'leave', seated.keys[1]);
    const joined = await house.call('POST', `/api/tables/${seated.table}/join`, { name: 'Sora' });
    expect((await post(seated.table, 'start', seated.keys[0])).body.error.code).toBe('not-all-ready');
    await post(seated.table, 'ready', joined.body.key);
    expect((await post(seated.table, 'start', seated.keys[0])).body.summary.status).toBe('playing');
  });

  it('a rematch of a rated game does not begin without the others', async () => {
    const seated = await openTable(house, { rated: true, clock: LIVE, start: false });
    await post(seated.table, 'ready', seated.keys[1]);
    await post(seated.table, 'start', seated.keys[0]);
    const [client] = await enterAll(house, seated);
    await client.ask({ do: 'resign', action: 'r' });
    client.close();
    const { table } = (await post(seated.table, 'rematch', seated.keys[0])).body;
    expect((await post(table, 'start', seated.keys[0])).body.error.code).toBe('not-all-ready');
    const { summary } = (await house.call('GET', `/api/tables/${table}`)).body;
    expect(summary.shuffle).toMatchObject({ kind: 'parts', attempt: 1, phase: 'open' });
  });

  it('only a seat may commit, reveal and be ready, and only its own', async () => {
    const seated = await openTable(house, { start: false });
    for (const [what, body] of [
      ['commit', { commitment: 'ab'.repeat(32) }],
      ['reveal', { part: 'ab'.repeat(32) }],
      ['ready', {}],
      ['go-on', {}],
    ] as const) {
      expect((await house.call('POST', `/api/tables/${seated.table}/${what}`, body)).status, what).toBe(401);
    }
    expect((await post(seated.table, 'commit', seated.keys[0], { commitment: 'AB'.repeat(32) })).status).toBe(400);
    expect((await post(seated.table, 'go-on', seated.keys[1])).body.error.code).toBe('not-host');
    expect((await post(seated.table, 'go-on', seated.keys[0])).body.error.code).toBe('nothing-awaited');
  });

  it('a part that was put in before can be put back, and put in again after one has left', async () => {
    const seated = await openTable(house, { start: false });
    const commit = async (key: string, commitment: string) =>
      (await post(seated.table, 'commit', key, { commitment })).body.summary.shuffle.seats[1].commitment;
    const [first, second] = ['ab'.repeat(32), 'cd'.repeat(32)];
    expect(await commit(seated.keys[1], first)).toBe(first);
    expect(await commit(seated.keys[1], second)).toBe(second);
    expect(await commit(seated.keys[1], first)).toBe(first);
    await post(seated.table, 'leave', seated.keys[1]);
    const { key } = (await house.call('POST', `/api/tables/${seated.table}/join`, { name: 'Again' })).body;
    expect(await commit(key, first)).toBe(first);
  });
});

it('a log that other rules wrote waits for them, whatever the rules say to its moves', () => {
  const deeds: Deed[] = [
    { kind: 'open', ...OPENING, seats: 2, seed: 'other rules' },
    { kind: 'join', seat: 0, as: 'guest', name: 'A', host: true },
    { kind: 'join', seat: 1, as: 'guest', name: 'B' },
    { kind: 'start' },
    { kind: 'play', seat: 0, move: 'a move of other rules', hash: 'x', known: -1 },
  ];
  const log = deeds.map((deed, i) => ({ seq: i + 1, at: i, action: null, deed }));
  expect(() => Sitting.from('other', log)).toThrow(code('wrong-version'));
});
