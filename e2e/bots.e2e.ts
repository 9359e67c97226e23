import { expect, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { savedGame, startGame, wear } from './table.ts';

const TURNS = 3;

for (const game of gameIds) {
  test(`${game}: bots answer in time`, async ({ page }) => {
    test.setTimeout(240_000);
    await wear(page);
    await page.goto(`/play/${game}`);
    const options = page.locator('.seat-row select').nth(1).locator('option');
    await expect(options.first()).toBeAttached();
    const levels = await options.evaluateAll((list) =>
      list.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
    );
    // The first, one in the middle and the strongest: the others are between them.
    const tried = [levels[0], levels[levels.length >> 1], levels[levels.length - 1]];
    const told: string[] = [];
    let slowest = 0;
    for (const level of tried) {
      await startGame(page, game, { seats: 2, seed: `bots ${level}`, level });
      let worst = 0;
      for (let turn = 0; turn < TURNS; turn++) {
        await expect(page.locator('.prompt.is-mine')).toBeVisible({ timeout: 60_000 });
        const before = (await savedGame(page)).record.moves.length;
        for (let n = 0; n < 60 && (await page.locator('.prompt.is-mine').isVisible()); n++) {
          await page.evaluate(fuzz, { seed: turn + n, mostClicks: 1, board: true, direct: true });
        }
        const started = Date.now();
        await expect(page.locator('.prompt.is-mine, dialog[open]').first()).toBeVisible({ timeout: 60_000 });
        const spent = Date.now() - started;
        const moves = (await savedGame(page)).record.moves.slice(before);
        const decisions = Math.max(1, moves.filter((move) => move.startsWith('1 ')).length);
        worst = Math.max(worst, spent / decisions);
        if (await page.locator('dialog[open]').isVisible()) break;
      }
      told.push(`${level} ${worst.toFixed(0)}`);
      slowest = Math.max(slowest, worst);
    }
    measure('UX-39', `${game}: ms a move ${told.join(', ')}`, slowest <= 1500 && levels.length >= 3);
    expect(levels.length).toBeGreaterThanOrEqual(3);
  });
}
