import { expect, test } from '@playwright/test';
import { BASE } from './address.ts';
import { finishedTable } from './finished.ts';
import { measure } from './measure.ts';
import { person, takeKey } from './people.ts';
import { faults, finalScore, wear } from './table.ts';

/** The bar: a game is looked at again within a minute on two cores. */
const BAR_S = 60;

test('a finished table: the end, a moment of its curve, and an analysis that others see by its address @smoke', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { table, key } = await finishedTable('yamatai');
  const aki = await person(browser, 'Aki');
  await takeKey(aki.page, table, key);
  await aki.page.goto(`${BASE}/t/${table}`);
  const end = finalScore(aki.page);
  await expect(end.locator('.breakdown')).toBeVisible();

  // The curve of points leads to the moment it shows.
  const slider = end.getByRole('slider', { name: 'choose a moment to see its board' });
  await slider.focus();
  await aki.page.keyboard.press('Home');
  for (let n = 0; n < 5; n++) await aki.page.keyboard.press('ArrowRight');
  await end.getByRole('link', { name: 'Open the board' }).click();
  await expect(aki.page).toHaveURL(/\/replay\?m=5$/);

  await aki.page.goto(`${BASE}/t/${table}`);
  const began = Date.now();
  await end.getByRole('link', { name: 'Analyse this game' }).click();
  await expect(aki.page.getByRole('progressbar').or(aki.page.locator('[data-analysed]')).first()).toBeVisible();
  await expect(aki.page.locator('[data-analysed]')).toBeVisible({ timeout: 120_000 });
  const seconds = Math.round((Date.now() - began) / 1000);
  measure('UX-61', `a table of Yamataï in ${seconds} s on the server`, seconds <= BAR_S);

  // The costliest turn comes first: in words, and on the board, numbered.
  await expect(aki.page.locator('.analysis-words h2').first()).toContainText('gave away');
  await expect(aki.page.locator('.told-turn strong')).toContainText('Better');
  await expect(aki.page.locator('.hint-marks .hint-number').first()).toBeAttached();
  expect(await aki.page.locator('.costly-sign').count()).toBeLessThanOrEqual(5);
  await expect(aki.page.getByText('Accuracy is the mean over all turns')).toBeVisible();

  // Whoever has the address sees the same, and nothing is searched again.
  const bo = await person(browser, 'Bo');
  await bo.page.goto(`${BASE}/t/${table}/analysis`);
  await expect(bo.page.locator('[data-analysed]')).toBeVisible({ timeout: 15_000 });
  expect(await bo.page.locator('.analysis-head p[role=status]').innerText()).toBe(
    await aki.page.locator('.analysis-head p[role=status]').innerText(),
  );
  // On a tablet the curve is as high as on a desk, and the whole board is in its place.
  await bo.page.setViewportSize({ width: 820, height: 1180 });
  await expect
    .poll(() => bo.page.locator('svg.chances').evaluate((curve) => curve.getBoundingClientRect().height))
    .toBeLessThanOrEqual(240);
  await expect(async () => {
    const [stage, board] = await bo.page
      .locator('.analysis-stage, .analysis-stage .board > *')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
      );
    expect(board.right).toBeLessThanOrEqual(stage.right + 2);
    expect(board.bottom).toBeLessThanOrEqual(stage.bottom + 2);
    expect(stage.right).toBeGreaterThan(700);
  }).toPass({ timeout: 3000 });
  // From there one plays on.
  await bo.page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  for (const { wrong, leave } of [aki, bo]) {
    expect(wrong).toEqual([]);
    await leave();
  }
});

test('a game of this browser is searched here, shown as it comes, kept, and told in three languages', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { table } = await finishedTable('nippon');
  const record = await (await fetch(`${BASE}/api/tables/${table}/record`)).json();
  await wear(page);
  const wrong = faults(page);
  await page.addInitScript((played) => {
    const seats = [{ name: 'Aki' }, { name: 'Bo', level: 'random' }];
    localStorage.setItem('engawa.game.analysed', JSON.stringify({ record: played, seats, at: 1 }));
  }, record);
  const began = Date.now();
  await page.goto('/here/analysed/analysis');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('[data-analysed]')).toBeVisible({ timeout: 200_000 });
  const seconds = Math.round((Date.now() - began) / 1000);
  measure('UX-61', `a game of Nippon in ${seconds} s in the browser`, seconds <= BAR_S);
  // A grandmaster has looked at the costliest turn; at any other one it looks when it is asked to.
  await expect(page.getByRole('button', { name: 'Looked deeper' })).toBeVisible();
  const deeper = page.locator('.look-deeper');
  await expect(async () => {
    await page.getByRole('slider', { name: 'Turn' }).press('ArrowRight');
    await expect(deeper).toHaveText('Look deeper', { timeout: 500 });
  }).toPass();
  await deeper.click();
  await expect(deeper.getByRole('progressbar')).toBeAttached();
  await expect(deeper).toHaveText('Looked deeper ✓', { timeout: 60_000 });
  await page.reload();
  await expect(page.locator('[data-analysed]')).toBeVisible({ timeout: 10_000 });
  for (const [language, word] of [
    ['fr', 'a cédé'],
    ['ja', '失いました'],
  ]) {
    await page.locator('.language select').selectOption(language);
    await expect(page.locator('.analysis-words h2').first()).toContainText(word);
  }
  expect(wrong).toEqual([]);
});
