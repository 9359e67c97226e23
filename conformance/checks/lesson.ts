import type { Drawn } from '#drawing';
import { wordOf } from '#kernel';
import { ownRefs, targetsIn } from '../../web/board/targets.ts';
import { carryOut, decisionsIn, offeredBy, tableAt, tryOut } from '../../web/learn/lesson.ts';
import { refOf } from '../../web/learn/model.ts';
import type { Check } from '../check.ts';
import { faceOf, lessonOf } from '../face.ts';
import { badForm } from '../forms.ts';
import { placed, walk } from '../play.ts';
import { clauseIds, languagesOf } from '../subject.ts';
import { unweighed } from '../weighing.ts';
import { mustBeWords } from './words.ts';

/** Slow reading of a foreign subject, and the time to find and click what is meant. */
const WORDS_A_MINUTE = 120;
const CHARACTERS_A_MINUTE = 300;
const SECONDS_A_BUBBLE = 8;
const MOST_MINUTES = 8;
const MOST_WORDS = 15;
/** About as long to read as fifteen words. */
const MOST_CHARACTERS = 42;
/** The rest are buttons: "stop here", "go on". */
const LEAST_ON_BOARD = 0.6;
const LEAST_MOVES = 3;
const LEAST_DECISIONS = 4;
/** More do not fit into a bubble. */
const MOST_CHOICES = 4;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

function refsIn(drawn: Drawn | string): string[] {
  if (typeof drawn === 'string') return [];
  const looks = String(drawn.props['data-look'] ?? '').split(/\s+/);
  return [...ownRefs(drawn), ...looks, ...drawn.children.flatMap(refsIn)];
}

/** The printed signs of a drawing, by name. */
function signsIn(drawn: Drawn | string): string[] {
  if (typeof drawn === 'string') return [];
  const sign = /(?:^|\s)icon i-(\S+)/.exec(String(drawn.props.class ?? ''))?.[1];
  return sign ? [sign] : drawn.children.flatMap(signsIn);
}

const played: Check = {
  id: 'lesson',
  title:
    'has a lesson the rules allow, move by move and choice by choice, what is wanted being offered, mostly on the board',
  hint: 'See lesson.ts: `do` is a move of seat 0 in notation, a choice too, `after` are moves with their seat.',
  async run(subject, report) {
    const { game } = subject;
    const face = await faceOf(subject, report);
    const lesson = await lessonOf(subject, report);
    let [doing, ringed] = [0, 0];
    for (const [i, bubble] of lesson.bubbles.entries()) {
      placed(
        () => `bubble ${i + 1}, "${bubble.text.en}"`,
        () => {
          const table = tableAt(game, lesson, i);
          const drawn = face.draw(table.view(0), 0, 'en');
          const shown = refsIn(drawn);
          for (const ref of bubble.about ?? []) if (!shown.includes(ref)) report.fail(`${ref} is not on the board`);
          for (const wanted of offeredBy(bubble)) {
            const move = game.lexicon.parse(wanted);
            if (!table.moves(0).includes(move)) report.fail(`"${wanted}" is not offered`);
            doing++;
            if (targetsIn(drawn, game.lexicon, [move], []).size > 0) ringed++;
          }
          // Whichever choice is made, its answer can be shown.
          for (const choice of bubble.decide?.choices.keys() ?? [])
            tryOut(tableAt(game, lesson, i), bubble.decide!, choice);
          carryOut(table, bubble);
        },
      );
    }
    if (tableAt(game, lesson, lesson.bubbles.length).over) report.fail('the game is over before the free turns');
    if (doing < LEAST_MOVES) report.fail(`the reader makes ${doing} moves; ${LEAST_MOVES} are the least`);
    if (ringed < doing * LEAST_ON_BOARD) report.fail(`${ringed} of ${doing} moves are pointed at on the board`);
    report.note(`${doing} moves of the reader, ${ringed} of them on the board`);
  },
};

