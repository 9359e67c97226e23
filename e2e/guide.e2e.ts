import { expect, type Page, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

const LANGUAGES = ['en', 'fr', 'ja'];

const chapters = (page: Page) => page.locator('.guide-contents ol a');
const open = (page: Page) => page.locator('.guide article:not([hidden])');

for (const game of gameIds) {
  test(`${game}: every chapter has pictures from the board, clauses in place, and a position to play from`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await wear(page);
    const wrong = faults(page);
    await page.goto(`/rules/${game}`);
    await expect(open(page).locator('h1')).toBeVisible();
    const count = await chapters(page).count();
    expect(count).toBeGreaterThan(4);
    let pictures = 0;
    let exercises = 0;
    for (let i = 0; i < count; i++) {
      await chapters(page).nth(i).click();
      await expect(open(page)).toHaveCount(1);
      const drawn = open(page).locator('.cut-out');
      for (const cut of await drawn.all()) await expect(cut.locator('.board')).toHaveCount(1);
      pictures += await drawn.count();
      const links = open(page).locator('.try-it a');
      expect(await links.count()).toBeGreaterThan(0);
      exercises += await links.count();
    }
    expect(pictures).toBeGreaterThan(count - 1);

    // A clause opens beside its sentence.
    const note = open(page).locator('.margin-note').first();
    await note.locator('button').click();
    await expect(note.locator('.clause-here')).not.toBeEmpty();
    await expect(note.locator('.clause-here a').last()).toHaveAttribute('href', /\/clauses#/);

    // The position is a table, and the way back leads to the chapter.
    const address = page.url();
    await open(page).locator('.try-it a').last().click();
    await expect(page.locator('.table-screen')).toBeVisible();
    await expect(page.locator('.practice')).toBeVisible();
    expect(await page.locator('.choice, [data-target]').count()).toBeGreaterThan(1);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(open(page).locator('h1')).toBeVisible();
    await expect(chapters(page).nth(count - 1)).toHaveAttribute('aria-current', 'page');

    // Arrow keys turn the pages; the reference of clauses is one click away.
    await page.keyboard.press('ArrowLeft');
    await expect(chapters(page).nth(count - 2)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'All clauses, word for word' }).click();
    await expect(page.locator('.rulebook .clauses').first()).toBeVisible();
    expect(wrong).toEqual([]);
    measure('UX-52', `${game}: ${count} chapters, ${pictures} pictures, ${exercises} positions`, true);
  });

  test(`${game}: the page of reference is one page on paper, in every language, and one key away at the table`, async ({
    page,
  }) => {
    await wear(page);
    const wrong = faults(page);
    for (const language of LANGUAGES) {
      await page.goto('/about');
      await page.evaluate((chosen) => {
        const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}');
        localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: chosen }));
      }, language);
      await page.goto(`/rules/${game}/sheet`);
      await expect(page.locator('.aid section').first()).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        const paper = (await page.pdf({ format })).toString('latin1');
        const pages = paper.match(/\/Type\s*\/Page\b/g)?.length;
        expect(pages, `${language}, ${format}`).toBe(1);
      }
    }
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}');
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: 'en' }));
    });
    await startGame(page, game);
    const sheet = page.getByRole('dialog', { name: 'Reference sheet' }).locator('.aid');
    // The table listens to keys a moment after it is drawn.
    await expect(async () => {
      await page.keyboard.press('a');
      await expect(sheet).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Reference sheet' }).click();
    await expect(page.getByRole('dialog', { name: 'Reference sheet' })).toBeVisible();
    expect(wrong).toEqual([]);
    measure('UX-52', `${game}: reference sheet 1 page, A4 and Letter, ${LANGUAGES.length} languages`, true);
  });
}

test('the rulebook for players fits a phone: marks behind sentences, nothing sideways, and the way to a position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wear(page, { language: 'fr' });
  for (const game of gameIds) {
    await page.goto(`/rules/${game}`);
    await expect(open(page).locator('h1')).toBeVisible();
    const { wide, glosses } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth > innerWidth,
      glosses: [...document.querySelectorAll('.gloss')].filter((gloss) => gloss.getClientRects().length > 0).length,
    }));
    expect([wide, glosses]).toEqual([false, 0]);
  }
});
