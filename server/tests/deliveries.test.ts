import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcp, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { publicAddress } from '../notify/channels.ts';
import type { Message } from '../notify/message.ts';
import { openSenders, type Senders } from '../notify/senders.ts';
import { signed } from '../notify/signature.ts';
import type { ChannelRow } from '../store/schema.ts';
import { openTable, openTestHouse, seatKey, type TestHouse } from './fixture.ts';

const VAPID = {
  publicKey: 'BPx1w7Q0rxK2fs0q0eGmFYwVpzdGKwxmCEXjMN9XqnF6i3nHYZJmWCoBlYq1sTZ-gwRNmKuTjqZ4g4mvNkD3lpU',
  privateKey: 'mWmlJ2gVdN7WYk4gzLyDq1bUqNpm0aX9mZK3pOeSdlU',
};
const MESSAGE: Message = { id: 'm', table: 'abcdef', seat: 0, game: 'nippon', link: 'x', title: 't', text: 't' };
const PRIVATE = { ENGAWA_WEBHOOK_PRIVATE: 'yes', ENGAWA_NOTIFY_AFTER: '0' };

const channel = (kind: string, address: string): ChannelRow => ({
  id: 'c',
  owner: 'seat:x:0',
  kind,
  address,
  confirmed: 1,
  code_hash: null,
  created: 0,
  secret: null,
  wants: null,
  digest: null,
});

const closing: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
});

/** A service out there that does what it likes; gives its port, and how many lines to it are open. */
async function service(
  serve: (socket: Socket) => void,
): Promise<{ port: number; open: () => number; came: () => number }> {
  const lines = new Set<Socket>();
  let came = 0;
  const server = createTcp((socket) => {
    came++;
    lines.add(socket);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => lines.delete(socket));
    serve(socket);
  });
  closing.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, open: () => lines.size, came: () => came };
}

/** Says the same again and again, as long as anybody takes it. */
function endless(text: string) {
  return (socket: Socket): void => {
    const go = (): void => {
      while (!socket.destroyed && socket.write(text));
    };
    socket.on('drain', go);
    socket.once('data', go);
  };
}

const senders = (settings: Record<string, string> = {}, most = { post: 300, mail: 300 }): Senders =>
  openSenders(readConfig({}, { ENGAWA_WEBHOOK_PRIVATE: 'yes', ...settings }), VAPID, most);

