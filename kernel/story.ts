import { type PointChange, pointsOf } from './changes.ts';
import type { DeedSpec } from './deeds.ts';
import { type GameEvent, HIDDEN } from './events.ts';
import type { Language } from './language.ts';
import { NONE } from './layout.ts';
import { common } from './words/index.ts';
import { capital } from './words/word.ts';
import { type NameOf, type Speaker, sayDeed, sayMove, sayPoints, sayThing } from './words.ts';

/** A line of a game's history, as the reader may know it. */
export interface Told {
  readonly seat: number;
  /** Unknown where it was chosen in secret by somebody else. */
  readonly move?: number;
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
  readonly points?: readonly PointChange[];
}

/** One or more deeds that are told in one line. */
export interface DeedLine {
  readonly kind: 'deed';
  readonly seat: number;
  readonly events: readonly GameEvent[];
  readonly clause: string;
  /** The line of the history it comes from. */
  readonly at: number;
  readonly forced: boolean;
}

/** Points, and what they are for. */
export interface PointLine {
  readonly kind: 'points';
  readonly seat: number;
  readonly category: string;
  /** Null where the reader may not know how many. */
  readonly n: number | null;
  /** The deed that brought them, where one did. */
  readonly because?: GameEvent;
  readonly clause?: string;
  readonly at: number;
  readonly forced: boolean;
}

export type StoryLine = DeedLine | PointLine;

/** What a seat did until another one was at it. */
export interface TurnTold {
  readonly kind: 'turn';
  readonly seat: number;
  /** The lines of the history it tells, the last one included. */
  readonly from: number;
  readonly to: number;
  /** What the turn was about: up to two deeds, in the order in which they happened. */
  readonly headline: readonly (readonly GameEvent[])[];
  /** The last choice, for a turn of which no deed is known. */
  readonly move?: number;
  readonly lines: readonly StoryLine[];
  /** What it brought the seat itself, as far as the reader knows. */
  readonly points: number;
}

/** What heads the turns that follow: a round, a season, the end. */
export interface ChapterTold {
  readonly kind: 'chapter';
  /** Nothing where the game begins: what was set up happened before anybody listened. */
  readonly event?: GameEvent;
  readonly at: number;
  readonly lines: readonly StoryLine[];
}

export type Passage = TurnTold | ChapterTold;

/** What a game must know of itself to tell its story. */
export interface Teller extends Speaker {
  readonly categories: Readonly<Record<string, { readonly clause: string }>>;
}

interface OpenTurn {
  readonly seat: number;
  readonly from: number;
  to: number;
  move?: number;
  hasScene: boolean;
  readonly lines: StoryLine[];
}

const HEADLINES = 2;

/** The story of a game from its beginning, which is a chapter too. */
export function wholeStory(game: Teller, history: readonly Told[]): Passage[] {
  const story = storyOf(game, history);
  return story[0]?.kind === 'turn' ? [{ kind: 'chapter', at: 0, lines: [] }, ...story] : story;
}

/** A history as a story: turns with what was done and scored in them, under the rounds they belong to. */
export function storyOf(game: Teller, history: readonly Told[], first = 0): Passage[] {
  const story: Passage[] = [];
  let turn: OpenTurn | undefined;
  let inScene = false;
  const close = () => {
    if (turn) story.push(turnTold(game, turn));
    turn = undefined;
    inScene = false;
  };
  for (const [i, told] of history.entries()) {
    const at = first + i;
    const scene = told.events.findLast((event) => specOf(game, event)?.scene);
    const opens = scene !== undefined && specOf(game, scene)!.scene === 'opens';
    // A scene has a headline to itself: the second one of a turn is told like another turn.
    const begins = (opens && turn?.hasScene) || told.events.some((event) => specOf(game, event)?.begins);
    if (turn && !inScene && (turn.seat !== told.seat || begins)) close();
    turn ??= { seat: told.seat, from: at, to: at, hasScene: false, lines: [] };
    turn.to = at;
    turn.move = told.move ?? turn.move;
    if (scene) inScene = opens;
    turn.hasScene ||= scene !== undefined;
    const { deeds, scored } = sortOut(game, told, at);
    const heads = deeds.findIndex((event) => specOf(game, event)?.chapter);
    const later = heads < 0 ? [] : deeds.slice(heads);
    for (const event of heads < 0 ? deeds : deeds.slice(0, heads)) addDeed(game, turn.lines, event, at, told.forced);
    // Points that a new chapter brought stand under it; all others belong to the turn.
    const placeOf = ({ because }: PointLine) => (because === undefined ? -1 : told.events.indexOf(because));
    const chapters = later.filter((event) => specOf(game, event)?.chapter);
    const begun = chapters.map((event) => told.events.indexOf(event));
    turn.lines.push(...scored.filter((line) => heads < 0 || placeOf(line) < begun[0]));
    if (heads < 0) continue;
    close();
    for (const [n, event] of chapters.entries()) {
      const [from, to] = [begun[n], begun[n + 1] ?? told.events.length];
      const isHere = (place: number) => place > from && place < to;
      const lines: StoryLine[] = [];
      story.push({ kind: 'chapter', event, at, lines });
      for (const one of later) if (isHere(told.events.indexOf(one))) addDeed(game, lines, one, at, told.forced);
      lines.push(...scored.filter((line) => isHere(placeOf(line))));
    }
  }
  close();
  return story;
}

