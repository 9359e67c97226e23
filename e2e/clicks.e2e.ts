import { expect, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { faults, finalScore, startGame, wear } from './table.ts';

/** Whole games by clicks on what is offered. `ENGAWA_FUZZ` sets how many of each; the goal of UX-13 is 200. */
const GAMES_EACH = Number(process.env.ENGAWA_FUZZ ?? 1);

/** One game is enough for every `npm test`; the others are as long again. */
const SMOKE = ['nippon'];

for (const game of gameIds) {
  test(`${game}: whole games by clicks alone${SMOKE.includes(game) ? ' @smoke' : ''}`, async ({ page }) => {
    test.setTimeout(120_000 + GAMES_EACH * 240_000);
    await wear(page);
    const wrong = faults(page);
    const latencies: number[] = [];
    let [clicks, decisions, inSight, elements, stuck, refused] = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < GAMES_EACH; n++) {
      await startGame(page, game, { seats: 2, seed: `clicks ${n}` });
      const result = await page.evaluate(fuzz, { seed: n + 1, mostClicks: 4000, board: n % 2 === 0 });
      expect(result.stuck, 'stuck at').toBeUndefined();
      expect(result.refused, 'offered and refused').toEqual([]);
      expect(result.over, 'finished').toBe(true);
      expect(result.unnamed).toBe(0);
      expect(result.doubleNames).toEqual([]);
      expect(result.scrolls, 'the page scrolls').toBe(false);
      expect(result.unseen, 'out of sight').toEqual([]);
      await expectBreakdownToSum(page);
      latencies.push(...result.latencies);
      clicks += result.clicks;
      decisions += result.decisions;
      inSight += result.inSight;
      elements = Math.max(elements, result.elements);
      stuck += result.stuck ? 1 : 0;
      refused += result.refused.length;
    }
    expect(wrong).toEqual([]);
    const p95 = percentile(latencies, 95);
    measure('UX-04', `${game}: click to shown p95 ${p95.toFixed(0)} ms`, p95 <= 100);
    measure('UX-07', `${game}: ${elements} elements`, elements <= 3000);
    measure(
      'UX-12',
      `${game}: ${(clicks / decisions).toFixed(2)} clicks a decision, End turn counted as one`,
      clicks <= decisions * 2,
    );
    measure(
      'UX-13',
      `${game}: ${GAMES_EACH} games, ${stuck} stuck, ${refused} refused, ${wrong.length} errors`,
      stuck + refused + wrong.length === 0,
    );
    measure(
      'UX-14',
      `${game}: ${((100 * inSight) / decisions).toFixed(1)} % in sight at 1366×768`,
      inSight === decisions,
    );
    measure('UX-15', `${game}: no page scroll`, true);
    measure('UX-28', `${game}: every target named, no name twice`, true);
    measure('UX-37', `${game}: every breakdown sums to its score`, true);
  });
}

async function expectBreakdownToSum(page: import('@playwright/test').Page): Promise<void> {
  await expect(finalScore(page)).toBeVisible();
  const columns = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.breakdown tbody tr')].map((row) =>
      [...row.querySelectorAll('[data-points]')].map((cell) => Number(cell.textContent)),
    );
    const totals = [...document.querySelectorAll('.breakdown [data-total]')].map((cell) => Number(cell.textContent));
    return totals.map((total, i) => ({ total, sum: rows.reduce((sum, row) => sum + row[i], 0) }));
  });
  for (const { total, sum } of columns) expect(sum).toBe(total);
}
