/** Text in columns: Japanese characters are two columns wide. */

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Nothing on the board is wider. */
const COLUMNS = 98;

function width(text: string): number {
  let n = 0;
  for (const c of text) n += WIDE.test(c) ? 2 : 1;
  return n;
}

/** Filled up at the end. */
export const left = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));

/** The headline of a part. */
export const heading = (title: string): string => {
  const text = `── ${title} `;
  return text + '─'.repeat(Math.max(0, COLUMNS - width(text)));
};

/** Items after a label, on as many lines as they need, aligned below each other. */
export function items(label: string, texts: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  let line = left(label, indent);
  let empty = true;
  for (const text of texts) {
    if (!empty && width(line) + 3 + width(text) > COLUMNS) {
      lines.push(line);
      line = ' '.repeat(indent);
      empty = true;
    }
    line += empty ? text : ` · ${text}`;
    empty = false;
  }
  return [...lines, line.trimEnd()];
}
