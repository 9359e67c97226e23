import type { Drawn } from '#drawing';
import { Table } from '#kernel';
import { ownRefs, targetsIn } from '../../web/board/targets.ts';
import { carryOut } from '../../web/learn/lesson.ts';
import type { Check } from '../check.ts';
import { faceOf, lessonOf } from '../face.ts';
import { placed } from '../play.ts';
import { clauseIds, languagesOf } from '../subject.ts';
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

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

function refsIn(drawn: Drawn | string): string[] {
  return typeof drawn === 'string' ? [] : [...ownRefs(drawn), ...drawn.children.flatMap(refsIn)];
}

const played: Check = {
  id: 'lesson',
  title: 'has a lesson the rules allow, move by move, what is wanted being offered, mostly on the board',
  hint: 'See lesson.ts: `do` is a move of seat 0 in notation, `after` are moves with their seat.',
  async run(subject, report) {
    const { game } = subject;
    const face = await faceOf(subject, report);
    const { seats, seed, bubbles } = await lessonOf(subject, report);
    const table = Table.open(game, { seats, seed });
    let ringed = 0;
    for (const [i, bubble] of bubbles.entries()) {
      placed(
        () => `bubble ${i + 1}, "${bubble.text.en}"`,
        () => {
          const drawn = face.draw(table.view(0), 0, 'en');
          const shown = refsIn(drawn);
          for (const ref of bubble.about ?? []) if (!shown.includes(ref)) report.fail(`${ref} is not on the board`);
          if (bubble.do !== undefined) {
            const move = game.lexicon.parse(bubble.do);
            if (!table.moves(0).includes(move)) report.fail(`"${bubble.do}" is not offered`);
            if (targetsIn(drawn, game.lexicon, [move], []).size > 0) ringed++;
          }
          carryOut(table, bubble);
        },
      );
    }
    const doing = bubbles.filter((bubble) => bubble.do !== undefined).length;
    if (doing < LEAST_MOVES) report.fail(`the reader makes ${doing} moves; ${LEAST_MOVES} are the least`);
    if (bubbles.at(-1)?.do !== undefined) report.fail('the last bubble asks for a move: nobody sees what came of it');
    if (ringed < doing * LEAST_ON_BOARD) report.fail(`${ringed} of ${doing} moves are pointed at on the board`);
    report.note(`${doing} moves of the reader, ${ringed} of them on the board`);
  },
};

const spoken: Check = {
  id: 'lesson-words',
  title: 'has a lesson in bubbles of at most fifteen words, in every language, read and played in eight minutes',
  hint: 'See lesson.ts. In Japanese 42 characters count as fifteen words.',
  async run(subject, report) {
    const { bubbles } = await lessonOf(subject, report);
    for (const language of languagesOf(subject.game)) {
      const count = (text: string): number => (language === 'ja' ? [...text].length : wordsIn(text));
      const [most, aMinute] = language === 'ja' ? [MOST_CHARACTERS, CHARACTERS_A_MINUTE] : [MOST_WORDS, WORDS_A_MINUTE];
      let minutes = (bubbles.length * SECONDS_A_BUBBLE) / 60;
      for (const { text } of bubbles) {
        mustBeWords(text[language], `a bubble, ${language}`, report);
        if (count(text[language]) > most) report.fail(`too long, ${language}: "${text[language]}"`);
        minutes += count(text[language]) / aMinute;
      }
      if (minutes >= MOST_MINUTES) report.fail(`${minutes.toFixed(1)} minutes, ${language}`);
    }
  },
};

const clauses: Check = {
  id: 'lesson-clauses',
  title: 'has a lesson that names for every bubble but the last a clause of the rulebook',
  hint: 'See `clause` of each bubble in lesson.ts.',
  async run(subject, report) {
    const { bubbles } = await lessonOf(subject, report);
    const known = clauseIds(subject, report);
    for (const { clause, text } of bubbles.slice(0, -1)) {
      if (clause === undefined) report.fail(`no clause: "${text.en}"`);
      else if (!known.has(clause)) report.fail(`the rulebook has no ${clause}`);
    }
  },
};

export const lessonChecks: readonly Check[] = [played, spoken, clauses];
