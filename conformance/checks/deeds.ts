import {
  eventFor,
  explain,
  forcedMove,
  foretell,
  type Game,
  type GameEvent,
  type Language,
  NONE,
  pointsOf,
  rngFrom,
  type State,
  sayChapter,
  sayHeadline,
  sayLine,
  sayMove,
  storyOf,
  type Table,
  type Tell,
  type Told,
} from '#kernel';
import type { Check } from '../check.ts';
import { badForm } from '../forms.ts';
import { playTable, walk } from '../play.ts';
import type { Report } from '../report.ts';
import { clauseIds, languagesOf } from '../subject.ts';
import { mustBeWords } from './words.ts';

/** What happens is told: in deeds the game declares, in sentences a person would say, with every point accounted for. */

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Aki', 'Sasaki', 'Emi', 'Kenta', 'Ume', 'Taro', 'Iori', 'Mei'],
  fr: ['Aki', 'Sasaki', 'Emi', 'Kenta', 'Ume', 'Taro', 'Iori', 'Mei'],
  ja: ['明', '佐々木', '恵美', '健太', '梅', '太郎', '伊織', '芽衣'],
};

/** Somebody at each seat, some with a vowel in front: French must cope with those. */
export const somebody =
  (language: Language) =>
  (seat: number): string =>
    NAMES[language][seat % NAMES[language].length];

function mustTellDeeds({ deeds }: Game, report: Report): NonNullable<Game['deeds']> {
  return (
    deeds ??
    report.leave('it declares no deeds: put them into rules/deeds.ts with defineDeeds and name them in its rules')
  );
}

const told = ({ seat, move, forced, events, points }: Table['history'][number]): Told => ({
  seat,
  move,
  forced,
  events,
  points,
});

const declared: Check = {
  id: 'deeds',
  title: 'everything that happens is a deed it declares, told as declared, with a sentence in every language',
  hint: 'See rules/deeds.ts for the deed, and `deeds` in words/<language>.ts for its sentence.',
  byCount: true,
  async run({ game, counts }, report) {
    const deeds = mustTellDeeds(game, report);
    const met = new Set<string>();
    for (const seats of counts) {
      await report.at(`${seats} players`);
      for (const { events, move } of playTable(game, seats, 'deeds').history) {
        for (const event of events) {
          const what = `an event of "${game.lexicon.text(move)}"`;
          const spec = deeds[event.deed ?? '']?.spec;
          if (!spec) report.fail(`${what} is no deed: ${JSON.stringify(event)}`);
          met.add(event.deed!);
          for (const slot of ['what', 'from', 'to', 'n', 'of', 'whom', 'category'] as const) {
            const has = spec!.has.includes(slot);
            if (has && event[slot] === undefined) report.fail(`${what}, ${event.deed}, does not tell \`${slot}\``);
            if (event[slot] !== undefined && !has && !spec!.has.includes(`${slot}?`))
              report.fail(`${what}, ${event.deed}, tells \`${slot}\`, which it does not declare`);
          }
          if (spec!.quiet) continue;
          for (const language of languagesOf(game)) {
            if (!game.words[language].deeds?.[event.deed!])
              report.fail(`${event.deed} has no sentence in words/${language}.ts`);
          }
        }
      }
    }
    report.note(`${met.size} of ${Object.keys(deeds).length} deeds were met`);
  },
};

const everything: Check = {
  id: 'deeds-told',
  title: 'no move and no draw changes anything in silence',
  hint: 'See `play` of the verb named, or `run` of the draw: `s.tell?.(did.…)`. A deed of weight 0 is enough.',
  byCount: true,
  async run({ game, counts }, report) {
    mustTellDeeds(game, report);
    let looked = 0;
    /** What changes besides what is pending must be told. */
    const mustTell = (s: State, what: string, happen: (after: State, tell: Tell) => void): void => {
      const after = game.layout.clone(s);
      let told = false;
      happen(after, () => {
        told = true;
      });
      const changed = game.layout.diff(s, after).filter((name) => name !== 'stack');
      if (changed.length > 0 && !told) report.fail(`${what} changes ${changed.join(', ')} and tells nothing`);
      looked++;
    };
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(
        game,
        { seats, seed: 'told' },
        (s, seat, legal, n) => {
          const move = legal[n % legal.length];
          mustTell(s, `"${game.lexicon.text(move)}" of seat ${seat}`, (after, tell) =>
            game.play(after, seat, move, tell),
          );
        },
        (s) => {
          mustTell(s, `the draw "${game.layout.pending(s)?.step.name}"`, (after, tell) =>
            game.chance(after, rngFrom('told'), tell),
          );
        },
      );
    }
    report.note(`${looked} moves and draws looked at`);
  },
};

