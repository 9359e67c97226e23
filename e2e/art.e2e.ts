import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

/** The pictures of the boards: they come, they are light, and nothing lies on what one has to read. */

/** What all pictures of a board may weigh as they travel. */
const MOST_ART = 60_000;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const;

/** Things that must be seen whole, and what must not lie on them. */
const CLEAR: Readonly<Record<string, readonly (readonly [seen: string, over: string])[]>> = {
  nippon: [['.slot .price', '.hire .worker']],
  yamatai: [
    ['.space .ringed', '.order'],
    ['.space .ringed', '.supply'],
  ],
  yokohama: [['.area .site > span', '.area .people, .area .toll, .area .fare, .own']],
  machi: [['.front b', '.standing']],
};

/** Figures that stand in a row and must all be seen. */
const WHOLE: Readonly<Record<string, string>> = {
  nippon: '.hire .wage',
  yamatai: '.strip .stock .amount, .desk .stock .amount, .tray .piece',
  yokohama: '.area .name, .area .power, .area .five .unit, .area .yield i, .purse .amount, .mine .skill, .strip .skill',
  machi: '.leaf header b',
};

/** Pairs of which the second lies on the first, by more than the width of a line. */
const covered = (page: Page, pairs: readonly (readonly [string, string])[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`.board ${selector.split(', ').join(', .board ')}`)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
    return wanted.flatMap(([seen, over]) =>
      boxes(seen).flatMap((a) =>
        boxes(over)
          .filter(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
          )
          .map(() => `${over} on ${seen}`),
      ),
    );
  }, pairs);

/** Figures of which a part is cut off by a box around them that does not scroll. */
const cut = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(`.board ${wanted.split(', ').join(', .board ')}`)) {
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let at = element.parentElement; at && !at.matches('.board'); at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        // What can be pushed into sight is not cut off.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const around = at.getBoundingClientRect();
        const across = overflowX === 'hidden' && (box.right > around.right + 2 || box.left < around.left - 2);
        const down = overflowY === 'hidden' && at.scrollHeight > at.clientHeight + 2 && box.bottom > around.bottom + 2;
        if (across || down) found.push(`${wanted}: ${element.textContent} in ${at.className}`);
      }
    }
    return found;
  }, selector);

for (const game of gameIds) {
  test(`${game}: its pictures come, by day and by night, and cover nothing at four sizes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await wear(page);
    const wrong = faults(page);
    const weights = new Map<string, number>();
    page.on('response', async (response) => {
      if (!/\/(art-[^/]*\.css|[^/]*\.svg)$/.test(new URL(response.url()).pathname)) return;
      expect(response.status(), response.url()).toBe(200);
      weights.set(response.url(), (await response.request().sizes()).responseBodySize);
    });
    await startGame(page, game, { seats: 'most', seed: 'pictures' });
    await page.evaluate(fuzz, { seed: 8, mostClicks: 60, board: true, direct: true });
    await expect(page.locator('.board .art').first()).toBeAttached();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      expect(await covered(page, CLEAR[game] ?? []), `${width}×${height}`).toEqual([]);
      expect(await cut(page, WHOLE[game] ?? '.none'), `${width}×${height}`).toEqual([]);
    }
    const plain = await page
      .locator('.board .art')
      .evaluateAll((all) => all.filter((art) => !getComputedStyle(art).backgroundImage.includes('svg')).length);
    expect(plain, 'places without their picture').toBe(0);
    const sum = [...weights.values()].reduce((a, b) => a + b, 0);
    measure('UX-05', `${game}: pictures of its board in ${weights.size} files, ${sum} bytes`, sum <= MOST_ART);
    expect(sum).toBeLessThanOrEqual(MOST_ART);
    expect(wrong).toEqual([]);
  });
}
