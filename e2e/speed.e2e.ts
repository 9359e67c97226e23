import { type Browser, expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { measure, percentile } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

/** Lab figures. They depend on the machine, so only what does not (sizes, shifts) can fail the test. */

interface Load {
  readonly js: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
}

async function coldLoad(browser: Browser, open: (page: Page) => Promise<void>): Promise<Load & { lcp: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await wear(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  const sum = { js: 0, fonts: 0, all: 0, requests: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    sum.all += encodedDataLength;
    sum.requests++;
    if (type === 'Script') sum.js += encodedDataLength;
    if (type === 'Font') sum.fonts += encodedDataLength;
  });
  await open(page);
  await page.waitForTimeout(600);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
  await context.close();
  return { ...sum, lcp };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

test('sizes of the home page and of a game page @smoke', async ({ browser }) => {
  const home = await coldLoad(browser, async (page) => {
    await page.goto('/');
    await page.waitForSelector('.game-card');
  });
  // A game page is opened directly by its address, as from a bookmark; the game itself was begun before.
  const started = await browser.newContext({ serviceWorkers: 'block' });
  const first = await started.newPage();
  await wear(first);
  await startGame(first, 'nippon', { seed: 'sizes' });
  const kept = await first.evaluate(() => JSON.stringify({ ...localStorage }));
  const address = first.url();
  await started.close();
  const game = await coldLoad(browser, async (page) => {
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(JSON.parse(items) as Record<string, string>))
        localStorage.setItem(key, value);
    }, kept);
    await page.goto(address);
    await page.waitForSelector('.table-screen');
  });
  measure(
    'UX-01',
    `LCP home ${home.lcp.toFixed(0)} ms, game ${game.lcp.toFixed(0)} ms on D, one cold load`,
    home.lcp <= 1000 && game.lcp <= 1000,
  );
  measure('UX-05', `JS home ${kB(home.js)}, game page ${kB(game.js)}`, home.js <= 60_000 && game.js <= 160_000);
  measure(
    'UX-06',
    `game page ${kB(game.all)} in ${game.requests} requests, fonts ${kB(game.fonts)}`,
    game.all <= 350_000 && game.requests <= 25 && game.fonts <= 60_000,
  );
  expect(home.js).toBeLessThanOrEqual(60_000);
  expect(game.js).toBeLessThanOrEqual(160_000);
  expect(game.all).toBeLessThanOrEqual(350_000);
});

test('nothing jumps and clicks answer over twenty turns', async ({ page }) => {
  await wear(page);
  const wrong = faults(page);
  await page.addInitScript(() => {
    const seen = { shift: 0, long: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await startGame(page, 'nippon', { seed: 'shifts' });
  await page.evaluate(() => {
    (window as unknown as { seen: { shift: number } }).seen.shift = 0;
  });
  const { latencies, elements } = await page.evaluate(fuzz, { seed: 11, mostClicks: 60, board: true });
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  const p95 = percentile(latencies, 95);
  measure('UX-02', `CLS ${shift.toFixed(3)}`, shift <= 0.02);
  measure('UX-03', `interaction p95 ${p95.toFixed(0)} ms on D (${elements} elements)`, p95 <= 100);
  expect(wrong).toEqual([]);
});

for (const path of ['/', '/settings', '/tables', '/rules/nippon', '/about']) {
  test(`320 px: ${path} needs no sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await wear(page);
    await page.goto(path);
    await page.waitForSelector('main:not([aria-busy])');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    measure('UX-29', `${path}: ${sideways} px too wide at 320 px`, sideways <= 0);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('pseudo-locale: no text of the shell is cut or untranslated', async ({ page }) => {
  await wear(page);
  let cut = 0;
  let plain = 0;
  for (const path of ['/', '/settings', '/tables', '/about', '/play/nippon']) {
    await page.goto(`${path}?pseudo`);
    await page.waitForSelector('main:not([aria-busy])');
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('button, a, h1, h2, h3, label > span, p, legend')];
      const names = /^(Engawa|English|Français|日本語|Nippon|Yokohama|Machi|Yamataï|\d+|[×\d\s]+)$/;
      return {
        cut: elements.filter(
          (e) =>
            e.scrollWidth > e.clientWidth + 1 &&
            getComputedStyle(e).overflowX === 'hidden' &&
            !e.classList.contains('for-readers'),
        ).length,
        plain: elements.flatMap((e) => {
          const text = e.childElementCount === 0 ? (e.textContent ?? '').trim() : '';
          return text && !text.includes('[') && !names.test(text) ? [text] : [];
        }),
      };
    });
    cut += found.cut;
    plain += found.plain.length;
    expect(found.plain, path).toEqual([]);
  }
  measure('UX-30', `${cut} cut, ${plain} untranslated; en, fr, ja complete by type and test`, cut + plain === 0);
  expect(cut).toBe(0);
});