/** Every sentence of a game as its log tells it, with what it is a sentence of. */
export function* sentencesOf(
  game: Game,
  history: readonly Told[],
  language: Language,
): Iterable<[what: string, sentence: string]> {
  const nameOf = somebody(language);
  for (const { move } of history) {
    if (move !== undefined) yield [`"${game.lexicon.text(move)}"`, sayMove(game, move, language)];
  }
  for (const passage of storyOf(game, history)) {
    const at = history[passage.kind === 'turn' ? passage.to : passage.at].move;
    const what = at === undefined ? 'a secret move' : `"${game.lexicon.text(at)}"`;
    if (passage.kind === 'turn')
      yield [`the turn that ends with ${what}`, sayHeadline(game, passage, nameOf, language)];
    else yield [`the chapter after ${what}`, sayChapter(game, passage, nameOf, language)];
    const teller = passage.kind === 'turn' ? passage.seat : NONE;
    for (const line of passage.lines) {
      const name = line.kind === 'deed' ? `${line.events[0].deed}` : `points of ${line.category}`;
      yield [`${name} after ${what}`, sayLine(game, line, teller, nameOf, language)];
    }
  }
}

const story: Check = {
  id: 'story',
  title: 'its log reads as a story: no codes, no empty slots, no doubled words, numbers and articles that fit',
  hint: 'See the sentence of the deed or verb named in words/<language>.ts, and the forms of the word it uses.',
  byCount: true,
  async run({ game, counts }, report) {
    mustTellDeeds(game, report);
    let said = 0;
    for (const seats of counts) {
      const history = playTable(game, seats, 'story', true).history.map(told);
      for (const language of languagesOf(game)) {
        await report.at(`${seats} players, ${language}`);
        for (const [what, sentence] of sentencesOf(game, history, language)) {
          mustBeWords(sentence, `${what}, ${language}`, report);
          const bad = badForm(game, sentence, language);
          if (bad) report.fail(`${what}, ${language}: ${bad}`);
          said++;
        }
      }
    }
    report.note(`${said} sentences read`);
  },
};

const points: Check = {
  id: 'points-told',
  title: 'no point comes or goes without a line that says what it is for, by a clause the rulebook has',
  hint: 'See `categories` in the rules, and the deed that `counts` the category.',
  byCount: true,
  async run(subject, report) {
    const { game, counts } = subject;
    mustTellDeeds(game, report);
    const clauses = clauseIds(subject, report);
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const table = playTable(game, seats, 'points', true);
      const first = game.setup(seats, {}, rngFrom('points'));
      const shown = Array.from({ length: seats }, (_, seat) => game.score(first, seat));
      for (const [i, entry] of table.history.entries()) {
        const lines = storyOf(game, [told(entry)]).flatMap((passage) => passage.lines);
        const sums = shown.map(() => 0);
        for (const line of lines) {
          if (line.kind !== 'points') continue;
          sums[line.seat] += line.n ?? 0;
          if (line.clause === undefined) report.fail(`points of ${line.category} cite no clause`);
          else if (!clauses.has(line.clause))
            report.fail(`points of ${line.category} cite ${line.clause}, which the rulebook does not have`);
        }
        for (const [seat, sum] of sums.entries()) {
          const change = entry.points
            .filter((each) => each.seat === seat)
            .reduce((n, each) => n + (pointsOf(each) ?? 0), 0);
          if (sum !== change) report.fail(`move ${i + 1}: seat ${seat} got ${change} points and is told of ${sum}`);
          shown[seat] += sum;
        }
      }
      for (const [seat, score] of shown.entries()) {
        const final = game.score(table.state, seat);
        if (score !== final)
          report.fail(`${seats} players: the lines of seat ${seat} make ${score}, its score is ${final}`);
      }
    }
  },
};

/** How many of the refusals at a decision are looked at. */
const REFUSALS = 40;