const specOf = (game: Speaker, { deed }: GameEvent): DeedSpec | undefined => game.deeds[deed]?.spec;

const categoryOf = (game: Speaker, event: GameEvent): string | undefined =>
  event.category ?? specOf(game, event)?.counts;

/** The deeds of a line, and its points with their reasons. A deed that is nothing but the reason of points is told with them. */
function sortOut(
  game: Teller,
  { events, points = [], forced }: Told,
  at: number,
): { deeds: readonly GameEvent[]; scored: readonly PointLine[] } {
  const reasons = new Set<GameEvent>();
  const scored = points.flatMap((change): PointLine[] => {
    const { seat, category } = change;
    const n = pointsOf(change);
    const line = { kind: 'points', seat, category, n, at, forced } as const;
    const causes = events.filter((event) => event.seat === seat && categoryOf(game, event) === category);
    for (const cause of causes) if (cause.kind === 'score') reasons.add(cause);
    const clause = game.categories[category]?.clause;
    const sum = causes.reduce((total, { n: each }) => total + (each ?? Number.NaN), 0);
    if (causes.length > 1 && sum === n) {
      return causes.map((because) => ({ ...line, n: because.n!, because, clause: because.clause }));
    }
    const [because] = causes.length === 1 ? causes : [];
    return [{ ...line, because, clause: because?.kind === 'score' ? because.clause : clause }];
  });
  return { deeds: events.filter((event) => !reasons.has(event) && !specOf(game, event)?.quiet), scored };
}

function addDeed(game: Teller, lines: StoryLine[], event: GameEvent, at: number, forced: boolean): void {
  const last = lines.at(-1);
  const joins =
    last?.kind === 'deed' &&
    last.seat === event.seat &&
    last.events[0].deed === event.deed &&
    specOf(game, event)?.together;
  if (joins) lines[lines.length - 1] = { ...last, events: [...last.events, event], forced: last.forced && forced };
  else lines.push({ kind: 'deed', seat: event.seat, events: [event], clause: event.clause, at, forced });
}

/** Without what a later deed tells again, and without what was not done where something was. */
function worthTelling(game: Teller, { seat, lines }: OpenTurn): readonly StoryLine[] {
  const specs = lines.map((line) => (line.kind === 'deed' ? specOf(game, line.events[0]) : undefined));
  const isBusy = lines.some(
    (line, i) => line.kind === 'deed' && line.seat === seat && !specs[i]?.idle && specs[i]?.weight !== 0,
  );
  return lines.filter((_, i) => {
    const { idle, until } = specs[i] ?? {};
    if (idle && isBusy) return false;
    const toldAgain = (line: StoryLine, k: number) => k > i && line.kind === 'deed' && line.events[0].deed === until;
    return until === undefined || !lines.some(toldAgain);
  });
}

/** Deeds that are told together are so in a headline too, whatever small things lie between them. */
function joined(game: Teller, telling: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] {
  const parts: (readonly GameEvent[])[] = [];
  for (const events of telling) {
    const last = parts.at(-1);
    const joins = last?.[0].deed === events[0].deed && last[0].seat === events[0].seat;
    if (last && joins && specOf(game, events[0])?.together) parts[parts.length - 1] = [...last, ...events];
    else parts.push(events);
  }
  return parts;
}

/** What was done twice over, as there and back, is named once. */
function unlike(parts: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] {
  const seen = new Set<string>();
  const told = (events: readonly GameEvent[]) => JSON.stringify(events.map((event) => ({ ...event, clause: '' })));
  return parts.filter((events) => seen.size < seen.add(told(events)).size);
}

