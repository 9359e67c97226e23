import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids look like N-6.9.4, or N-13 A7 for a ruling. */
const ID = /[A-Z]-\d+(?:\.\d+)*(?: A\d+)?/;
const IDS = new RegExp(`\\b${ID.source}(?![\\d.]*\\d)`, 'g');

/** A heading that ends in this comment opens a section with nothing to test, such as a list of sources. */
const BACKGROUND = '<!-- background -->';

export interface Clause {
  readonly id: string;
  /** The first words of the clause. */
  readonly text: string;
  /** Has ids below it, or lies in a background section: it needs no test of its own. */
  readonly container: boolean;
}

/** The clauses of a rulebook: headings and bold ids, in order. */
export function clausesIn(rulebook: string): Clause[] {
  const found: { id: string; text: string; background: boolean }[] = [];
  let background = false;
  for (const row of rulebook.split('\n')) {
    const heading = new RegExp(`^#+ (${ID.source})\\s*(.*)$`).exec(row);
    if (heading) {
      background = row.trimEnd().endsWith(BACKGROUND);
      found.push({ id: heading[1], text: heading[2].replace(BACKGROUND, '').trim(), background });
      continue;
    }
    const bold = new RegExp(`^\\s*(?:[-*] |\\| ?)\\*\\*(${ID.source})\\b([^*]*)\\*\\*\\s*\\|?\\s*(.*)$`).exec(row);
    if (bold) found.push({ id: bold[1], text: `${bold[2]} ${bold[3]}`.trim(), background });
  }
  const parents = new Set(found.flatMap(({ id }) => parentsOf(id)));
  return found.map(({ id, text, background: aside }) => ({ id, text, container: aside || parents.has(id) }));
}

function parentsOf(id: string): string[] {
  if (id.includes(' ')) return [id.split(' ')[0]];
  const parts = id.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
}

export interface Mention {
  readonly file: string;
  readonly title: string;
}

/** Titles of the tests of a folder, by the clause ids they name. */
export function testsByClause(folder: string): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : []) {
    for (const title of titlesIn(readFileSync(join(folder, file), 'utf8'))) {
      for (const [id] of title.matchAll(IDS)) mentions.set(id, [...(mentions.get(id) ?? []), { file, title }]);
    }
  }
  return mentions;
}

function titlesIn(source: string): string[] {
  const call = /\b(?:it|test)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return Array.from(source.matchAll(call), (found) => found[2]);
}
