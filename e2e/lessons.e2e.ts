import { expect, type Page, test } from '@playwright/test';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, wear } from './table.ts';

const SIZES = [
  { name: 'a desk', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

/** What a reader on the keyboard is led to, bubble by bubble; a decision leads to none of its choices. */
const LED_TO =
  '.lesson-bubble .primary, .lesson-bubble .choice.is-only, .board-pane [data-target], .lesson-bubble.is-decision';

const bubble = (page: Page) => page.locator('.lesson-bubble');
const next = (page: Page) => bubble(page).getByRole('button', { name: /^(Next|Go on)$/ });
const step = async (page: Page): Promise<[number, number]> => {
  const [, at, total] = /(\d+) of (\d+)/.exec((await bubble(page).getAttribute('aria-label'))!)!;
  return [Number(at), Number(total)];
};

/** Words as the lessons' own test counts them: a dash is none. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

/** Decides, and goes on from the answer. */
async function decide(page: Page, choice: number): Promise<void> {
  await bubble(page).locator(`[data-choice="${choice}"]`).click();
  await expect(bubble(page).locator('.is-yours')).toHaveAttribute('data-result', String(choice));
  await expect(bubble(page).locator('.bubble-won').first()).toBeVisible();
}

/** Does what the bubble asks for: presses "Next", else makes a choice, else what is ringed, else the offered button. */
async function goOn(page: Page, n: number): Promise<void> {
  await expect(bubble(page)).toBeVisible();
  const rows = bubble(page).locator('.choice:not(.is-only)');
  if (await next(page).isVisible()) await next(page).click();
  else if ((await rows.count()) > 0) {
    const choice = n % (await rows.count());
    await decide(page, choice);
    await next(page).click();
  } else if (await bubble(page).locator('.choice.is-only').isVisible())
    await bubble(page).locator('.choice.is-only').click();
  else await page.locator('.board-pane [data-target]:visible').first().click();
}

/** Where the board lies, and how much of what can be chosen the bubble hides. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board-pane')!.getBoundingClientRect();
    const over = document.querySelector('.lesson-bubble')!.getBoundingClientRect();
    const hidden = [...document.querySelectorAll('.board-pane [data-target]')].filter((target) => {
      const box = target.getBoundingClientRect();
      const [dx, dy] = [
        Math.min(box.right, over.right) - Math.max(box.left, over.left),
        Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top),
      ];
      return dx > 2 && dy > 2;
    }).length;
    return { board: [x, y, width, height].map(Math.round).join(' '), hidden };
  });

/** The names at their places that hide letters of the board. */
const namesOverWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('.board-pane')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: DOMRect[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      if (walker.currentNode.nodeValue?.trim()) words.push(range.getBoundingClientRect());
    }
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 0;
    const names = [...document.querySelectorAll('.lesson-label')];
    return names
      .filter((label) => words.some((word) => over(label.getBoundingClientRect(), word)))
      .map((label) => label.textContent);
  });

/** Three turns of one's own, by whatever is offered first. */
async function playFree(page: Page): Promise<void> {
  const done = page.locator('.lesson-bubble.is-done');
  // On a phone a first tap only weighs a choice: what does it comes before every other.
  const does = page.locator('.prompt .end-turn, .prompt .do-it');
  const ways = page.locator('.prompt .choice, .board-pane [data-target]:visible, .recap-go');
  for (let n = 0; n < 200 && !(await done.isVisible()); n++) {
    const way = ((await does.first().isVisible()) ? does : ways).first();
    if (await way.isVisible()) await way.click({ timeout: 2000 }).catch(() => undefined);
    else await page.waitForTimeout(100);
  }
  await expect(done).toBeVisible();
}

