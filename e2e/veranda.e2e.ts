import { expect, type Page, test } from '@playwright/test';
import { Client, openSeats, openWaiting } from './client.ts';
import { measure } from './measure.ts';
import { openTable, person, sitDown, twoAt } from './people.ts';
import { finalScore } from './table.ts';

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
  await expect(aki.page.getByRole('heading', { name: /Looking for/ })).toBeVisible();
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
    const [turn] = client.push!.turn;
    client.close();
    // At the last of them somebody else is asked.
    const mine = found.length < games.length - 1;
    const seat = mine ? turn : (turn + 1) % keys.length;
    found.push({ table, seat, key: keys[seat], mine });
  }
  const seats = Object.fromEntries(found.map(({ table, seat, key }) => [table, { seat, key, phrase: '' }]));
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('engawa.seats')) localStorage.setItem('engawa.seats', kept);
  }, JSON.stringify(seats));
  return found;
}

test('home tells where it is my turn, the tab counts, and N goes on to the next table', async ({ browser }) => {
  const { page, wrong, leave } = await person(browser, 'Aki');
  const tables = await seatsFor(page, ['yokohama', 'machi', 'yamatai', 'nippon']);
  const mine = tables.filter((table) => table.mine);
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
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(first);
  expect(wrong).toEqual([]);
  await leave();
  measure('UX-55', `${mine.length} tables first on home, counted in title, icon and bar; N goes on`, true);
});

test('the lobby is filtered by what stands in the address; new tables wait until they are asked for', async ({
  browser,
}) => {
  // Tables of an earlier run may still be open.
  const mark = Date.now().toString(36);
  const hosts = { machi: `Machi ${mark}`, yama: `Yama ${mark}`, late: `Late ${mark}` };
  const clock = { kind: 'live', bank: 900, increment: 5, cap: 1200 };
  await openWaiting({ game: 'machi', seats: 3, name: hosts.machi, listed: true, clock, language: 'fr' });
  await openWaiting({ game: 'yamatai', seats: 4, name: hosts.yama, listed: true });
  const { page, wrong, leave } = await person(browser, 'Aki');
  await page.goto('/tables');
  const rows = page.locator('.open-tables > li');
  await expect(rows.filter({ hasText: hosts.machi })).toContainText('15 min + 5 s a turn');
  await expect(rows.filter({ hasText: hosts.machi })).toContainText('Français');
  await page.getByRole('radio', { name: /^Machi/ }).check();
  await expect(page).toHaveURL(/game=machi/);
  await expect(rows.filter({ hasText: hosts.yama })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('live');
  await page.reload();
  await expect(rows.filter({ hasText: hosts.machi })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('none');
  await expect(rows.filter({ hasText: hosts.machi })).toHaveCount(0);
  await page.getByRole('button', { name: 'clear' }).click();
  await expect(rows.filter({ hasText: hosts.yama })).toHaveCount(1);
  await openWaiting({ game: 'nippon', seats: 2, name: hosts.late, listed: true });
  const news = page.getByRole('button', { name: /new table/ });
  await expect(news).toBeVisible({ timeout: 15_000 });
  await expect(rows.filter({ hasText: hosts.late })).toHaveCount(0);
  await news.click();
  await expect(rows.filter({ hasText: hosts.late })).toHaveCount(1);
  expect(wrong).toEqual([]);
  await leave();
  measure('UX-57', 'filters in the address, figures of clocks, who sits, ages; new tables on request', true);
});

test('before one sits down the clock is a sentence; a bot is seated by name, the phrase opens on request, who leaves is gone', async ({
  browser,
}) => {
  const { page, wrong, leave } = await person(browser, 'Aki');
  await page.goto('/tables?open');
  const form = page.locator('form.form-sheet');
  await form.locator('input[name=seats]').nth(1).check({ force: true });
  await form.getByRole('radio', { name: 'Own clock' }).check({ force: true });
  await form.getByRole('textbox', { name: 'Minutes for the whole game' }).fill('25');
  await form.getByRole('textbox', { name: 'Seconds more after each turn' }).fill('10');
  await form.getByRole('combobox', { name: 'When time runs out' }).selectOption('absent');
  await expect(form).toContainText('Everybody has 25 min for the whole game and gets 10 s more after each turn.');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'What is agreed' })).toBeVisible();
  await expect(page.locator('main')).toContainText('makes the rulebook’s plain move');
  await page.getByRole('combobox', { name: 'Seat a bot on seat 2' }).selectOption('director');
  await expect(page.locator('.waiting-seats')).toContainText('Director');
  const phrase = page.locator('.seat-key code');
  await expect(phrase).toBeHidden();
  await page.locator('.seat-key summary').click();
  await expect(phrase).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page).toHaveURL(/\/tables$/);
  expect(wrong).toEqual([]);
  await leave();
  measure('UX-57', 'the waiting room says what is agreed', true);
  measure('UX-58', 'own clock, what happens at zero, bots by name, leave', true);
});

test('a game ends by agreement, and the rematch begins when both have accepted', async ({ browser }) => {
  const { aki, bo } = await twoAt(browser, 'nippon');
  const conduct = aki.page.locator('.conduct');
  await conduct.locator('summary').click();
  await conduct.getByRole('button', { name: 'Offer to end the game …' }).click();
  await expect(conduct).toContainText('All players have to agree');
  await conduct.getByRole('button', { name: 'Offer to end the game', exact: true }).click();
  await expect(bo.page.locator('.is-interrupted')).toContainText('Aki would');
  await bo.page.locator('.is-interrupted').getByRole('button', { name: 'End the game' }).click();
  for (const { page } of [aki, bo]) await expect(finalScore(page)).toBeVisible();
  await finalScore(aki.page).getByRole('button', { name: 'Rematch' }).click();
  await expect(aki.page.locator('.waiting-room')).toContainText('when everybody has accepted');
  await bo.page.keyboard.press('Escape');
  await expect(bo.page.locator('.is-interrupted')).toContainText('Aki would like a rematch');
  await bo.page.locator('.is-interrupted').getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [aki, bo]) await expect(page.locator('.table-screen')).toBeVisible({ timeout: 30_000 });
  expect(new URL(aki.page.url()).pathname).toBe(new URL(bo.page.url()).pathname);
  for (const { wrong, leave } of [aki, bo]) {
    expect(wrong).toEqual([]);
    await leave();
  }
  measure('UX-58', 'an agreed end, a rematch accepted by all', true);
});

test('watchers find a game and talk among themselves; the players do not hear it', async ({ browser }) => {
  const aki = await person(browser, 'Aki');
  await aki.page.goto('/tables?open');
  const link = await openTable(aki.page);
  const bo = await person(browser, '');
  await sitDown(bo.page, link, 'Bo');
  await aki.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  const [eve, fay] = [await person(browser, 'Eve'), await person(browser, 'Fay')];
  for (const { page } of [eve, fay]) {
    await page.goto(link);
    await page.locator('.chat summary').click();
  }
  await eve.page.getByRole('textbox', { name: 'Say something' }).fill('what a move');
  await eve.page.getByRole('button', { name: 'Send' }).click();
  await expect(fay.page.locator('.chat ul')).toContainText('what a move');
  await bo.page.locator('.chat > summary').click();
  await expect(bo.page.locator('.chat ul')).not.toContainText('what a move');
  for (const { wrong, leave } of [aki, bo, eve, fay]) {
    expect(wrong).toEqual([]);
    await leave();
  }
  measure('UX-62', 'watchers talk among themselves', true);
});
