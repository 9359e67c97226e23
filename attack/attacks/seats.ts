import { setTimeout as wait } from 'node:timers/promises';
import { GAMES, gameById } from '#games';
import { replay, WATCHER } from '#kernel';
import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import type { Reply } from '../http.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { seatKey, type Visitor } from '../visitor.ts';

const CLOCK = { kind: 'live', bank: 600, increment: 5, cap: 900 };

const refused = (reply: Reply, what: string): void =>
  mustHold(reply.status >= 400 && reply.status < 500, `${what} was answered with ${reply.status}`);

const forged: Attack = {
  name: 'forged keys and foreign seats',
  holds: 'a key opens its own seat at its own table, and nothing else',
  quick: true,
  async run(field) {
    const [party, elsewhere] = [await Party.open(field, { people: 3 }), await Party.open(field)];
    const stranger = field.visitor();
    const keys = [
      elsewhere.host.key,
      'x'.repeat(43),
      party.host.key.slice(0, -1),
      party.host.key.toUpperCase(),
      party.table,
    ];
    for (const key of keys) {
      for (const path of [
        '/start',
        '/leave',
        '/remove',
        '/bot',
        '/invite',
        '/hand-over',
        '/rematch',
        '/commit',
        '/ready',
      ]) {
        const body = { seat: 1, level: 'greedy', account: 'x', commitment: '0'.repeat(64) };
        refused(await stranger.ask('POST', party.at(path), body, seatKey(key)), `${path} with a forged key`);
      }
      refused(await stranger.ask('GET', party.at('/note'), undefined, seatKey(key)), 'a note with a forged key');
      refused(await stranger.ask('GET', party.at('/chat'), undefined, seatKey(key)), 'the chat with a forged key');
      const live = await Live.connect(field.url, party.table, field.address());
      mustHold((await live.hello(key)).error?.code === 'no-seat', 'hello with a forged key was taken');
      live.end();
    }
    for (const path of ['/start', '/remove', '/bot', '/go-on'])
      refused(await party.ask(party.players[1], path, { seat: 2, level: 'greedy' }), `a guest’s ${path}`);
    const phrases = ['', 'a b c d', elsewhere.host.phrase, party.host.phrase.split(' ').reverse().join(' ')];
    for (const phrase of phrases)
      refused(await stranger.ask('POST', party.at('/recover'), { phrase }), 'a forged phrase');
    return undefined;
  },
};

const pretending: Attack = {
  name: 'acting for another seat',
  holds: 'a seat acts for itself, a watcher not at all, and what another may see is told to nobody who asks for it',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field)).begin();
    const clients = await party.enter();
    const mine = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    const other = clients.find((client) => client !== mine)!;
    const { moves, seq } = mine.push!;
    const acted = await other.ask({ do: 'play', move: moves[0], seq, action: 'x', seat: mine.seat, as: mine.seat });
    mustHold(acted.error !== undefined, 'a seat played for another');
    const watcher = await Live.enter(field.url, party.table, undefined, field.address());
    for (const verb of ['play', 'undo', 'redo', 'resign', 'back', 'pause', 'resume', 'say']) {
      const answer = await watcher.ask({ do: verb, move: moves[0], seq, text: 'x', action: 'x' });
      mustHold(answer.error !== undefined, `a watcher’s ${verb} was taken`);
    }
    const asked = await other.ask({ do: 'state', as: mine.seat, seat: mine.seat, viewer: mine.seat });
    mustHold(JSON.stringify(asked.view) === JSON.stringify(other.push!.view), 'another’s view was given away');
    const closed = await (await Party.open(field, { more: { watchers: false } })).begin();
    const peeping = await Live.connect(field.url, closed.table, field.address());
    const answer = await peeping.hello();
    mustHold(answer.error !== undefined || !answer.push?.view, 'a table without watchers was watched');
    for (const live of [watcher, peeping]) live.end();
    party.leave();
    return undefined;
  },
};

/** What each viewer was ever shown is a position of the game with everything hidden that the rules hide. */
const hidden = (id: string): Attack => ({
  name: `hidden information ${id}`,
  holds: 'no view a seat or a watcher ever gets holds more than the rules let it know',
  quick: true,
  async run(field) {
    const game = gameById(id);
    const party = await (await Party.open(field, { game: id, people: field.quick ? 2 : game.seats[1] })).begin();
    const watcher = await Live.enter(field.url, party.table, undefined, field.address());
    await party.play(field.quick ? 15 : 60);
    for (const { live } of party.players) for (const at of [0, 3, 9]) await live!.ask({ do: 'state', at });
    await party.resign();
    const record = await party.record();
    const states = Array.from({ length: record.moves.length + 1 }, (_, to) => replay(game, record, { to }).state);
    const seen = [...party.players.map(({ live, seat }) => [seat, live!] as const), [WATCHER, watcher] as const];
    let views = 0;
    for (const [viewer, live] of seen) {
      const allowed = new Set(states.map((state) => JSON.stringify(game.layout.toJSON(game.conceal(state, viewer)))));
      for (const text of live.received) {
        const { push, view = push?.view, over = push?.over } = JSON.parse(text);
        if (!view || over || push?.status === 'over') continue;
        views++;
        mustHold(allowed.has(JSON.stringify(view)), `viewer ${viewer} got a view that is not one of the rules’ for it`);
      }
      const whole = live.received.filter((text) => !text.includes('"status":"over"')).join('\n');
      for (const { key, phrase } of party.players)
        mustHold(!whole.includes(key) && !whole.includes(phrase), `viewer ${viewer} was told a key or phrase`);
      mustHold(!whole.includes(record.seed), `viewer ${viewer} was told the seed`);
    }
    watcher.end();
    party.leave();
    return `${views} views`;
  },
});

