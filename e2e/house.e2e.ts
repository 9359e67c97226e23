import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { BASE } from './address.ts';
import { finishedTable } from './finished.ts';
import { measure } from './measure.ts';
import { as, call, fresh, register } from './member.ts';
import { noteShifts, shiftsOn } from './shifts.ts';
import { faults } from './table.ts';
import { violations } from './violations.ts';

/** Everything of the house around the table: each page by every dress, in three languages, by keyboard, without a jump. */

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DRESSES = [
  { size: DESK, theme: 'washi', language: 'en' },
  { size: DESK, theme: 'sumi', language: 'ja' },
  { size: PHONE, theme: 'washi', language: 'fr' },
  { size: PHONE, theme: 'sumi', language: 'en' },
  { size: PHONE, theme: 'washi', language: 'ja' },
  { size: DESK, theme: 'sumi', language: 'fr' },
] as const;
type Dress = (typeof DRESSES)[number];
/** What the browser counts as shifted, at most. */
const SHIFT = 0.02;

const CLOCK = { kind: 'live', bank: 600, increment: 10, cap: 900 };
const pictures = path.join(import.meta.dirname, '../dist/e2e-results/house');

interface World {
  readonly member: string;
  /** The cookie of the member, who is a moderator too. */
  readonly cookie: string;
  readonly pages: readonly (readonly [name: string, address: string])[];
}

/** A member with everything a member can have: games to play, finished, analysed and watched, neighbours, reports, notices. */
async function world(): Promise<World> {
  const [member, other] = [fresh('Mem'), fresh('Oth')];
  const [cookie, theirs] = [await register(member), await register(other)];
  await promisify(execFile)(
    process.execPath,
    ['bin/engawa.js', 'admin', 'appoint', member, '--data', 'dist/e2e-data'],
    {
      cwd: path.join(import.meta.dirname, '..'),
    },
  );
  const { table: past } = await finishedTable('yamatai', { cookie, rated: true, clock: CLOCK });
  await call('POST', `/api/tables/${past}/analysis`, cookie, {});
  const open = (who: string, wishes: object) =>
    call<{ table: string }>('POST', '/api/tables', who, {
      game: 'machi',
      seats: 2,
      name: 'x',
      listed: true,
      ...wishes,
    });
  await open(cookie, { game: 'nippon', bots: ['random'], start: true });
  await open(theirs, { game: 'yokohama', bots: ['random'], start: true, chances: true });
  await open(theirs, { seats: 3, clock: CLOCK, language: 'fr' });
  const { table: waiting } = await open(cookie, { chances: true });
  await call('PUT', `/api/account/following/${encodeURIComponent(other)}`, cookie, {});
  await call('POST', '/api/reports', cookie, { account: other, reason: 'words', text: 'rude' });
  await call('POST', '/api/account/channels', cookie, {
    kind: 'discord',
    address: 'http://127.0.0.1:9/api/webhooks/1/abcd',
  });
  await expect
    .poll(async () => (await call<{ state: string }>('GET', `/api/tables/${past}/analysis`, cookie)).state, {
      timeout: 120_000,
    })
    .toBe('done');
  const person = (name: string) => `/people/${encodeURIComponent(name)}`;
  return {
    member,
    cookie,
    pages: [
      ['home', '/'],
      ['seek', '/seek'],
      ['lobby', '/tables'],
      ['open', '/tables?open'],
      ['watch', '/watch'],
      ['waiting', `/t/${waiting}`],
      ['profile', person(member)],
      ['other', person(other)],
      ['best', '/people?game=yamatai&seats=2'],
      ['statistics', '/statistics/yamatai'],
      ['analysis', `/t/${past}/analysis`],
      ['moderation', '/moderation'],
      ['notices', '/notices'],
      ['account', '/account'],
    ],
  };
}

/** Every page in one dress: what axe finds, whether it scrolls sideways, what moved while it came. */
async function inDress(browser: Browser, { cookie, pages }: World, dress: Dress): Promise<string[]> {
  const { size, theme, language } = dress;
  const context = await browser.newContext({ viewport: size, baseURL: BASE });
  const page = await context.newPage();
  await as(page, cookie, { theme, language });
  await noteShifts(page);
  page.setDefaultTimeout(30_000);
  const wrong = faults(page);
  const found: string[] = [];
  for (const [name, address] of pages) {
    const where = `${name}, ${size.width} wide, ${theme}, ${language}`;
    await page.goto(address);
    await arrived(page);
    if (theme === 'sumi') await page.screenshot({ path: path.join(pictures, `${name}-${size.width}.png`) });
    const { shift, sources } = await shiftsOn(page);
    if (shift > SHIFT)
      found.push(`${where}: shifted ${shift.toFixed(3)} ${[...new Set(sources)].slice(0, 4).join(' ')}`);
    for (const violation of await violations(page)) found.push(`${where}: ${violation}`);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      found.push(`${where}: scrolls sideways`);
    }
    const spoken = await page.evaluate(() => document.documentElement.lang);
    if (spoken !== language) found.push(`${where}: says it is ${spoken}`);
  }
  await context.close();
  return [...found, ...wrong];
}

/** All that is on its way is there: nothing on the page has changed for a moment, but what tells the time. */
async function arrived(page: Page): Promise<void> {
  await page.waitForSelector('main:not([aria-busy=true])');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const [QUIET_MS, MOST_MS] = [400, 4000];
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, QUIET_MS);
      const changes = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, QUIET_MS);
      });
      changes.observe(document.body, { childList: true, subtree: true });
      setTimeout(resolve, MOST_MS);
    });
  });
}

/** What can be used on a page and is not met on the way from Tab to Tab. */
async function missedByKeyboard(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const usable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    const found = [...document.querySelectorAll<HTMLElement>(usable)].filter(isShown);
    for (const [i, element] of found.entries()) element.dataset.usable = String(i);
    return found.length;
  });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const unseen: string[] = [];
  for (let n = 0; n < all + 30; n++) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (!at || at === document.body) return 'end';
      at.dataset.met = '';
      const ring = getComputedStyle(at);
      const shown =
        ring.outlineStyle !== 'none' ||
        ring.boxShadow !== 'none' ||
        at.matches('input[type=radio], input[type=checkbox], input[type=date]');
      return shown ? '' : `no ring: ${at.outerHTML.slice(0, 90)}`;
    });
    if (met === 'end') break;
    if (met) unseen.push(met);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-usable]:not([data-met])')]
      // Of a group of radio buttons the arrows reach the others.
      .filter((element) => !element.matches('input[type=radio]') && element.isConnected)
      .map((element) => `not met: ${element.outerHTML.slice(0, 90)}`),
  );
  return [...unseen, ...missed];
}

test('the house around the table: no violation, no jump, nothing sideways, in every dress and language; all of it by keyboard', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  mkdirSync(pictures, { recursive: true });
  const made = await world();
  const found: string[] = [];
  for (const dress of DRESSES) found.push(...(await inDress(browser, made, dress)));
  const context = await browser.newContext({ viewport: DESK, baseURL: BASE });
  const page = await context.newPage();
  await as(page, made.cookie);
  for (const [name, address] of made.pages) {
    await page.goto(address);
    await arrived(page);
    for (const missed of await missedByKeyboard(page)) found.push(`${name}: ${missed}`);
  }
  await context.close();
  measure(
    'UX-68',
    `${made.pages.length} pages × ${DRESSES.length} dresses in 3 languages: ${found.length} violations, jumps or things out of reach`,
    found.length === 0,
  );
  expect(found).toEqual([]);
});
