import { expect, type Page, test } from '@playwright/test';
import { Client, openSeats } from './client.ts';
import { measure } from './measure.ts';
import { person } from './people.ts';

/** UX-55 to UX-58 and UX-62: the house around the table. */

const seekFor = async (page: Page, game: string, name: string) => {
  await page.goto('/seek');
  const turn = (name: string, on: boolean) => page.getByRole('checkbox', { name, exact: true }).setChecked(on);
  await turn(game, true);
  for (const title of ['Nippon', 'Yokohama', 'Machi', 'Yamataï']) if (title !== game) await turn(title, false);
  for (const n of [2, 3, 4]) await turn(`${n} players`, n === 2);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
};
const find = (page: Page) => page.getByRole('button', { name: 'Find me a table' });

test('two strangers say what they would like and are at a table that begins by itself', async ({ browser }) => {
  const aki = await person(browser, '');
  const bo = await person(browser, '', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await seekFor(aki.page, 'Nippon', 'Aki seeks');
  await seekFor(bo.page, 'Nippon', 'Bo seeks');
  await find(aki.page).click();
  await expect(aki.page.getByRole('heading', { name: /Looking for/ })).toBeVisible();
  await expect(bo.page.locator('.other-seekers')).toContainText('Aki seeks');
  const began = Date.now();
  await find(bo.page).tap();
  // Whoever has just clicked is there; the other is asked, unless that was just now as well.
  await expect(bo.page).toHaveURL(/\/t\/[\w-]+$/, { timeout: 15_000 });
  const took = Date.now() - began;
  await expect(aki.page).toHaveURL(/\/t\/[\w-]+$/);
  for (const { page } of [aki, bo]) await expect(page.locator('.table-screen')).toBeVisible({ timeout: 30_000 });
  for (const { wrong, leave } of [aki, bo]) {
    expect(wrong).toEqual([]);
    await leave();
  }
  measure('UX-56', `two strangers at one table ${took} ms after the second click`, took < 3000);
});

test('whoever is elsewhere is called and asked; who stops waits no longer; bots fill up on request', async ({
  browser,
}) => {
  const aki = await person(browser, '');
  const bo = await person(browser, '');
  await seekFor(aki.page, 'Yamataï', 'Aki away');
  await find(aki.page).click();
  await aki.page.goto('/about');
  await expect(aki.page.locator('.seek-bar')).toContainText('Looking for people');
  await seekFor(bo.page, 'Yamataï', 'Bo here');
  await find(bo.page).click();
  const dialog = aki.page.getByRole('dialog', { name: 'Your table is ready' });
  await expect(dialog).toContainText('Yamataï');
  await expect(aki.page).toHaveTitle(/Your table is ready/);
  await dialog.getByRole('button', { name: 'I am here' }).click();
  for (const { page } of [aki, bo]) await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await aki.leave();
  await bo.leave();

  const cy = await person(browser, '');
  await seekFor(cy.page, 'Machi', 'Cy alone');
  await find(cy.page).click();
  await cy.page.getByRole('button', { name: 'Start now with bots' }).click();
  await expect(cy.page).toHaveURL(/\/t\/[\w-]+$/, { timeout: 15_000 });
  await expect(cy.page.locator('.table-screen')).toBeVisible({ timeout: 30_000 });
  await seekFor(cy.page, 'Machi', 'Cy again');
  await find(cy.page).click();
  await cy.page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(find(cy.page)).toBeVisible();
  expect(cy.wrong).toEqual([]);
  await cy.leave();
  measure('UX-56', 'called where one is; bots on request; stopped on request', true);
});

/** Tables at which the browser has a seat, and it is its turn or not. */
async function seatsFor(page: Page, games: readonly string[]): Promise<{ table: string; mine: boolean }[]> {
  const found: { table: string; seat: number; key: string; mine: boolean }[] = [];
  for (const game of games) {
    const { table, keys } = await openSeats(game);
    const client = await Client.enter(table, keys[0]);
    const mine = client.push!.turn.includes(0);
    client.close();
    found.push({ table, seat: 0, key: keys[0], mine });
  }
  const seats = Object.fromEntries(found.map(({ table, seat, key }) => [table, { seat, key, phrase: '' }]));
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('engawa.seats')) localStorage.setItem('engawa.seats', kept);
  }, JSON.stringify(seats));
  return found;
}

test('home tells where it is my turn, the tab counts, and N goes on to the next table', async ({ browser }) => {
  const { page, wrong, leave } = await person(browser, 'Aki');
  const tables = await seatsFor(page, ['nippon', 'yokohama', 'machi', 'yamatai']);
  const mine = tables.filter((table) => table.mine);
  test.skip(mine.length < 2, 'the draws gave the others the first turns');
  await page.goto('/');
  await expect(page.locator('.turn-rows li')).toHaveCount(mine.length);
  await expect(page.locator('.turn-count')).toContainText(String(mine.length));
  await expect(page).toHaveTitle(new RegExp(`^\\(${mine.length}\\) `));
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/t\//);
  const first = page.url();
  await expect(page.locator('.table-screen')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/t\//);
  // Passed over, it comes last.
  if (mine.length > 2) {
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(first);
  }
  expect(wrong).toEqual([]);
  await leave();
  measure('UX-55', `${mine.length} tables first on home, counted in title, icon and bar; N goes on`, true);
});