const replayed: Attack = {
  name: 'replayed and stale requests',
  holds: 'an action sent again is answered as before and never done twice; what is based on the past is stale',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field)).begin();
    await party.enter();
    const mine = party.players.find(({ live, seat }) => live!.push!.turn.includes(seat))!.live!;
    const { seq, moves } = mine.push!;
    const answers = await Promise.all([1, 2, 3, 4].map(() => mine.play(moves[0], seq, 'same')));
    mustHold(new Set(answers.map((answer) => answer.seq)).size === 1, 'one action was done more than once');
    await mine.reached(answers[0].seq!);
    const later = await mine.play(mine.push!.moves[0] ?? moves[0], 1);
    mustHold(later.error !== undefined, 'a request based on the past was taken');
    const future = await mine.play(mine.push!.moves[0] ?? moves[0], seq + 10_000);
    mustHold(future.error !== undefined, 'a request based on the future was taken');
    party.leave();
    return undefined;
  },
};

/** The same seat on two devices, both moving at the same moment. */
async function race(field: Field, urls: readonly string[], rounds: number): Promise<string> {
  const party = await (await Party.open(field)).begin();
  const devices = await Promise.all(
    urls.flatMap((url) => party.players.map(({ key, visitor }) => Live.enter(url, party.table, key, visitor.address))),
  );
  let raced = 0;
  for (let round = 0; round < rounds; round++) {
    const seen = Math.max(...devices.map(({ push }) => push!.seq));
    for (const device of devices) await device.reached(seen);
    const able = devices.filter(({ push, seat }) => push!.turn.includes(seat!) && push!.moves.length > 1);
    if (able.length < 2) break;
    const pair = able.filter(({ seat }) => seat === able[0].seat).slice(0, 2);
    const { moves } = pair[0].push!;
    const answers = await Promise.all(pair.map((device, i) => device.play(moves[i], seen)));
    const taken = answers.filter(({ error }) => error === undefined);
    // After the first the second may still be a choice of the same step only if it was based on what it saw.
    mustHold(taken.length === 1, `${taken.length} of two moves at the same moment were taken`);
    raced++;
  }
  for (const device of devices) device.end();
  party.leave();
  return `${raced} races`;
}

const twoDevices: Attack = {
  name: 'two devices racing',
  holds: 'of two moves of one seat at the same moment one is played',
  quick: true,
  run: (field) => race(field, [field.url, field.url], field.quick ? 8 : 40),
};

const twoProcesses: Attack = {
  name: 'two processes racing',
  holds: 'of two moves of one seat at the same moment at two processes one is played',
  two: true,
  run: (field) => race(field, [field.url, field.second!], 40),
};

/** Both ways a host may try to get another's seat: today's, and the one there was. */
async function takeOver(party: Party, seat: number): Promise<Reply[]> {
  return [await party.ask(party.host, '/hand-over', { seat }), await party.ask(party.host, '/reissue', { seat })];
}

const notGiven = (replies: readonly Reply[], what: string): void => {
  for (const { body, status } of replies)
    mustHold(status >= 400 || body.key === undefined, `${what}: the key was given`);
};

const handOver: Attack = {
  name: 'taking an absent guest’s seat',
  holds:
    'no seat changes hands in the middle of a game by the host alone, by the only opponent, or before its time is over',
  quick: true,
  async run(field) {
    const two = await (await Party.open(field)).begin();
    notGiven(await takeOver(two, 1), 'by the only opponent');
    const three = await (await Party.open(field, { people: 3 })).begin();
    notGiven(await takeOver(three, 1), 'by the host alone');
    notGiven([await three.ask(three.players[2], '/hand-over', { seat: 1 })], 'by a vote before its time is over');
    notGiven([await three.ask(three.host, '/hand-over', { seat: 0 })], 'by its own holder, who has the phrase');
    const stranger = field.visitor();
    notGiven([await stranger.ask('POST', three.at('/hand-over'), { seat: 1 })], 'by a stranger');
    await three.enter();
    notGiven(await takeOver(three, 1), 'of a guest who is there');
    three.leave();
    return undefined;
  },
};

const SHORT_CLOCK = { kind: 'live', bank: 10, increment: 0, cap: 10 };

