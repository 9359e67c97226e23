import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OUTSIDE, writeOutsideGame } from '../testing/outside-game.ts';
import { fuzz } from './fuzzer.ts';
import { OwnServer } from './server.ts';
import { faults, finalScore, savedGame, wear } from './table.ts';

/** Somebody's game, brought from a folder: the browser has it like those of the house. */
test.describe('a game that is not of the house', () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'engawa-e2e-game-'));
  const server = new OwnServer(3, [writeOutsideGame(path.join(place, OUTSIDE))]);
  test.use({ baseURL: server.base });
  test.beforeAll(() => server.start());
  test.afterAll(async () => {
    await server.close();
    rmSync(place, { recursive: true, force: true });
  });

  test('is played against bots by clicks, from the home page to the checked record @smoke', async ({ page }) => {
    await wear(page);
    const wrong = faults(page);
    await page.goto('/');
    const cards = page.locator('.game-card');
    await expect(cards.last()).toHaveAttribute('data-game', OUTSIDE);
    await cards
      .last()
      .getByRole('link', { name: /^Set up/ })
      .click();
    await expect(page).toHaveURL(`/play/${OUTSIDE}`);
    await expect(page.locator('.seat-row[data-house] .crest').first()).toBeVisible();
    await page.locator('input[name=seats]').first().check({ force: true });
    await page.locator('.seat-row select').nth(1).selectOption('apprentice');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('.board-pane [data-target]').first()).toBeVisible();
    const { over, stuck, refused } = await page.evaluate(fuzz, { seed: 7, mostClicks: 4000, board: true });
    expect([over, stuck, refused]).toEqual([true, undefined, []]);
    expect((await savedGame(page)).record).toMatchObject({ package: { name: `engawa-game-${OUTSIDE}` } });
    await finalScore(page).getByRole('link', { name: 'Check the shuffle' }).click();
    await expect(page.locator('.verdict')).toContainText('Everything fits.');
    expect(wrong).toEqual([]);
  });

  test('is taught, explained and listed in every language', async ({ page }) => {
    await wear(page, { language: 'fr' });
    const wrong = faults(page);
    await page.goto(`/learn/${OUTSIDE}`);
    await expect(page.locator('.lesson-bubble')).toBeVisible();
    await page.goto(`/rules/${OUTSIDE}`);
    await expect(page.locator('.guide article:not([hidden]) .cut-out .board').first()).toBeVisible();
    await page.goto(`/rules/${OUTSIDE}/clauses`);
    await expect(page.locator('.rulebook .clauses').first()).toBeVisible();
    await page.goto(`/components/${OUTSIDE}`);
    await expect(page.locator('details.component').first()).toBeVisible();
    await page.goto(`/play/no-such-game`);
    await expect(page.locator('.lesson-bubble, .seat-row')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });

  test('is played at a table of the server', async ({ page }) => {
    await wear(page);
    const wrong = faults(page);
    await page.goto(`/tables?open&game=${OUTSIDE}`);
    const open = page.locator('section[aria-labelledby=make]');
    await expect(open.locator('select').first()).toHaveValue(OUTSIDE);
    await open.locator('input[name=seats]').first().check({ force: true });
    await open.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator('main')).toContainText('Yamataï');
    expect(wrong).toEqual([]);
  });

  test('is said to be missing where a game is kept that was begun with it', async ({ page }) => {
    await wear(page);
    await page.goto('/');
    await page.getByRole('button', { name: /now/ }).last().click();
    await expect(page.locator('.table-screen')).toBeVisible();
    const saved = JSON.stringify(await savedGame(page)).replaceAll(OUTSIDE, 'elsewhere');
    await page.evaluate((text) => localStorage.setItem('engawa.game.kept', text), saved);
    for (const at of ['/here/kept', '/here/kept/replay']) {
      await page.goto(at);
      await expect(page.locator('main')).toContainText('not installed here now');
    }
  });

  test.describe('once used', () => {
    test.use({ serviceWorkers: 'allow' });
    test('is there without a network', async ({ page, context }) => {
      await wear(page, { textMode: true });
      await page.goto('/about');
      await expect(page.getByText('Ready to play offline.')).toBeVisible({ timeout: 30_000 });
      await page.reload();
      const play = page.getByRole('button', { name: /now/ }).last();
      await page.goto('/');
      await play.click();
      await expect(page.locator('.table-screen')).toBeVisible();
      await page.evaluate(fuzz, { seed: 5, mostClicks: 20, board: false });
      await context.setOffline(true);
      await page.goto('/');
      await play.click();
      await expect(page.locator('.table-screen')).toBeVisible();
      const { stuck } = await page.evaluate(fuzz, { seed: 6, mostClicks: 40, board: false });
      expect(stuck).toBeUndefined();
    });
  });
});
