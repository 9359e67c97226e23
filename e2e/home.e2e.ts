import { expect, type Page, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

/** UX-53: a stranger sees a living board and plays within two clicks; whoever left a game finds it first. */

const living = (page: Page) => page.locator('.living');
/** What the scores and the words under the board say. */
const told = (page: Page) => living(page).locator('.living-foot').innerText();

test('a board is alive: bots play on it by themselves, in the room of a picture, and rest out of sight @smoke', async ({
  page,
}) => {
  await wear(page, { motion: 'on' });
  const wrong = faults(page);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(living(page).locator('.key-picture')).toBeVisible();
  await expect(living(page).locator('.living-sheet .board')).toBeVisible();
  const before = await told(page);
  await expect.poll(() => told(page), { timeout: 20_000 }).not.toBe(before);
  const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
  expect(shift).toBeLessThanOrEqual(0.02);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const resting = await told(page);
  await page.waitForTimeout(4500);
  expect(await told(page)).toBe(resting);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => told(page), { timeout: 20_000 }).not.toBe(resting);
  await page.getByRole('button', { name: 'Let the bots rest' }).click();
  await expect(page.getByRole('button', { name: 'Next move' })).toBeVisible();
  expect(wrong).toEqual([]);
  measure('UX-53', `bots play on the home page, shift ${shift.toFixed(3)}`, shift <= 0.02);
});

test('where nothing should move the board is a picture, and goes on when asked', async ({ page }) => {
  await wear(page);
  await page.goto('/');
  await page.waitForTimeout(2500);
  await expect(living(page).locator('.board')).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next move' });
  await next.click();
  await expect(living(page).locator('.board')).toBeVisible();
  const before = await living(page).locator('.living-words').innerText();
  await expect
    .poll(async () => {
      await next.click();
      return living(page).locator('.living-words').innerText();
    })
    .not.toBe(before);
  measure('UX-53', 'at rest it steps on request', true);
});

for (const width of [1440, 390]) {
  test(`"Take a seat" leads to an own decision in the position on the board, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await wear(page, { pace: 'once' });
    const wrong = faults(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(page.locator('.prompt.is-mine')).toBeVisible();
    expect(await page.locator('.log li[data-at]').count()).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    measure('UX-53', `${width} px: 1 click to a seat`, true);
  });
}

test('every game has a picture that reads small, and is begun with one click; the lesson is offered there', async ({
  page,
}) => {
  await wear(page);
  for (const id of gameIds) {
    await page.goto('/');
    const card = page.locator(`.game-card[data-game=${id}]`);
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('.key-picture').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await card.getByRole('button', { name: /^Play / }).click();
    await expect(page.locator('.prompt.is-mine')).toBeVisible();
    const offer = page.locator('.is-offer');
    await expect(offer.getByRole('link', { name: 'Take the lesson' })).toHaveAttribute('href', `/learn/${id}`);
    await offer.getByRole('button', { name: 'Just play' }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator('.prompt.is-mine')).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('engawa.game.')) localStorage.removeItem(key);
    });
  }
  measure('UX-53', `${gameIds.length} games with pictures, 1 click to each`, true);
});

test('whoever left a game finds it first, and what is over is put away', async ({ page }) => {
  await wear(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Nippon/ }).click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  await page.waitForTimeout(400);
  await page.goto('/');
  const first = page.locator('main').getByRole('link').first();
  await expect(first).toHaveAccessibleName(/^Continue playing Nippon/);
  await expect(living(page)).toHaveCount(0);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('engawa.game.'))!;
    const game = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...game, record: { ...game.record, over: true } }));
  });
  await page.reload();
  await expect(living(page)).toBeVisible();
  await page.getByText('Finished on this device (1)').click();
  await expect(page.locator('.finished li')).toHaveCount(1);
  measure('UX-53', 'a running game comes first', true);
});
