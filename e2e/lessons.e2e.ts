import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

const taught = gameIds.filter((game) => existsSync(new URL(`../web/learn/lessons/${game}.ts`, import.meta.url)));

test.afterAll(() => {
  for (const game of gameIds) if (!taught.includes(game)) measure('UX-38', `${game}: no lesson yet`, false);
});

for (const game of taught) {
  test(`${game}: the lesson from its first bubble to its last, left and taken up again`, async ({ page }) => {
    test.setTimeout(180_000);
    await wear(page);
    const wrong = faults(page);
    await page.goto(`/learn/${game}`);
    const coach = page.locator('.coach');
    await expect(coach).toBeVisible();
    const place = () => coach.getAttribute('aria-label');
    let words = 0;
    let bubbles = 0;
    for (let step = 0; step < 80; step++) {
      const at = await place();
      const text = await page.locator('.bubble').first().innerText();
      words += text.split(/\s+/).length;
      bubbles++;
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(15);
      if (step === 4) {
        await page.reload();
        await expect(coach).toBeVisible();
        expect(await place()).toBe(at);
      }
      if (await page.getByRole('button', { name: 'Play a real game' }).isVisible()) break;
      const next = coach.getByRole('button', { name: 'Next' });
      for (let n = 0; n < 6 && (await place()) === at; n++) {
        if (await next.isVisible()) await next.click();
        else {
          const way = page.locator('.end-turn, .board-pane [data-target], .choices .choice').first();
          await way.dispatchEvent('click');
        }
        await page.waitForTimeout(30);
      }
      expect(await place(), `on after ${at}`).not.toBe(at);
    }
    await expect(page.getByRole('button', { name: 'Play a real game' })).toBeVisible();
    // Reading takes half a second a word and two seconds a bubble; a move three.
    const minutes = (words * 0.5 + bubbles * 3) / 60;
    measure(
      'UX-38',
      `${game}: ${bubbles} bubbles, ${words} words, about ${minutes.toFixed(1)} min; resumed after a reload`,
      minutes <= 8,
    );
    expect(minutes).toBeLessThanOrEqual(8);
    expect(wrong).toEqual([]);
  });
}
