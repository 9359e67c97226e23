import { type Browser, expect, type Page, test } from '@playwright/test';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

interface Player {
  readonly page: Page;
  readonly wrong: string[];
}

async function person(browser: Browser, name: string): Promise<Player> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await wear(page, { name });
  return { page, wrong: faults(page) };
}

/** Aki opens a table for two; the link is what Bo gets. */
async function openTable(page: Page, bots = 0): Promise<string> {
  await page.goto('/tables?open');
  const form = page.locator('form.form-sheet');
  await form.locator('select').first().selectOption('nippon');
  await form.locator('input[name=seats]').first().check({ force: true });
  if (bots > 0) await form.locator('select').nth(1).selectOption(String(bots));
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Invite with this link')).toBeVisible();
  return page.url();
}

/** Takes one decision, whatever it is. True when there was one to take. */
async function decide(page: Page): Promise<boolean> {
  if (!(await page.locator('.prompt.is-mine').isVisible())) return false;
  const before = await page.locator('.table-screen').getAttribute('data-version');
  const end = page.locator('.end-turn');
  if (await end.isVisible()) await end.click();
  else {
    const choice = page.locator('.choices .choice').first();
    if (!(await choice.isVisible())) return false;
    await choice.click();
  }
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table-screen')?.getAttribute('data-version') !== old ||
      document.querySelector('.end-turn') !== null,
    before,
  );
  return true;
}

test('two people meet by link, play, lose the connection and go on @smoke', async ({ browser }) => {
  const aki = await person(browser, 'Aki');
  const link = await openTable(aki.page);

  // A stranger: link, name is known or typed, seat, first move; no account.
  const bo = await person(browser, '');
  const started = Date.now();
  await bo.page.goto(link);
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.page.getByText('Your way back to this seat')).toBeVisible();
  await aki.page.getByRole('button', { name: 'Begin' }).click();
  await expect(aki.page.locator('.table-screen')).toBeVisible();
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  const seated = Date.now() - started;

  for (let n = 0; n < 24; n++) {
    if (!(await decide(aki.page))) await decide(bo.page);
  }
  const first = await bo.page.locator('.prompt.is-mine').isVisible();
  measure('UX-09', 'scripted path to the seat: 1 text field, 1 click; clicks to the first move not counted', true);
  measure('UX-10', `link to seated at a running table ${(seated / 1000).toFixed(1)} s on D`, seated < 6000);

  // The network goes away under whoever is to move.
  const mover = first ? bo : aki;
  const other = first ? aki : bo;
  const cut = Date.now();
  await mover.page.context().setOffline(true);
  await expect(mover.page.locator('.banner.is-lost')).toBeVisible({ timeout: 1000 });
  const noticed = Date.now() - cut;
  await mover.page.context().setOffline(false);
  const back = Date.now();
  await expect(mover.page.locator('.banner.is-lost')).toBeHidden({ timeout: 3000 });
  const healed = Date.now() - back;
  measure('UX-31', `banner after ${noticed} ms, back after ${healed} ms`, noticed <= 1000 && healed <= 1000);

  for (let n = 0; n < 12; n++) {
    if (!(await decide(mover.page))) await decide(other.page);
  }
  const counted = (page: Page) => page.locator('.log ol > li').count();
  await expect.poll(async () => (await counted(aki.page)) === (await counted(bo.page))).toBe(true);

  // They talk.
  await aki.page.locator('.chat summary').click();
  await aki.page.getByRole('textbox', { name: 'Say something' }).fill('good game');
  await aki.page.getByRole('button', { name: 'Send' }).click();
  await bo.page.locator('.chat summary').click();
  await expect(bo.page.locator('.chat ul')).toContainText('good game');

  // Somebody watches, and sees no way to move.
  const eve = await person(browser, 'Eve');
  await eve.page.goto(link);
  await expect(eve.page.locator('.table-screen')).toBeVisible();
  await expect(eve.page.locator('[data-target]')).toHaveCount(0);
  await expect(eve.page.locator('.choices')).toHaveCount(0);

  const known = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/;
  for (const { wrong } of [aki, bo, eve]) expect(wrong.filter((text) => !known.test(text))).toEqual([]);
  for (const { page } of [aki, bo, eve]) await page.context().close();
});

test('a seat comes back with its phrase on another device; the link alone moves nothing', async ({ browser }) => {
  const aki = await person(browser, 'Aki');
  const link = await openTable(aki.page, 1);
  const phrase = await aki.page.locator('.seat-key code').innerText();
  await aki.page.getByRole('button', { name: 'Begin' }).click();
  await expect(aki.page.locator('.table-screen')).toBeVisible();

  const elsewhere = await person(browser, '');
  await elsewhere.page.goto(link);
  await expect(elsewhere.page.locator('.table-screen')).toBeVisible();
  await expect(elsewhere.page.locator('.choices')).toHaveCount(0);
  await elsewhere.page.locator('.return summary').click();
  await elsewhere.page.getByRole('textbox', { name: 'The phrase' }).fill('not these four words');
  await elsewhere.page.getByRole('button', { name: 'Come back with a phrase' }).click();
  await expect(elsewhere.page.locator('.return .refusal')).toBeVisible();
  await elsewhere.page.getByRole('textbox', { name: 'The phrase' }).fill(phrase);
  await elsewhere.page.getByRole('button', { name: 'Come back with a phrase' }).click();
  await expect(elsewhere.page.locator('.chat')).toBeVisible();
  measure('UX-35', 'phrase returns the seat in 3 actions; the link alone cannot move', true);
  await aki.page.context().close();
  await elsewhere.page.context().close();
});

test('a reload in the middle of a turn loses nothing online', async ({ browser }) => {
  const aki = await person(browser, 'Aki');
  await openTable(aki.page, 1);
  await aki.page.getByRole('button', { name: 'Begin' }).click();
  for (let n = 0; n < 60 && !(await aki.page.locator('.end-turn').isVisible()); n++) {
    if (!(await aki.page.locator('.choices .choice').first().isVisible())) await aki.page.waitForTimeout(100);
    else await aki.page.locator('.choices .choice').first().click();
  }
  const question = await aki.page.locator('.question p').innerText();
  await aki.page.reload();
  await expect(aki.page.locator('.question p')).toHaveText(question);
  await aki.page.context().close();
});

test('what is gone or cannot be reached says so, and how to go on @smoke', async ({ page }) => {
  await wear(page);
  await page.goto('/t/no-such-table');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  await page.goto('/here/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such game in this browser' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/tables');
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
