import { type Block, blocksOf } from '../rules/markdown.ts';

/** A position that the reader is invited to play from. */
export interface Exercise {
  readonly position: string;
  readonly title: string;
  readonly question: string;
}

/** A picture with the words that stand for it where it cannot be seen. */
export interface Illustration {
  readonly picture: string;
  readonly alt: string;
}

/** Words, and the picture beside them. */
export interface Passage {
  readonly heading?: string;
  readonly illustration?: Illustration;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly exercises: readonly Exercise[];
  /** How long it takes to read. */
  readonly minutes: number;
}

/** Text, or the clause that the sentence before it comes from with a word on what it says there. */
export type Span = string | { readonly clause: string; readonly gloss: string };

const NOTE = /\s*\{([A-Z]+-\d[\w.]*)(?: ([^}]*))?\}/g;
const ILLUSTRATION = /^!\[([^\]]+)\]\(([\w-]+)\)$/;
const EXERCISE = /^> \[([^\]]+)\]\(([\w-]+)\)\s*(.*)$/;
const TITLE = /^(.*?)\s*\{#([\w-]+)\}$/;

const WORDS_A_MINUTE = 160;
const CHARACTERS_A_MINUTE = 420;
/** A picture is looked at. */
const MINUTES_A_PICTURE = 0.2;

/**
 * The chapters of a guide. Each begins with `## Title {#id}`; `### Heading` begins a passage; a picture is `![what it shows](picture)`;
 * `{Y-8.1.4 the fee}` behind a sentence names its clause; `> [Title](position) Question` is an exercise.
 */
export function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of markdown.split(/^(?=## )/m)) {
    const title = TITLE.exec(part.split('\n')[0].replace(/^## /, ''));
    if (part.startsWith('## ') && title) chapters.push(chapterOf(title[1], title[2], part.split('\n').slice(1)));
  }
  return chapters;
}

function chapterOf(title: string, id: string, lines: readonly string[]): Chapter {
  const exercises = lines.flatMap((line) => {
    const found = EXERCISE.exec(line);
    return found ? [{ title: found[1], position: found[2], question: found[3] }] : [];
  });
  const passages = lines
    .filter((line) => !EXERCISE.test(line))
    .join('\n')
    .split(/^(?=### )/m)
    .filter((text) => text.trim() !== '')
    .map(passageOf);
  return { id, title, passages, exercises, minutes: minutesFor(lines.join(' '), passages) };
}

function passageOf(text: string): Passage {
  const [first, ...rest] = text.split('\n');
  const heading = first.startsWith('### ') ? first.slice(4).trim() : undefined;
  const lines = heading === undefined ? [first, ...rest] : rest;
  const pictured = lines.map((line) => ILLUSTRATION.exec(line.trim())).find((found) => found !== null);
  const words = lines.filter((line) => !ILLUSTRATION.test(line.trim())).join('\n');
  return {
    heading,
    blocks: blocksOf(words),
    ...(pictured ? { illustration: { alt: pictured[1], picture: pictured[2] } } : {}),
  };
}

function minutesFor(text: string, passages: readonly Passage[]): number {
  const plain = text.replace(NOTE, '');
  const characters = plain.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  const words = plain.match(/[\p{Script=Latin}\d’'-]+/gu)?.length ?? 0;
  const pictures = passages.filter(({ illustration }) => illustration).length;
  const minutes = words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE + pictures * MINUTES_A_PICTURE;
  return Math.max(1, Math.round(minutes));
}

/** A text with its clauses apart. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const note of text.matchAll(NOTE)) {
    if (note.index > from) spans.push(text.slice(from, note.index));
    spans.push({ clause: note[1], gloss: note[2] ?? '' });
    from = note.index + note[0].length;
  }
  return from < text.length ? [...spans, text.slice(from)] : spans;
}

/** The clauses a text names. */
export const clausesIn = (text: string): readonly string[] => [...text.matchAll(NOTE)].map(([, clause]) => clause);
