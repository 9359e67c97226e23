import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BASE, PORT } from './address.ts';

/** Debian's browser; scripts/chromium.mjs installs it when it is missing. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(import.meta.dirname, '../dist/e2e'),
  fullyParallel: false,
  workers: 1,
  // A browser on a busy machine sometimes closes by itself; a fault of ours fails twice.
  retries: 1,
  timeout: 180_000,
  reporter: [['list']],
  globalSetup: './clear.ts',
  use: {
    baseURL: BASE,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node bin/engawa.js serve --port ${PORT} --data dist/e2e-data --log warn`,
    env: {
      ENGAWA_RATE: '100000',
      ENGAWA_CONNECTIONS: '10000',
      ENGAWA_BOT_MS: '20',
      ENGAWA_BOT_PACE: '0',
      // Tests have receivers of their own on this machine.
      ENGAWA_WEBHOOK_PRIVATE: 'yes',
    },
    cwd: path.join(import.meta.dirname, '..'),
    url: BASE,
    // A server that is already there may belong to another checkout.
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
