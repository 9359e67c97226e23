import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

/** Everything drawn explains itself: by pointer, finger, key and word (UX-41), and says why it cannot be chosen (UX-47). */

const LANGUAGES = ['en', 'fr', 'ja'] as const;

const PHONE = { width: 390, height: 844 };

/** Plays on a little, so that something lies on the table, and waits until a choice is open. */
async function playOn(page: Page): Promise<void> {
  await page.evaluate(fuzz, { seed: 3, mostClicks: 9, board: true, direct: true });
  await expect(page.locator('.prompt.is-mine').first()).toBeVisible();
}

/** The language of the reader, at the table where they sit. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language: chosen }));
  }, language);
  await page.reload();
  await expect(page.locator('.prompt.is-mine').first()).toBeVisible();
}

interface Spot {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

/** One thing of each sort, where it can be hit. */
const spots = (page: Page): Promise<Spot[]> =>
  page.evaluate(() => {
    const met = new Map<string, { ref: string; x: number; y: number }>();
    for (const thing of document.querySelectorAll('.board-pane :is([data-look], [data-ref])')) {
      const [ref] = (thing.getAttribute('data-look') ?? thing.getAttribute('data-ref') ?? '').split(' ');
      const sort = ref.split(':')[0];
      if (met.has(sort)) continue;
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.1, 0.15],
        [0.9, 0.85],
      ]) {
        const [x, y] = [left + width * dx, top + height * dy];
        const there = document.elementFromPoint(x, y)?.closest('[data-look], [data-ref]');
        if (width > 0 && there === thing) met.set(sort, { ref, x, y });
      }
    }
    return [...met.values()];
  });

/** What is told, and whether it lies over the thing it tells of or over the prompt. */
const told = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const over = (a: DOMRect | undefined, b: DOMRect | undefined) =>
      a !== undefined &&
      b !== undefined &&
      a.left < b.right - 1 &&
      b.left < a.right - 1 &&
      a.top < b.bottom - 1 &&
      b.top < a.bottom - 1;
    const look = box('.look');
    return {
      name: document.querySelector('.look h2')?.textContent ?? '',
      says: document.querySelector('.look')?.textContent ?? '',
      coversItself: over(look, box('[data-looked]')),
      coversPrompt: over(look, box('.prompt')),
      share: (look?.height ?? 0) / innerHeight,
      inside:
        look !== undefined && look.top >= 0 && look.left >= 0 && look.right <= innerWidth && look.bottom <= innerHeight,
    };
  });

