import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { startGame, wear } from './table.ts';

/** The table tells: what a choice brings, what it touches, what the others did, what a hint means. */

/** Choices that are pointed at in each game. */
const POINTED = 12;

/** Until something is asked of me: a turn that waits for its end is ended. */
async function waitForMyTurn(page: Page): Promise<void> {
  await expect(async () => {
    const end = page.locator('.end-turn');
    if (await end.isVisible()) await end.click();
    await expect(page.locator('.prompt.is-mine .choice').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

for (const game of gameIds) {
  test(`${game}: every line tells what it brings, and lights what it touches`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'telling' });
    let [lines, told, lit, longest] = [0, 0, 0, 0];
    for (let n = 0; n < POINTED; n++) {
      await waitForMyTurn(page);
      longest = Math.max(longest, await page.locator('.prompt .choice').count());
      const choices = page.locator('.prompt .choice:not(.is-group)');
      const count = await choices.count();
      for (let i = 0; i < Math.min(count, 4); i++) {
        await choices.nth(i).hover();
        lines++;
        // Chips in the line, and the words in full below: what it brings, or that it brings nothing.
        const chips = choices.nth(i).locator('.told-chip').first();
        const comes = (what: typeof chips) =>
          what.waitFor({ timeout: 3000 }).then(
            () => true,
            () => false,
          );
        if ((await comes(chips)) && (await comes(page.locator('#foretold:not(.is-empty) :is(dl, p)').first()))) told++;
        if ((await page.locator('.light.is-lit').count()) > 0) lit++;
      }
      await page.mouse.move(1, 1);
      await page.evaluate(fuzz, { seed: 20 + n, mostClicks: 2, board: true });
      if (await page.locator('dialog[open] .breakdown').count()) break;
    }
    measure('UX-42', `${game}: ${told} of ${lines} lines tell what they bring`, told === lines);
    measure(
      'UX-43',
      `${game}: ${lit} of ${lines} lines light the board, ${longest} lines at most`,
      longest <= 9 && lit > 0,
    );
    expect(told).toBe(lines);
    expect(longest).toBeLessThanOrEqual(9);
    expect(lit).toBeGreaterThan(0);
  });

  test(`${game}: what the others did stays through my turn, and is stepped through`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'recap' });
    const does = page.locator('.recap-card:not(.is-begun) .recap-does');
    // Until the others have played once.
    for (let n = 0; n < 60 && (await does.count()) === 0; n++) {
      await page.evaluate(fuzz, { seed: 40 + n, mostClicks: 1, board: false });
      await page.waitForTimeout(100);
    }
    await waitForMyTurn(page);
    await expect(does.first()).toBeVisible();
    const sentence = await does.first().textContent();
    await page.locator('.recap-name').first().click();
    const stepped = await page.locator('.recap-card.is-chosen .recap-number').count();
    // My first choice takes the marks away; the sentence stays.
    await page.locator('.prompt .choice').first().click();
    await page.waitForTimeout(100);
    const stays = (await page.locator('.recap-does').allTextContents()).includes(sentence ?? '');
    measure(
      'UX-44',
      `${game}: ${stays ? 'stays' : 'is gone'} after my first choice, ${stepped ? 'stepped' : 'not stepped'} on the board`,
      stays && stepped > 0,
    );
    expect(stepped).toBeGreaterThan(0);
    expect(stays).toBe(true);
  });

  test(`${game}: a hint is drawn on the board in three steps`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'hint' });
    await waitForMyTurn(page);
    const drawn: string[] = [];
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press('h');
      await expect(page.locator('.said')).toContainText(step === 1 ? 'Ask again' : /\S/, { timeout: 30_000 });
      await page.waitForTimeout(200);
      const rings = await page.locator('.hint-marks .lit-ring').count();
      const numbers = await page.locator('.hint-marks .hint-number').allTextContents();
      drawn.push(`${rings} rings ${numbers.join(' ')}`.trim());
    }
    const [, , last] = drawn;
    // However far the list goes to what is advised, the players stay above it.
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('.seat-list')).toBeInViewport({ ratio: 1 });
    measure('UX-48', `${game}: drawn ${drawn.join(' / ')}`, !last.startsWith('0'));
    expect(last).not.toMatch(/^0/);
    expect(last).toContain('1');
  });
}

test('a card of the recap counts what does not fit on it, and shows it on a press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await wear(page);
  await startGame(page, 'yamatai', { seats: 'most', seed: 'recap', level: 'merchant' });
  const more = page.locator('.recap-more').first();
  for (let n = 0; n < 60 && !(await more.isVisible()); n++) {
    await page.evaluate(fuzz, { seed: 40 + n, mostClicks: 1, board: false });
    await page.waitForTimeout(100);
  }
  const card = page.locator('.recap-card', { has: page.locator('.recap-more') }).first();
  const line = card.locator('.recap-foot > .recap-trade');
  const counted = await line.evaluate((line) => {
    const { bottom } = line.getBoundingClientRect();
    return [...line.children].filter((chip) => chip.getBoundingClientRect().top >= bottom).length;
  });
  await expect(more).toHaveText(new RegExp(counted > 0 ? `^\\+${counted} ` : '^…'));
  await more.press('Enter');
  await expect(card.locator('.recap-all .told-chip')).toHaveCount(await line.locator('.told-chip').count());
  for (const chip of await card.locator('.recap-all .told-chip').all()) await expect(chip).toBeInViewport({ ratio: 1 });
  await more.press('Escape');
  await expect(card.locator('.recap-all')).toHaveCount(0);
});

test('the log begins with a whole line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wear(page);
  await startGame(page, 'yokohama', { seats: 2, seed: 'recap' });
  let cut = 0;
  for (let n = 0; n < 12; n++) {
    await page.evaluate(fuzz, { seed: 60 + n, mostClicks: 2, board: false });
    await page.waitForTimeout(100);
    cut += await page.locator('.log-lines').evaluate((list) => {
      const { top } = list.getBoundingClientRect();
      const lines = [...list.querySelectorAll('h4, ol > li')].map((line) => line.getBoundingClientRect());
      return lines.filter((line) => line.height > 0 && line.top < top - 1 && line.bottom > top + 1).length;
    });
  }
  expect(cut).toBe(0);
});
