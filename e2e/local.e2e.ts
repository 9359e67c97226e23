import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { decide } from './people.ts';
import { faults, finalScore, savedGame, startGame, toldMoves, wear } from './table.ts';

const version = (page: Page) => page.locator('.table-screen').getAttribute('data-version');

/** Chooses until the turn waits for its end. */
async function toEndOfTurn(page: Page): Promise<void> {
  for (let n = 0; n < 40 && !(await page.locator('.end-turn').isVisible()); n++) {
    await page.locator('.choices .choice').first().click();
  }
  await expect(page.locator('.end-turn')).toBeVisible();
}

test('home to the first move in three clicks @smoke', async ({ page }) => {
  await wear(page);
  const wrong = faults(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Nippon now/ }).click();
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const before = await toldMoves(page);
  const ring = page.locator('.board-pane [data-target]').first();
  if (await ring.isVisible()) await ring.click();
  else await page.locator('.choices .choice').first().click();
  await expect.poll(() => toldMoves(page)).toBeGreaterThan(before);
  measure('UX-11', '2 pointer actions', true);
  expect(wrong).toEqual([]);
});

test('undo, redo, start again, and the held end of a turn survive a reload @smoke', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'undo' });
  await page.locator('.board-pane [data-target]').first().click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  for (const name of ['Undo', 'Redo', 'Undo']) {
    const before = await version(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => version(page)).not.toBe(before);
  }
  await toEndOfTurn(page);
  const question = await page.locator('.question p').innerText();
  await page.reload();
  await expect(page.locator('.question p')).toHaveText(question);
  measure('UX-18', 'the held move is there after a reload', true);
  await page.getByRole('button', { name: 'Start the turn again' }).click();
  await expect(page.locator('.end-turn')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

/** Clicks in the page and waits there until the table has changed and is painted: the tool's own time does not count. */
const timed = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const at = () => document.querySelector('.table-screen')?.getAttribute('data-version');
    const before = at();
    const started = performance.now();
    document.querySelector<HTMLElement>(wanted)?.click();
    while (at() === before && performance.now() - started < 5000) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return performance.now() - started;
  }, selector);

/** Late in a game, but surely before its end. */
const LATE: Readonly<Record<string, number>> = { nippon: 90, yokohama: 90, machi: 40, yamatai: 30 };

