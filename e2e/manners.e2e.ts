import { expect, test } from '@playwright/test';
import { twoAt } from './people.ts';
import { faults, startGame, wear } from './table.ts';

/** Small things that a review of the screens found wrong, and that must not come back. */

test('the menu goes on Escape, on a press elsewhere, and when something in it was chosen', async ({ page }) => {
  await wear(page);
  const wrong = faults(page);
  await startGame(page, 'nippon', { seats: 2, seed: 'menu' });
  const sheet = page.locator('.menu .menu-sheet');
  const open = () => page.locator('.menu > summary').click();
  await open();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.menu > summary')).toBeFocused();
  await open();
  await page.locator('.table-bar h1').click();
  await expect(sheet).toBeHidden();
  await open();
  await sheet.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(wrong).toEqual([]);
});

test('who looks at a replay is not told that it is their turn', async ({ page }) => {
  await wear(page);
  await startGame(page, 'yamatai', { seats: 2, seed: 'title' });
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  await expect(page).toHaveTitle(/^● /);
  const [, , game] = new URL(page.url()).pathname.split('/');
  await page.goto(`/here/${game}/replay?m=1`);
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expect(page).toHaveTitle('Yamataï · Engawa');
});

test('without a network an online table has one banner, and the phrase of a seat is not in sight', async ({
  browser,
}) => {
  const { aki, bo } = await twoAt(browser, 'yamatai');
  const phrase = aki.page.locator('.return code');
  await aki.page.locator('.chat > summary').click();
  await expect(phrase).toBeHidden();
  await aki.page.getByText('Your way back to this seat').click();
  await expect(phrase).toBeVisible();
  await aki.page.context().setOffline(true);
  await expect(aki.page.locator('.banner.is-lost')).toBeVisible();
  await expect(aki.page.locator('.banner')).toHaveCount(1);
  await aki.leave();
  await bo.leave();
});
