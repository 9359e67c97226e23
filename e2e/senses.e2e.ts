import { expect, type Page, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, finalScore, startGame, wear } from './table.ts';

/** Games played without looking or without a mouse. */

const MOST_STEPS = 3000;

/** The player is asked, or the game is over. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '.prompt.is-mine .choice, .end-turn, .board-pane [data-target], dialog[open] .breakdown',
      ) !== null,
  );
}

for (const game of gameIds) {
  test(`${game}: a whole game with the keyboard alone`, async ({ page }) => {
    test.setTimeout(300_000);
    await wear(page);
    const wrong = faults(page);
    await startGame(page, game, { seats: 2, seed: 'keys' });
    let lost = 0;
    let covered = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      await settled(page);
      if (await finalScore(page).isVisible()) break;
      const ending = await page.locator('.end-turn').isVisible();
      if (ending) await page.keyboard.press('e');
      else if (step % 3 === 0) {
        // Reach the board, or the choices, by tabbing; go on by arrows; choose with Enter.
        const reached = await tabTo(page, '.board-pane [data-target], .choices .choice');
        if (!reached) lost++;
        await page.keyboard.press('ArrowRight');
        if (await focusIsCovered(page)) covered++;
        await page.keyboard.press('Enter');
        if (await page.locator('.selection').isVisible()) await page.keyboard.press('1');
      } else if ((await page.locator('.choices .choice').count()) > 0) await page.keyboard.press(step % 2 ? '1' : '2');
      else {
        await tabTo(page, '.board-pane [data-target]');
        await page.keyboard.press('Enter');
      }
    }
    await expect(finalScore(page)).toBeVisible();
    expect(wrong).toEqual([]);
    measure(
      'UX-26',
      `${game}: finished by keys, focus lost ${lost} times, covered ${covered} times`,
      lost + covered === 0,
    );
    expect(lost).toBe(0);
    expect(covered).toBe(0);
  });

  test(`${game}: a whole game by accessible names alone`, async ({ page }) => {
    test.setTimeout(300_000);
    await wear(page, { textMode: true });
    await startGame(page, game, { seats: 2, seed: 'names' });
    for (let step = 0; step < MOST_STEPS; step++) {
      await settled(page);
      if (await finalScore(page).isVisible()) break;
      const end = page.getByRole('button', { name: 'End turn', exact: true });
      if (await end.isVisible()) await end.click();
      else {
        const buttons = page.getByRole('group', { name: 'Choices' }).getByRole('button');
        await buttons.nth(step % (await buttons.count())).click();
      }
    }
    await expect(finalScore(page)).toBeVisible();
    measure('UX-27', `${game}: finished by role and name`, true);
  });

  test(`${game}: a whole game by typed lines`, async ({ page }) => {
    test.setTimeout(300_000);
    await wear(page, { textMode: true });
    await startGame(page, game, { seats: 2, seed: 'typed' });
    const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
    for (let step = 0; step < MOST_STEPS; step++) {
      await settled(page);
      if (await finalScore(page).isVisible()) break;
      await line.fill((await page.locator('.end-turn').isVisible()) ? 'end' : '1');
      await line.press('Enter');
    }
    await expect(finalScore(page)).toBeVisible();
  });
}

test('text mode answers questions and says why not @smoke', async ({ page }) => {
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'ask' });
  const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
  const answer = page.locator('.command output');
  const ask = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await settled(page);
  await ask('why build silk-a');
  await expect(answer).toContainText('not among the choices');
  await ask('nonsense');
  await expect(answer).toContainText('neither a choice nor a command');
  await ask('score');
  await expect(answer).toContainText('Aki: 1');
  await ask('take');
  await expect(answer).toContainText('choices; say more');
});

/** Presses Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let n = 0; n < 60; n++) {
    if (await there()) return true;
    await page.keyboard.press('Tab');
  }
  return there();
}

/** Is the focused element hidden behind something (WCAG 2.4.11)? */
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && !focused.contains(at) && !at.contains(focused) && !at.closest('[data-target]');
  });
}
