import { expect, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { faults, wear } from './table.ts';

/** A clause deep in each rulebook: of a line, of a line with a title, of a row in a table. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  nippon: ['N-6.9.4', 'N-3.5.1'],
  yokohama: ['Y-8.2.13', 'Y-12.18'],
  yamatai: ['T-8.5.3', 'T-12.9'],
  machi: ['M-8.10', 'M-14.9'],
};

for (const game of gameIds) {
  test(`${game}: a clause has an address, and the search is by keyboard`, async ({ page }) => {
    await wear(page);
    const wrong = faults(page);
    for (const clause of CLAUSES[game] ?? []) {
      await page.goto(`/rules/${game}/clauses#${clause}`);
      await expect(page.locator('.is-meant')).toBeInViewport();
      await expect(page.locator('.is-meant')).toContainText(clause);
    }
    // An address of before leads to the same place.
    if (CLAUSES[game]) {
      await page.goto(`/rules/${game}#${CLAUSES[game][0]}`);
      await expect(page.locator('.is-meant')).toContainText(CLAUSES[game][0]);
    }
    await page.goto(`/rules/${game}/clauses`);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type(CLAUSES[game]?.[0].toLowerCase() ?? '1');
    await expect(page.getByRole('status')).toContainText(/\d+ clause/);
    expect(wrong).toEqual([]);
  });

  test(`${game}: its components are found by name, with source and clause`, async ({ page }) => {
    await wear(page, { language: 'fr' });
    const wrong = faults(page);
    await page.goto(`/components/${game}`);
    await expect(page.locator('.component[open]').first()).toBeVisible();
    const all = await page.locator('.parts tbody tr').count();
    expect(all).toBeGreaterThan(60);
    expect(await page.locator('.component[open] .mark').count()).toBeGreaterThan(60);
    const first = await page.locator('.parts tbody th').first().innerText();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type(first.split('\n')[0]);
    await expect(page.getByRole('status')).toContainText(/élément/);
    await expect.poll(() => page.locator('.parts tbody tr').count()).toBeLessThan(all);
    await page.locator('.component .clause').first().click();
    await expect(page).toHaveURL(new RegExp(`/rules/${game}/clauses#`));
    await expect(page.locator('.is-meant')).toBeInViewport();
    expect(wrong).toEqual([]);
  });
}
