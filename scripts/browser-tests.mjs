// Runs the browser tests against the built client on the real server, and counts them.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle.mjs';
import { ensureChromium } from './chromium.mjs';
import { tool } from './steps.mjs';
import { buildWeb } from './web.mjs';

const report = path.join(root, 'dist', 'e2e-report.json');

/** Further arguments go to Playwright: a part of a file's name, or --grep. */
export async function runBrowserTests(args, env = {}) {
  if (!ensureChromium() || !(await buildWeb())) return { ok: false, passed: 0, failed: 1 };
  rmSync(report, { force: true });
  const ok = await tool(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { ok, passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } catch {
    return { ok: false, passed: 0, failed: 1 };
  }
}