function turnTold(game: Teller, turn: OpenTurn): TurnTold {
  const { seat, from, to, move } = turn;
  const lines = worthTelling(game, turn);
  // How a scene came out is told of whoever opened it, whoever it is the deed of.
  const own = lines.flatMap((line) =>
    line.kind === 'deed' && (line.seat === seat || specOf(game, line.events[0])?.scene === 'closes')
      ? [line.events]
      : [],
  );
  const weight = ([event]: readonly GameEvent[]) => specOf(game, event)?.weight ?? 1;
  const most = Math.max(0, ...own.map(weight));
  const telling = own.filter((events) => weight(events) === most);
  // A turn of small things is told by its last one; of notable ones two are named.
  const headline = most < 2 ? telling.slice(-1) : unlike(joined(game, telling)).slice(0, HEADLINES);
  const points = lines.reduce(
    (sum, line) => (line.kind === 'points' && line.seat === seat ? sum + (line.n ?? 0) : sum),
    0,
  );
  return { kind: 'turn', seat, from, to, headline, move, lines, points };
}

/** What a turn was about, without whose it was. */
export function sayDoing(game: Teller, turn: TurnTold, nameOf: NameOf, language: Language): string {
  const words = common[language];
  const { headline, move } = turn;
  const say = (events: readonly GameEvent[]): string => sayDeed(game, events, nameOf, language);
  if (headline.length > 0) {
    const own = headline.filter(([{ seat }]) => seat === turn.seat).map(say);
    const others = headline.filter(([{ seat }]) => seat !== turn.seat);
    return words.afterwards([
      ...(own.length > 0 ? [words.and(own)] : []),
      ...others.map((events) => words.told(nameOf(events[0].seat), say(events))),
    ]);
  }
  return move === undefined ? words.secretly : sayMove(game, move, language);
}

/** What a turn was about, with the name of whose it was. */
export function sayHeadline(game: Teller, turn: TurnTold, nameOf: NameOf, language: Language): string {
  const words = common[language];
  // A choice is not said as a deed: `Ben: no more actions`.
  const tell = turn.headline.length === 0 && turn.move !== undefined ? words.of : words.told;
  return tell(nameOf(turn.seat), sayDoing(game, turn, nameOf, language));
}

/** What is told below the headline of a turn, which is not told twice. */
export const linesBelow = ({ headline, lines }: TurnTold): readonly StoryLine[] => {
  const told = new Set(headline.flat());
  return lines.filter((line) => line.kind === 'points' || !line.events.every((event) => told.has(event)));
};

/** What heads a part of the story. */
export const sayChapter = (game: Teller, { event }: ChapterTold, nameOf: NameOf, language: Language): string =>
  event ? capital(sayDeed(game, [event], nameOf, language)) : common[language].begins;

/** One line of the story. Whoever's turn it is goes without saying: `teller` is that seat, NONE where it is nobody's. */
export function sayLine(game: Teller, line: StoryLine, teller: number, nameOf: NameOf, language: Language): string {
  const words = common[language];
  const said = line.kind === 'deed' ? sayDeed(game, line.events, nameOf, language) : sayPointLine(game, line, language);
  return line.seat === teller || line.seat === NONE ? said : words.told(nameOf(line.seat), said);
}

/** `+5 VP: Buildings (Archery Hall)` */
function sayPointLine(game: Teller, line: PointLine, language: Language): string {
  const { n } = line;
  const amount = n === null ? '?' : `${n < 0 ? '−' : '+'}${sayPoints(game, Math.abs(n), language)}`;
  return common[language].because(amount, sayReasonOfPoints(game, line, language));
}

/** `Jetons de pouvoir 5` as `jeton de pouvoir 5`. */
const asOne = (text: string): string => text.toLowerCase().replace(/s(?!\p{L})/gu, '');

/** What points are for: their category, and the thing that brought them where one did. */
export function sayReasonOfPoints(game: Teller, { category, because }: PointLine, language: Language): string {
  const name = game.words[language].categories[category] ?? category;
  if (because?.what === undefined || because.what === HIDDEN) return name;
  const thing = sayThing(game, because.what, language);
  // A thing whose name says its category, be it as one of several, needs no category before it: フランスの注文書, Dutch order.
  const says = asOne(thing).includes(asOne(name));
  return says ? capital(thing) : common[language].of(name, thing);
}
