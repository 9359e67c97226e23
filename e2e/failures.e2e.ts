import { expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
import { act, openWaiting } from './client.ts';
import { begin, decide, openTable, person, sitDown, takeKey, versionOf } from './people.ts';
import { OwnServer } from './server.ts';
import { startGame, toldMoves, wear } from './table.ts';

/** What fails has a clear page or banner and a way on, and nothing the player did is lost. */

/** The shortest clock there is, in seconds. */
const SHORT = { kind: 'live', bank: 10, increment: 0, cap: 10 };

/** A line that holds several choices opens the way to them. */
async function chooseFirst(page: Page): Promise<void> {
  const first = page.locator('.choices .choice').first();
  while ((await first.getAttribute('class'))?.includes('is-group')) await first.click();
  await first.click();
}

test('the server goes away under a game: a banner, the choice waits, and arrives once when it is back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const server = new OwnServer(1);
  await server.start();
  try {
    const { page, leave } = await person(browser, 'Aki');
    await openTable(page, { bots: 1, base: server.base });
    await begin(page);
    await expect(page.locator('.prompt.is-mine .choice').first()).toBeVisible();
    const before = await toldMoves(page);
    await server.kill();
    await expect(page.locator('.banner.is-lost')).toContainText('Connection lost. Your choices are kept');
    await chooseFirst(page);
    const held = await page.locator('.end-turn').isVisible();
    if (held) await page.locator('.end-turn').click();
    expect(await toldMoves(page)).toBe(before);
    await server.start();
    await expect(page.locator('.banner.is-lost')).toBeHidden({ timeout: 15_000 });
    // It was played once. The story may tell it with what follows.
    const table = page.url().split('/').at(-1);
    const played = async () => {
      const { log } = (await (await fetch(`${server.base}/api/tables/${table}/log`)).json()) as {
        log: { kind: string; seat: number }[];
      };
      return log.filter(({ kind, seat }) => kind === 'play' && seat === 0).length;
    };
    await expect.poll(played).toBe(1);
    await page.waitForTimeout(500);
    expect(await played()).toBe(1);
    await leave();
  } finally {
    await server.close();
  }
});

test('without a server: the lobby says so, the form keeps what was typed, games against bots go on @smoke', async ({
  page,
}) => {
  await wear(page);
  await page.goto('/tables?open');
  await page.locator('form.form-sheet select').first().selectOption('machi');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Chie');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('form .refusal')).toContainText('The server does not answer');
  await expect(page.locator('form.form-sheet select').first()).toHaveValue('machi');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Chie');
  await page.goto('/tables');
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server does not answer')).toBeHidden();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/t/whatever');
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.getByRole('button', { name: /^Play Nippon now/ }).click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
});

