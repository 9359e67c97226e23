import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure, percentile } from './measure.ts';
import { slowPhone } from './profiles.ts';
import { faults, startGame, wear } from './table.ts';

/** Lab figures. They depend on the machine, so only what does not (sizes, shifts) can fail the test. */

/** How often a page is loaded cold. The goal of UX-01 is the median of five. */
const LOADS = Number(process.env.ENGAWA_LOADS ?? 3);

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a game may weigh until it can be played, in one language. */
const MOST_SCRIPT = 115_000;

interface Load {
  /** Script as it travels, packed, without the headers of its files. */
  readonly js: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
  readonly lcp: number;
}

interface Cold {
  readonly address: string;
  readonly ready: string;
  /** What the browser remembers from before. */
  readonly kept?: string;
  readonly slow?: boolean;
}

async function coldLoad(browser: Browser, { address, ready, kept, slow }: Cold): Promise<Load> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(slow ? PHONE : DESK) });
  const page = await context.newPage();
  await wear(page);
  if (kept !== undefined) {
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(JSON.parse(items) as Record<string, string>))
        localStorage.setItem(key, value);
    }, kept);
  }
  const cdp = slow ? await slowPhone(page) : await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  const sum = { js: 0, fonts: 0, all: 0, requests: 0 };
  const headers = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A picture inside of a style sheet is told of like a file, and asks nobody for anything.
    if (response.url.startsWith('data:')) return;
    types.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    sum.all += encodedDataLength;
    sum.requests++;
    if (type === 'Script') sum.js += encodedDataLength - (headers.get(requestId) ?? 0);
    if (type === 'Font') sum.fonts += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForSelector(ready);
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

async function medianLcp(browser: Browser, cold: Cold): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LOADS; n++) times.push((await coldLoad(browser, cold)).lcp);
  return percentile(times, 50);
}

/** A game begun and played a while, as a bookmark finds it. */
async function midGame(browser: Browser, game: string): Promise<{ address: string; kept: string }> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...DESK });
  const page = await context.newPage();
  await wear(page);
  await startGame(page, game, { seats: 'most', seed: 'sizes' });
  await page.evaluate(fuzz, { seed: 2, mostClicks: 20, board: true, direct: true });
  await page.waitForTimeout(400);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const address = page.url();
  await context.close();
  return { address, kept };
}

