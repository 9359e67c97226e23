import { expect, test } from '@playwright/test';
import { BASE } from './address.ts';
import { finishedTable } from './finished.ts';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

const PASSWORD = 'correct horse battery';
const CLOCK = { kind: 'live', bank: 600, increment: 10, cap: 900 };

async function register(name: string): Promise<string> {
  const made = await fetch(`${BASE}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  return made.headers.getSetCookie()[0].split(';')[0];
}

test('a profile with its rating, games and filters; what is closed is absent; the list of the best; a game in figures', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = `Profi ${Date.now().toString(36)}`;
  const cookie = await register(name);
  const { table } = await finishedTable('yamatai', { cookie, rated: true, clock: CLOCK });
  await wear(page);
  const wrong = faults(page);
  const at = `/people/${encodeURIComponent(name)}`;
  await expect
    .poll(
      async () => (await (await fetch(`${BASE}/api/accounts/${encodeURIComponent(name)}/games`)).json()).games?.length,
    )
    .toBe(1);

  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ratings' }).getByRole('link')).toContainText('±');
  await expect(page.getByRole('img', { name: /Yamataï, 2 players, over time/ })).toBeVisible();
  await page.locator('.people-chart .as-table summary').click();
  await expect(page.locator('.people-chart tbody tr')).toHaveCount(1);
  await expect(page.locator('.history tbody tr')).toHaveCount(1);
  await expect(page.locator(`.history a[href="/t/${table}/analysis"]`)).toBeVisible();

  // What is looked for stands in the address, and comes back with it.
  await page.getByRole('searchbox', { name: 'Search a player …' }).fill('nobody of this name');
  await expect(page.getByText('No game fits.')).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
  await page.getByRole('searchbox', { name: 'Search a player …' }).fill('rand');
  await expect(page.locator('.history tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'With people only' }).click();
  await expect(page.getByText('No game fits.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'With people only' })).toHaveAttribute('aria-pressed', 'true');

  // The list of the best leads back to the profile.
  await page.goto('/people?game=yamatai&seats=2');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto('/statistics/yamatai?company=bots');
  await expect(page.locator('.too-few')).toContainText('Too few yet');
  measure('UX-60', 'below 200 games a sentence instead of figures', true);

  // The owner closes it: for others it is as if it were not there.
  const own = await browser.newContext();
  const [key, value] = cookie.split('=');
  await own.addCookies([{ name: key, value, url: BASE }]);
  const mine = await own.newPage();
  await wear(mine);
  await mine.goto(BASE + at);
  for (const part of ['Ratings', 'Games and seats', 'Head to head']) {
    await mine.getByRole('combobox', { name: part }).selectOption('nobody');
    await expect(mine.locator('.seen-by [role=status]')).toHaveText('Kept.');
  }
  await own.close();
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('.history, .rating-tabs, .people-chart, .rivals')).toHaveCount(0);
  measure('UX-59', 'closed parts are absent to others', true);
  expect(wrong).toEqual([]);
});
