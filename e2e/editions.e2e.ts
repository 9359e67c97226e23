import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import Database from 'libsql';
import { begin, decide, openTable, person, sitDown } from './people.ts';
import { OwnServer } from './server.ts';
import { finalScore } from './table.ts';

const GAMES_MS = 150_000;

/** Types a figure by the name that a screen reader gives it. */
async function type(page: Page, named: string | RegExp, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: named }).first();
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(value);
}

async function tried(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it with 200 games' }).click();
  await expect(page.getByText(/\d+ of 200 games at random/)).toBeVisible();
  await expect(page.getByText('It can be played: 200 games at random came to their end.')).toBeVisible({
    timeout: GAMES_MS,
  });
}

test('an edition is typed, exported, imported elsewhere, played by two people and a bot, replayed and verified', async ({
  browser,
}) => {
  test.setTimeout(2 * GAMES_MS + 180_000);
  const aki = await person(browser, 'Aki', { acceptDownloads: true });
  await aki.page.goto('/components/yokohama');
  await aki.page.getByRole('link', { name: 'Correct figures: make an edition' }).click();
  await aki.page.getByRole('button', { name: 'New edition' }).click();
  await type(aki.page, 'Name of the edition', 'Printed 2016');
  await aki.page.getByText('Order cards', { exact: true }).click();
  const rows = aki.page.locator('.edition-row');
  // A broken figure is refused with a sentence, beside it and above.
  const first = rows.nth(0).getByRole('textbox', { name: /Reward · points/ });
  await first.fill('99');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(rows.nth(0)).toContainText('A whole number from 0 to 30 stands here.');
  await expect(aki.page.getByRole('alert')).toContainText('A whole number from 0 to 30 stands here.');
  await expect(aki.page.getByRole('button', { name: 'Try it with 200 games' })).toBeDisabled();
  for (const [n, points] of ['24', '25', '26'].entries()) {
    await rows
      .nth(n)
      .getByRole('textbox', { name: /Reward · points/ })
      .fill(points);
  }
  await expect(aki.page.getByRole('alert')).toHaveCount(0);
  // The words and the picture follow.
  await expect(rows.nth(0).locator('legend')).toContainText('24 VP');
  await expect(aki.page.locator('.edition-stage [data-ref="order:ord-03"]').first()).toContainText('26');
  await aki.page.getByRole('searchbox', { name: 'Find a figure' }).fill('management');
  await type(aki.page, /Church.*: Slots · 1 · reward · points/i, '9');
  await expect(aki.page.getByText('4 figures changed')).toBeVisible();
  await tried(aki.page);
  const [file] = await Promise.all([
    aki.page.waitForEvent('download'),
    aki.page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await file.path();

  const bo = await person(browser, 'Bo');
  await bo.page.goto('/components/yokohama?editions');
  await bo.page.locator('input[type=file]').setInputFiles(path);
  await expect(bo.page.getByText('4 figures changed')).toBeVisible();
  await tried(bo.page);
  await bo.page.goto('/tables?open&game=yokohama');
  const form = bo.page.locator('form.form-sheet');
  await form.locator('input[name=seats]').nth(1).check({ force: true });
  await form.locator('select[name=bot]').first().selectOption('merchant');
  await form.getByRole('combobox', { name: 'Edition' }).selectOption({ label: 'Printed 2016' });
  await expect(form).toContainText('The bots were taught with the game’s own figures.');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(bo.page.locator('.waiting-seats')).toBeVisible({ timeout: GAMES_MS });
  await expect(bo.page.getByRole('heading', { level: 1 })).toContainText('Printed 2016');
  const link = bo.page.url();

  await aki.page.goto('/tables');
  await sitDown(aki.page, link, 'Aki');
  await begin(bo.page);
  await expect(aki.page.locator('.table-screen')).toBeVisible();
  for (let n = 0; n < 30; n++) {
    if (!(await decide(aki.page))) await decide(bo.page);
  }
  for (const { page } of [aki, bo]) {
    await page.locator('.conduct summary').click();
    await page.locator('.conduct').getByRole('button', { name: 'Resign …' }).click();
    await page.locator('.conduct').getByRole('button', { name: 'Resign', exact: true }).click();
  }
  await expect(finalScore(bo.page)).toBeVisible();
  await aki.page.goto(`${link}/replay`);
  await expect(aki.page.locator('.table-screen')).toBeVisible();
  await expect(aki.page).toHaveTitle(/Printed 2016/);
  await aki.page.goto(`${link}/check`);
  await expect(aki.page.locator('.check-page')).toContainText('Printed 2016');
  await expect(aki.page.locator('.fair-sign.is-ok').first()).toBeVisible();
  await expect(aki.page.locator('.fair-sign.is-wrong')).toHaveCount(0);
  expect([...aki.wrong, ...bo.wrong]).toEqual([]);
  await aki.leave();
  await bo.leave();
});

test('an edition that cannot be played is refused with the sentence that says why', async ({ page }) => {
  test.setTimeout(GAMES_MS);
  await page.goto('/components/nippon?editions');
  await page.getByRole('button', { name: 'New edition' }).click();
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill('tracks');
  for (const field of await page.getByRole('textbox', { name: /yen/i }).all()) await field.fill('0');
  await page.getByRole('button', { name: 'Try it with 200 games' }).click();
  await expect(page.getByRole('alert')).toContainText(/A game at random with \d players came to a bad end/, {
    timeout: GAMES_MS,
  });
});

/** Former figures of these games, as tables opened before they changed name them, and a component that brought other points then. */
const THEN = [
  {
    game: 'yokohama',
    figures: 'beebff2c46345dbaeaf4ef4be21300f2e79876ae9ea30783ba9ed300ce99eb1d',
    component: 'churchSlot:8',
    points: '15',
  },
  {
    game: 'yokohama',
    figures: 'f445025d07da84f9e0eacdc8ed590f7bbbd08085f09a2a7bb2d8043a565a6755',
    component: 'churchSlot:8',
    points: '20',
  },
  {
    game: 'yokohama',
    figures: 'a5f4333664e04c8169b746e7eb4e799e49bee365bc3a03e533ae92b4f0642206',
    component: 'customsSlot:8',
    points: '41',
  },
  {
    game: 'nippon',
    figures: '8670adfadf631e5d4542dc72fb827b56b072c04bc07608e7289d9479145dd398',
    component: 'contract:c8',
    points: '20',
  },
];

for (const { game, figures, component, points } of THEN) {
  test(`a table of ${game} that was opened with the figures ${figures.slice(0, 8)} of then goes on with them in a browser of today`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const server = new OwnServer(8);
    await server.start();
    try {
      const aki = await person(browser, 'Aki');
      const link = await openTable(aki.page, { game, bots: 1, base: server.base });
      await aki.page.goto('about:blank');
      await server.kill();
      const cut = aki.wrong.length;
      // As the table would lie in the store if it had been opened then.
      const store = new Database(path.join(server.folder, 'engawa.sqlite'));
      store.prepare(`UPDATE entries SET body = json_set(body, '$.figures', ?) WHERE kind = 'open'`).run(figures);
      store.close();
      await server.start();
      await aki.page.goto(link);
      await begin(aki.page);
      await expect(aki.page.locator('.table-screen')).toBeVisible();
      const shown = aki.page.locator(`[data-ref="${component}"]`).first();
      await expect(shown).toContainText(points);
      for (let n = 0; n < 20; n++) await decide(aki.page);
      await aki.page.reload();
      await expect(shown).toContainText(points);
      expect(aki.wrong.slice(cut)).toEqual([]);
      // A new table has the figures of today.
      await openTable(aki.page, { game, bots: 1, base: server.base });
      await begin(aki.page);
      await expect(shown).not.toContainText(points);
      await aki.leave();
    } finally {
      await server.close();
    }
  });
}
