import { setImmediate } from 'node:timers/promises';

/** A line on standard error that tells how far a long command is, and whether the user wants it to stop. */
export class Progress {
  private readonly every: number;
  private shownAt = Date.now();
  private stop = false;
  private readonly onInterrupt = () => {
    this.stop = true;
  };

  constructor(everySeconds = process.stderr.isTTY ? 0.5 : 10) {
    this.every = everySeconds * 1000;
    process.on('SIGINT', this.onInterrupt);
  }

  /** Lets signals in; true when the user interrupted. What was done so far is kept. */
  async interrupted(): Promise<boolean> {
    await setImmediate();
    return this.stop;
  }

  show(text: () => string): void {
    if (Date.now() - this.shownAt < this.every) return;
    this.shownAt = Date.now();
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text()}` : `${text()}\n`);
  }

  done(): void {
    process.off('SIGINT', this.onInterrupt);
    this.clear();
  }

  /** Takes the line away, so that something else can be written. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}

/** CPU seconds of this process since a mark. */
export function cpuSince(mark: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(mark);
  return (user + system) / 1e6;
}
