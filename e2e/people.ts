import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { faults, wear } from './table.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly page: Page;
  /** What went wrong on the page, apart from a network that was cut on purpose. */
  readonly wrong: string[];
  leave(): Promise<void>;
}

export async function person(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await wear(page, { name });
  return { page, wrong: faults(page), leave: () => context.close() };
}

interface Opening {
  readonly game?: string;
  readonly bots?: number;
  readonly base?: string;
}

/** Opens a table for two, unless bots fill it; the address is what the others get. */
export async function openTable(page: Page, { game = 'nippon', bots = 0, base = '' }: Opening = {}): Promise<string> {
  await page.goto(`${base}/tables?open`);
  const form = page.locator('form.form-sheet');
  await form.locator('select').first().selectOption(game);
  await form.locator('input[name=seats]').first().check({ force: true });
  for (let n = 0; n < bots; n++) await form.locator('select[name=bot]').nth(n).selectOption('merchant');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.waiting-seats')).toBeVisible();
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Your way back to this seat')).toBeVisible();
}

/** Gives a browser the key of a seat that was taken without one. */
export const takeKey = (page: Page, table: string, key: string): Promise<unknown> =>
  page.addInitScript(
    ([id, held]) => localStorage.setItem('engawa.seats', JSON.stringify({ [id]: { seat: 0, key: held, phrase: '' } })),
    [table, key],
  );

/** Two people at a running table of a game, the first of them its host. */
export async function twoAt(browser: Browser, game: string): Promise<{ aki: Person; bo: Person; link: string }> {
  const aki = await person(browser, 'Aki');
  const link = await openTable(aki.page, { game });
  const bo = await person(browser, '');
  await sitDown(bo.page, link, 'Bo');
  await begin(aki.page);
  await expect(bo.page.locator('.table-screen')).toBeVisible();
  return { aki, bo, link };
}

export async function begin(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.locator('.table-screen')).toBeVisible();
}

export const versionOf = (page: Page) => page.locator('.table-screen').getAttribute('data-version');

/** Takes one decision, whatever it is. True when there was one to take. */
export async function decide(page: Page): Promise<boolean> {
  if (!(await page.locator('.prompt.is-mine').isVisible())) return false;
  const before = await versionOf(page);
  const end = page.locator('.end-turn, .do-it');
  if (await end.isVisible()) await end.click();
  else {
    const way = page.locator('.choices .choice, .board-pane [data-target][role=button]').first();
    if (!(await way.isVisible())) return false;
    await way.dispatchEvent('click');
  }
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table-screen')?.getAttribute('data-version') !== old ||
      document.querySelector('.end-turn, .selection, .refusal, .considered') !== null,
    before,
  );
  return true;
}

/** Plays on until it is this person's turn to choose. */
export async function untilAsked(mover: Page, other: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await mover.locator('.prompt.is-mine .choice, .board-pane [data-target]').first().isVisible()) return true;
        await decide(other);
        return false;
      },
      { timeout: 60_000, intervals: [20] },
    )
    .toBe(true);
}
