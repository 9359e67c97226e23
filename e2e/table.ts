import { expect, type Page } from '@playwright/test';

/** Settings under which a test need not wait for anything that only pleases the eye. */
const QUICK = { pace: 'once', motion: 'off', language: 'en', theme: 'washi', name: 'Aki' };

export async function wear(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('engawa.settings')) localStorage.setItem('engawa.settings', JSON.stringify(chosen));
    },
    { ...QUICK, ...settings },
  );
}

/** Collects what must never happen on a page. */
export function faults(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

interface Start {
  readonly seats?: number | 'most';
  readonly seed?: string;
  /** A bot's id for every seat but the first, or for all where `watch`. */
  readonly level?: string;
  readonly people?: number;
}

/** Sets up a game on this device through the form, and waits for its table. */
export async function startGame(
  page: Page,
  game: string,
  { seats, seed = 'e2e', level = 'random', people = 1 }: Start = {},
): Promise<void> {
  await page.goto(`/play/${game}`);
  const counts = page.locator('input[name=seats]');
  if (seats === 'most') await counts.last().check({ force: true });
  else if (seats !== undefined) await counts.nth(seats - 2).check({ force: true });
  const rows = page.locator('.seat-row select');
  // Counting does not wait: a page that is still coming would have no seats to fill.
  await rows.first().waitFor();
  for (let seat = 0; seat < (await rows.count()); seat++) await rows.nth(seat).selectOption(seat < people ? '' : level);
  await page.locator('.form-sheet > label.field input').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table-screen, .hand-over')).toBeVisible();
}

/** How many moves the log on the screen has got to: lines are folded when they are old, so counting them tells less. */
export const toldMoves = (page: Page): Promise<number> =>
  page
    .locator('.log [data-at]')
    .evaluateAll((lines) => Math.max(0, ...lines.map((line) => Number(line.getAttribute('data-at')) + 1)));

export const finalScore = (page: Page) => page.getByRole('dialog', { name: 'Final score' });

interface Saved {
  readonly record: { readonly moves: readonly string[]; readonly over: boolean };
}

/** The game on the screen as this browser keeps it. */
export async function savedGame(page: Page): Promise<Saved> {
  // What was just played is written down a moment later.
  await page.waitForTimeout(300);
  const text = await page.evaluate(() => localStorage.getItem(`engawa.game.${location.pathname.split('/')[2]}`));
  return JSON.parse(text ?? 'null') as Saved;
}

/** Notes every task that kept the page from answering for more than 50 ms. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const long: number[] = [];
    (window as unknown as { long: number[] }).long = long;
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** The long tasks since the last time one asked. */
export const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
