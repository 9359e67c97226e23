// Runs something against a server of its own, with an empty store, and closes both afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './bundle.mjs';

/** `before` may enter such a house and write into its store while it is closed. */
export async function withServer(act, before) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'engawa-'));
  try {
    if (before) {
      await serving(data, before.enter);
      await before.remember(data);
    }
    await serving(data, act);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function serving(data, act) {
  const server = spawn(process.execPath, ['bin/engawa.js', 'serve', '--port', '0', '--data', data, '--log', 'warn'], {
    cwd: root,
    env: {
      ...process.env,
      ENGAWA_RATE: '100000',
      ENGAWA_CONNECTIONS: '10000',
      ENGAWA_BOT_MS: '20',
      ENGAWA_BOT_PACE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const base = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (text) => {
        said += text;
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on('exit', () => reject(new Error(`The server did not start. ${said}`)));
    });
    await act(base);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}
