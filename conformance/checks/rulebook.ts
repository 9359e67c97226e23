import type { Check } from '../check.ts';
import { citedIn, testsByClause } from '../clauses.ts';
import { clauseIds, clausesOf, filesLike, languagesOf } from '../subject.ts';

const numbered: Check = {
  id: 'clauses',
  title: 'has a rulebook of clauses, each with an id of its own that starts with its letter',
  hint: 'One clause is one line of rulebook.md that begins with its bold id: `- **N-4.2** Take a card.`',
  run(subject, report) {
    const ids = clausesOf(subject, report).map(({ id }) => id);
    if (ids.length === 0) report.fail('rulebook.md has no clauses');
    const { clausePrefix } = subject.game;
    const stray = ids.find((id) => !id.startsWith(`${clausePrefix}-`));
    if (stray !== undefined) report.fail(`${stray} does not start with ${clausePrefix}-`);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) report.fail(`${twice} stands there twice`);
    report.note(`${ids.length} clauses`);
  },
};

const cited: Check = {
  id: 'cited',
  title: 'cites in its code no clause that the rulebook does not have',
  hint: 'Correct the id in the file named, or write the clause into rulebook.md.',
  run(subject, report) {
    const sources = filesLike(subject, /^(?!tests\/).*\.tsx?$/);
    if (sources.length === 0) report.leave('the sources are not here');
    const clauses = clauseIds(subject, report);
    const found = new Set<string>();
    for (const [path, text] of sources) {
      for (const id of citedIn(text)) {
        if (!id.startsWith(`${subject.game.clausePrefix}-`)) continue;
        // A ruling may be cited by its section, and a section by a ruling that stands in a table.
        if (!clauses.has(id) && !clauses.has(id.split(' ')[0])) report.fail(`${path} cites ${id}`);
        found.add(id);
      }
    }
    if (found.size === 0) report.fail('no clause is cited anywhere in the code');
    report.note(`${found.size} of ${clauses.size} clauses are cited in the code`);
  },
};

const tested: Check = {
  id: 'tested',
  title: 'has a test for every clause',
  hint: "Name the clause in the title of a test in tests/: it('N-4.2 a card is taken', …). `engawa clauses` lists them all.",
  run(subject, report) {
    const tests = filesLike(subject, /^tests\/[^/]+\.test\.tsx?$/);
    if (tests.length === 0) report.leave('there are no tests here, as in a published package');
    const byClause = testsByClause(tests);
    const missing = clausesOf(subject, report).filter(({ id, container }) => !container && !byClause.has(id));
    if (missing.length > 0)
      report.fail(
        `${missing.length} clauses without a test: ${missing
          .slice(0, 8)
          .map(({ id }) => id)
          .join(', ')}`,
      );
  },
};

const readable: Check = {
  id: 'rules-to-read',
  title: 'can be read about in every language it claims: clauses or a rulebook for players',
  hint: 'Write rulebook.<language>.md, or guide/<language>.md for players.',
  run({ game, files }, report) {
    for (const language of languagesOf(game)) {
      if (language === 'en') continue;
      if (!files.has(`rulebook.${language}.md`) && !files.has(`guide/${language}.md`))
        report.fail(`there is neither rulebook.${language}.md nor guide/${language}.md`);
    }
  },
};

export const rulebookChecks: readonly Check[] = [numbered, cited, tested, readable];
