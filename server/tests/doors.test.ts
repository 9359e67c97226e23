import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { TableClient } from '../../testing/table-client.ts';
import { PATIENCE } from '../patience.ts';
import { enterAll, openTable, openTestHouse, playOn, type TestHouse } from './fixture.ts';

/** A tenth of the usual patience, and less. */
const SHORT = {
  ...PATIENCE,
  headers: 150,
  request: 400,
  silence: 400,
  idle: 150,
  glance: 20,
  requests: 100,
  part: 200,
};
const house = await openTestHouse({ ENGAWA_CONNECTIONS: '10' }, SHORT);
afterAll(() => house.stop());

/** One TCP connection, what it has heard, and when it ended. */
class Line {
  heard = '';
  endedAfter: number | undefined;
  readonly socket: Socket;
  readonly ended: Promise<void>;

  constructor({ url }: Pick<TestHouse, 'url'>) {
    const { hostname, port } = new URL(url);
    const began = performance.now();
    // A client that does not care whether the other end has closed.
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.socket.on('data', (chunk) => {
      this.heard += chunk;
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.endedAfter ??= performance.now() - began;
        resolve();
      };
      this.socket.on('end', end);
      this.socket.on('close', end);
    });
  }

  say(...lines: string[]): this {
    this.socket.write(lines.join('\r\n'));
    return this;
  }

  /** One byte now and then, as long as anybody listens. */
  drip(everyMs: number): this {
    const timer = setInterval(() => this.socket.write('a'), everyMs);
    this.ended.then(() => clearInterval(timer));
    return this;
  }

  get status(): number {
    return Number(/^HTTP\/1.1 (\d+)/.exec(this.heard)?.[1]);
  }

  get body(): { error: { code: string } } {
    return JSON.parse(this.heard.slice(this.heard.indexOf('\r\n\r\n') + 4));
  }
}

const POST = [
  'POST /api/session HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 5000',
  '',
  '',
];
const connections = (): Promise<number> =>
  new Promise((resolve) => house.front.app.server.getConnections((_, n) => resolve(n)));