for (const game of gameIds) {
  test(`${game}, late: undo, redo and start again answer at once, and so does a line of the log`, async ({ page }) => {
    test.setTimeout(180_000);
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'late' });
    await page.evaluate(fuzz, { seed: 21, mostClicks: LATE[game], board: true, direct: true });
    const times: number[] = [];
    for (let n = 0; n < 40 && times.length < 24; n++) {
      const undo = page.locator('.control[aria-label="Undo"]');
      if (await undo.isEnabled()) {
        times.push(await timed(page, '.control[aria-label="Undo"]'));
        if (await page.locator('.control[aria-label="Redo"]').isEnabled()) {
          times.push(await timed(page, '.control[aria-label="Redo"]'));
        }
        if (n % 4 === 3 && (await undo.isEnabled()))
          times.push(await timed(page, '.control[aria-label="Start the turn again"]'));
      }
      const { over } = await page.evaluate(fuzz, { seed: 31 + n, mostClicks: 1, board: true, direct: true });
      if (over) break;
    }
    expect(times.length).toBeGreaterThan(0);
    const p95 = percentile(times, 95);
    const jump = await page.evaluate(async () => {
      const line = document.querySelector<HTMLElement>('.log ol > li a');
      const started = performance.now();
      line?.click();
      while (!document.querySelector('.replay-bar output') && performance.now() - started < 5000) {
        await new Promise(requestAnimationFrame);
      }
      const opened = performance.now() - started;
      const again = performance.now();
      document.querySelector<HTMLElement>('.log ol > li a')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      return { opened, jumped: performance.now() - again };
    });
    measure(
      'UX-08',
      `${game}: p95 ${p95.toFixed(0)} ms of ${times.length}; a line of the log ${jump.opened.toFixed(0)} ms the first time, then ${jump.jumped.toFixed(0)} ms`,
      p95 <= 150 && jump.jumped <= 200,
    );
  });

  test(`${game}: what is not legal says why, with its rule${game === 'nippon' ? ' @smoke' : ''}`, async ({ page }) => {
    test.setTimeout(180_000);
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'why' });
    const found = { asked: 0, explained: 0, ruled: 0, without: [] as string[] };
    for (let moment = 0; moment < 4; moment++) {
      const { over } = await page.evaluate(fuzz, { seed: 5 + moment, mostClicks: 7, board: true, direct: true });
      if (over) break;
      const here = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        while (!document.querySelector('.prompt.is-mine .choice, .board-pane [data-target]')) {
          const end = document.querySelector<HTMLElement>('.end-turn');
          end?.click();
          await frame();
        }
        const seen = { asked: 0, explained: 0, ruled: 0, without: [] as string[] };
        const refused = [...document.querySelectorAll('.board-pane [data-ref]')].filter(
          (thing) => !thing.closest('[data-target]') && !thing.querySelector('[data-target]'),
        );
        for (const thing of refused) {
          thing.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -500, clientY: -500 }));
          await Promise.resolve();
          await frame();
          // The first look is fetched when it is asked for.
          for (let i = 0; i < 100 && !document.querySelector('.look-not-now'); i++) await frame();
          const answer = document.querySelector('.look-not-now');
          seen.asked++;
          if ((answer?.textContent ?? '').length > 3) seen.explained++;
          if (answer?.getAttribute('data-reason')) seen.ruled++;
          else seen.without.push(answer?.textContent ?? thing.getAttribute('data-ref') ?? '');
        }
        return seen;
      });
      found.asked += here.asked;
      found.explained += here.explained;
      found.ruled += here.ruled;
      found.without.push(...here.without);
    }
    measure(
      'UX-16',
      `${game}: ${found.explained} of ${found.asked} refused things explained, ${found.ruled} with a clause`,
      found.ruled === found.asked && found.explained === found.asked && found.asked > 0,
    );
    expect(found.asked).toBeGreaterThan(0);
    expect(found.without.slice(0, 5)).toEqual([]);
    expect(found.explained).toBe(found.asked);
  });

  test(`${game}: since my last turn, and what was done to me, are complete`, async ({ page }) => {
    test.setTimeout(120_000);
    await wear(page);
    await startGame(page, game, { seats: 'most', seed: 'since' });
    let [told, happened, against, expected] = [0, 0, 0, 0];
    for (let n = 0; n < 12; n++) {
      const { over } = await page.evaluate(fuzz, { seed: 40 + n, mostClicks: 4, board: true, direct: true });
      if (over) break;
      await expect(page.locator('.prompt.is-mine, dialog[open]').first()).toBeVisible();
      const listed = () =>
        page
          .locator('.recap-card[data-since]')
          .evaluateAll((items) => items.reduce((sum, item) => sum + Number(item.getAttribute('data-since')), 0));
      // Where all choose at once the others may still be at it while one is asked.
      let [moves, lines, before]: [readonly string[], number, number] = [[], await listed(), -1];
      while (lines !== before) {
        moves = (await savedGame(page)).record.moves;
        [before, lines] = [lines, await listed()];
      }
      // What the others did stays while one plays: one's own choices of this turn do not count.
      const done = moves.slice(0, moves.findLastIndex((move) => !move.startsWith('0')) + 1);
      const last = done.findLastIndex((move) => /^0(?!!)/.test(move));
      happened += done.slice(last + 1).filter((move) => !move.startsWith('0')).length;
      told += lines;
      while (await page.getByRole('button', { name: 'Earlier' }).isVisible()) {
        await page.getByRole('button', { name: 'Earlier' }).click();
      }
      await page.locator('.log-head[aria-expanded=false]').evaluateAll((heads) => {
        for (const head of heads) (head as HTMLElement).click();
      });
      // The filter shows exactly the others' turns with something that befell seat 0.
      const turns = () => page.locator('.log-turn');
      expected += await turns().evaluateAll(
        (list) =>
          list.filter(
            (turn) =>
              turn.getAttribute('data-seat') !== '0' &&
              turn.querySelector('li[data-seat="0"], [data-whom~="0"]') !== null,
          ).length,
      );
      const shown = page.getByRole('group', { name: 'Show' });
      await shown.getByRole('button', { name: 'Against me' }).click();
      against += await turns().count();
      await shown.getByRole('button', { name: 'All' }).click();
    }
    measure(
      'UX-19',
      `${game}: ${told} of ${happened} moves of others listed; ${against} of ${expected} turns against me`,
      told === happened && against === expected,
    );
    expect(told).toBe(happened);
    expect(against).toBe(expected);
  });

  test(`${game}: everybody’s key numbers are in sight`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 'most', seed: 'numbers' });
    await page.evaluate(fuzz, { seed: 4, mostClicks: 6, board: true });
    const inSight = () =>
      page.evaluate(() => {
        const seen = (element: Element) => {
          const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
            return false;
          const frame = element.closest('.middle, .side-log')!.getBoundingClientRect();
          return frame.height === 0 || (top >= frame.top - 1 && bottom <= frame.bottom + 1);
        };
        const scores = [...document.querySelectorAll('.seat-strip [data-stat]')];
        const boards = [...document.querySelectorAll('[data-page=others]')];
        return {
          scores: scores.filter(seen).length,
          seats: document.querySelectorAll('.seat-strip').length,
          others: boards.length > 0 && boards.every((board) => board.getBoundingClientRect().width > 0),
          fits: boards.every((board) => board.scrollHeight <= board.clientHeight + 1 && seen(board)),
        };
      });
    const desk = await inSight();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.tabs button', { hasText: 'Players' }).click();
    const phone = await inSight();
    const pass = desk.scores === desk.seats && desk.others && desk.fits && phone.scores === phone.seats && phone.others;
    measure(
      'UX-20',
      `${game}: ${desk.scores} of ${desk.seats} scores and ${desk.fits ? 'all' : 'not all'} opponents’ boards in sight on a desk without a click, one tap on a phone`,
      pass,
    );
    expect(desk.scores).toBe(desk.seats);
    expect(desk.others).toBe(true);
    expect(phone.others).toBe(true);
  });
}

