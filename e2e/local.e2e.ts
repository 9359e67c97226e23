import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { faults, finalScore, startGame, wear } from './table.ts';

const version = (page: Page) => page.locator('.table-screen').getAttribute('data-version');

/** Chooses until the turn waits for its end. */
async function toEndOfTurn(page: Page): Promise<void> {
  for (let n = 0; n < 40 && !(await page.locator('.end-turn').isVisible()); n++) {
    await page.locator('.choices .choice').first().click();
  }
  await expect(page.locator('.end-turn')).toBeVisible();
}

test('home to the first move in three clicks @smoke', async ({ page }) => {
  await wear(page);
  const wrong = faults(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Nippon now/ }).click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const before = await page.locator('.log ol > li').count();
  const ring = page.locator('.board-pane [data-target]').first();
  if (await ring.isVisible()) await ring.click();
  else await page.locator('.choices .choice').first().click();
  await expect.poll(() => page.locator('.log ol > li').count()).toBeGreaterThan(before);
  measure('UX-11', '2 pointer actions', true);
  expect(wrong).toEqual([]);
});

test('undo, redo, start again, and the held end of a turn survive a reload @smoke', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'undo' });
  await page.locator('.board-pane [data-target]').first().click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  const times: number[] = [];
  const timed = async (name: string) => {
    const before = await version(page);
    const started = Date.now();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => version(page), { intervals: [5] }).not.toBe(before);
    times.push(Date.now() - started);
  };
  await timed('Undo');
  await timed('Redo');
  await timed('Undo');
  await toEndOfTurn(page);
  const question = await page.locator('.question p').innerText();
  await page.reload();
  await expect(page.locator('.question p')).toHaveText(question);
  measure('UX-18', 'the held move is there after a reload', true);
  await page.getByRole('button', { name: 'Start the turn again' }).click();
  await expect(page.locator('.end-turn')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  const p95 = percentile(times, 95);
  measure('UX-08', `undo and redo p95 ${p95} ms with the tool's own time`, p95 <= 150);
});

test('what is not legal says why, with its rule @smoke', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'why' });
  await expect(page.locator('.board-pane [data-target]').first()).toBeVisible();
  const refs = page.locator('.board-pane [data-ref]:not([data-target])');
  let asked = 0;
  let explained = 0;
  for (let n = 0; n < Math.min(30, await refs.count()); n++) {
    const element = refs.nth(n);
    if (!(await element.isVisible()) || (await element.locator('[data-target]').count()) > 0) continue;
    if (await element.evaluate((e) => e.closest('[data-target]') !== null)) continue;
    await element.dispatchEvent('click', { clientX: -500, clientY: -500, bubbles: true });
    asked++;
    if ((await page.locator('.answers .refusal').innerText()).length > 3) explained++;
  }
  measure('UX-16', `${explained} of ${asked} refused things explained`, explained === asked && asked > 0);
  expect(asked).toBeGreaterThan(0);
  expect(explained).toBe(asked);
});

test('since my last turn: every event of the others is listed', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'since' });
  await toEndOfTurn(page);
  await page.locator('.end-turn').click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const told = await page
    .locator('.since li')
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-since'))));
  const turns = page.locator('.log-turn');
  const own = await turns.evaluateAll((list) => list.map((turn) => turn.querySelector('h4')?.textContent?.trim()));
  const last = own.lastIndexOf('Aki');
  const lines = await turns.evaluateAll((list) => list.map((turn) => turn.querySelectorAll('ol > li').length));
  expect(told).toEqual(lines.slice(last + 1));
  measure(
    'UX-19',
    `${told.reduce((a, b) => a + b, 0)} of ${told.reduce((a, b) => a + b, 0)} lines listed`,
    told.length > 0,
  );
});

test('replay: any moment by address, step, play, branch off, and back @smoke', async ({ page }) => {
  // Whole games are played in text here: they are about what is kept, not about the drawing.
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'replay' });
  const { over } = await page.evaluate(fuzz, { seed: 5, mostClicks: 4000, board: false });
  expect(over).toBe(true);
  const scores = await page.locator('.breakdown [data-total]').allInnerTexts();
  await finalScore(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  const address = page.url().replace(/\?.*/, '');
  await page.goto(`${address}?m=40`);
  await expect(page.locator('.replay-bar output')).toContainText('Move 40 of');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page).toHaveURL(/m=41/);
  const jumps: number[] = [];
  for (const m of [10, 200, 90]) {
    const started = Date.now();
    await page.locator('.replay-bar input[type=range]').fill(String(m));
    await expect(page.locator('.replay-bar output')).toContainText(/Move \d+ of/);
    jumps.push(Date.now() - started);
  }
  await page.getByRole('button', { name: 'What if …' }).click();
  await expect(page.locator('.banner.is-branch')).toBeVisible();
  await page.locator('.choices .choice').first().click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(finalScore(page)).toBeVisible();
  expect(await page.locator('.breakdown [data-total]').allInnerTexts()).toEqual(scores);
  measure('UX-36', `moment by address, step, play, speed, branch, back; jump ${Math.max(...jumps)} ms`, true);
});

test('a game travels as one file, and is played again with rotated seats', async ({ page }) => {
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'file' });
  await page.evaluate(fuzz, { seed: 9, mostClicks: 12, board: false });
  await page.locator('.menu summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  const moves = (JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: string[] } }).record.moves.length;
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('not a game of Engawa')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.table-screen')).toBeVisible();
  expect(await page.locator('.log ol > li').count()).toBeGreaterThanOrEqual(Math.min(moves, 10));
  await page.evaluate(fuzz, { seed: 3, mostClicks: 4000, board: false });
  await finalScore(page).getByRole('button', { name: 'Play again' }).click();
  await expect(finalScore(page)).toBeHidden();
  await expect(page.locator('.seat-strip').first()).toContainText('Aki');
  measure('UX-40', 'play again in 1 action with rotated seats; export and import as one file', true);
});

for (const game of gameIds) {
  test(`${game}: people at one screen hand it over where there are secrets`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, people: 2, seed: 'hot seat' });
    const result = await page.evaluate(fuzz, { seed: 2, mostClicks: 60, board: false });
    expect(result.stuck).toBeUndefined();
    expect(result.refused).toEqual([]);
  });
}

test('nothing moves when calm is asked for, and a bot’s turn is short', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'calm' });
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  measure('UX-21', `${moving} animations under reduced motion; length of a bot's turn not measured`, moving === 0);
  expect(moving).toBe(0);
});
