import { expect, type Page } from '@playwright/test';

/** Settings under which a test need not wait for anything that only pleases the eye. */
const QUICK = { speed: 0, motion: 'off', language: 'en', theme: 'washi', name: 'Aki' };

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
  readonly seats?: number;
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
  if (seats !== undefined)
    await page
      .locator('input[name=seats]')
      .nth(seats - 2)
      .check({ force: true });
  const rows = page.locator('.seat-row select');
  for (let seat = 0; seat < (await rows.count()); seat++) await rows.nth(seat).selectOption(seat < people ? '' : level);
  await page.locator('.form-sheet > label.field input').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table-screen, .hand-over')).toBeVisible();
}

export const finalScore = (page: Page) => page.getByRole('dialog', { name: 'Final score' });
