import { expect, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { startGame, wear } from './table.ts';

/** The smoke set has one game; a part of a game is enough to see every kind of decision. */
const SMOKE = ['nippon'];
const CLICKS = 250;

/** What a finger needs (UX-24). */
const FINGER_PX = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const game of gameIds) {
  test(`${game} on a phone: decisions in sight, targets large enough, nothing sideways${SMOKE.includes(game) ? ' @smoke' : ''}`, async ({
    page,
  }) => {
    await wear(page);
    await startGame(page, game, { seed: 'phone' });
    const result = await page.evaluate(fuzz, { seed: 6, mostClicks: CLICKS, board: true, hits: FINGER_PX });
    expect(result.stuck, 'stuck at').toBeUndefined();
    expect(result.refused).toEqual([]);
    const seen = (100 * result.inSight) / result.decisions;
    measure('UX-14', `${game} on a phone: ${seen.toFixed(1)} % in sight at 390×844`, seen >= 97);
    measure(
      'UX-24',
      `${game} on a phone: smallest hit area ${result.smallestHit} px ${result.smallestName}`,
      result.small.length === 0,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(result.unseen.slice(Math.floor(result.decisions * 0.03)), 'out of sight').toEqual([]);
    expect(result.small, 'too small for a finger').toEqual([]);
  });
}
