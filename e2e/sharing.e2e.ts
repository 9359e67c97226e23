import { expect, test } from '@playwright/test';
import { BASE } from './address.ts';
import { finishedTable } from './finished.ts';
import { measure } from './measure.ts';
import { person, takeKey } from './people.ts';
import { finalScore } from './table.ts';
import { violations } from './violations.ts';

test('the end of a game is handed on: address, picture, frame', async ({ browser }) => {
  test.setTimeout(180_000);
  const { table, key } = await finishedTable('yamatai');
  const aki = await person(browser, 'Aki');
  await takeKey(aki.page, table, key);
  await aki.page.goto(`${BASE}/t/${table}`);
  await finalScore(aki.page).getByRole('button', { name: 'Share' }).click();
  const sheet = aki.page.getByRole('dialog', { name: 'Share this game' });
  const picture = sheet.getByRole('img', { name: /picture of the board of Yamataï/ });
  await expect(picture).toBeVisible();
  // Its room is reserved; then it is there, as large as links want it.
  const room = await picture.boundingBox();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 60_000 })
    .toBe(1200);
  expect((await picture.boundingBox())?.height).toBe(room?.height);
  await expect(sheet.getByRole('textbox', { name: 'Address' })).toHaveValue(`${BASE}/t/${table}`);
  expect(await violations(aki.page)).toEqual([]);

  const download = aki.page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Save picture of the whole table' }).click();
  expect((await download).suggestedFilename()).toBe(`engawa-${table}.png`);

  // The page says to whoever shows the link what it leads to; by the frame's text the replay stands in another page.
  const html = await (await fetch(`${BASE}/t/${table}`, { headers: { accept: 'text/html' } })).text();
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const shown = await fetch(image.replace(/^https?:\/\/[^/]+/, BASE));
  expect(shown.headers.get('content-type')).toBe('image/png');
  const frame = await sheet.getByRole('textbox', { name: 'Frame for another page' }).inputValue();
  expect(frame).toContain(`src="${BASE}/embed/${table}"`);
  measure('UX-66', 'picture 1200 × 630 in the dialog and as og:image, whole table to keep, frame to embed', true);

  await aki.page.setViewportSize({ width: 390, height: 844 });
  const sideways = await aki.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  await aki.page.screenshot({ path: 'dist/e2e-results/sharing-phone.png' });
  await aki.page.setViewportSize({ width: 1280, height: 800 });
  await aki.page.screenshot({ path: 'dist/e2e-results/sharing-desk.png' });
  expect(aki.wrong).toEqual([]);
  await aki.leave();
});
