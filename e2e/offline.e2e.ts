import { expect, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { measure } from './measure.ts';
import { finalScore, wear } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('a whole game against bots with the network off @smoke', async ({ page, context }) => {
  await wear(page, { textMode: true });
  await page.goto('/about');
  await expect(page.getByText('Ready to play offline.')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('Offline:')).toBeVisible();
  await page.getByRole('button', { name: /^Play Nippon now/ }).click();
  await expect(page.locator('.table-screen')).toBeVisible();
  const { over, stuck } = await page.evaluate(fuzz, { seed: 4, mostClicks: 4000, board: false });
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  await finalScore(page).getByRole('link', { name: 'Check the shuffle' }).click();
  await expect(page.locator('.verdict')).toContainText('Everything fits.');
  await page.goto('/rules/nippon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByText('The server does not answer')).toBeVisible();
  measure('UX-39', 'a solo game needs no account, no second person and no network', true);
});
