/** Text in columns: Japanese characters are two columns wide. */

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

export function width(text: string): number {
  let n = 0;
  for (const c of text) n += WIDE.test(c) ? 2 : 1;
  return n;
}

/** Filled up at the end. */
export const left = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));

/** The headline of a part, with a remark. */
export function heading(title: string, remark: string, columns: number): string {
  const head = `── ${title}${remark && ` · ${remark}`} `;
  return head + '─'.repeat(Math.max(0, columns - width(head)));
}

/** Two blocks of lines, the second starting at a fixed column. */
export function beside(a: readonly string[], b: readonly string[], columns: number): string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, row) =>
    (left(a[row] ?? '', columns) + (b[row] ?? '')).trimEnd(),
  );
}

/** Parts in as few lines as fit, after a label. */
export function wrapped(label: string, parts: readonly string[], between: string, columns: number): string[] {
  const lines: string[] = [];
  let line = label;
  for (const [i, part] of parts.entries()) {
    const piece = i < parts.length - 1 ? part + between : part;
    if (width(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = ' '.repeat(width(label));
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