const refusals: Check = {
  id: 'refusals-cited',
  title: 'every refusal names a clause of the rulebook, whatever was asked and whenever',
  hint: 'See `clauses` (turn, end) and `elsewhere` in the rules, and the clause of the reason or step.',
  byCount: true,
  async run(subject, report) {
    const { game, counts, effort } = subject;
    mustTellDeeds(game, report);
    const clauses = clauseIds(subject, report);
    const all = [...game.lexicon.all()];
    let asked = 0;
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'refused' }, (s, seat, _legal, n) => {
        if (n % (2 * effort.every) !== 0) return;
        const refused = all.filter((move) => game.why(s, seat, move) !== undefined);
        // Some of them, and one of somebody whose turn it is not.
        const every = Math.ceil(refused.length / REFUSALS);
        const questions = refused.flatMap((move, i) => (i % every === n % every ? [{ who: seat, move }] : []));
        for (const { who, move } of [...questions, { who: (seat + 1) % seats, move: all[n % all.length] }]) {
          const answer = explain(game, s, who, move, 'en');
          if (answer === undefined) continue;
          const what = `"${game.lexicon.text(move)}" of seat ${who}`;
          if (answer.clause === undefined) report.fail(`${what} is refused without a clause: ${answer.sentence}`);
          if (!clauses.has(answer.clause!))
            report.fail(`${what} is refused by ${answer.clause}, which the rulebook does not have`);
          asked++;
        }
      });
    }
    report.note(`${asked} refusals`);
  },
};

const happens: Check = {
  id: 'foretold-happens',
  title: 'what is foretold of a choice is what happens',
  hint: 'See `play` of the verb named: it must tell the same whether the position is real or imagined.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    let [asked, complete] = [0, 0];
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'happens' }, (s, seat, legal, n) => {
        // What goes by itself has been played before anybody is asked.
        if (n % Math.ceil(effort.every / 3) !== 0 || forcedMove(game, s)) return;
        const move = legal[n % legal.length];
        const wrong = misforetold(game, s, seat, move);
        if (wrong) report.fail(`"${game.lexicon.text(move)}" of seat ${seat}: ${wrong}`);
        asked++;
        if (foretell(game, s, seat, move).complete) complete++;
      });
    }
    report.note(`${asked} choices, ${complete} of them foretold to the end`);
  },
};

/** In what a choice comes out otherwise than foretold; nothing where it does not. */
export function misforetold(game: Game, s: State, seat: number, move: number): string | undefined {
  const foreseen = foretell(game, game.conceal(s, seat), seat, move);
  const after = game.layout.clone(s);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(eventFor(event, seat));
  const before = Array.from({ length: s.seats }, (_, who) => game.breakdown(s, who));
  game.play(after, seat, move, tell);
  for (const answer of foreseen.forced) {
    const forced = forcedMove(game, after);
    if (forced?.seat !== answer.seat || forced.move !== answer.move)
      return `"${game.lexicon.text(answer.move)}" does not follow`;
    game.play(after, answer.seat, answer.move, tell);
  }
  for (const [i, event] of foreseen.events.entries()) {
    const happened = event.what === 'hidden' && events[i] ? { ...events[i], what: 'hidden' } : events[i];
    if (JSON.stringify(happened) !== JSON.stringify(event))
      return `${JSON.stringify(event)} is foretold, ${JSON.stringify(events[i])} happens`;
  }
  if (foreseen.complete && foreseen.events.length !== events.length)
    return `${JSON.stringify(events[foreseen.events.length])} happens and is not foretold`;
  for (let who = 0; who < s.seats; who++) {
    for (const [category, points] of Object.entries(game.breakdown(after, who))) {
      const change = foreseen.points.find((each) => each.seat === who && each.category === category);
      const expected = change ? change.after : before[who][category];
      if (expected !== null && expected !== points)
        return `${category} of seat ${who} is foretold to be ${expected} and is ${points}`;
    }
  }
  const { next } = foreseen;
  if (next.kind === 'end' && !game.over(after)) return 'the game is foretold to end';
  if (next.kind === 'draw' && game.layout.pending(after)?.step !== next.step)
    return `the draw ${next.step.name} is foretold`;
  return undefined;
}

export const deedChecks: readonly Check[] = [declared, everything, story, points, refusals, happens];
