// A browser that takes pictures: one page at a time, with settings and a memory of its own.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bundle.mjs';
import { findChromium } from '../chromium.mjs';

export const SIZES = {
  desk: { width: 1440, height: 900 },
  low: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
/** Day and night. */
export const THEMES = { washi: '', sumi: '-dark' };
const TOUCHED = ['tablet', 'phone'];

/** How much of a picture WebP keeps. */
const QUALITY = 0.88;
/** What stands still is fetched and drawn within this time. */
const SETTLED_MS = 400;

const all = path.join(root, 'dist', 'screenshots');
const documents = path.join(root, 'docs', 'screenshots');

export class Camera {
  static async open(base) {
    const { chromium } = await import('@playwright/test');
    for (const folder of [all, documents]) mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return new Camera(base, browser);
  }

  constructor(base, browser) {
    this.base = base;
    this.browser = browser;
  }

  /** A page of somebody called Aki; `memory` is what the browser remembers, `cookie` what it shows to the server. */
  async page({ memory = {}, cookie, settings = {} }, size = 'desk', theme = 'washi') {
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: TOUCHED.includes(size),
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const chosen = { pace: 'once', motion: 'off', language: 'en', name: 'Aki', theme, ...settings };
    const kept = { 'engawa.settings': JSON.stringify(chosen), ...memory };
    await context.addInitScript((kept) => {
      if (localStorage.getItem('engawa.settings')) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, kept);
    if (cookie) {
      const [name, value] = cookie.split('=');
      await context.addCookies([{ name, value, url: this.base }]);
    }
    return context.newPage();
  }

  /** Takes one picture of a screen. What cannot be shown is said, and the next one is taken. */
  async shoot(screen, size, theme) {
    const name = `${screen.name}-${size}${THEMES[theme]}`;
    const page = await this.page(screen, size, theme);
    try {
      await page.goto(this.base + screen.at);
      await page.locator(screen.shown).first().waitFor({ timeout: 60_000 });
      await screen.prepare?.(page, size);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(SETTLED_MS);
      const png = await page.screenshot();
      writeFileSync(path.join(all, `${name}.png`), png);
      const shown = screen.documents?.[`${size}${THEMES[theme]}`];
      if (shown !== undefined) writeFileSync(path.join(documents, `${shown}.webp`), await this.pressed(png));
      console.log(`dist/screenshots/${name}.png`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${error.message.split('\n')[0]}`);
    } finally {
      await page.context().close();
    }
  }

  async close() {
    await this.browser.close();
    const pictures = readdirSync(all).filter((file) => file.endsWith('.png'));
    const rows = pictures.map(
      (file) => `<figure><img loading="lazy" src="${file}"><figcaption>${file}</figcaption></figure>`,
    );
    writeFileSync(
      path.join(all, 'index.html'),
      `<!doctype html><title>Every screen</title><style>body{display:flex;flex-wrap:wrap;gap:16px;background:#888}img{height:420px}</style>${rows.join('')}`,
    );
  }

  /** The browser knows WebP, which is a third of the size. */
  async pressed(png) {
    const page = await this.browser.newPage();
    const base64 = await page.evaluate(
      async ([png, quality]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d').drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        const reader = new FileReader();
        await new Promise((resolve) => {
          reader.onload = resolve;
          reader.readAsDataURL(blob);
        });
        return reader.result.split(',')[1];
      },
      [png.toString('base64'), QUALITY],
    );
    await page.close();
    return Buffer.from(base64, 'base64');
  }
}
