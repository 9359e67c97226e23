import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PORT } from './address.ts';

const root = path.join(import.meta.dirname, '..');

/** A server of a test's own, which may be killed and started again on the same data. */
export class OwnServer {
  readonly base: string;
  private readonly port: number;
  /** Its data. */
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'engawa-e2e-'));
  private process: ChildProcess | undefined;

  private readonly games: readonly string[];
  private readonly settings: Readonly<Record<string, string>>;

  /** `n` tells the servers of one run apart; `games` are folders of games that are not of the house. */
  constructor(n: number, games: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) {
    this.games = games;
    this.settings = settings;
    this.port = PORT + n;
    this.base = `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['bin/engawa.js', 'serve', '--port', String(this.port), '--data', this.folder, '--log', 'silent'];
    for (const game of this.games) args.push('--game', game);
    this.process = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ENGAWA_RATE: '100000', ENGAWA_BOT_MS: '20', ENGAWA_BOT_PACE: '0', ...this.settings },
      stdio: 'ignore',
    });
    for (let n = 0; n < 200; n++) {
      const ready = await fetch(`${this.base}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server did not start.');
  }

  /** No file may be written beyond its first bytes any more, or all may again: the disk is full, or has room. */
  setDisk(state: 'full' | 'room'): void {
    const limit = state === 'full' ? '512:' : 'unlimited:';
    execFileSync('prlimit', ['--pid', String(this.process?.pid), `--fsize=${limit}`]);
  }

  /** As if the power went away. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
