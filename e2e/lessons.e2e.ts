import { expect, type Page, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

const SIZES = [
  { name: 'a desk', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

/** What a reader on the keyboard is led to, bubble by bubble. */
const LED_TO = '.coach .primary, .board-pane [data-target], .choice';

const coach = (page: Page) => page.locator('.coach');
const step = async (page: Page): Promise<[number, number]> => {
  const [, at, total] = /(\d+) of (\d+)/.exec((await coach(page).getAttribute('aria-label'))!)!;
  return [Number(at), Number(total)];
};

/** Words as the lessons' own test counts them: a dash is none. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

/** Does what the bubble asks for: presses "Next", else what is ringed, else the offered button. */
async function goOn(page: Page): Promise<void> {
  const next = coach(page).getByRole('button', { name: 'Next' });
  const ring = page.locator('.board-pane [data-target]:visible').first();
  if (await next.isVisible()) await next.click();
  else if (await ring.isVisible()) await ring.click();
  else await page.locator('.choices .choice').first().click();
}

for (const game of gameIds) {
  for (const { name, ...size } of SIZES) {
    test(`${game}: the lesson is played to its end by clicks on ${name}${name === 'a desk' ? ' @smoke' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await wear(page);
      const wrong = faults(page);
      await page.goto(`/learn/${game}`);
      await expect(coach(page)).toBeVisible();
      const [, total] = await step(page);
      let [words, most] = [0, 0];
      for (let at = 1; at < total; at++) {
        expect((await step(page))[0]).toBe(at);
        // What it says, not where to press.
        const said = wordsIn(await page.locator('.bubble p').first().innerText());
        words += said;
        most = Math.max(most, said);
        if (at === Math.floor(total / 2)) {
          await page.reload();
          await expect(coach(page)).toBeVisible();
          expect((await step(page))[0], 'it is taken up where it was left').toBe(at);
        }
        await goOn(page);
        await expect.poll(() => step(page).then(([now]) => now)).toBe(at + 1);
      }
      await coach(page).getByRole('button', { name: 'Play an easy bot' }).click();
      await expect(page).toHaveURL(/\/here\//);
      await expect(page.locator('.prompt')).toBeVisible();
      expect(wrong).toEqual([]);
      // Half a second a word, and three seconds to look and act at each bubble.
      const minutes = (words * 0.5 + total * 3) / 60;
      measure(
        'UX-38',
        `${game} on ${name}: ${total} bubbles of ≤ ${most} words, about ${minutes.toFixed(1)} min, resumed after a reload`,
        minutes <= 8 && most <= 15,
      );
      expect(most, 'words in a bubble').toBeLessThanOrEqual(15);
    });
  }

  test(`${game}: what the lesson does not mean now says so`, async ({ page }) => {
    await wear(page);
    await page.goto(`/learn/${game}`);
    await expect(coach(page)).toBeVisible();
    while (await coach(page).getByRole('button', { name: 'Next' }).isVisible()) await goOn(page);
    await expect(page.locator('.board-pane [data-target]').first()).toBeVisible();
    const answers: string[] = [];
    for (const thing of await page.locator('.board-pane [data-ref]:not([data-target])').all()) {
      if (!(await thing.evaluate((e) => !e.closest('[data-target]') && !e.querySelector('[data-target]')))) continue;
      await thing.dispatchEvent('click', { clientX: -500, clientY: -500, bubbles: true });
      answers.push(await page.locator('.look-not-now').innerText());
      if (answers.length === 12) break;
    }
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).not.toContain('Nothing can be done');
  });

  test(`${game}: the lesson is played to its end by keyboard alone, on the board and in text`, async ({ page }) => {
    for (const textMode of [false, true]) {
      await page.addInitScript(() => localStorage.clear());
      await wear(page, { textMode });
      await page.goto(`/learn/${game}`);
      await expect(coach(page)).toBeVisible();
      const [, total] = await step(page);
      for (let at = 1; at < total; at++) {
        // The reader is led to what goes on: Enter alone is enough.
        await expect.poll(() => page.evaluate((places) => document.activeElement?.matches(places), LED_TO)).toBe(true);
        await page.keyboard.press('Enter');
        await expect.poll(() => step(page).then(([now]) => now), `step ${at}`).toBe(at + 1);
      }
      await expect(coach(page).getByRole('button', { name: 'Play an easy bot' })).toBeFocused();
    }
  });
}
