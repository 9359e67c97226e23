import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { enterAll, houseForFile, openTable } from './fixture.ts';

const web = mkdtempSync(path.join(tmpdir(), 'engawa-web-'));
afterAll(() => rmSync(web, { recursive: true, force: true }));
writeFileSync(path.join(web, 'index.html'), '<!doctype html><head><title>Engawa</title></head>');
const house = await houseForFile({ ENGAWA_WEB: web });

const page = async (at: string, language = 'en') => {
  const answer = await fetch(house.url + at, { headers: { accept: 'text/html', 'accept-language': language } });
  return { text: await answer.text(), headers: answer.headers, status: answer.status };
};

it('a link says what it leads to, in the language of who asks; names are no markup', async () => {
  const seated = await openTable(house, { game: 'yokohama', name: '<b>$& "Aki"', bots: ['random'] });
  const { text } = await page(`/t/${seated.table}`);
  expect(text).toContain('<meta property="og:title" content="Yokohama" />');
  expect(text).toContain('&lt;b&gt;$&amp; &quot;Aki&quot;, Wanderer are playing.');
  expect(text).not.toContain('<b>');
  expect(text).toContain(`/api/tables/${seated.table}/picture?language=en" />`);
  expect(text).toContain('<meta property="og:image:width" content="1200" />');
  expect(text).toMatch(/og:image:alt" content="The board of Yokohama as it stands; &lt;b&gt;/);
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const [mine] = await enterAll(house, seated);
  await mine.ask({ do: 'resign', action: 'r' });
  mine.close();
  await expect.poll(async () => (await page(`/t/${seated.table}/replay`, 'fr')).text).toContain('La partie est finie');
  expect((await page(`/t/${seated.table}/analysis`, 'ja')).text).toContain('振り返り');
  const shut = await openTable(house, { game: 'yokohama', bots: ['random'], watchers: false });
  expect((await page(`/t/${shut.table}`)).text).toContain('/icon-512.png');
  await house.call('POST', '/api/accounts', { name: 'Preview', password: 'correct horse battery' });
  expect((await page('/people/preview')).text).toContain('<title>Preview · Engawa</title>');
});

it('an address that leads nowhere has the plain page; what cannot be read does no harm', async () => {
  for (const at of ['/t/nothere1', '/people/nobody', '/people/%E0%A4%A', '/rules/nippon']) {
    const { status, text } = await page(at);
    if (status === 200) expect(text).not.toContain('og:title');
    else expect(status).toBe(400);
  }
});

it('a replay may stand in a frame of another site, and nothing else may', async () => {
  const framed = await page('/embed/abcdefgh');
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(framed.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(framed.headers.get('x-frame-options')).toBeNull();
  for (const at of ['/', '/t/abcdefgh', '/t/abcdefgh/replay', '/people/x', '/account', '/embed']) {
    const { headers } = await page(at);
    expect(headers.get('content-security-policy'), at).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options'), at).not.toBeNull();
  }
});