describe('a connection', () => {
  it('that never says anything is closed', async () => {
    const line = new Line(house);
    await line.ended;
    expect(line.endedAfter).toBeLessThan(2000);
  });

  it('whose headers come drop by drop is closed, and told why', async () => {
    const line = new Line(house).say('GET /api/games HTTP/1.1', 'X: ').drip(10);
    await line.ended;
    expect([line.status, line.body.error.code]).toEqual([408, 'too-slow']);
    expect(line.endedAfter).toBeLessThan(2000);
  });

  it('whose body comes drop by drop is closed, and told why', async () => {
    const line = new Line(house).say(...POST).drip(10);
    await line.ended;
    expect([line.status, line.body.error.code]).toEqual([408, 'too-slow']);
    expect(line.endedAfter).toBeLessThan(2000);
  });

  it('that asks whether to go on, and then does not, is closed', async () => {
    const line = new Line(house).say(...POST.slice(0, -2), 'Expect: 100-continue', '', '');
    await line.ended;
    expect(line.heard).toMatch(/^HTTP\/1.1 100 Continue/);
    expect(line.endedAfter).toBeLessThan(2000);
  });

  it('that is kept after an answer is closed when nothing follows', async () => {
    const line = new Line(house).say('GET /healthz HTTP/1.1', 'Host: x', '', '');
    await line.ended;
    expect(line.status).toBe(200);
    expect(line.endedAfter).toBeLessThan(4000);
  });

  it('that begins a WebSocket and stops halfway is closed', async () => {
    const line = new Line(house).say(
      'GET /api/tables/abcdef/live HTTP/1.1',
      'Upgrade: websocket',
      'Connection: Upgrade',
    );
    await line.ended;
    expect(line.endedAfter).toBeLessThan(2000);
  });

  it('whose WebSocket was turned away does not stay', async () => {
    const line = new Line(house).say(
      'GET /api/nothing HTTP/1.1',
      'Host: x',
      'Upgrade: websocket',
      'Connection: Upgrade',
      '',
      '',
    );
    await line.ended;
    expect(line.status).toBe(404);
    // The other end is not asked to agree.
    await expect.poll(connections).toBe(0);
  });

  it('of many from one address is refused, and the next one let in when others have gone', async () => {
    await expect.poll(connections).toBe(0);
    const lines = Array.from({ length: 30 }, () => new Line(house));
    await expect
      .poll(() => lines.filter(({ endedAfter }) => endedAfter !== undefined).length)
      .toBeGreaterThanOrEqual(10);
    expect(await connections()).toBeLessThanOrEqual(20);
    for (const { socket } of lines) socket.destroy();
    await expect.poll(connections).toBe(0);
    expect((await house.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('what is no request is answered in our own words', () => {
  it('headers that are too large', async () => {
    const line = new Line(house).say('GET /healthz HTTP/1.1', 'Host: x', `Cookie: ${'x'.repeat(40_000)}`, '', '');
    await line.ended;
    expect([line.status, line.body.error.code]).toEqual([431, 'too-large']);
  });

  it('noise', async () => {
    const line = new Line(house).say('\u0016\u0003\u0001 hello', '', '');
    await line.ended;
    expect([line.status, line.body.error.code]).toEqual([400, 'bad-request']);
  });
});

describe('requests', () => {
  it('for what is not there are counted like all others', async () => {
    const strict = await openTestHouse({ ENGAWA_RATE: '5' });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await strict.call('GET', `/api/nothing-${n}`)).status);
    expect(statuses).toEqual([...Array(5).fill(404), ...Array(3).fill(429)]);
    await strict.stop();
  });

  it('whether we are ready, many at once, look at the store once', async () => {
    await expect.poll(connections).toBe(0);
    const { premises: inside } = house.front;
    const { readiness } = inside;
    let looks = 0;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    inside.readiness = async () => {
      looks++;
      await gate;
      return readiness.call(inside);
    };
    try {
      const asked = Promise.all(Array.from({ length: 8 }, () => house.call('GET', '/readyz')));
      await expect.poll(connections).toBe(8);
      await wait(200);
      open();
      expect((await asked).map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(looks).toBe(1);
    } finally {
      inside.readiness = readiness;
    }
  });

  it('with plain text, which a page of any site can send, are not read', async () => {
    const { status, body } = await house.call('POST', '/api/session', {}, { 'content-type': 'text/plain' });
    expect([status, body.error.message]).toEqual([400, 'The body must be application/json.']);
  });

  it('that nest without end, name what is not theirs or go away halfway are no fault of ours', async () => {
    const nest = (open: string, inner: string, close: string) => open.repeat(20_000) + inner + close.repeat(20_000);
    const bodies = [
      nest('[', '', ']'),
      `{"name":${nest('{"a":', '1', '}')},"password":"x"}`,
      '{"name":"x","password":"x","__proto__":{"x":1}}',
    ];
    for (const text of bodies) {
      const answer = await fetch(`${house.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: text,
      });
      expect(answer.status).toBe(400);
    }
    const { refusals } = house.front.premises.metrics;
    new Line(house).say(...POST).socket.destroySoon();
    await wait(100);
    expect((await refusals.get()).values.map(({ labels }) => labels.code)).not.toContain('internal');
  });

  it('one after another on one line are answered in order', async () => {
    const line = new Line(house);
    for (let n = 0; n < 50; n++) line.say(`GET /api/nothing-${n} HTTP/1.1`, 'Host: x', '', '');
    await line.ended;
    const answered = [...line.heard.matchAll(/nothing-(\d+)/g)].map(([, n]) => Number(n));
    expect(answered).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });
});

describe('leaving', () => {
  const took = async (leave: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await leave();
    return performance.now() - began;
  };

  it('takes seconds, whatever clients hold on to, and loses no move', async () => {
    // The usual patience with clients: only leaving cuts them off.
    const held = await openTestHouse();
    const seated = await openTable(held);
    const clients = await enterAll(held, seated);
    await playOn(clients, 'held', 4);
    const lines = [
      new Line(held),
      new Line(held).say('GET /api/games HTTP/1.1', 'X: ').drip(20),
      new Line(held).say(...POST).drip(20),
      new Line(held).say(...POST),
      new Line(held).say('GET /healthz HTTP/1.1', 'Host: x', '', ''),
      new Line(held).say('GET /api/x HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade', '', ''),
    ];
    // One that asks for a lot and reads nothing.
    const unread = new Line(held);
    unread.socket.pause();
    for (let n = 0; n < 200; n++) unread.say('GET /api/openapi.json HTTP/1.1', 'Host: x', '', '');
    // One that neither reads nor answers that the WebSocket is to close.
    const deaf = await TableClient.enter(held.url, seated.table);
    (deaf.socket as unknown as { _socket: Socket })._socket.pause();
    await wait(100);
    const seq = clients[0].push!.seq;
    expect(await took(() => held.front.drain())).toBeLessThan(4000);
    await Promise.all(lines.map(({ ended }) => ended));
    for (const { socket } of [...lines, unread]) socket.destroy();
    deaf.socket.terminate();
    const next = await openTestHouse({ ENGAWA_DATA: held.data });
    expect((await TableClient.enter(next.url, seated.table)).push!.seq).toBe(seq);
    await next.stop();
    rmSync(held.data, { recursive: true, force: true });
  });

  it('the program ends with status 0 within 5 seconds of SIGTERM while clients hold on', {
    timeout: 120_000,
  }, async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'engawa-doors-'));
    const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
    const env = { ...process.env, ENGAWA_DATA: data, ENGAWA_PORT: '0', ENGAWA_LOG: 'silent', ENGAWA_BOT_THREADS: '1' };
    const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (said) => resolve(/http:\S+/.exec(String(said))![0]));
    });
    const lines = [new Line({ url }), new Line({ url }).say(...POST).drip(20), new Line({ url }).say(...POST)];
    await wait(200);
    const exit = once(child, 'exit');
    const time = await took(async () => {
      child.kill('SIGTERM');
      expect((await exit)[0]).toBe(0);
    });
    expect(time).toBeLessThan(5000);
    for (const { socket } of lines) socket.destroy();
    rmSync(data, { recursive: true, force: true });
  });

  it('takes seconds when neither database nor bus answer any more', async () => {
    const stuck = await openTestHouse({ ENGAWA_LOG: 'silent' }, SHORT);
    const { store, hall } = stuck.front.premises;
    const { table } = await openTable(stuck);
    const { close } = store;
    const never = (): Promise<never> => new Promise(() => undefined);
    Object.assign(store, { append: never, close: never });
    Object.assign((stuck.front.premises as unknown as { bus: object }).bus, { close: never });
    hall.act(table, null, () => ({ kind: 'resign', seat: 0 }) as never).catch(() => undefined);
    expect(await took(() => stuck.front.drain())).toBeLessThan(4000);
    await close();
  });
});
