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

/** Titles of tests, by the clause ids they name. Files other than tests are passed over. */
export function testsByClause(files: Iterable<readonly [path: string, text: string]>): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const [path, text] of files) {
    if (!path.endsWith('.test.ts')) continue;
    const file = path.replace(/^tests\//, '');
    for (const title of titlesIn(text)) {
      for (const id of citedIn(title)) mentions.set(id, [...(mentions.get(id) ?? []), { file, title }]);
    }
  }
  return mentions;
}

/** The ids a text names, as often as it does. */
export const citedIn = (text: string): string[] => Array.from(text.matchAll(IDS), ([id]) => id);

function titlesIn(source: string): string[] {
  const call = /\b(?:it|test)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return Array.from(source.matchAll(call), (found) => found[2]);
}
