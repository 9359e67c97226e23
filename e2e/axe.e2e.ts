import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { openTable } from './people.ts';
import { savedGame, startGame, wear } from './table.ts';
import { violations } from './violations.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ['washi', 'sumi'];

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/account',
  '/tables',
  '/tables?open',
  '/seek',
  '/check',
  '/nowhere',
  ...gameIds.flatMap((game) => [
    `/play/${game}`,
    `/rules/${game}`,
    `/rules/${game}/clauses`,
    `/rules/${game}/sheet`,
    `/components/${game}`,
    `/learn/${game}`,
  ]),
];

/** The same moment in both themes and both sizes. */
async function inEveryDress(page: Page, moment: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      // What has another size is drawn anew in the next frame.
      await page.evaluate((worn) => {
        document.documentElement.dataset.theme = worn;
        return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }, theme);
      const found = await violations(page);
      expect(found, `${moment}, ${theme}, ${size.width} wide`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(sideways, `${moment} scrolls sideways at ${size.width}`).toBe(false);
    }
  }
}

for (const [n, part] of [PAGES.slice(0, 8), PAGES.slice(8)].entries()) {
  test(`no accessibility violation: pages, part ${n + 1}${n === 0 ? ' @smoke' : ''}`, async ({ page }) => {
    test.setTimeout(400_000);
    await wear(page);
    for (const path of part) {
      await page.goto(path);
      await page.waitForSelector('main:not([aria-busy])');
      await inEveryDress(page, path);
    }
    measure('UX-22', `0 violations on ${part.length} pages × 2 themes × 2 sizes`, true);
  });
}

test('no accessibility violation: the waiting room, and a game that is checked', async ({ page }) => {
  test.setTimeout(120_000);
  await wear(page);
  await openTable(page);
  await expect(page.locator('.own-part .fair-state')).toContainText('✓ your number is in it');
  await page.locator('.own-part summary').click();
  await inEveryDress(page, 'waiting room');
  await page.setViewportSize({ width: 1366, height: 768 });
  await startGame(page, 'machi', { seats: 2 });
  await page.goto(`${page.url()}/check`);
  await expect(page.locator('.verdict.is-well')).toBeVisible();
  await inEveryDress(page, 'a game that is checked');
  const { record } = await savedGame(page);
  await page.goto('/check');
  await page.locator('textarea').fill(JSON.stringify({ ...record, commitment: '0'.repeat(64) }));
  await page.locator('form button').click();
  await expect(page.locator('.verdict.is-wrong')).toBeVisible();
  await inEveryDress(page, 'a game that is not what it says');
});

/** How far into a game one looks: the opening, three moments spread over it, and the end. */
const MOMENTS: Readonly<Record<string, readonly number[]>> = {
  nippon: [0, 20, 25, 25],
  yokohama: [0, 60, 120, 150],
  machi: [0, 10, 14, 14],
  yamatai: [0, 8, 10, 10],
};

for (const game of gameIds) {
  test(`no accessibility violation: ${game} at the table`, async ({ page }) => {
    test.setTimeout(600_000);
    await wear(page);
    await startGame(page, game, { seats: 'most', seed: 'axe' });
    let looked = 0;
    for (const [n, clicks] of [...MOMENTS[game], 8000].entries()) {
      const { over } = await page.evaluate(fuzz, { seed: 7 + n, mostClicks: clicks, board: true, direct: true });
      await inEveryDress(page, `${game}, moment ${n}`);
      looked++;
      await page.setViewportSize({ width: 1366, height: 768 });
      if (over) break;
    }
    measure('UX-22', `${game}: 0 violations in ${looked} states × 2 themes × 2 sizes`, looked === 5);
    expect(looked).toBe(5);
  });
}
