import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { OwnServer } from './server.ts';
import { faults, finalScore, savedGame, startGame, wear } from './table.ts';

const FOLDER = path.join(import.meta.dirname, '../examples/koi-koi');

/** What a finger needs. */
const FINGER_PX = 44;

/** The model for authors of games, given to the server by its folder. */
test.describe('Koi-koi', () => {
  const server = new OwnServer(4, [FOLDER]);
  test.use({ baseURL: server.base });
  test.beforeAll(() => server.start());
  test.afterAll(() => server.close());

  test('is played by clicks through all twelve months, on a desk', async ({ page }) => {
    test.setTimeout(300_000);
    await wear(page);
    const wrong = faults(page);
    await startGame(page, 'koi-koi', { seed: 'twelve months', level: 'apprentice' });
    const result = await page.evaluate(fuzz, { seed: 12, mostClicks: 2000, board: true });
    expect([result.over, result.stuck, result.refused]).toEqual([true, undefined, []]);
    expect([result.doubleNames, result.scrolls, result.unnamed]).toEqual([[], false, 0]);
    await expect(finalScore(page)).toBeVisible();
    const { record } = await savedGame(page);
    expect(record).toMatchObject({ game: 'koi-koi', package: { name: 'engawa-game-koi-koi' } });
    expect(record.moves.filter((move) => move.endsWith(' cut'))).toHaveLength(12);
    expect(wrong).toEqual([]);
  });

  test('shows both players the end of a month until the cards are cut', async ({ page }) => {
    await wear(page);
    await startGame(page, 'koi-koi', { seed: 'an end', people: 2 });
    await page.locator('.hand-over button').click();
    const cut = page.getByRole('button', { name: /Cut the cards/ });
    await cut.click();
    await expect(cut).toBeHidden();
    await page.evaluate(fuzz, { seed: 1, mostClicks: 400, board: true, until: 'Cut the cards' });
    await expect(cut).toBeVisible();
    await expect(page.locator('.koi-koi .result h3')).toBeVisible();
  });

  test('is taught', async ({ page }) => {
    await wear(page, { language: 'ja' });
    const wrong = faults(page);
    await page.goto('/learn/koi-koi');
    await expect(page.locator('.lesson-bubble')).toBeVisible();
    await expect(page.locator('.koi-koi')).toBeVisible();
    expect(wrong).toEqual([]);
  });

  test.describe('in the hand', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('is in sight and large enough for fingers', async ({ page }) => {
      await wear(page, { theme: 'sumi' });
      await startGame(page, 'koi-koi', { seed: 'phone', level: 'apprentice' });
      const result = await page.evaluate(fuzz, { seed: 6, mostClicks: 60, board: true, hits: FINGER_PX });
      expect([result.stuck, result.refused, result.small]).toEqual([undefined, [], []]);
      expect(result.unseen.slice(Math.floor(result.decisions * 0.03)), 'out of sight').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
});
