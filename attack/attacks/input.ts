import { GAMES } from '#games';
import { type Attack, mustHold, type Row } from '../harness.ts';
import type { Operation, Reply } from '../http.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { seatKey, Visitor } from '../visitor.ts';
import { BINARY, exchange, frame, handshake, TEXT, Wire } from '../wire.ts';

const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
const HUGE = 'x'.repeat(20_000);

/** Values nobody expects. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  9_999_999_999,
  '',
  'x',
  '\u0000',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  HUGE,
  [],
  [[[[[]]]]],
  {},
  { toString: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  ['nippon'],
  { $gt: '' },
];

/** Bodies that are no object of ours, as text. */
const TEXTS: readonly string[] = [
  '',
  'null',
  '7',
  '"x"',
  '[]',
  '{',
  '{"a":1}}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  deep(20_000),
  `{"a":${deep(20_000)}}`,
  '{"name":"\\ud800","text":"\\udfff"}',
  '\ufeff{}',
  '{"seats":1e400}',
  `{"x":"${HUGE}"}`,
];

const inText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

let turn = 0;
/** The next of a list: not random, so that a fault comes again. */
const next = <T>(list: readonly T[]): T => list[turn++ % list.length];

/** An answer that says what was wrong with the request, and nothing of the inside. */
function answersWell({ status, text, code }: Reply, what: string): void {
  mustHold(status < 500 || code === 'draining', `${what} was answered with ${status} ${text.slice(0, 150)}`);
  mustHold(code !== 'internal', `${what} was a fault inside`);
  mustHold(!/\bat [\w.<>]+ \(.*:\d+:\d+\)|node_modules|SQLITE|syntax error at/.test(text), `${what} shows the inside`);
}

/** The body of an operation with sensible names and odd values. */
function oddBody({ requestBody }: Operation): string | object | undefined {
  const names = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
  if (names.length === 0 || turn % 5 === 0) return next(TEXTS);
  return Object.fromEntries(names.map((name) => [name, next(ODD)]));
}

const rest: Attack = {
  name: 'odd requests on every route',
  holds:
    'whatever is sent to any route of /api/openapi.json gets a refusal with a code: never a 500, never a dead process',
  quick: true,
  async run(field) {
    const reader = field.visitor();
    const { paths } = await reader.must('GET', '/api/openapi.json');
    const games = await reader.ask('GET', '/api/games');
    const party = await Party.open(field);
    const member = field.visitor();
    await member.must('POST', '/api/accounts', { name: `Odd ${Date.now()}`, password: 'a long and odd sentence' });
    const rounds = field.quick ? 4 : 40;
    let sent = 0;
    let from = field.visitor();
    for (let round = 0; round < rounds; round++) {
      for (const [path, operations] of Object.entries(paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          if (sent % 40 === 39) from = field.visitor();
          const at = addressOf(path, operation, party.table);
          const body = method === 'get' ? undefined : oddBody(operation);
          const headers = next([
            {},
            seatKey(party.host.key),
            member.shown,
            seatKey('x'),
            { authorization: 'Basic eDp4' },
          ]);
          const reply = await new Visitor(field.url, from.address).ask(
            method.toUpperCase(),
            at,
            body,
            headers as never,
          );
          answersWell(reply, `${method} ${at.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 80)}`);
          sent++;
        }
      }
    }
    const after = await field.visitor().ask('GET', '/api/games');
    mustHold(after.text === games.text, 'afterwards the games are others');
    mustHold((await field.visitor().ask('GET', '/readyz')).status === 200, 'afterwards the server is not ready');
    return `${sent.toLocaleString('en')} requests`;
  },
};

/** The address with its gaps filled: mostly by a table that is there, so that the request gets further. */
function addressOf(path: string, { parameters = [] }: Operation, table: string): string {
  const odd = (): string => encodeURIComponent(wellFormed(inText(next(ODD)).slice(0, 150)));
  const filled = path.replace(/\{\w+\}/g, () => next([table, table, table, odd(), '%00', '..%2f', '%ff%fe', '%']));
  const asked = parameters.filter((parameter) => parameter.in === 'query' && turn++ % 2 === 0);
  return asked.length === 0 ? filled : `${filled}?${asked.map(({ name }) => `${name}=${odd()}`).join('&')}`;
}

