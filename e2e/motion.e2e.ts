import { expect, test } from '@playwright/test';
import { CATEGORIES, framesOf, movedBy, watchMotion } from './frames.ts';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { slowPhone } from './profiles.ts';
import { startGame, wear } from './table.ts';

/**
 * UX-44: what the others do is seen to happen, sixty times a second on a slow phone. How many frames a machine shows depends on
 * the machine, and is noted; what a frame asks of the main thread does not, and is held.
 */

/** Milliseconds of the main thread's own time for a frame in which something only moves. */
const MOST_WORK = 8;
/** Of such frames, those in which the page does anything at all, is laid out, or is laid out by a script. */
const [MOST_ASKING, MOST_LAID_OUT, MOST_FORCED] = [0.3, 0.1, 0.02];
/** What the compositor moves by itself. */
const COMPOSED = /: (opacity|transform|translate|scale|rotate)$/;
/** How long a game is played and watched. */
const PLAY_MS = 25_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const game of gameIds) {
  test(`${game} on a slow phone: what moves asks nothing of the main thread`, async ({ page, browser }) => {
    await wear(page, { motion: 'on', pace: 'normal', oneTap: true, autoEnd: true });
    await watchMotion(page);
    await startGame(page, game, { seats: 2, seed: 'motion' });
    await slowPhone(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    const until = Date.now() + PLAY_MS;
    for (let n = 0; n < 24 && Date.now() < until; n++) {
      await page.evaluate(fuzz, { seed: 20 + n, mostClicks: 2, board: false });
      await page.evaluate(() => performance.mark('motion:rest'));
      await page.waitForTimeout(1200);
      await page.evaluate(() => performance.mark('motion:act'));
    }
    const { moving, dropped, main, forced, layouts, counts } = framesOf(await browser.stopTracing());
    const moved = await movedBy(page);
    const idle = Math.max(0, moving - main.length);
    const work = percentile([...main, ...Array<number>(idle).fill(0)], 95);
    const told = [
      `${game} on a slow phone: ${moving} frames moved, ${dropped} dropped`,
      `${main.length} asked the main thread, for ${work.toFixed(1)} ms at the 95th percentile of all`,
      `${layouts} layouts, ${forced} forced, ${counts} numbers counted`,
    ].join('; ');
    measure('UX-44', told, work <= MOST_WORK);
    expect(moving).toBeGreaterThan(100);
    expect(moved.filter((name) => !COMPOSED.test(name))).toEqual([]);
    expect(main.length, told).toBeLessThanOrEqual(moving * MOST_ASKING);
    expect(layouts, told).toBeLessThanOrEqual(counts + moving * MOST_LAID_OUT);
    expect(forced, told).toBeLessThanOrEqual(moving * MOST_FORCED);
    expect(work, told).toBeLessThanOrEqual(MOST_WORK);
  });
}
