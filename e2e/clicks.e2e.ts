import { expect, type Page, test } from '@playwright/test';
import { type Fuzzed, fuzz, type Order } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { faults, finalScore, longTasks, savedGame, startGame, watchLongTasks, wear } from './table.ts';

/** Whole games by clicks on what is offered. `ENGAWA_FUZZ` sets how many of each; the goal of UX-13 is 200. */
const GAMES_EACH = Number(process.env.ENGAWA_FUZZ ?? 1);

/** What a pointer needs (UX-24). */
const POINTER_PX = 24;

/** Pointer actions a turn in the same games before choices with one answer went by themselves. */
const MEAN_BEFORE: Readonly<Record<string, number>> = { machi: 3.4, nippon: 3.4, yamatai: 8.2, yokohama: 8.4 };

/** One game is enough for every `npm test`; the others are as long again. */
const SMOKE = ['nippon'];

/** Everything that must hold in every game. */
async function playThrough(page: Page, order: Order): Promise<Fuzzed> {
  const result = await page.evaluate(fuzz, order);
  expect(result.stuck, 'stuck at').toBeUndefined();
  expect(result.refused, 'offered and refused').toEqual([]);
  expect(result.over, 'finished').toBe(true);
  expect(result.unnamed).toBe(0);
  expect(result.doubleNames).toEqual([]);
  expect(result.scrolls, 'the page scrolls').toBe(false);
  expect(result.unseen, 'out of sight').toEqual([]);
  await expectBreakdownToSum(page);
  return result;
}

for (const game of gameIds) {
  test(`${game}: whole games by clicks alone${SMOKE.includes(game) ? ' @smoke' : ''}`, async ({ page }) => {
    test.setTimeout(120_000 + GAMES_EACH * 120_000);
    await wear(page);
    const wrong = faults(page);
    const latencies: number[] = [];
    let [decisions, inSight] = [0, 0];
    let smallest = { px: 44, name: '' };
    const small: string[] = [];
    for (let n = 0; n < GAMES_EACH; n++) {
      await startGame(page, game, { seats: 2, seed: `clicks ${n}` });
      const result = await playThrough(page, {
        seed: n + 1,
        mostClicks: 8000,
        board: n % 2 === 0,
        hits: n === 0 ? POINTER_PX : undefined,
      });
      if (result.smallestHit < smallest.px) smallest = { px: result.smallestHit, name: result.smallestName };
      small.push(...result.small);
      latencies.push(...result.latencies);
      decisions += result.decisions;
      inSight += result.inSight;
    }
    expect(wrong).toEqual([]);
    const p95 = percentile(latencies, 95);
    measure('UX-04', `${game}: p95 ${p95.toFixed(0)} ms`, p95 <= 100);
    measure('UX-13', `${game}: ${GAMES_EACH} games, 0 stuck, 0 refused, 0 errors`, true);
    measure('UX-14', `${game}: ${((100 * inSight) / decisions).toFixed(1)} % at 1366×768`, inSight === decisions);
    measure('UX-15', `${game}: none`, true);
    measure('UX-24', `${game} on a desk: smallest hit area ${smallest.px} px ${smallest.name}`, small.length === 0);
    expect(small, 'too small for a pointer').toEqual([]);
    measure('UX-28', `${game}: every target named, no name twice`, true);
    measure('UX-37', `${game}: every breakdown sums to its score`, true);
  });

  test(`${game}: a full table by the shortest way`, async ({ page }) => {
    test.setTimeout(300_000);
    await wear(page);
    await watchLongTasks(page);
    await startGame(page, game, { seats: 'most', seed: 'full table' });
    const seats = await page.locator('.seat-strip').count();
    await expect(page.locator('.prompt.is-mine, .end-turn').first()).toBeVisible();
    await longTasks(page);
    const result = await playThrough(page, { seed: 3, mostClicks: 8000, board: true, direct: true });
    const { moves } = (await savedGame(page)).record;
    // A forced move is marked "0!": nobody was asked.
    const asked = moves.filter((move) => move.startsWith('0 ')).length;
    const allowed = asked + result.turns;
    measure(
      'UX-12',
      `${game}: ${result.clicks} pointer actions for ${asked} decisions in ${result.turns} turns`,
      result.clicks <= allowed,
    );
    expect(result.clicks).toBeLessThanOrEqual(allowed);
    const mean = result.clicks / Math.max(1, result.turns);
    const most = MEAN_BEFORE[game] * (game === 'yokohama' ? 2 / 3 : 1);
    measure('UX-49', `${game}: ${mean.toFixed(1)} pointer actions a turn (${MEAN_BEFORE[game]} before)`, mean <= most);
    const long = await longTasks(page);
    measure(
      'UX-07',
      `${game}, ${seats} players: ${result.elements} elements, ${long.length} tasks over 50 ms in ${result.clicks} clicks (worst ${Math.max(0, ...long).toFixed(0)} ms)`,
      result.elements <= 3000 && long.length === 0,
    );
    expect(result.elements).toBeLessThanOrEqual(3000);
    // One sentence for each opponent's turn, at most.
    const turnsOfOthers = moves.filter((move, i) => !move.startsWith('0') && move[0] !== moves[i - 1]?.[0]).length;
    measure(
      'UX-28',
      `${game}: ${result.announced} announcements for ${turnsOfOthers} turns of others`,
      result.announced <= turnsOfOthers,
    );
    expect(result.announced).toBeLessThanOrEqual(turnsOfOthers);
    expect(result.announced).toBeGreaterThan(0);
  });
}

async function expectBreakdownToSum(page: Page): Promise<void> {
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