test('replay: any moment by address, step, play, branch off, and back @smoke', async ({ page }) => {
  // Whole games are played in text here: they are about what is kept, not about the drawing.
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'replay' });
  const { over } = await page.evaluate(fuzz, { seed: 5, mostClicks: 4000, board: false });
  expect(over).toBe(true);
  const scores = await page.locator('.breakdown [data-total]').allInnerTexts();
  await finalScore(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  const address = page.url().replace(/\?.*/, '');
  await page.goto(`${address}?m=40`);
  await expect(page.locator('.replay-bar output')).toContainText('Move 40 of');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page).toHaveURL(/m=41/);
  const jumps: number[] = [];
  for (const m of [10, 200, 90]) {
    const started = Date.now();
    await page.locator('.replay-bar input[type=range]').fill(String(m));
    await expect(page.locator('.replay-bar output')).toContainText(/Move \d+ of/);
    jumps.push(Date.now() - started);
  }
  await page.getByRole('button', { name: 'What if …' }).click();
  await expect(page.locator('.banner.is-branch')).toBeVisible();
  await page.locator('.choices .choice').first().click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(finalScore(page)).toBeVisible();
  expect(await page.locator('.breakdown [data-total]').allInnerTexts()).toEqual(scores);
  measure('UX-36', `moment by address, step, play, speed, branch, back; jump ${Math.max(...jumps)} ms`, true);
});

test('a game travels as one file, and is played again with rotated seats', async ({ page }) => {
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'file' });
  await page.evaluate(fuzz, { seed: 9, mostClicks: 12, board: false });
  await page.locator('.menu summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  const moves = (JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: string[] } }).record.moves.length;
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('not an Engawa game')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.table-screen')).toBeVisible();
  expect(await toldMoves(page)).toBeGreaterThanOrEqual(Math.min(moves, 10));
  await page.evaluate(fuzz, { seed: 3, mostClicks: 4000, board: false });
  await finalScore(page).getByRole('button', { name: 'Play again' }).click();
  await expect(finalScore(page)).toBeHidden();
  await expect(page.locator('.seat-strip').first()).toContainText('Aki');
  measure('UX-40', 'play again in 1 action with rotated seats; export and import as one file', true);
});

for (const game of gameIds) {
  test(`${game}: people at one screen hand it over where there are secrets`, async ({ page }) => {
    await wear(page);
    await startGame(page, game, { seats: 2, people: 2, seed: 'hot seat' });
    const result = await page.evaluate(fuzz, { seed: 2, mostClicks: 60, board: false });
    expect(result.stuck).toBeUndefined();
    expect(result.refused).toEqual([]);
  });
}