describe('a webhook', () => {
  it('that answers without end has answered with its status; the rest is not read', async () => {
    const { port, open } = await service((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      endless('x'.repeat(65_536))(socket);
    });
    // Long enough that only the status can be what ended it.
    const { by } = senders({}, { post: 60_000, mail: 60_000 });
    await by.webhook!(channel('webhook', `http://127.0.0.1:${port}/`), MESSAGE);
    await expect.poll(open).toBe(0);
  });

  it('that never comes to its answer is let go: by its time, or by what it has said', async () => {
    const slow = await service((socket) => {
      let said = 0;
      const timer = setInterval(() => socket.write('HTTP/1.1 200 OK\r\nX-Slow: '[said++ % 25] ?? 'x'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const silent = await service(() => undefined);
    const waiting = await service(endless('HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n'.repeat(500)));
    const talking = await service(endless(`X-${'y'.repeat(60_000)}: z\r\n`));
    for (const { port, open } of [slow, silent, waiting, talking]) {
      const began = performance.now();
      await expect(senders().by.webhook!(channel('webhook', `http://127.0.0.1:${port}/`), MESSAGE)).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(2000);
      await expect.poll(open).toBe(0);
    }
  });

  it('that sends elsewhere is not followed', async () => {
    const elsewhere = await service((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    const { port } = await service((socket) => {
      socket.end(`HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:${elsewhere.port}/\r\nContent-Length: 0\r\n\r\n`);
    });
    const sent = senders().by.webhook!(channel('webhook', `http://127.0.0.1:${port}/`), MESSAGE);
    await expect(sent).rejects.toThrow('307');
    expect(elsewhere.came()).toBe(0);
  });
});

describe('messages to a webhook are signed', () => {
  it('over time and body, as docs/server.md tells how to check', () => {
    const mac = createHmac('sha256', 'secret').update('1763200000.{"id":"m"}').digest('hex');
    expect(signed('secret', '{"id":"m"}', 1_763_200_000_999)).toEqual({
      'x-engawa-timestamp': '1763200000',
      'x-engawa-signature': `v1=${mac}`,
    });
  });

  it('with a secret that its owner is shown once, and that changes when the webhook is added again', async () => {
    const got: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.end();
      });
    });
    closing.push(hook);
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(hook.address() as { port: number }).port}/hook`;
    const house = await openTestHouse(PRIVATE);
    const { table, keys } = await openTable(house, { start: false });
    const at = `/api/tables/${table}/channels`;
    const add = (key: string) => house.call('POST', at, { kind: 'webhook', address }, seatKey(key));
    const secrets = [await add(keys[0]), await add(keys[1])].map(({ body }) => body.secret!);
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    const again = await add(keys[0]);
    expect([again.status, again.body.secret]).toEqual([201, undefined]);
    const listed = await house.call('GET', at, undefined, seatKey(keys[0]));
    expect(JSON.stringify(listed.body)).not.toContain(secrets[0]);
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(keys[0]));
    await expect.poll(() => got.length).toBe(1);
    const { headers, body } = got[0];
    const time = Number(headers['x-engawa-timestamp']);
    expect(Math.abs(Date.now() / 1000 - time)).toBeLessThan(60);
    const { seat } = JSON.parse(body) as { seat: number };
    const mac = createHmac('sha256', secrets[seat]).update(`${time}.${body}`).digest('hex');
    expect(headers['x-engawa-signature']).toBe(`v1=${mac}`);
    await house.call('DELETE', `${at}/${listed.body.channels[0].channel}`, undefined, seatKey(keys[0]));
    expect((await add(keys[0])).body.secret).not.toBe(secrets[0]);
    await house.stop();
  });
});

describe('leaving', () => {
  const hanging = async (house: TestHouse, came: () => number, address: string): Promise<string> => {
    const { table, keys } = await openTable(house, { start: false });
    for (const key of keys)
      await house.call('POST', `/api/tables/${table}/channels`, { kind: 'webhook', address }, seatKey(key));
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(keys[0]));
    await expect.poll(came).toBe(1);
    return table;
  };

  it('breaks off a delivery, which is made later by whoever comes to its lease', async () => {
    let answer = '';
    const { port, open, came } = await service((socket) => socket.once('data', () => answer && socket.end(answer)));
    const first = await openTestHouse(PRIVATE);
    const table = await hanging(first, came, `http://127.0.0.1:${port}/hook`);
    const began = performance.now();
    await first.front.drain();
    expect(performance.now() - began).toBeLessThan(2500);
    await expect.poll(open).toBe(0);
    answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
    const next = await openTestHouse({ ...PRIVATE, ENGAWA_DATA: first.data });
    const notices = () =>
      next.front.premises.store.db
        .selectFrom('notices')
        .select(['sent', 'attempts'])
        .where('id', 'like', `${table}/%`)
        .execute();
    expect(await notices()).toEqual([{ sent: 0, attempts: 1 }]);
    await next.front.premises.notifier.retry(Date.now() + 120_000);
    expect(came()).toBe(2);
    expect(await notices()).toEqual([{ sent: 1, attempts: 2 }]);
    await next.stop();
    rmSync(first.data, { recursive: true, force: true });
  });

  it('breaks off a mail that the mail server does not take', async () => {
    const { port, open, came } = await service((socket) => socket.write('220 wait'));
    const { by, stop } = senders({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { post: 60_000, mail: 60_000 });
    const sent = by.mail!(channel('mail', 'a@example.org'), MESSAGE);
    await expect.poll(came).toBe(1);
    stop();
    await expect(sent).rejects.toThrow('leaving');
    await expect.poll(open).toBe(0);
    await expect(by.mail!(channel('mail', 'a@example.org'), MESSAGE)).rejects.toThrow('leaving');
    expect(came()).toBe(1);
  });

  it('a mail server that goes on saying nothing much is let go in time', async () => {
    const { port, open } = await service((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const { by } = senders({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await expect(by.mail!(channel('mail', 'a@example.org'), MESSAGE)).rejects.toThrow('too long');
    await expect.poll(open).toBe(0);
  });
});

describe('our own network', () => {
  it('is reached by no push, whatever its endpoint is called', async () => {
    const inside = await service((socket) => socket.end('HTTP/1.1 201 Created\r\n\r\n'));
    const { by } = senders({ ENGAWA_WEBHOOK_PRIVATE: 'no' });
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const hosts = ['127.0.0.1', 'localhost', '127.1', '0x7f000001', '2130706433', '0', '[::1]', '[::ffff:127.0.0.1]'];
    for (const host of [
      ...hosts,
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '①②⑦.0.0.1',
    ]) {
      const endpoint = `https://${host}:${inside.port}/push`;
      const push = by.push!(channel('push', JSON.stringify({ endpoint, keys })), MESSAGE);
      await expect(push, host).rejects.toMatchObject({ code: 'bad-address' });
      const hook = by.webhook!(channel('webhook', `http://${host}:${inside.port}/`), MESSAGE);
      await expect(hook, host).rejects.toMatchObject({ code: 'bad-address' });
    }
    expect(inside.came()).toBe(0);
  });

  it('is reached by no name that leads there, and of a name that leads both ways only the public one is used', async () => {
    const names = (...addresses: string[]) =>
      publicAddress('https://push.example/', async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const inside = ['10.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '::1', 'fe80::1', 'fe80::1%eth0'];
    for (const address of [...inside, 'fd00::1', '::ffff:10.0.0.1', '::10.0.0.1', '64:ff9b:1::a00:1', '2001:0:1::1']) {
      await expect(names(address), address).rejects.toMatchObject({ code: 'bad-address' });
    }
    expect(await names('10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(await names('2606:4700::1111')).toBe('2606:4700::1111');
    expect(await names('::ffff:8.8.8.8')).toBe('::ffff:8.8.8.8');
    await expect(names()).rejects.toMatchObject({ code: 'bad-address' });
  });
});
