import type { State } from './layout.ts';
import type { Words } from './words.ts';

/** Text in columns, for boards in a terminal: Japanese characters are two columns wide. */

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

export function width(text: string): number {
  let n = 0;
  for (const c of text) n += WIDE.test(c) ? 2 : 1;
  return n;
}

const gap = (text: string, columns: number): string => ' '.repeat(Math.max(0, columns - width(text)));

/** Filled up at the end. */
export const left = (text: string, columns: number): string => text + gap(text, columns);

/** Filled up in front. */
export const right = (text: string | number, columns: number): string => gap(`${text}`, columns) + text;

/** One text at each end. */
export const ends = (a: string, b: string, columns: number): string => a + right(b, columns - width(a));

/** A line that begins with one text and ends with another. */
export const dashes = (a: string, b: string, columns: number): string =>
  `${a} ${'─'.repeat(Math.max(0, columns - width(a) - 1 - width(b)))}${b}`;

/** The headline of a part, with a remark. */
export const heading = (title: string, remark: string, columns: number): string =>
  dashes(`── ${title}${remark && ` · ${remark}`}`, '', columns);

/** What every part of a board in text needs to know. */
export interface TextViewOf<S extends State, W extends Words> {
  readonly s: S;
  readonly viewer: number;
  readonly words: W;
  readonly say: W['phrases'];
  /** The seats in the order of play, the viewer first. */
  readonly order: readonly number[];
}

export function textViewOf<S extends State, W extends Words>(s: S, viewer: number, words: W): TextViewOf<S, W> {
  const order = Array.from({ length: s.seats }, (_, i) => (Math.max(0, viewer) + i) % s.seats);
  return { s, viewer, words, say: words.phrases, order };
}

/** Writes the lines of a table of players: a label, and a cell for each seat. */
export const rowsOf =
  <P>(label: number, cell: number) =>
  (
    { s, order }: { readonly s: { readonly seat: readonly P[] }; readonly order: readonly number[] },
    title: string,
    value: (me: P, seat: number) => string | number,
  ): string =>
    (left(title, label) + order.map((seat) => left(`${value(s.seat[seat], seat)}`, cell)).join('')).trimEnd();

/** Blocks of lines side by side, each as wide as its longest line. */
export function beside(blocks: readonly (readonly string[])[], between = '   '): string[] {
  const widths = blocks.map((lines) => Math.max(...lines.map(width)));
  const height = Math.max(...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((lines, i) => left(lines[row] ?? '', widths[i]))
      .join(between)
      .trimEnd(),
  );
}

/** Parts in as few lines as fit, after a label and aligned below each other. */
export function wrapped(label: string, parts: readonly string[], between: string, columns: number): string[] {
  const lines: string[] = [];
  let line = label;
  for (const [i, part] of parts.entries()) {
    const piece = i < parts.length - 1 ? part + between : part;
    if (i > 0 && width(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = ' '.repeat(width(label));
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
