import type { Drawn } from '#drawing';
import { type Language, Refusal } from '#kernel';
import { ownRefs, targetsIn } from '../../web/board/targets.ts';
import { type Chapter, chaptersOf, clausesIn } from '../../web/guide/chapters.ts';
import { type GuidePlan, tableAt } from '../../web/guide/plan.ts';
import type { Check } from '../check.ts';
import { faceOf } from '../face.ts';
import { placed } from '../play.ts';
import type { Report } from '../report.ts';
import { clauseIds, languagesOf, type Subject } from '../subject.ts';

const MOST_MINUTES = 4;

/** A guide is optional; what needs one that is not there is left. */
function textOf({ files }: Subject, name: string, report: Report): string {
  if (!files.has('guide/en.md')) report.leave('it has no rulebook for players: put one into guide/');
  return files.get(name) ?? report.fail(`there is no ${name}`);
}

function planOf(subject: Subject, report: Report): GuidePlan {
  const text = textOf(subject, 'guide/guide.json', report);
  try {
    const { games, positions, pictures } = JSON.parse(text) as GuidePlan;
    return { games, positions, pictures };
  } catch (error) {
    return report.fail(`guide/guide.json cannot be read: ${String(error)}`);
  }
}

const chaptersIn = (subject: Subject, language: Language, report: Report): readonly Chapter[] =>
  chaptersOf(textOf(subject, `guide/${language}.md`, report));

const picturesOf = ({ passages }: Chapter): readonly string[] =>
  passages.flatMap(({ illustration }) => (illustration ? [illustration.picture] : []));

const namesIn = (drawn: Drawn | string): readonly string[] =>
  typeof drawn === 'string'
    ? []
    : [...ownRefs(drawn), ...looksOf(drawn), ...drawn.children.flatMap((child) => namesIn(child))];

const looksOf = ({ props }: Drawn): readonly string[] =>
  typeof props['data-look'] === 'string' ? props['data-look'].split(/\s+/) : [];

const positions: Check = {
  id: 'guide',
  title: 'has a rulebook for players whose positions can be played to, and whose pictures show and ring what is there',
  hint: 'See guide/guide.json: `after` counts moves of its game, `rings` are moves the seat may make, `shows` and `about` are references.',
  async run(subject, report) {
    const { game } = subject;
    const plan = planOf(subject, report);
    const face = await faceOf(subject, report);
    const chapters = chaptersIn(subject, 'en', report);
    const exercises = new Set(chapters.flatMap((chapter) => chapter.exercises.map(({ position }) => position)));
    const shown = new Set(chapters.flatMap(picturesOf));
    for (const [id, { seat }] of Object.entries(plan.positions)) {
      placed(
        () => `position "${id}"`,
        () => {
          const table = openAt(subject, plan, id, report);
          if (exercises.has(id) && (table.over || table.moves(seat).length < 2))
            report.fail(`seat ${seat} has nothing to choose`);
        },
      );
    }
    for (const name of exercises) if (!plan.positions[name]) report.fail(`there is no position "${name}"`);
    for (const name of shown) if (!plan.pictures[name]) report.fail(`there is no picture "${name}"`);
    const used = new Set([...exercises, ...Object.values(plan.pictures).map(({ position }) => position)]);
    for (const id of Object.keys(plan.positions))
      if (!used.has(id)) report.fail(`position "${id}" stands in no chapter`);
    for (const [name, picture] of Object.entries(plan.pictures)) {
      if (!shown.has(name)) report.fail(`picture "${name}" stands in no chapter`);
      const { position, rings = [], shows = [], about = [] } = picture;
      const { seat } = plan.positions[position] ?? report.fail(`picture "${name}": no position "${position}"`);
      const table = openAt(subject, plan, position, report);
      const drawn = face.draw(table.view(seat), seat, 'en');
      const named = new Set(namesIn(drawn));
      for (const ref of [...shows, ...about])
        if (!named.has(ref.split('@')[0])) report.fail(`picture "${name}": ${ref} is not on the board`);
      for (const ring of rings) {
        const move = game.lexicon.parse(ring);
        if (!table.moves(seat).includes(move)) report.fail(`picture "${name}": "${ring}" is not legal`);
        if (targetsIn(drawn, game.lexicon, [move], []).size === 0)
          report.fail(`picture "${name}": "${ring}" is nothing on the board`);
      }
    }
    report.note(`${chapters.length} chapters, ${shown.size} pictures, ${exercises.size} positions to open`);
  },
};

