import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');

/** The built program in a process of its own. */
interface Program {
  readonly child: ChildProcess;
  /** What it has said when it is open or has ended. */
  readonly said: Promise<string>;
  readonly status: Promise<number | null>;
}

export function engawa(args: readonly string[], settings: Readonly<Record<string, string>>, cwd?: string): Program {
  const env = { ...process.env, ENGAWA_PORT: '0', ENGAWA_LOG: 'silent', ...settings };
  const child = spawn(process.execPath, [program, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = new Promise<string>((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
        if (text.includes('is open at')) resolve(text);
      });
    }
    status.then(() => resolve(text));
  });
  return { child, said, status };
}
