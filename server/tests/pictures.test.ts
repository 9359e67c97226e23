import { expect, it } from 'vitest';
import { WATCHER } from '#kernel';
import { shownAt } from '../http/picture-routes.ts';
import { viewFor } from '../tables/push.ts';
import { enterAll, houseForFile, openTable, playOn } from './fixture.ts';

const house = await houseForFile();

const picture = (table: string, more = '', headers: Record<string, string> = {}) =>
  fetch(`${house.url}/api/tables/${table}/picture${more}`, { headers });

/** Width and height as the head of a PNG tells them. */
async function sizeOf(answer: Response): Promise<readonly [string | null, number, number]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return [answer.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('a finished table has its pictures, by day and by night, made once', { timeout: 120_000 }, async () => {
  const seated = await openTable(house, { game: 'yamatai', seats: 2, name: '<b>千代 & Co', bots: ['random'] });
  const { table } = seated;
  const clients = await enterAll(house, seated);
  await playOn(clients, 'picture');
  for (const client of clients) client.close();

  const first = await picture(table);
  expect(first.headers.get('cache-control')).toContain('public');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const tag = first.headers.get('etag')!;
  expect(await sizeOf(first)).toEqual(['image/png', 1200, 630]);
  expect((await picture(table, '', { 'if-none-match': tag })).status).toBe(304);
  const night = await picture(table, '?theme=sumi&language=ja');
  expect(night.headers.get('etag')).not.toBe(tag);
  expect(await sizeOf(night)).toEqual(['image/png', 1200, 630]);
  expect(await sizeOf(await picture(table, '?kind=whole'))).toEqual(['image/png', 1920, 1280]);
  const small = await picture(table, '?kind=thumbnail');
  expect(small.headers.get('content-type')).toBe('image/webp');
  expect((await small.arrayBuffer()).byteLength).toBeLessThan(100_000);
});

it('before the game, and where watchers see nothing, it is the picture the game is known by', async () => {
  const waiting = await openTable(house, { game: 'machi', seats: 2, start: false });
  const secret = await openTable(house, { game: 'machi', seats: 2, bots: ['random'], watchers: false });
  for (const { table } of [waiting, secret]) {
    const answer = await picture(table);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  }
});

it('a table under way is drawn from what watchers see, and not anew for everybody', { timeout: 60_000 }, async () => {
  const { table } = await openTable(house, { game: 'yokohama', seats: 2, bots: ['random'] });
  const shown = await house.front.premises.hall.look(table, (now) => ({
    shown: shownAt(now, 'en'),
    view: viewFor(now.game, WATCHER),
  }));
  expect(shown.shown!.view).toBe(JSON.stringify(shown.view));
  expect(shown.shown!.result).toBeNull();
  const [one, other] = await Promise.all([picture(table, '?kind=thumbnail'), picture(table, '?kind=thumbnail')]);
  expect(one.headers.get('content-type')).toBe('image/webp');
  expect(one.headers.get('cache-control')).toBe('public, max-age=5');
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
});

it('what is asked for wrongly is refused with a sentence', async () => {
  expect((await picture('nothere1')).status).toBe(404);
  const { table } = await openTable(house, { game: 'machi', seats: 2, start: false });
  for (const more of ['?kind=huge', '?theme=pink', '?language=de', '?width=9999']) {
    const answer = await picture(table, more);
    expect(answer.status, more).toBe(400);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('bad-request');
  }
});
