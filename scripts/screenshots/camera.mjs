// A browser that takes pictures: one page at a time, with settings and kept games of its own, into docs/screenshots.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bundle.mjs';
import { findChromium } from '../chromium.mjs';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How much of a picture WebP keeps. */
const QUALITY = 0.88;

const folder = path.join(root, 'docs', 'screenshots');

export class Camera {
  static async open(base) {
    const { chromium } = await import('@playwright/test');
    mkdirSync(folder, { recursive: true });
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

  /** A page of somebody called Aki; `kept` is the text of a game on the shelf of this browser, as `picture`. */
  async page({ size = DESK, theme = 'washi', kept, settings = {} }, at) {
    const context = await this.browser.newContext({ viewport: size, locale: 'en-GB', serviceWorkers: 'block' });
    const chosen = { pace: 'once', motion: 'off', language: 'en', name: 'Aki', theme, ...settings };
    await context.addInitScript(
      ([chosen, kept]) => {
        if (localStorage.getItem('engawa.settings')) return;
        localStorage.setItem('engawa.settings', JSON.stringify(chosen));
        if (kept) localStorage.setItem('engawa.game.picture', kept);
      },
      [chosen, kept],
    );
    const page = await context.newPage();
    await page.goto(this.base + at);
    return page;
  }

  async take(page, name) {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const png = await page.screenshot();
    writeFileSync(path.join(folder, `${name}.webp`), await this.pressed(png));
    console.log(`docs/screenshots/${name}.webp`);
  }

  /** Takes one picture of an address and puts the page away. */
  async shoot(name, look, at, ready) {
    const page = await this.page(look, at);
    await ready(page);
    await this.take(page, name);
    await page.context().close();
  }

  close() {
    return this.browser.close();
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
