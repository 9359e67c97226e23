import { Names } from '../../web/parts/names.ts';
import { clauseText } from '../../web/rules/markdown.ts';
import type { Check } from '../check.ts';
import { partsOf } from '../face.ts';
import type { Report } from '../report.ts';
import { filesLike, languagesOf, rulebookOf, type Subject } from '../subject.ts';

/** Everything the data files hold, by key. */
function dataOf(subject: Subject, report: Report): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [path, text] of filesLike(subject, /^data\/[^/]+\.json$/)) {
    try {
      Object.assign(data, JSON.parse(text));
    } catch {
      report.fail(`${path} is not JSON`);
    }
  }
  return data;
}

const sections: Check = {
  id: 'parts',
  title: 'shows its components in sections that the data have and the rulebook speaks of',
  hint: 'See parts.ts: the key of each section is one of data/*.json, its clause one of rulebook.md.',
  async run(subject, report) {
    const parts = await partsOf(subject, report);
    const data = dataOf(subject, report);
    const rulebook = rulebookOf(subject, report);
    for (const { key, title, clause, each } of parts) {
      if (data[key] === undefined) report.fail(`no file of data/ has "${key}"`);
      if (clauseText(rulebook, clause) === clause) report.fail(`section ${key}: the rulebook has no ${clause}`);
      for (const language of languagesOf(subject.game))
        if (!title[language]) report.fail(`section ${key} has no title, ${language}`);
      if (each === undefined) continue;
      for (const place of (data[key] as unknown[]).keys()) {
        if (!rulebook.includes(`**${each}${place + 1}`)) report.fail(`section ${key}: no clause ${each}${place + 1}`);
      }
    }
  },
};

const names: Check = {
  id: 'part-names',
  title: 'calls its components by name in every language, where the lexicon knows them',
  hint: 'See `names` in words/<language>.ts and `domain` in parts.ts.',
  async run(subject, report) {
    const parts = await partsOf(subject, report);
    const data = dataOf(subject, report);
    const known = new Map(
      Object.values(subject.game.lexicon.verbs).flatMap((domains) => domains.map((d) => [d.name, d])),
    );
    for (const language of languagesOf(subject.game)) {
      const spoken = new Names(subject.game, language);
      for (const { key, domain } of parts) {
        const records = data[key];
        if (domain === undefined || !Array.isArray(records)) continue;
        const ids = known.get(domain)?.ids;
        let named = 0;
        for (const [place, record] of records.entries()) {
          const { id, number } = record as { id?: string | number; number?: number };
          const own = String(id ?? number);
          const name = spoken.of(domain, own, place);
          if (name) named++;
          // What no move can name, such as a blank token, needs none.
          else if (ids === undefined || ids.includes(own)) report.fail(`${key} ${own} has no name, ${language}`);
        }
        if (named === 0) report.fail(`nothing of ${key} is a ${domain} of the lexicon`);
      }
    }
  },
};

export const partChecks: readonly Check[] = [sections, names];
