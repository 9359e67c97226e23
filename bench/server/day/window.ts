import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Day } from './day.ts';
import type { Member } from './member.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const DECIDES_MS = 10_000;
/** Settings under which nobody waits for what only pleases the eye. */
const QUICK = { pace: 'once', motion: 'off', language: 'en', theme: 'washi' };

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });

/** A member before a real browser. Everything its page is sent counts as read by the member. */
export class Window {
  readonly page: Page;
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async open(day: Day, browser: Browser, member: Member): Promise<Window> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
    const { url } = member;
    const [name, value] = member.shown.cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const settings = JSON.stringify(JSON.stringify({ ...QUICK, name: member.name }));
    await page.addInitScript({
      content: `localStorage.setItem('engawa.settings', ${settings}); localStorage.setItem('engawa.signed-in', '1');`,
    });
    page.on('pageerror', (error) => day.fault(`the page of ${member.name}: ${error.stack ?? error.message}`));
    page.on('websocket', (socket) => {
      const table = /\/api\/tables\/([\w-]+)\/live/.exec(socket.url())?.[1];
      const hear = table === undefined ? (text: string) => member.keep(text, socket.url()) : member.listener(table);
      socket.on('framereceived', ({ payload }) => hear(String(payload)));
    });
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      response.text().then(
        (text) => member.keep(text, response.url()),
        () => undefined,
      );
    });
    const window = new Window(context, page);
    await page.goto(url);
    day.counts.add('browsers');
    return window;
  }

  async goTo(at: string): Promise<void> {
    await this.page.goto(new URL(at, this.page.url()).href);
  }

  /** Takes a decision by clicks. False where the page did not get on within its time. */
  async decide(seq: () => number): Promise<boolean> {
    const before = seq();
    const { page } = this;
    for (const end = Date.now() + DECIDES_MS; Date.now() < end; ) {
      if (seq() > before) return true;
      const ways = ['.end-turn, .do-it', '.choices .choice', '.board-pane [data-target][role=button]'];
      for (const way of ways.map((selector) => page.locator(selector).first())) {
        if (!(await way.isVisible().catch(() => false))) continue;
        await way.dispatchEvent('click').catch(() => undefined);
        break;
      }
      await page.waitForTimeout(50);
    }
    return seq() > before;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
