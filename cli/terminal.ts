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

  /** Numbered lines, in two columns when there are many and the window is wide. */
  list(rows: readonly (readonly [sentence: string, notation: string])[]): void {
    const width = Math.max(...rows.map(([sentence]) => columns(sentence)));
    const line = ([sentence, notation]: readonly [string, string], i: number): string =>
      `${String(i + 1).padStart(3)}) ${sentence}${' '.repeat(width - columns(sentence))}  ${notation}`;
    const lines = rows.map(line);
    const widest = Math.max(...lines.map(columns));
    if (rows.length <= 12 || 2 * widest + 3 > (process.stdout.columns ?? 100)) {
      this.say(...lines);
      return;
    }
    const half = Math.ceil(lines.length / 2);
    this.say(
      ...lines.slice(0, half).map((left, i) => {
        const right = lines[half + i];
        return right === undefined ? left : `${left}${' '.repeat(widest - columns(left))}   ${right}`;
      }),
    );
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

/** Columns a text takes: Japanese characters take two. */
function columns(text: string): number {
  let n = 0;
  for (const ch of text)
    n += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(ch)
      ? 2
      : 1;
  return n;
}
