import { expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
import { measure } from './measure.ts';
import { person, takeKey } from './people.ts';

const opened = async (wishes: object): Promise<{ table: string; key: string }> => {
  const answer = await fetch(`${BASE}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats: 2, name: 'Aki', listed: true, ...wishes }),
  });
  return (await answer.json()) as { table: string; key: string };
};

const isDrawn = (page: Page, table: string) =>
  page.locator(`[data-table="${table}"] img.thumbnail`).evaluate((img: HTMLImageElement) => img.naturalWidth);

test('games under way are seen in small; watchers alone are told the chances', async ({ browser }) => {
  test.setTimeout(180_000);
  const { table, key } = await opened({ game: 'yokohama', bots: ['random'], start: true, chances: true });
  const bo = await person(browser, 'Bo');
  await bo.page.goto(`${BASE}/watch`);
  const row = bo.page.locator(`[data-table="${table}"]`);
  await expect(row).toContainText('Aki');
  // Its room is there before the picture is.
  const room = await row.boundingBox();
  await expect.poll(() => isDrawn(bo.page, table), { timeout: 60_000 }).toBe(480);
  expect((await row.boundingBox())?.height).toBe(room?.height);
  await bo.page.screenshot({ path: 'dist/e2e-results/watch.png' });

  await row.getByRole('link').click();
  const chances = bo.page.getByRole('region', { name: 'Chances to win' });
  await expect(chances.locator('li').first()).toContainText('%', { timeout: 30_000 });
  const shares = (await chances.locator('li strong').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(shares[0] + shares[1]).toBeGreaterThanOrEqual(99);
  await bo.page.screenshot({ path: 'dist/e2e-results/watching.png' });

  const aki = await person(browser, 'Aki');
  await takeKey(aki.page, table, key);
  await aki.page.goto(`${BASE}/t/${table}`);
  await expect(aki.page.locator('.table-screen')).toBeVisible();
  await expect(aki.page.getByRole('region', { name: 'Chances to win' })).toHaveCount(0);

  // Whoever sits down at such a table has been told.
  const waiting = await opened({ game: 'machi', chances: true });
  await bo.page.goto(`${BASE}/t/${waiting.table}`);
  await expect(bo.page.getByText('A bot judges who will win by what watchers see')).toBeVisible();
  measure('UX-62', 'boards in small on /watch, chances to watchers only, told before one sits down', true);
  for (const { wrong, leave } of [aki, bo]) {
    expect(wrong).toEqual([]);
    await leave();
  }
});
