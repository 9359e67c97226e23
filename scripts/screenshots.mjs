// npm run screenshots: the pictures of docs/screenshots, from seeded games on the real server.
import './node-version.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle.mjs';
import { ensureChromium, findChromium } from './chromium.mjs';
import { fail, prepare } from './prepare.mjs';
import { withServer } from './with-server.mjs';

await prepare();
if (!ensureChromium()) fail('There is no browser to take pictures with.');
const { chromium } = await import('@playwright/test');
const folder = path.join(root, 'docs', 'screenshots');
mkdirSync(folder, { recursive: true });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const settings = { speed: 0, motion: 'off', language: 'en', name: 'Aki' };

await withServer(async (base) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

  const open = async (size, theme, extra = {}) => {
    const context = await browser.newContext({ viewport: size, locale: 'en-GB', serviceWorkers: 'block' });
    await context.addInitScript(
      (chosen) => {
        if (!localStorage.getItem('engawa.settings')) localStorage.setItem('engawa.settings', JSON.stringify(chosen));
      },
      { ...settings, theme, ...extra },
    );
    return context.newPage();
  };
  const take = async (page, name) => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    console.log(`docs/screenshots/${name}.png`);
  };
  const start = async (page, seed, game = 'nippon') => {
    await page.goto(`${base}/play/${game}`);
    await page.locator('.form-sheet > label.field input').fill(seed);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table-screen').waitFor();
  };
  /** Plays on at random, but always the same way, for a number of decisions. */
  const playOn = (page, decisions) =>
    page.evaluate(async (most) => {
      const frame = () => new Promise((resolve) => setTimeout(resolve, 30));
      let state = 7;
      for (let n = 0; n < most && !document.querySelector('dialog[open]'); ) {
        const end = document.querySelector('.end-turn');
        const offered = end ? [end] : [...document.querySelectorAll('.choices .choice, .board-pane [data-target]')];
        if (offered.length > 0) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const chosen = offered[Math.floor((state / 2 ** 32) * offered.length)];
          const box = chosen.getBoundingClientRect();
          chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.x + 4, clientY: box.y + 4 }));
          n++;
        }
        await frame();
      }
      while (document.querySelector('.end-turn')) {
        document.querySelector('.end-turn').click();
        await frame();
      }
    }, decisions);
  const settled = (page) => page.waitForSelector('.prompt.is-mine, dialog[open] .breakdown', { timeout: 60_000 });

  for (const [name, size, theme] of [
    ['home', DESK, 'washi'],
    ['home-phone', PHONE, 'sumi'],
  ]) {
    const page = await open(size, theme);
    await page.goto(base);
    await take(page, name);
    await page.context().close();
  }
  for (const [name, size, theme] of [
    ['nippon', DESK, 'washi'],
    ['nippon-dark', DESK, 'sumi'],
    ['nippon-phone', PHONE, 'washi'],
  ]) {
    const page = await open(size, theme);
    await start(page, 'pictures');
    await playOn(page, 30);
    await settled(page);
    await take(page, name);
    if (name === 'nippon') {
      await page.keyboard.press('m');
      await take(page, 'text-mode');
      // Text is quicker to play to the end.
      await playOn(page, 4000);
      await settled(page);
      await take(page, 'final-score');
      await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
      await page.goto(`${page.url().replace(/\?.*/, '')}?m=120`);
      await page.locator('.replay-bar').waitFor();
      await page.keyboard.press('m');
      await take(page, 'replay');
    }
    await page.context().close();
  }
  const host = await open(DESK, 'washi');
  await host.goto(`${base}/tables?open`);
  await host.locator('form.form-sheet input[type=checkbox]').check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.locator('.invite').waitFor();
  await take(host, 'waiting-room');
  await host.goto(`${base}/tables`);
  await host.locator('.shelf li').first().waitFor();
  await take(host, 'lobby');
  await host.goto(`${base}/learn/nippon`);
  await host.locator('.coach').waitFor();
  for (let n = 0; n < 3; n++) await host.getByRole('button', { name: 'Next' }).click();
  await take(host, 'lesson');
  await browser.close();
});
