import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Service, startRedis } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { visitorAt } from '../http/visitors.ts';
import { houseForFile, openTable, type TestHouse } from './fixture.ts';

it('an address stands for one visitor, however many a household has', () => {
  expect(visitorAt('203.0.113.7')).toBe('203.0.113.7');
  expect(visitorAt('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(visitorAt('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(visitorAt('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(visitorAt('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(visitorAt('::1')).toBe('0:0:0:0::/64');
});

/** The status with which a WebSocket is turned away, or 101. */
function knock(url: string, table: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { headers });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
  });
}

it('an address has so many connections at once, and gets one more when another ends', async () => {
  const house = await houseForFile({ ENGAWA_CONNECTIONS: '3' });
  const { table, keys } = await openTable(house);
  const clients = [];
  for (let n = 0; n < 3; n++) clients.push(await TableClient.enter(house.url, table, keys[n % 2]));
  expect(await knock(house.url, table)).toBe(429);
  clients[2].close();
  await expect.poll(() => knock(house.url, table)).toBe(101);
  for (const client of clients) client.close();
});

it('a storm of new connections from one address is turned away, others come in', async () => {
  const house = await houseForFile({ ENGAWA_RATE: '30', ENGAWA_TRUST_PROXY: 'yes' });
  const { table } = await openTable(house);
  // What a client writes itself stands before what the proxy adds, and is not looked at.
  const from = (n: number, address: string) => ({ 'x-forwarded-for': `10.9.8.${n}, ${address}` });
  const storm = [];
  for (let n = 0; n < 40; n++) storm.push(await knock(house.url, table, from(n, '203.0.113.7')));
  expect(storm.filter((status) => status === 429)).toHaveLength(10);
  expect(await knock(house.url, table, from(1, '203.0.113.8'))).toBe(101);
  const asked = [];
  for (let n = 0; n < 40; n++) {
    asked.push((await house.call('GET', '/api/games', undefined, from(n, '203.0.113.9'))).status);
  }
  expect(asked.filter((status) => status === 429)).toHaveLength(10);
});

it('with Redis two processes count together', async () => {
  const redis: Service = await startRedis();
  const settings = { ENGAWA_RATE: '20', REDIS_URL: redis.url };
  const houses: TestHouse[] = [await houseForFile(settings), await houseForFile(settings)];
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await houses[n % 2].call('GET', '/api/push-key')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  await redis.stop();
  // Without it nobody is shut out.
  await expect.poll(async () => (await houses[0].call('GET', '/api/push-key')).status, { timeout: 10_000 }).toBe(200);
});
