// Runs the quick attacks on a server of their own, with their output shown, and counts them.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './bundle.mjs';

export function runQuickAttacks() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts', 'attack.mjs'), '--quick'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      process.stdout.write(text);
    });
    child.on('close', (status) => {
      const counts = /(\d+) passed, (\d+) failed\s*$/.exec(said);
      if (!counts) resolve({ ok: false, passed: 0, failed: 1 });
      else resolve({ ok: status === 0, passed: Number(counts[1]), failed: Number(counts[2]) });
    });
  });
}