/** The same, for who reads another language. */
function readIn(language: string, kept: string): string {
  const items = JSON.parse(kept) as Record<string, string>;
  const settings = JSON.stringify({ ...JSON.parse(items['engawa.settings']), language });
  return JSON.stringify({ ...items, 'engawa.settings': settings });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

test('the home page: its size @smoke', async ({ browser }) => {
  const home = await coldLoad(browser, { address: '/', ready: '.game-card' });
  measure('UX-05', `home ${kB(home.js)}`, home.js <= 60_000);
  expect(home.js).toBeLessThanOrEqual(60_000);
});

test('home and lobby: how soon they are there', async ({ browser }) => {
  test.setTimeout(120_000);
  for (const [name, address, ready] of [
    ['home', '/', '.game-card'],
    ['lobby', '/tables', '.lobby .lobby-filters'],
  ]) {
    const desk = await medianLcp(browser, { address, ready });
    const phone = await medianLcp(browser, { address, ready, slow: true });
    measure('UX-01', `${name} ${desk.toFixed(0)} ms D, ${phone.toFixed(0)} ms P`, desk <= 1000 && phone <= 2500);
  }
});

for (const game of gameIds) {
  test(`${game}: size of the page in the middle of a game, in each language @smoke`, async ({ browser }) => {
    const cold = { ...(await midGame(browser, game)), ready: '.table-screen' };
    for (const language of ['en', 'fr', 'ja']) {
      const load = await coldLoad(browser, { ...cold, kept: readIn(language, cold.kept) });
      measure('UX-05', `${game} page ${kB(load.js)} ${language}`, load.js <= MOST_SCRIPT);
      expect.soft(load.js, language).toBeLessThanOrEqual(MOST_SCRIPT);
      // Japanese letters are another matter: there are thousands of them.
      if (language !== 'en') continue;
      measure(
        'UX-06',
        `${game} ${kB(load.all)} in ${load.requests} requests, fonts ${kB(load.fonts)}`,
        load.all <= 350_000 && load.requests <= 25 && load.fonts <= 60_000,
      );
      expect(load.all).toBeLessThanOrEqual(350_000);
      expect(load.requests).toBeLessThanOrEqual(25);
      expect(load.fonts).toBeLessThanOrEqual(60_000);
    }
  });

  test(`${game}: how soon the page is there in the middle of a game`, async ({ browser }) => {
    test.setTimeout(240_000);
    const cold = { ...(await midGame(browser, game)), ready: '.table-screen' };
    const desk = await medianLcp(browser, cold);
    const phone = await medianLcp(browser, { ...cold, slow: true });
    measure('UX-01', `${game} ${desk.toFixed(0)} ms D, ${phone.toFixed(0)} ms P`, desk <= 1000 && phone <= 2500);
  });

  for (const [name, options, bar] of [
    ['desk', DESK, 100],
    ['phone', PHONE, 200],
  ] as const) {
    test(`${game} on a ${name}: nothing jumps and clicks answer over twenty turns`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await wear(page);
      const wrong = faults(page);
      await watchPage(page);
      await startGame(page, game, { seats: 2, seed: 'shifts' });
      await expect(page.locator('.prompt.is-mine, .end-turn').first()).toBeVisible();
      const cdp = name === 'phone' ? await slowPhone(page) : await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await seenSoFar(page);
      const [before, clicks] = [await busy(cdp), await clickOn(page, 20)];
      const cpu = ((await busy(cdp)) - before) / clicks;
      const { shift, interactions, sources } = await seenSoFar(page);
      const p95 = percentile(interactions, 95);
      const where = name === 'desk' ? 'D' : 'P';
      measure('UX-02', `${game} ${shift.toFixed(3)} ${where}`, shift <= 0.02);
      measure(
        'UX-03',
        `${game} p95 ${p95.toFixed(0)} ms ${where} of ${interactions.length} (main thread ${cpu.toFixed(0)} ms a click)`,
        p95 <= bar && interactions.length > 0,
      );
      expect(wrong).toEqual([]);
      expect(shift, sources.join(' ')).toBeLessThanOrEqual(0.02);
      await context.close();
    });
  }
}

interface Seen {
  shift: number;
  interactions: number[];
  sources: string[];
}

/** Notes layout shifts and how long interactions took, as the browser itself counts them. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, interactions: [], sources: [] };
    (window as unknown as { seen: Seen }).seen = seen;
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        seen.sources.push(...entry.sources.map(({ node }) => (node as Element | null)?.className?.toString() ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const longest = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
      }
      seen.interactions = [...longest.values()];
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const seenSoFar = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { seen } = window as unknown as { seen: Seen };
    const so = { ...seen };
    seen.shift = 0;
    seen.sources = [];
    return so;
  });

const busy = async (cdp: Awaited<ReturnType<typeof slowPhone>>): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Plays some turns with the real pointer: a click is a click of the browser, and what follows it at once is expected. */
async function clickOn(page: Page, turns: number): Promise<number> {
  let clicks = 0;
  for (let ended = 0; ended < turns && clicks < 6 * turns; clicks++) {
    const way = await page.evaluate(async (n) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const shown = (element: Element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        if (width === 0 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at !== null && (element.contains(at) || at.contains(element));
      };
      for (let tried = 0; tried < 400; tried++) {
        if (document.querySelector('dialog[open]')) return undefined;
        const ways = [...document.querySelectorAll('.end-turn, .choices .choice, .board-pane [data-target]')].filter(
          shown,
        );
        const way = ways.find((element) => element.matches('.end-turn')) ?? ways[n % Math.max(1, ways.length)];
        if (way) {
          const { left, top, width, height } = way.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2, ends: way.matches('.end-turn') };
        }
        // What is out of sight is scrolled to, as one does with a thumb.
        if (tried % 20 === 19) {
          const hidden = document.querySelectorAll('.choices .choice, .board-pane [data-target]');
          hidden[(n + tried) % Math.max(1, hidden.length)]?.scrollIntoView({ block: 'center', inline: 'center' });
        }
        await frame();
      }
      return undefined;
    }, clicks * 3);
    if (!way) break;
    await page.mouse.click(way.x, way.y);
    if (way.ends) ended++;
  }
  return clicks;
}
