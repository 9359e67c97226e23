import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { startGame, wear } from './table.ts';

/** Small screens, large letters, long words: everything must still fit. */

const PAGES = ['/', '/settings', '/tables', '/tables?open', '/seek', '/about', '/account'];

/** Texts that are cut off by their own box, and how much wider than the window the page is. */
const fitOf = (page: Page) =>
  page.evaluate(() => ({
    // Room that is kept for a scroll bar makes the page narrower than the window.
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    cut: [...document.querySelectorAll('button, a, h1, h2, h3, label > span, p, legend, dt, dd')].flatMap((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || element.closest('.for-readers, .board-pane') || textOverflow === 'ellipsis')
        return [];
      const clipped = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      return clipped ? [(element.textContent ?? '').slice(0, 40)] : [];
    }),
  }));

test('320 px and letters twice as large: no page needs sideways scrolling, nothing is cut', async ({ page }) => {
  test.setTimeout(180_000);
  await wear(page);
  const pages = [
    ...PAGES,
    ...gameIds.flatMap((game) => [
      `/play/${game}`,
      `/rules/${game}`,
      `/rules/${game}/clauses`,
      `/rules/${game}/sheet`,
      `/components/${game}`,
    ]),
  ];
  let [wide, cut] = [0, 0];
  for (const path of pages) {
    for (const [size, letters] of [
      [{ width: 320, height: 640 }, '100%'],
      [{ width: 640, height: 900 }, '200%'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.waitForSelector('main:not([aria-busy])');
      await page.evaluate((large) => {
        document.documentElement.style.fontSize = large;
      }, letters);
      const found = await fitOf(page);
      wide += found.sideways > 0 ? 1 : 0;
      cut += found.cut.length;
      expect(found, `${path} at ${size.width} px, letters ${letters}`).toEqual({ sideways: 0, cut: [] });
    }
  }
  measure('UX-29', `${pages.length} pages: ${wide} too wide, ${cut} texts cut`, wide + cut === 0);
});

for (const game of gameIds) {
  test(`${game} at 320 px: the table does not scroll sideways`, async ({ page }) => {
    await wear(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await startGame(page, game, { seats: 'most', seed: 'narrow' });
    await page.evaluate(fuzz, { seed: 8, mostClicks: 6, board: true });
    const found = await fitOf(page);
    measure(
      'UX-29',
      `${game}: ${found.sideways} px too wide at 320 px, ${found.cut.length} cut`,
      found.sideways <= 0 && found.cut.length === 0,
    );
    expect(found).toEqual({ sideways: 0, cut: [] });
  });
}

const NAMES = /^(Engawa|English|Français|日本語|Nippon|Yokohama|Machi|Yamataï|\d+|[×\d\s]+)$/;

test('pseudo-locale: no text of the shell is cut or untranslated', async ({ page }) => {
  await wear(page);
  const plain = async () =>
    (
      await page
        // What a game says of itself is not of the shell.
        .locator('button, a, h1, h2, h3, label > span:not(.game-words), p:not(.game-words), legend')
        .evaluateAll((list) => list.flatMap((e) => (e.childElementCount === 0 ? [(e.textContent ?? '').trim()] : [])))
    ).filter((text) => text && !text.includes('[') && !NAMES.test(text));
  let cut = 0;
  for (const path of [...PAGES, ...gameIds.map((game) => `/play/${game}`)]) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}pseudo`);
    await page.waitForSelector('main:not([aria-busy])');
    expect(await plain(), path).toEqual([]);
    cut += (await fitOf(page)).cut.length;
  }
  measure('UX-30', `${cut} cut, 0 untranslated; en, fr, ja complete by type and test`, cut === 0);
  expect(cut).toBe(0);
});