const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '\ufffd');

const VERBS =
  'hello play undo redo resign back pause resume say sync state moves why scores look ping commit reveal'.split(' ');
const FIELDS = 'key lang since move seq action text at looking commitment part seat'.split(' ');

const socket: Attack = {
  name: 'odd messages on the WebSocket',
  holds: 'whatever is sent as a message gets a refusal with a code, never “internal”, and the table goes on',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field)).begin();
    const [first] = await party.enter();
    const rounds = field.quick ? 4 : 60;
    let sent = 0;
    for (let round = 0; round < rounds; round++) {
      const key = next([party.players[0].key, party.players[1].key, undefined]);
      const live = await Live.enter(field.url, party.table, key, field.address());
      for (let i = 0; i < 60 && live.closed === undefined; i++) {
        // A verb that is no text is answered without an id; whether it was is seen by the next one.
        if (i % 9 === 0) live.socket.send(JSON.stringify({ id: 0, do: next(ODD) }).slice(0, 15_000));
        const verb = i % 9 === 0 ? inText(next(ODD)).slice(0, 30) : next(VERBS.filter((name) => name !== 'resign'));
        const request = Object.fromEntries(FIELDS.filter(() => turn++ % 3 > 0).map((name) => [name, next(ODD)]));
        if (JSON.stringify(request).length > 15_000) continue;
        const answer = await live.ask({ ...request, do: verb });
        sent++;
        const { code = '' } = answer.error ?? {};
        mustHold(code !== 'internal', `${verb} ${JSON.stringify(request).slice(0, 120)} was a fault inside`);
        mustHold(!/\bat [\w.<>]+ \(.*:\d+/.test(answer.error?.message ?? ''), `${verb} shows the inside`);
      }
      live.end();
    }
    const able = await first.ask({ do: 'ping' });
    mustHold(typeof able.now === 'number', 'afterwards the table does not answer');
    party.leave();
    return `${sent.toLocaleString('en')} messages`;
  },
};

const rawFrames: Attack = {
  name: 'broken frames',
  holds: 'oversized, binary, unmasked, fragmented and broken frames end their own connection at most',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field)).begin();
    const big = Buffer.concat([
      Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0]),
      Buffer.alloc(4),
      Buffer.alloc(30_000),
    ]);
    const frames: [string, Buffer, boolean][] = [
      ['a frame of 4 GiB', big, true],
      ['17 KiB of text', frame(TEXT, `{"id":1,"do":"say","text":"${'x'.repeat(17_000)}"}`), true],
      ['text that is no UTF-8', frame(TEXT, Buffer.from([0xc3, 0x28, 0xff])), true],
      ['an unmasked frame', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), true],
      ['a reserved opcode', frame(5, 'x'), true],
      ['a continuation of nothing', frame(0, 'x'), true],
      ['a control frame that is too long', frame(9, 'x'.repeat(200)), true],
      ['a close code that is none', frame(8, Buffer.from([0x03, 0xe7])), true],
      ['binary', frame(BINARY, Buffer.from([1, 2, 3])), false],
    ];
    for (const [what, bytes, ends] of frames) {
      const wire = await Wire.open(field.url, field.address());
      wire.send(handshake(field.url, party.table));
      await wait101(wire);
      wire.send(bytes);
      const closed = await wire.closes(ends ? 2500 : 200);
      wire.end();
      if (ends) mustHold(closed, `${what} was taken`);
    }
    await party.play(2);
    party.leave();
    return undefined;
  },
};

async function wait101(wire: Wire): Promise<void> {
  for (let i = 0; i < 100 && !wire.text.includes('\r\n\r\n'); i++) await new Promise((done) => setTimeout(done, 10));
}