/** A guest whose clock runs out while they are connected, and then when they are not; the others vote. */
async function outvoted(field: Field, urls: readonly string[]): Promise<string> {
  const more = { clock: SHORT_CLOCK, timeout: 'wait' };
  const party = await (await Party.open(field, { people: 3, more, urls })).begin();
  await party.enter();
  while (party.host.live!.push!.turn.includes(0)) await party.play(1);
  const victim = party.players.find(({ seat }) => party.host.live!.push!.turn.includes(seat))!;
  const others = party.players.filter((player) => player !== victim);
  const { seat, key, visitor, live } = victim;
  notGiven([await party.ask(others[0], '/hand-over', { seat })], 'before the clock has run out');
  await wait(SHORT_CLOCK.bank * 1000 + 1500);
  for (const voter of others) notGiven([await party.ask(voter, '/hand-over', { seat })], 'of a guest who is connected');
  const stillThere = await live!.ask({ do: 'ping' });
  mustHold(stillThere.error === undefined, 'the connected guest was thrown out');
  live!.end();
  await wait(1500);
  const first = await party.ask(others[0], '/hand-over', { seat });
  mustHold(first.status === 200 && first.body.key === undefined, `the first of two votes got ${first.status}`);
  const again = await party.ask(others[0], '/hand-over', { seat });
  mustHold(again.body.key === undefined, 'one voter voted twice');
  const { summary } = await field.visitor().must('GET', party.at());
  mustHold(JSON.stringify(summary).includes('"handOver":{'), 'the vote is not shown to all');
  const last = await party.must(others[1], '/hand-over', { seat });
  mustHold(typeof last.key === 'string', 'the vote of all others gave no key');
  const old = await Live.connect(visitor.url, party.table, visitor.address);
  mustHold((await old.hello(key)).error?.code === 'no-seat', 'the old key still opens the seat');
  old.end();
  party.leave();
  return 'refused while connected, given by both votes afterwards';
}

const vote: Attack = {
  name: 'a vote about a connected guest',
  holds:
    'all others together take no seat of somebody who is there; where they may, it takes all their votes, seen by all',
  patient: true,
  run: (field) => outvoted(field, [field.url]),
};

const connected: Attack = {
  name: 'a vote by way of another process',
  holds: 'who is connected to one process is there for all of them',
  two: true,
  patient: true,
  run: (field) => outvoted(field, [field.url, field.second!, field.second!]),
};

async function member(field: Field, name: string): Promise<Visitor> {
  const visitor = field.visitor();
  await visitor.must('POST', '/api/accounts', { name: `${name} ${Date.now()}`, password: 'a long and rated sentence' });
  return visitor;
}

/** A rated table of two accounts, begun with the consent of both. */
async function ratedTable(field: Field) {
  const [a, b] = [await member(field, 'Asa'), await member(field, 'Ben')];
  const opened = await a.must('POST', '/api/tables', {
    game: 'nippon',
    seats: 2,
    name: 'x',
    rated: true,
    clock: CLOCK,
  });
  await b.must('POST', `/api/tables/${opened.table}/join`, { name: 'y' });
  return { a, b, table: opened.table };
}

const ratedAlone: Attack = {
  name: 'a rated game begun alone',
  holds: 'a rated game, and the rematch of one, begins when everybody has said so',
  quick: true,
  async run(field) {
    const { a, b, table } = await ratedTable(field);
    const at = (path: string): string => `/api/tables/${table}${path}`;
    await a.ask('POST', at('/ready'), {});
    await a.ask('POST', at('/start'), {});
    const { summary } = await a.must('GET', at(''));
    mustHold(summary.status === 'waiting', 'A began a rated game alone');
    await b.must('POST', at('/ready'), {});
    if ((await a.must('GET', at(''))).summary.status === 'waiting') await a.must('POST', at('/start'), {});
    const live = await Live.connect(field.url, table, a.address, a.shown);
    await live.hello();
    await live.ask({ do: 'resign', action: 'r' });
    const again = await a.must('POST', at('/rematch'), {});
    await a.ask('POST', `/api/tables/${again.table}/ready`, {});
    await a.ask('POST', `/api/tables/${again.table}/start`, {});
    const rematch = await a.must('GET', `/api/tables/${again.table}`);
    mustHold(rematch.summary.status === 'waiting', 'A began the rematch alone, and B loses on time');
    live.end();
    return undefined;
  },
};

const ratedClock: Attack = {
  name: 'rated without a clock',
  holds: 'a rated table has a clock',
  quick: true,
  async run(field) {
    const reply = await (await member(field, 'Cho')).ask('POST', '/api/tables', {
      game: 'nippon',
      seats: 2,
      name: 'x',
      rated: true,
    });
    mustHold(reply.code === 'rated-needs-clock', `it was answered with ${reply.status} ${reply.code ?? ''}`);
    return undefined;
  },
};

export const seatsRow: Row = {
  title: 'medium · seats taken over; what held: keys, views, replays',
  attacks: [
    handOver,
    vote,
    connected,
    forged,
    pretending,
    ...GAMES.map(({ id }) => hidden(id)),
    replayed,
    twoDevices,
    twoProcesses,
  ],
};

export const ratedRow: Row = { title: 'medium · rated games', attacks: [ratedAlone, ratedClock] };
