import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Refusal } from '#kernel';

/** A position as another program is asked about it: what its seat may know, and everything it may answer. */
export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly state: unknown;
  readonly moves: readonly string[];
}

/** What a program says to a request of ours. */
interface Reply {
  readonly id?: unknown;
  readonly move?: unknown;
  readonly cpu?: unknown;
}

/** A move, and how many milliseconds of a processor it took, where the program tells. */
export interface Answer {
  readonly move: string;
  readonly cpu?: number;
}

const PATIENCE_MS = 60_000;

/**
 * Another program that plays. It answers one request of the protocol, one JSON line each way:
 *
 *   → {"id":1,"do":"bot","game":"nippon","seats":2,"seat":0,"state":{…},"moves":["take 1 red",…]}
 *   ← {"id":1,"move":"take 1 red"}
 *
 * It may add `"cpu":12.5`.
 */
export class Program {
  private readonly name: string;
  private readonly child: ChildProcess;
  /** Does it lead a group of processes? */
  private readonly leads: boolean;
  private readonly lines: AsyncIterator<string>;
  private fault: string | undefined;
  private asked = 0;

  private constructor(name: string, child: ChildProcess, leads = false) {
    this.name = name;
    this.child = child;
    this.leads = leads;
    this.child.on('error', (error) => {
      this.fault = error.message;
    });
    this.child.stdin!.on('error', () => {
      this.fault ??= 'it does not read';
    });
    // A program that waits for the next question must not keep us alive.
    this.child.unref();
    this.lines = createInterface({ input: this.child.stdout! })[Symbol.asyncIterator]();
  }

  /** By a line for the shell. */
  static byShell(line: string): Program {
    // A group of its own, so that what the shell started ends with it.
    return new Program(line, spawn(line, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] }), true);
  }

  /** By its name and arguments. */
  static run([file, ...args]: readonly string[]): Program {
    return new Program([file, ...args].join(' '), spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] }));
  }

  /** The move it chooses, in the notation of the game. */
  async choose(question: Question): Promise<Answer> {
    const asked = ++this.asked;
    this.child.stdin!.write(`${JSON.stringify({ id: asked, do: 'bot', ...question })}\n`);
    const { id, move, cpu } = await this.answer();
    if (id !== asked) throw this.bad('answered another request');
    if (typeof move !== 'string') throw this.bad('answered without a move');
    return typeof cpu === 'number' && cpu >= 0 ? { move, cpu } : { move };
  }

  /** Ends it, and lets go of its lines: an open one would keep us alive. */
  stop(): void {
    const { pid, stdin, stdout } = this.child;
    stdin!.destroy();
    stdout!.destroy();
    if (!this.leads || pid === undefined) this.child.kill();
    else if (this.child.exitCode === null && this.child.signalCode === null) process.kill(-pid);
  }

  bad(what: string): Refusal {
    return new Refusal('bad-engine', `"${this.name}" ${what}.`);
  }

  private async answer(): Promise<Reply> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE_MS);
    });
    const next = await Promise.race([this.lines.next(), late]);
    clearTimeout(timer);
    if (next === 'late') throw this.bad('took longer than a minute');
    if (next.done) throw this.bad(`ended${this.fault ? `: ${this.fault}` : ''}`);
    try {
      return JSON.parse(next.value) as Reply;
    } catch {
      throw this.bad('answered something that is not JSON');
    }
  }
}
