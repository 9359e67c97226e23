import { createInterface, type Interface } from 'node:readline';

/** A person at the other end of two streams: it works typed, piped and over a slow line. */
export class Terminal {
  /** A person types; nothing is piped in. */
  readonly typed = process.stdin.isTTY === true;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: this.typed ? process.stdout : undefined });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  say(...lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** What was typed, or nothing at the end of the input. */
  async ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const { value, done } = await this.lines.next();
    return done ? undefined : value.trim();
  }

  /** Asks until a number in range comes; an empty line takes the usual one. */
  async number(question: string, min: number, max: number, usual: number): Promise<number | undefined> {
    for (;;) {
      const typed = await this.ask(`${question} [${usual}] `.trimStart());
      if (typed === undefined) return undefined;
      const value = typed === '' ? usual : Number(typed);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
    }
  }

  /** Numbered lines. */
  list(lines: readonly string[]): void {
    this.say(...lines.map((line, i) => `${String(i + 1).padStart(3)}) ${line}`));
  }

  /** Wipes the screen, so that the next person does not see what the last one saw. */
  async handOver(sentence: string): Promise<void> {
    process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    await this.ask(`${sentence} `);
  }

  close(): void {
    this.reader.close();
  }
}