const decides: Check = {
  id: 'lesson-decides',
  title:
    'has a lesson with at least four decisions of the reader’s own among real choices, each answered by what it led to',
  hint: 'See `decision` in lesson.ts; `engawa lesson <folder>` counts what the choices lead to, and writes lesson.json.',
  async run(subject, report) {
    const { game } = subject;
    const lesson = await lessonOf(subject, report);
    const decisions = decisionsIn(lesson);
    if (decisions.length < LEAST_DECISIONS) {
      report.fail(`${decisions.length} decisions; ${LEAST_DECISIONS} are the least`);
    }
    for (const at of decisions) {
      const { choices, goes } = lesson.bubbles[at].decide!;
      const different = new Set(choices.map(([own]) => own)).size;
      if (different < 2 || different < choices.length)
        report.fail(`bubble ${at + 1}: its choices are not different ones`);
      if (choices.length > MOST_CHOICES) report.fail(`bubble ${at + 1}: more than ${MOST_CHOICES} choices`);
      if (!choices[goes]) report.fail(`bubble ${at + 1}: there is no choice ${goes} to go on with`);
    }
    for (const at of unweighed(game, lesson)) {
      report.fail(`bubble ${at + 1}: what its choices lead to was counted for other rules, figures or moves`);
    }
    report.note(`${decisions.length} decisions, ${lesson.weighed?.games} games played on from each choice`);
  },
};

const named: Check = {
  id: 'lesson-names',
  title: 'has a lesson that names every sign of its board',
  hint: 'See `names` in lesson.ts: a thing with the same sign (`icon` of face.ts), or a `term`.',
  async run(subject, report) {
    const { game, effort } = subject;
    const face = await faceOf(subject, report);
    const { bubbles } = await lessonOf(subject, report);
    const terms = bubbles.flatMap(({ names = [] }) => names);
    for (const language of languagesOf(game)) {
      for (const one of terms) {
        const text = typeof one === 'string' ? wordOf(game, one, language)?.name : one.text[language];
        mustBeWords(text, `the name of ${refOf(one)}, ${language}`, report);
      }
    }
    const known = new Set(terms.flatMap((one) => signsIn(face.icon?.(refOf(one)) ?? '')));
    const met = new Set<string>();
    const [fewest, most] = game.seats;
    for (let seats = fewest; seats <= most; seats++) {
      walk(game, { seats, seed: 'signs' }, (s, seat, _legal, n) => {
        if (n % effort.every === 0)
          for (const sign of signsIn(face.draw(game.conceal(s, seat), seat, 'en'))) met.add(sign);
      });
    }
    const unknown = [...met].filter((sign) => !known.has(sign));
    if (unknown.length > 0) report.fail(`no bubble names what these signs stand for: ${unknown.join(', ')}`);
    report.note(`${met.size} signs on its boards, ${terms.length} things named`);
  },
};

const spoken: Check = {
  id: 'lesson-words',
  title: 'has a lesson in bubbles of at most fifteen words, in every language, read and played in eight minutes',
  hint: 'See lesson.ts. In Japanese 42 characters count as fifteen words. A lead has twice as many at most, a reason three times.',
  async run(subject, report) {
    const { bubbles } = await lessonOf(subject, report);
    for (const language of languagesOf(subject.game)) {
      const count = (text: string): number => (language === 'ja' ? [...text].length : wordsIn(text));
      const [most, aMinute] = language === 'ja' ? [MOST_CHARACTERS, CHARACTERS_A_MINUTE] : [MOST_WORDS, WORDS_A_MINUTE];
      let minutes = (bubbles.length * SECONDS_A_BUBBLE) / 60;
      const read = (text: string | undefined, times: number): void => {
        mustBeWords(text, `a bubble, ${language}`, report);
        if (count(text!) > times * most) report.fail(`too long, ${language}: "${text}"`);
        const wrong = badForm(subject.game, text!, language);
        if (wrong) report.fail(`${language}: ${wrong}`);
        minutes += count(text!) / aMinute;
      };
      for (const { text, decide } of bubbles) {
        read(text[language], 1);
        if (decide) {
          read(decide.lead[language], 2);
          read(decide.why[language], 3);
        }
      }
      if (minutes >= MOST_MINUTES) report.fail(`${minutes.toFixed(1)} minutes, ${language}`);
      report.note(`${minutes.toFixed(1)} minutes, ${language}`);
    }
  },
};

const clauses: Check = {
  id: 'lesson-clauses',
  title: 'has a lesson that names for every bubble a clause of the rulebook',
  hint: 'See `clause` of each bubble in lesson.ts.',
  async run(subject, report) {
    const { bubbles } = await lessonOf(subject, report);
    const known = clauseIds(subject, report);
    for (const { clause, text } of bubbles) {
      if (clause === undefined) report.fail(`no clause: "${text.en}"`);
      else if (!known.has(clause)) report.fail(`the rulebook has no ${clause}`);
    }
  },
};

export const lessonChecks: readonly Check[] = [played, decides, named, spoken, clauses];
