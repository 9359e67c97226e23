/** Text in columns: Japanese characters are two columns wide. */

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

/** The headline of a part, with a remark. */
export function heading(title: string, remark: string, columns: number): string {
  const text = `── ${title}${remark && ` · ${remark}`} `;
  return text + '─'.repeat(Math.max(0, columns - width(text)));
}