test('a table, a game or a page that is not there says so, and how to go on @smoke', async ({ page }) => {
  await wear(page);
  await page.goto('/t/no-such-table');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  await page.goto('/t/no-such-table/replay');
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  await page.goto('/here/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such game in this browser' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('the last seat is taken by somebody quicker: the other is told, and watches', async ({ browser }) => {
  const aki = await person(browser, 'Aki');
  const link = await openTable(aki.page);
  const [bo, eve] = [await person(browser, ''), await person(browser, '')];
  // Eve has the form on the screen while Bo sits down.
  await eve.page.goto(link);
  await eve.page.getByRole('textbox', { name: 'Your name' }).fill('Eve');
  await eve.page.route('**/live', (route) => route.abort());
  await sitDown(bo.page, link, 'Bo');
  if (await eve.page.getByRole('button', { name: 'Sit down' }).isVisible()) {
    await eve.page.getByRole('button', { name: 'Sit down' }).click();
  }
  await expect(eve.page.getByText('All seats are taken. You can watch.').first()).toBeVisible();
  await begin(aki.page);
  await expect(eve.page.locator('.table-screen')).toBeVisible();
  await expect(eve.page.locator('.choices')).toHaveCount(0);
  for (const { leave } of [aki, bo, eve]) await leave();
});

test('a seat that was handed over: the old device and the old link say so, and can watch or come back', async ({
  browser,
}) => {
  const { table, host } = await openWaiting({ game: 'yokohama', seats: 3, name: 'Ren', clock: SHORT, timeout: 'wait' });
  const link = `${BASE}/t/${table}`;
  const [aki, bo] = [await person(browser, 'Aki'), await person(browser, 'Bo')];
  await sitDown(aki.page, link, 'Aki');
  await sitDown(bo.page, link, 'Bo');
  await act(table, 'start', host);
  // Everybody has a first choice to make. Ren is nowhere, and has ten seconds.
  await aki.page.locator('.seat-vote summary').click();
  await expect(aki.page.locator('.seat-vote')).toContainText(
    'sees from then on what the seat may see, its hand included',
  );
  await expect(aki.page.locator('.seat-vote')).toContainText('Ren is away, but has time left.');
  await aki.page.getByRole('button', { name: 'Give Ren’s seat to somebody else' }).click({ timeout: 20_000 });
  await expect(aki.page.locator('.seat-vote')).toContainText('Aki agrees: 1 of 2');
  // Bo is asked without having to look for it, and as the last to agree gets the link.
  await bo.page.getByRole('button', { name: 'I agree: Ren’s seat changes hands' }).click();
  await expect(bo.page.locator('.seat-vote input')).toBeVisible();
  const handed = await bo.page.locator('.seat-vote input').inputValue();
  const taking = await person(browser, '');
  await taking.page.goto(handed);
  await expect(taking.page.locator('.prompt.is-mine')).toBeVisible();
  expect(taking.page.url()).toBe(link);
  // The old key opens nothing any more: its device is told, and still sees the table.
  const old = await person(browser, '');
  await takeKey(old.page, table, host);
  await old.page.goto(link);
  await expect(old.page.locator('.banner.is-lost')).toContainText('no longer holds the seat');
  await expect(old.page.locator('.table-screen')).toBeVisible();
  // A phrase that opens nothing says so too, and how to go on.
  const late = await person(browser, '');
  await late.page.goto(`${link}#seat=not-these-four-words`);
  await expect(late.page.locator('.banner.is-lost')).toContainText('This link no longer opens a seat');
  await expect(late.page.locator('.table-screen')).toBeVisible();
  await expect(late.page.locator('.return summary')).toContainText('Come back with a phrase');
  for (const { leave } of [aki, bo, taking, old, late]) await leave();
});

test('a full disk on the server: the choice is refused in words, kept, and nothing else breaks', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = new OwnServer(2);
  await server.start();
  try {
    const { page, leave } = await person(browser, 'Aki');
    await openTable(page, { bots: 1, base: server.base });
    await begin(page);
    await decide(page);
    await expect(page.locator('.prompt.is-mine .choice, .end-turn').first()).toBeVisible();
    server.setDisk('full');
    const before = await versionOf(page);
    if (!(await page.locator('.end-turn').isVisible())) await chooseFirst(page);
    if (await page.locator('.end-turn').isVisible()) await page.locator('.end-turn').click();
    await expect(page.locator('.refusal[role=alert]')).toContainText('Your choice is still here: try again.');
    expect(await versionOf(page)).toBe(before);
    // Opening a table is refused in words as well.
    const other = await person(browser, 'Bo');
    await other.page.goto(`${server.base}/tables?open`);
    await other.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(other.page.locator('form .refusal')).toContainText(/server/);
    await other.leave();
    // There is room again: the same choice goes through.
    server.setDisk('room');
    await expect
      .poll(async () => {
        await decide(page);
        return versionOf(page);
      })
      .not.toBe(before);
    await leave();
  } finally {
    await server.close();
  }
});

test('a bot whose code does not arrive: asked again by itself, then in words, and the game goes on', async ({
  page,
}) => {
  await wear(page);
  let [lost, reaches] = [0, false];
  await page.route(/thinker/, (route) => {
    if (reaches) return route.continue();
    lost++;
    return route.abort();
  });
  await startGame(page, 'nippon', { seats: 2, seed: 'lost bot' });
  await untilEndOfTurn(page);
  // The first one was lost before anybody was asked; a second and a third try follow.
  const said = page.locator('.refusal[role=alert]');
  await expect(said).toContainText('The bot could not answer');
  expect(lost).toBeGreaterThanOrEqual(2);
  // What the bot knows stays its own.
  await expect(page.locator('.prompt.is-mine')).toHaveCount(0);
  reaches = true;
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  await expect(said).toHaveCount(0);
});

/** Takes the first choice, again and again, until the turn is handed on. */
async function untilEndOfTurn(page: Page): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const end = page.locator('.end-turn');
    if (await end.isVisible()) {
      await end.click();
      return;
    }
    await page.locator('.choices .choice').first().click();
  }
}
