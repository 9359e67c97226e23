import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PATIENCE_MS = 30_000;

/** Where and how something is run. */
export interface Surroundings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A server that is open. */
export interface Running {
  readonly url: string;
  /** Milliseconds from the command to the open door. */
  readonly took: number;
  /** SIGTERM; its exit status. */
  stop(): Promise<number | null>;
}

/** Ours less what npm has told the script this runs in: it would lead another npm back here. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|ENGAWA_|PORT$)/.test(name),
    ),
  );

export const run = ([command, ...args]: readonly string[], place: Surroundings): string =>
  execFileSync(command, args, { ...place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Starts a server. */
export async function open([command, ...args]: readonly string[], place: Surroundings): Promise<Running> {
  const began = performance.now();
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    // Whether it ends by itself or has to be ended, that is no opening.
    const impatient = setTimeout(() => process.kill(innermost(child.pid!), 'SIGTERM'), PATIENCE_MS);
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /is open at (https?:\S+)/.exec(said);
      if (!found) return;
      clearTimeout(impatient);
      resolve(found[1]);
    });
    ended.then(() => {
      clearTimeout(impatient);
      reject(new Error(`It did not open. ${said}`));
    });
  });
  return {
    url,
    took: performance.now() - began,
    stop: () => {
      process.kill(innermost(child.pid!), 'SIGTERM');
      return ended;
    },
  };
}

/** The program itself, below npx, a shell or `unshare`, which do not pass signals on. */
function innermost(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child ? innermost(Number(child)) : pid;
}
