/**
 * The rulebooks use a small part of Markdown: headings, paragraphs, lists, tables, bold, italics and code. One clause is
 * one line, or one row of a table, that starts with its bold id.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly clause?: string }
  | { readonly kind: 'item'; readonly text: string; readonly depth: number; readonly clause?: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** A clause stands alone in bold, or with its title (`**T-2.1 Boat prices**`); rulings have a letter (`**M-18 A3**`). */
const CLAUSE = /^\*\*([A-Z]+-\d[\w.]*?(?: [A-Z]\d+)?)\.?(?=\*\*|\s)/;

/** The clause a line or the row of a table is. */
export const clauseAt = (text: string): string | undefined => CLAUSE.exec(text)?.[1];

/** The id of a heading: its clause where it starts with one (`N-5 A turn`), else its words. */
function headingId(text: string): string {
  const clause = /^([A-Z]+-[\w.]+)/.exec(text)?.[1];
  return clause ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

const cells = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The id of the element of a clause. */
export const anchorOf = (clause: string): string => clause.replaceAll(' ', '-');

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.replace(/<!--.*?-->/gs, '').split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const text = line.trim();
    const heading = /^(#{1,6})\s+(.*)$/.exec(text);
    const item = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (text === '') continue;
    if (text.startsWith('```')) {
      const end = lines.findIndex((later, k) => k > i && later.trim().startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(i + 1, stop).join('\n') });
      i = stop;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2].trim(), id: headingId(heading[2]) });
    } else if (/^(-{3,}|\*{3,})$/.test(text)) {
      blocks.push({ kind: 'rule' });
    } else if (text.startsWith('|') && /^[\s|:-]+$/.test(lines[i + 1] ?? '-x')) {
      const rows: string[][] = [];
      let at = i + 2;
      for (; lines[at]?.trim().startsWith('|'); at++) rows.push(cells(lines[at]));
      blocks.push({ kind: 'table', head: cells(text), rows });
      i = at - 1;
    } else if (item) {
      blocks.push({
        kind: 'item',
        text: item[2],
        depth: Math.floor(item[1].length / 2),
        clause: clauseAt(item[2]),
      });
    } else {
      blocks.push({ kind: 'paragraph', text, clause: clauseAt(text) });
    }
  }
  return blocks;
}

/** The text of one clause; a heading's clause gives the heading, and a missing one its nearest parent. */
export function clauseText(markdown: string, clause: string): string {
  const blocks = blocksOf(markdown);
  for (let id = clause; id !== ''; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = blocks.find(
      (block) =>
        ((block.kind === 'paragraph' || block.kind === 'item') && block.clause === id) ||
        (block.kind === 'heading' && block.id === id),
    );
    if (found && 'text' in found) return found.text;
    const row = blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .find(([head]) => clauseAt(head) === id);
    if (row) return row.join(' · ');
  }
  return clause;
}