test('colour-vision help: letters and outlines of the pieces grow', async ({ page }) => {
  await wear(page);
  await page.goto('/settings');
  const letters = async () => {
    await startGame(page, 'nippon', { seed: 'marks' });
    await expect(page.locator('.worker .letter').first()).toBeVisible();
    return page
      .locator('.worker .letter')
      .first()
      .evaluate((letter) => Number.parseFloat(getComputedStyle(letter).fontSize));
  };
  const plain = await letters();
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /colour-vision help/ }).check();
  expect(await letters()).toBeGreaterThan(plain);
});

test('nothing moves when calm is asked for', async ({ page }) => {
  await wear(page);
  await startGame(page, 'nippon', { seed: 'calm' });
  await expect(page.locator('.prompt.is-mine')).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  measure('UX-21', `${moving} animations under reduced motion`, moving === 0);
  expect(moving).toBe(0);
});

for (const game of gameIds) {
  test(`${game}: a bot’s turn is shown in 1.2 s, and any key shows the rest at once`, async ({ page }) => {
    test.setTimeout(120_000);
    await wear(page, { pace: 'normal', motion: 'on' });
    await startGame(page, game, { seats: 2, seed: 'pace' });
    /** Ends the own turn, and notes when each step of the bot was shown. */
    const watch = (skip: boolean) =>
      page.evaluate(async (skips) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        const at = () => document.querySelector('.table-screen')?.getAttribute('data-version');
        const mine = () => document.querySelector('.prompt.is-mine, dialog[open]') !== null;
        for (let n = 0; n < 200 && mine(); n++) {
          const way = document.querySelector('.end-turn, .choices .choice, .board-pane [data-target]');
          way?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
        const started = performance.now();
        let steps = 0;
        let shown = at();
        let skipped = 0;
        let answered = 0;
        while (!mine() && performance.now() - started < 10_000) {
          if (skips && steps === 1 && skipped === 0) {
            // Whoever presses a key has seen the step: it is drawn by then.
            await new Promise((resolve) => setTimeout(resolve, 60));
            skipped = performance.now();
            window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
          }
          await frame();
          if (at() !== shown) {
            shown = at();
            steps++;
            if (skipped > 0) answered ||= performance.now() - skipped;
          }
        }
        return { whole: performance.now() - started, answered };
      }, skip);
    const wholes: number[] = [];
    const skips: number[] = [];
    for (let n = 0; n < 6; n++) {
      const { whole, answered } = await watch(n % 2 === 1);
      if (n % 2 === 0) wholes.push(whole);
      else if (answered > 0) skips.push(answered);
    }
    const [longest, slowest] = [Math.max(...wholes), Math.max(0, ...skips)];
    measure(
      'UX-21',
      `${game}: a bot’s turn ${longest.toFixed(0)} ms with its thinking; a key skips in ${slowest.toFixed(0)} ms`,
      longest <= 1200 && slowest <= 50,
    );
    expect(longest).toBeLessThanOrEqual(3000);
  });
}

for (const [where, size] of [
  ['a desk', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`many choices on ${where}: never more than nine lines, and the question and the ways back stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await wear(page);
    for (const game of gameIds) {
      await startGame(page, game, { seats: 'most', seed: 'many choices' });
      const [groups, all] = [page.locator('.choice.is-group'), page.locator('.choices .more[aria-expanded=false]')];
      await expect
        .poll(
          async () => {
            if ((await groups.count()) > 0) return true;
            if (await all.isVisible()) {
              await all.click();
              return (await groups.count()) > 0;
            }
            await decide(page);
            return false;
          },
          { intervals: [20], timeout: 30_000 },
        )
        .toBe(true);
      while ((await groups.count()) > 0) {
        expect(await page.locator('.choice').count()).toBeLessThanOrEqual(9);
        for (const part of ['.question', '.controls']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
        await groups.last().click();
        await expect(page.locator('.selection')).toBeVisible();
      }
      await page.locator('.choice').last().scrollIntoViewIfNeeded();
      await expect(page.locator('.controls')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a long game keeps nothing of the pages before', async ({ page }) => {
  test.setTimeout(120_000);
  await wear(page);
  await startGame(page, 'yokohama', { seats: 'most', seed: 'full table' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.enable');
  const kept = async (): Promise<number> => {
    await page.waitForTimeout(500);
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Memory.getDOMCounters')).nodes;
  };
  const play = (seed: number) => page.evaluate(fuzz, { seed, mostClicks: 80, board: true, direct: true });
  await play(1);
  const before = await kept();
  await play(2);
  const after = await kept();
  // The log grows by some lines; what was drawn before is gone.
  expect(after - before, `${before} nodes, then ${after}`).toBeLessThan(1500);
});