for (const game of gameIds) {
  for (const { name, ...size } of SIZES) {
    test(`${game}: the lesson is played to its end by clicks on ${name}${name === 'a desk' ? ' @smoke' : ''}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await wear(page);
      const wrong = faults(page);
      await page.goto(`/learn/${game}`);
      await expect(bubble(page)).toBeVisible();
      const [, total] = await step(page);
      let [words, most, decisions, hidden] = [0, 0, 0, 0];
      const boards = new Set<string>();
      for (let at = 1; at < total; at++) {
        expect((await step(page))[0]).toBe(at);
        const said = wordsIn(await bubble(page).locator('h2').innerText());
        words += said;
        most = Math.max(most, said);
        const decision = await bubble(page).locator('.choice:not(.is-only)').count();
        if (decision > 0) {
          decisions++;
          words += wordsIn(await bubble(page).locator('.bubble-lead').innerText()) * 2;
        }
        if (at === Math.floor(total / 2)) {
          await page.reload();
          await expect(bubble(page)).toBeVisible();
          expect((await step(page))[0], 'it is taken up where it was left').toBe(at);
        }
        await page.waitForTimeout(60);
        const seen = await layout(page);
        if (name === 'a desk') {
          boards.add(seen.board);
          hidden += seen.hidden;
        }
        await goOn(page, at);
        await expect.poll(() => step(page).then(([now]) => now)).toBe(at + 1);
      }
      await bubble(page).getByRole('button', { name: 'Begin' }).click();
      await expect(page.locator('.lesson-bubble.is-free')).toBeVisible();
      if (name === 'a desk') boards.add((await layout(page)).board);
      await playFree(page);
      await bubble(page).getByRole('button', { name: 'Play an easy bot' }).click();
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
      const still = boards.size <= 1 && hidden === 0;
      measure(
        'UX-51',
        `${game} on ${name}: ${decisions} decisions, ${hidden} targets hidden, the board ${boards.size <= 1 ? 'never moved' : 'moved'}, three free turns`,
        decisions >= 4 && still,
      );
      expect(most, 'words in a bubble').toBeLessThanOrEqual(15);
      expect(decisions).toBeGreaterThanOrEqual(4);
      expect([...boards].slice(1), 'the board never moves').toEqual([]);
      expect(hidden, 'what can be chosen is never hidden').toBe(0);
    });
  }

  for (const { name, ...size } of [...SIZES, { name: 'a tablet', width: 820, height: 1180 }]) {
    test(`${game}: on ${name} what the first decision is about is ringed, whole and not hidden, and no name lies over words`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await wear(page);
      await page.goto(`/learn/${game}`);
      await expect(bubble(page)).toBeVisible();
      while ((await bubble(page).locator('.choice:not(.is-only)').count()) === 0) await goOn(page, 0);
      await expect(page.locator('.lesson-ring').first()).toBeAttached();
      await expect.poll(() => layout(page).then(({ hidden }) => hidden)).toBe(0);
      await expect.poll(() => namesOverWords(page)).toEqual([]);
    });
  }

  test(`${game}: what the lesson does not mean now says so`, async ({ page }) => {
    await wear(page);
    await page.goto(`/learn/${game}`);
    await expect(bubble(page)).toBeVisible();
    while (!(await page.locator('.board-pane [data-target]').first().isVisible())) await goOn(page, 0);
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
    test.slow();
    for (const textMode of [false, true]) {
      await page.addInitScript(() => localStorage.clear());
      await wear(page, { textMode });
      await page.goto(`/learn/${game}`);
      await expect(bubble(page)).toBeVisible();
      const [, total] = await step(page);
      for (let at = 1; at < total; at++) {
        // The reader is led to what goes on: Enter alone is enough, and a number where there is a choice.
        await expect.poll(() => page.evaluate((places) => document.activeElement?.matches(places), LED_TO)).toBe(true);
        if (await page.evaluate(() => document.activeElement?.matches('.lesson-bubble.is-decision'))) {
          await page.keyboard.press('2');
          await expect(bubble(page).locator('.is-yours')).toHaveAttribute('data-result', '1');
          await expect(next(page)).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect.poll(() => step(page).then(([now]) => now), `step ${at}`).toBe(at + 1);
      }
      await expect(bubble(page).getByRole('button', { name: 'Begin' })).toBeFocused();
    }
  });
}

test('another choice can be tried, and advice is given in the free turns', async ({ page }) => {
  await wear(page);
  await page.goto('/learn/nippon');
  while ((await bubble(page).locator('.choice:not(.is-only)').count()) === 0) await goOn(page, 0);
  await decide(page, 0);
  const size = await bubble(page).boundingBox();
  await bubble(page).getByRole('button', { name: 'Try another' }).click();
  await decide(page, 1);
  const again = await bubble(page).boundingBox();
  expect([again?.x, again?.width].map((n) => Math.round(n ?? 0))).toEqual(
    [size?.x, size?.width].map((n) => Math.round(n ?? 0)),
  );
  await page.evaluate(() => localStorage.setItem('engawa.lesson.nippon', '999'));
  await page.reload();
  await bubble(page).getByRole('button', { name: 'Begin' }).click();
  const advice = bubble(page).getByRole('button', { name: 'Advice' });
  await expect(advice).toBeEnabled({ timeout: 20_000 });
  await advice.click();
  await expect(page.locator('.prompt .said')).toBeVisible({ timeout: 20_000 });
  measure('UX-51', 'another choice is tried in the same place; advice on request', true);
});

test('the lesson is offered at the first "Play now" and in the menu; the keyboard goes on from the question', async ({
  page,
}) => {
  await wear(page);
  await page.goto('/');
  const play = page.locator('.game-card[data-game=yamatai]').getByRole('button', { name: /^Play / });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt.is-mine')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.is-offer').getByRole('link', { name: 'Take the lesson' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.prompt') !== null)).toBe(true);
  await page.locator('.menu > summary').click();
  await page
    .locator('.menu-sheet')
    .getByRole('link', { name: /^Learn / })
    .click();
  await expect(page).toHaveURL(/\/learn\/yamatai/);
  await expect(bubble(page)).toBeVisible();
  measure('UX-51', 'offered at the first “Play now” and in the menu', true);
});
