import { setTimeout as wait } from 'node:timers/promises';
import { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { handshake, Wire } from '../wire.ts';

/** What docs/server.md allows, and a little for a busy machine. */
const HEADERS_MS = 10_000 + 6_000;
const REQUEST_MS = 20_000 + 8_000;
const IDLE_MS = 15_000 + 6_000;
/** Ten seconds for the hello, and as long as a client may take to answer the goodbye. */
const HELLO_MS = 10_000 + 2_000 + 6_000;
const LEAVING_MS = 5_000;

const silent: Attack = {
  name: 'silent connections',
  holds: 'a connection on which nothing is said is closed',
  quick: true,
  patient: true,
  async run(field) {
    const from = field.address();
    const wires = await Promise.all(Array.from({ length: 20 }, () => Wire.open(field.url, from)));
    const closed = await Promise.all(wires.map((wire) => wire.closes(HEADERS_MS)));
    for (const wire of wires) wire.end();
    mustHold(
      closed.every(Boolean),
      `open after ${HEADERS_MS / 1000} s: ${closed.filter((done) => !done).length} of 20`,
    );
    return undefined;
  },
};

/** Sends the beginning at once and then a byte a second, as slowly as one can without being silent. */
async function drip(field: Field, beginning: string, piece: string, ms: number): Promise<boolean> {
  const wire = await Wire.open(field.url, field.address());
  wire.send(beginning);
  const end = Date.now() + ms;
  while (wire.closedAt === undefined && Date.now() < end) {
    await wait(500);
    wire.send(piece);
  }
  wire.end();
  return wire.closedAt !== undefined && wire.closedAt - wire.openedAt < ms;
}

const dripHeaders: Attack = {
  name: 'dripping headers',
  holds: 'headers that come drop by drop are cut off',
  quick: true,
  patient: true,
  async run(field) {
    const ended = await drip(field, 'GET /api/games HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n', HEADERS_MS);
    mustHold(ended, `still dripping after ${HEADERS_MS / 1000} s`);
    return undefined;
  },
};

const POSTING = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const dripBody: Attack = {
  name: 'dripping bodies',
  holds: 'a body that comes drop by drop is cut off, with its length told or in chunks',
  patient: true,
  async run(field) {
    const ends = await Promise.all([
      drip(field, `${POSTING}Content-Length: 9999\r\n\r\n{`, ' ', REQUEST_MS),
      drip(field, `${POSTING}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', REQUEST_MS),
    ]);
    mustHold(ends.every(Boolean), `still dripping after ${REQUEST_MS / 1000} s`);
    return undefined;
  },
};

const idle: Attack = {
  name: 'idling connections',
  holds: 'a connection kept open after its answer is closed, and so is a WebSocket that never says hello',
  patient: true,
  async run(field) {
    const party = await Party.open(field);
    const kept = await Wire.open(field.url, field.address());
    kept.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const rude = await Wire.open(field.url, field.address());
    rude.send(handshake(field.url, party.table));
    const [keptEnded, rudeEnded] = await Promise.all([kept.closes(IDLE_MS), rude.closes(HELLO_MS)]);
    kept.end();
    rude.end();
    mustHold(kept.text.includes('200 OK'), 'the request was not answered');
    mustHold(keptEnded, `an idle connection is open after ${IDLE_MS / 1000} s`);
    mustHold(rudeEnded, `a WebSocket without hello is open after ${HELLO_MS / 1000} s`);
    return undefined;
  },
};

const crowd: Attack = {
  name: 'a crowd from one address',
  holds: 'one address holds a limited number of connections, and others come in all the same',
  quick: true,
  async run(field) {
    const party = await Party.open(field);
    const from = field.address();
    const wires = await Promise.all(
      Array.from({ length: 600 }, () => Wire.open(field.url, from).catch(() => undefined)),
    );
    for (const wire of wires) wire?.send(handshake(field.url, party.table));
    await wait(1500);
    const admitted = wires.filter((wire) => wire?.closedAt === undefined && wire?.text.includes(' 101 ')).length;
    const other = await field.visitor().ask('GET', '/api/games');
    for (const wire of wires) wire?.end();
    mustHold(admitted <= 200, `${admitted} WebSockets of one address were let in`);
    mustHold(other.status === 200 && other.ms < 1000, `another address got ${other.status} after ${other.ms | 0} ms`);
    return `${admitted} of 600 let in`;
  },
};

const leaving: Attack = {
  name: 'SIGTERM while clients hold on',
  holds: 'the process ends within 5 seconds, whatever clients do, and ends well',
  quick: true,
  ownServer: true,
  async run(field) {
    const serving = await field.serve({});
    const there = new Field(serving.url, true);
    const party = await (await Party.open(there, { people: 2, bots: ['greedy'] })).begin();
    await party.enter();
    const wires = await Promise.all(Array.from({ length: 6 }, () => Wire.open(serving.url, there.address())));
    wires[0].send('GET /api/games HTTP/1.1\r\nHost: x\r\n');
    wires[1].send(`${POSTING}Content-Length: 9999\r\n\r\n{`);
    wires[2].send(`${POSTING}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
    wires[3].send(handshake(serving.url, party.table));
    wires[4].send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const deaf = await Live.enter(serving.url, party.table, party.host.key, there.address());
    deaf.socket.pause();
    await wait(300);
    const drop = setInterval(() => {
      wires[0].send('X: y\r\n');
      wires[1].send(' ');
    }, 200);
    const took = await serving.stop(15_000);
    clearInterval(drop);
    for (const wire of wires) wire.end();
    deaf.end();
    party.leave();
    mustHold(took < LEAVING_MS, `it took ${took} ms`);
    return `${took} ms`;
  },
};

export const doorsRow: Row = {
  title: 'medium · silent and dripping connections, slow shutdown',
  attacks: [silent, dripHeaders, dripBody, idle, crowd, leaving],
};