const traversal: Attack = {
  name: 'files outside',
  holds: 'no spelling of an address reaches a file outside the client’s folder',
  quick: true,
  async run(field) {
    const steps = ['../', '%2e%2e/', '..%2f', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e%252f', '.%00./'];
    const files = ['engawa.js', 'package.json', 'etc/passwd', 'engawa.db'];
    for (const step of steps) {
      for (const file of files) {
        for (const at of [`/${step}${file}`, `/assets/${step}${step}${step}${step}${file}`, `//${step}${file}`]) {
          const said = await exchange(
            field.url,
            `GET ${at} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
            next(FROM),
          );
          const status = Number(/^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? 400);
          mustHold(status >= 400 && status < 500, `${at} was answered with ${status}`);
          mustHold(!/root:|sourceMappingURL|"devDependencies"|SQLite format/.test(said), `${at} gave a file away`);
        }
      }
    }
    return undefined;
  },
};
const FROM = Array.from({ length: 20 }, (_, i) => `127.82.0.${i + 1}`);

const smuggled: Attack = {
  name: 'smuggling',
  holds: 'a request whose length can be read in two ways is refused and its connection closed',
  quick: true,
  async run(field) {
    const inner = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n';
    const head = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const tries: [string, string][] = [
      ['length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
      ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${inner}`],
      ['a chunk coding that is none', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
      ['chunks and more', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`],
      ['a length with a sign', `${head}Content-Length: +2\r\n\r\n{}${inner}`],
      ['a chunk that never ends', `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}${inner}`],
      ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}${inner}`],
      ['lines that end in LF alone', `${head.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${inner}`],
      ['a folded header', `${head}X: a\r\n b\r\nContent-Length : 2\r\n\r\n{}${inner}`],
    ];
    for (const [what, bytes] of tries) {
      const said = await exchange(field.url, bytes, next(FROM), 1500);
      mustHold(!/process_cpu|# HELP/.test(said), `${what}: a second request was smuggled past`);
      mustHold(!/HTTP\/1\.1 5\d\d/.test(said), `${what}: ${said.slice(0, 100)}`);
    }
    return undefined;
  },
};

const bombs: Attack = {
  name: 'bombs',
  holds: 'headers, addresses and bodies beyond their limit are refused before they cost anything',
  quick: true,
  async run(field) {
    const many = Array.from({ length: 5000 }, (_, i) => `X-${i}: y`).join('\r\n');
    const zeros = '0'.repeat(600_000);
    const tries: [string, string, RegExp][] = [
      ['a header of 200 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(200_000)}\r\n\r\n`, /^HTTP\/1.1 4\d\d|^$/],
      ['5,000 headers', `GET /healthz HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`, /^HTTP\/1.1 4\d\d|^$/],
      ['an address of 100 KB', `GET /${'y'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1.1 4\d\d|^$/],
      [
        'a body of 600 KB',
        `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 600000\r\n\r\n${zeros}`,
        /^HTTP\/1.1 413|^$/,
      ],
      ['a protocol that is none', 'GET / HTTP/9.9\r\n\r\n', /^HTTP\/1.1 [45]0[05]|^$/],
      ['noise', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', /^HTTP\/1.1 400|^$/],
    ];
    for (const [what, bytes, fits] of tries) {
      const said = await exchange(field.url, bytes, field.address(), 2000);
      mustHold(fits.test(said.split('\r\n')[0]), `${what} was answered with “${said.slice(0, 60)}”`);
    }
    const reply = await field.visitor().ask('GET', '/api/tables?before=99999999999999999999');
    answersWell(reply, 'a number of twenty digits');
    return undefined;
  },
};

/** Numbers at the edges of what a store can keep, where a number is asked for. */
const edges: Attack = {
  name: 'numbers at the edge',
  holds: 'numbers no store can keep are refused or find nothing, on any store',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field, { game: GAMES[0].id })).begin();
    const { visitor, key } = party.host;
    for (const n of [
      '9999999999',
      '2147483648',
      '9007199254740993',
      '9223372036854775808',
      '1'.repeat(16),
      '-1',
      'NaN',
    ])
      for (const path of ['/chat', '/log']) {
        const reply = await visitor.ask('GET', `${party.at(path)}?since=${n}`, undefined, seatKey(key));
        answersWell(reply, `${path}?since=${n}`);
      }
    for (const query of ['before=9007199254740993', 'before=0', 'limit=0', 'limit=9999999999999999'])
      answersWell(await visitor.ask('GET', `/api/tables?${query}`), query);
    return undefined;
  },
};

export const inputRow: Row = {
  title: 'what held, and low · input of every kind',
  attacks: [rest, socket, rawFrames, traversal, smuggled, bombs, edges],
};
