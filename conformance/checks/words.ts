import { clauseOf, NOT_NOW, NOT_YOUR_TURN, sayEvent, sayMove, sayQuestionAt, sayReason, wordOf } from '#kernel';
import type { Check } from '../check.ts';
import { badForm, CODE, codeIn } from '../forms.ts';
import { playTable, viewerName, viewersOf, walk } from '../play.ts';
import type { Report } from '../report.ts';
import { clauseIds, languagesOf } from '../subject.ts';

export function mustBeWords(sentence: unknown, what: string, report: Report): asserts sentence is string {
  if (typeof sentence !== 'string' || sentence.trim() === '') report.fail(`${what}: nothing is said`);
  else if (CODE.test(sentence)) report.fail(`${what}: "${sentence}"`);
}

const languages: Check = {
  id: 'languages',
  title: 'speaks English, and says its title, options, categories and what decides ties in every language it claims',
  hint: 'Words are in words/<language>.ts: title, names, verbs, steps, reasons, things, categories, options, tieBreaks.',
  async run({ game, counts }, report) {
    const claimed = languagesOf(game);
    if (!claimed.includes('en')) report.fail('there are no English words');
    report.note(`it speaks ${claimed.join(', ')}`);
    for (const language of claimed) {
      await report.at(language);
      const { title, categories, options, tieBreaks } = game.words[language];
      mustBeWords(title, `title, ${language}`, report);
      for (const { id, values, clause } of game.options) {
        const said = options?.[id];
        mustBeWords(said?.name, `the option ${id}, ${language}`, report);
        if (clause !== undefined) mustBeWords(said?.about, `what the option ${id} is about, ${language}`, report);
        for (const value of values) {
          // Yes and no are said by the client.
          if (typeof value !== 'boolean')
            mustBeWords(said?.values[value], `the option ${id} ${value}, ${language}`, report);
        }
      }
      for (const { id } of game.tieBreaks)
        mustBeWords(tieBreaks?.[id], `what decides ties, ${id}, ${language}`, report);
      const { state } = playTable(game, counts[0], 'languages');
      for (const category of Object.keys(game.breakdown(state, 0)))
        mustBeWords(categories[category], `the category ${category} of the score, ${language}`, report);
    }
  },
};

const names: Check = {
  id: 'names',
  title: 'has a name for everything its moves speak of, and none that is a code',
  hint: 'See `names` in words/<language>.ts: one list for every domain of rules/lexicon.ts, in its order.',
  run({ game }, report) {
    const claimed = languagesOf(game);
    for (const language of claimed) {
      const { names: spoken } = game.words[language];
      for (const d of Object.values(game.lexicon.verbs).flat()) {
        // A number is its own name, in every language.
        if (d.ids.every((id) => /^\d+$/.test(id)) && spoken[d.name] === undefined) continue;
        for (const [i, id] of d.ids.entries()) {
          const name = spoken[d.name]?.[i];
          mustBeWords(name && String(name), `${d.name} ${id}, ${language}`, report);
          // `tradingHouse` and `s04` are nobody's words; `silk` is.
          const coded = /[a-z][A-Z]|_|[a-z]-|^[a-z]\d+$/.test(id);
          if (coded && String(name) === id) report.fail(`${d.name} ${id} is called by its code, ${language}`);
        }
      }
      // Things that only events and boards speak of are in no domain: what one language names, the others must.
      for (const other of claimed) {
        for (const [kind, { length }] of Object.entries(game.words[other].names)) {
          const said = spoken[kind]?.length ?? 0;
          if (said < length)
            report.fail(`words/${language}.ts has ${said} names of ${kind}, words/${other}.ts ${length}`);
        }
      }
    }
  },
};