function openAt({ game }: Subject, plan: GuidePlan, id: string, report: Report) {
  try {
    return tableAt(game, plan, id);
  } catch (error) {
    if (error instanceof Refusal) return report.fail(`position "${id}": ${error.message}`);
    throw error;
  }
}

const words: Check = {
  id: 'guide-words',
  title: 'has a rulebook for players that says the same in every language: chapters, pictures, positions, clauses',
  hint: 'See guide/<language>.md: each chapter begins with `## Title {#id}`, names clauses as `{N-4.2 a gloss}` and has at least one `> [Title](position) Question`.',
  run(subject, report) {
    const known = clauseIds(subject, report);
    const english = chaptersIn(subject, 'en', report);
    if (english.length === 0) report.fail('guide/en.md has no chapters');
    for (const language of languagesOf(subject.game)) {
      const at = `guide/${language}.md`;
      const text = textOf(subject, at, report);
      for (const clause of clausesIn(text)) if (!known.has(clause)) report.fail(`${at} names ${clause}`);
      const chapters = chaptersOf(text);
      for (const [i, chapter] of chapters.entries()) {
        if (chapter.exercises.length === 0) report.fail(`${at}, ${chapter.id}: no position to open`);
        if (chapter.minutes > MOST_MINUTES) report.fail(`${at}, ${chapter.id}: ${chapter.minutes} minutes`);
        const [here, there] = [chapter, english[i]].map(outlineOf);
        if (here !== there) report.fail(`${at}, ${chapter.id}: ${here} is not the ${there} of English`);
      }
      if (chapters.length !== english.length) report.fail(`${at} has ${chapters.length} of ${english.length} chapters`);
    }
  },
};

/** What a chapter is made of besides its words. */
function outlineOf(chapter: Chapter | undefined): string {
  if (!chapter) return 'nothing';
  const clauses = chapter.passages.map(({ blocks }) =>
    blocks.flatMap((block) => ('text' in block ? clausesIn(block.text) : [])).join(' '),
  );
  const exercises = chapter.exercises.map(({ position }) => position);
  return [chapter.id, ...picturesOf(chapter), ...exercises, ...clauses].join(', ');
}

const sheets: Check = {
  id: 'guide-sheet',
  title: 'has a page of reference in every language, with signs of its own',
  hint: 'See guide/sheet.<language>.md: boxes begin with `## Heading`; `[[yen]]` is what `icon` of the face draws.',
  async run(subject, report) {
    const face = await faceOf(subject, report);
    const boxes = (text: string) => text.match(/^## .+/gm)?.length ?? 0;
    const signs = (text: string) => (text.match(/\[\[[^\]]+\]\]/g) ?? []).map((sign) => sign.slice(2, -2));
    const english = textOf(subject, 'guide/sheet.en.md', report);
    for (const language of languagesOf(subject.game)) {
      const name = `guide/sheet.${language}.md`;
      const text = textOf(subject, name, report);
      if (boxes(text) === 0) report.fail(`${name} is empty`);
      if (boxes(text) !== boxes(english)) report.fail(`${name} has ${boxes(text)} boxes, English ${boxes(english)}`);
      const unknown = signs(text).find((sign) => !face.icon?.(sign));
      if (unknown !== undefined) report.fail(`${name}: no sign for [[${unknown}]]`);
    }
  },
};

export const guideChecks: readonly Check[] = [positions, words, sheets];