for (const game of gameIds) {
  test(`${game}: where the pointer rests, the thing is explained, in three languages${game === 'yamatai' ? ' @smoke' : ''}`, async ({
    page,
  }) => {
    const wrong = faults(page);
    await wear(page);
    await startGame(page, game, { seats: 'most', seed: 'look' });
    await playOn(page);
    let [asked, covered] = [0, 0];
    const names = new Map<string, Set<string>>();
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const { ref, x, y } of await spots(page)) {
        await page.mouse.move(x - 2, y);
        await page.mouse.move(x, y);
        await expect(page.locator('.look'), ref).toBeVisible();
        await expect(page.locator('[data-looked]'), ref).toHaveCount(1);
        const { name, says, coversItself, coversPrompt, inside } = await told(page);
        asked++;
        if (coversPrompt || coversItself) covered++;
        expect(name, ref).not.toBe('');
        expect(says, ref).not.toMatch(/undefined|null|NaN|\[object/);
        expect(coversPrompt, ref).toBe(false);
        expect(inside, ref).toBe(true);
        names.set(ref, (names.get(ref) ?? new Set()).add(name));
        await page.keyboard.press('Escape');
        await expect(page.locator('.look')).toBeHidden();
      }
    }
    measure(
      'UX-41',
      `${game}: ${asked} things looked at by pointer, ${covered} times something was covered`,
      covered === 0,
    );
    expect(
      [...names.values()].some((said) => said.size === LANGUAGES.length),
      'told in each language',
    ).toBe(true);
    expect(wrong).toEqual([]);
  });

  test(`${game}: a finger that stays opens a sheet of at most 70 %, with the ways to the neighbours`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-GB' });
    const page = await context.newPage();
    const wrong = faults(page);
    await wear(page);
    await startGame(page, game, { seats: 'most', seed: 'look' });
    await playOn(page);
    const finger = await context.newCDPSession(page);
    const inSight = async () => (await spots(page)).filter(({ y }) => y > 0 && y < PHONE.height);
    let pressed = 0;
    for (const { ref } of await inSight()) {
      // The way to a neighbour may have scrolled the board.
      const spot = (await inSight()).find((one) => one.ref.split(':')[0] === ref.split(':')[0]);
      if (!spot) continue;
      const { x, y } = spot;
      pressed++;
      await press(page, finger, x, y);
      await expect(page.locator('.look.sheet'), ref).toBeVisible();
      const { name, share, inside } = await told(page);
      expect(name, ref).not.toBe('');
      expect(share, ref).toBeLessThanOrEqual(0.71);
      expect(inside, ref).toBe(true);
      await page.getByRole('button', { name: 'The next one' }).tap();
      await expect(page.locator('.look.sheet h2')).not.toBeEmpty();
      await page.locator('.look').getByRole('button', { name: 'Close' }).tap();
      await expect(page.locator('.look')).toBeHidden();
    }
    expect(pressed).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test(`${game}: by key, with arrows to the neighbours, and by a click that is no choice`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'look' });
    await playOn(page);
    const looked = () =>
      page.evaluate(
        () =>
          document.querySelector('[data-looked]')?.getAttribute('aria-label') ??
          document.querySelector('.look h2')?.textContent,
      );
    await page.keyboard.press('i');
    await expect(page.locator('.look')).toBeVisible();
    const seen = new Set([await looked()]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(page.locator('.look')).toBeVisible();
      await expect(page.locator('[data-looked]')).toHaveCount(1);
      seen.add(await looked());
    }
    expect(seen.size).toBeGreaterThan(1);
    // What one sees is said as well.
    await expect(page.locator('[data-look-spoken]')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.locator('.look')).toBeHidden();

    const before = await page.locator('.table-screen').getAttribute('data-version');
    const thing = page.locator('.board-pane [data-ref]:not([data-target])').first();
    await thing.dispatchEvent('click', { bubbles: true, clientX: -500, clientY: -500 });
    await expect(page.locator('.look-not-now')).toHaveAttribute('data-reason', /^[A-Z]-\d/);
    expect(await page.locator('.look-not-now p').count()).toBeLessThanOrEqual(2);
    expect(await page.locator('.table-screen').getAttribute('data-version')).toBe(before);
    await page.mouse.click(700, 20);
    await expect(page.locator('.look')).toBeHidden();
  });
}

async function press(page: Page, finger: CDPSession, x: number, y: number): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(500);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('what can be chosen is chosen from where it is explained', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seats: 2, seed: 'look' });
  const before = await page.locator('.table-screen').getAttribute('data-version');
  await page.locator('.board-pane [data-target][tabindex="0"]').focus();
  await page.keyboard.press('i');
  const button = page.locator('.look-do');
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.locator('.look')).toBeHidden();
  await expect(page.locator('.table-screen')).not.toHaveAttribute('data-version', before!);
});

test('a typed look finds things by name, and lists all that may be meant', async ({ page }) => {
  await wear(page, { textMode: true });
  await startGame(page, 'yokohama', { seats: 2, seed: 'look' });
  const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
  const answer = page.locator('.command output');
  const ask = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await ask('look ball');
  await expect(answer).toContainText('Ball');
  await expect(answer).toContainText('order');
  await ask('look engl');
  await expect(answer).toContainText('Which one?');
  await ask('look dragon');
  await expect(answer).toContainText('Nothing here is called “dragon”.');
  await ask('look');
  await expect(answer).toContainText('Look at what?');
});

test('what lies in a place where something can be chosen is not told that the place is closed', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seats: 2, seed: 'first' });
  await page.locator('.board-pane [data-ref="action:produce"]').click();
  await expect(page.locator('.look')).toContainText('First take a worker');
  await expect(page.locator('.look')).not.toContainText('no worker of that colour');
});