const words: Check = {
  id: 'words',
  title: 'says every move, reason and event in every language, with clauses the rulebook has',
  hint: 'Words are in words/<language>.ts; clauses are the bold ids and headings of rulebook.md.',
  byCount: true,
  async run(subject, report) {
    const { game, counts, effort } = subject;
    const clauses = clauseIds(subject, report);
    const spoken = languagesOf(game);
    const mustBeClause = (clause: string, what: string): void => {
      if (!clauses.has(clause)) report.fail(`${what} cites ${clause}, which the rulebook does not have`);
    };
    for (const seats of counts) {
      await report.at(`${seats} players`);
      for (const { events, move } of playTable(game, seats, 'words').history) {
        const text = game.lexicon.text(move);
        for (const language of spoken) {
          mustBeWords(sayMove(game, move, language), `"${text}", ${language}`, report);
          for (const event of events) {
            for (const ref of [event.what, event.from, event.to]) {
              if (ref === undefined || wordOf(game, ref, language) !== undefined) continue;
              const [kind, id] = ref.split(':');
              const place = id === undefined ? 'things' : `names.${kind}`;
              report.fail(
                `an event of "${text}" speaks of "${ref}", which ${place} in words/${language}.ts does not have`,
              );
            }
            const said = sayEvent(game, event, () => 'Aki', language);
            mustBeWords(said, `an event of "${text}", ${language}`, report);
            if (/\b[a-z]\w*:[a-z0-9]/.test(said))
              report.fail(`an event of "${text}" says a code, ${language}: ${said}`);
            mustBeClause(event.clause, `an event of "${text}"`);
          }
        }
      }
      const reasons = new Set<string>();
      walk(game, { seats, seed: 'reasons' }, (s, seat, _legal, n) => {
        if (n % effort.every !== 0) return;
        for (const language of spoken) {
          const question = sayQuestionAt(game, game.conceal(s, seat), seat, language);
          const bad = question && badForm(game, question, language);
          if (bad) report.fail(`what seat ${seat} is asked, ${language}: ${bad}`);
        }
        for (const move of game.lexicon.all()) {
          const reason = game.why(s, seat, move);
          if (reason !== undefined) reasons.add(reason);
        }
      });
      for (const reason of reasons) {
        if (reason !== NOT_NOW && reason !== NOT_YOUR_TURN) mustBeClause(clauseOf(reason), `the reason "${reason}"`);
        for (const language of spoken) {
          const { sentence } = sayReason(game, reason, language);
          if (sentence === reason) report.fail(`the reason "${reason}" is not said, ${language}`);
          mustBeWords(sentence, `the reason "${reason}", ${language}`, report);
        }
      }
    }
    const asked = Object.values(game.layout.steps).flatMap((step) => [step, ...step.faces.map((face) => face.step)]);
    for (const step of asked) {
      mustBeClause(step.clause, `the step ${step.name}`);
      for (const language of spoken)
        mustBeWords(game.words[language].steps[step.name], `the step ${step.name}, ${language}`, report);
    }
  },
};

const notation: Check = {
  id: 'notation',
  title: 'reads back its own notation',
  hint: 'See rules/lexicon.ts.',
  run({ game: { lexicon } }, report) {
    for (const move of lexicon.all()) {
      if (lexicon.parse(lexicon.text(move)) !== move) report.fail(`"${lexicon.text(move)}" is read as another move`);
    }
  },
};

const board: Check = {
  id: 'text-board',
  title: 'draws a board for every viewer in every language',
  hint: 'See `board` in the rules given to defineGame, usually view/text.ts.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'board' }, (s, _seat, _legal, n) => {
        if (n % (effort.every * 5) !== 0) return;
        for (const language of languagesOf(game)) {
          for (const viewer of viewersOf(seats)) {
            const lines = game.board(game.conceal(s, viewer), viewer, language);
            const what = `the text board for ${viewerName(viewer)}, ${language}`;
            if (lines.length <= 5) report.fail(`${what} has ${lines.length} lines, too few to play by`);
            for (const line of lines) {
              const code = codeIn(line);
              if (code) report.fail(`${what} has ${code}`);
            }
          }
        }
      });
    }
  },
};

export const wordChecks: readonly Check[] = [languages, names, words, notation, board];
