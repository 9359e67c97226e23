import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { startGame, wear } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations: list } = await axe.run({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
    });
    return list;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`),
  );
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

let checked = 0;
let bad = 0;

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/account',
  '/tables',
  '/nowhere',
  '/play/nippon',
  '/rules/nippon',
  '/components/nippon',
  '/learn/nippon',
];

for (const theme of ['washi', 'sumi']) {
  for (const size of SIZES) {
    test(`no accessibility violation: pages, ${theme}, ${size.width} wide ${theme === 'washi' ? '@smoke' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await wear(page, { theme });
      for (const path of PAGES) {
        await page.goto(path);
        await page.waitForSelector('main:not([aria-busy])');
        const found = await violations(page);
        checked++;
        bad += found.length;
        expect(found, path).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(sideways, `${path} scrolls sideways`).toBe(false);
      }
    });

    for (const game of gameIds) {
      test(`no accessibility violation: ${game} at the table, ${theme}, ${size.width} wide`, async ({ page }) => {
        await page.setViewportSize(size);
        await wear(page, { theme });
        await startGame(page, game, { seed: 'axe' });
        for (let state = 0; state < 5; state++) {
          const { over } = await page.evaluate(fuzz, { seed: 7 + state, mostClicks: 17, board: true });
          const found = await violations(page);
          checked++;
          bad += found.length;
          expect(found, `state ${state}`).toEqual([]);
          if (over) break;
        }
      });
    }
  }
}

test.afterAll(() => {
  measure('UX-22', `${bad} violations on ${checked} pages and game states`, bad === 0);
});
