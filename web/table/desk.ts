import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { choicesMeant, type Figure, figuresOf } from '#commands';
import type { Drawn } from '#drawing';
import {
  type Game,
  type Language,
  type State,
  sayChoiceAt,
  sayMove,
  sayOf,
  sayPoints,
  sayThing,
  verbOf,
  wordOf,
} from '#kernel';
import { type Target, targetsIn } from '../board/targets.ts';
import type { Face } from '../face.ts';
import { reveals } from '../foretell/chips.ts';
import { Pointing } from '../foretell/pointing.ts';
import { HintGiver } from '../hint/giving.ts';
import { Looking } from '../look/looking.ts';
import { lookMs } from '../play/pace.ts';
import { settings } from '../settings/settings.ts';
import { Recap } from '../story/recap.ts';
import { Story } from '../story/story.ts';
import { inRow, wording } from '../words/index.ts';
import { asksTheSame } from './asked.ts';
import { type Beyond, beyond } from './beyond.ts';
import { apartBy, type Row, rowsBeside, rowsOf, sayTogether } from './branches.ts';
import { movesWith, namesOf, point } from './choosing.ts';
import { type Errands, errandsIn } from './errands.ts';
import { narrow } from './narrow.ts';
import type { TableSource } from './source.ts';

/** How many choices are all shown as buttons where the board needs the room, whatever it offers. */
const FEW_ON_A_PHONE = 3;

/**
 * One player's desk at a table: what is pointed at, what is left of the legal list, what was asked and answered. The
 * board, the prompt, the keys and text mode all work on this.
 */
export class Desk {
  readonly source: TableSource;
  readonly game: Game;
  readonly drawing: Face | undefined;
  readonly chosen = signal<readonly string[]>([]);
  /** The group of choices that was opened, where they are too many for one list. */
  readonly within = signal<readonly number[] | undefined>(undefined);
  /** The last answer to a question or hint: shown, and read out by screen readers. */
  readonly said = signal('');
  readonly hints: HintGiver;
  /**
   * What is lit on the board while one points at something that speaks of it: a choice, a line of the log, a step of a hint. Whoever lights
   * something puts it out again with `[]`; `board/lit.ts` says what the strings mean.
   */
  readonly lit = signal<readonly string[]>([]);
  readonly exploring = signal(false);
  readonly showAll = signal(false);
  /** The table is read, not looked at: by choice, or because the game has no drawing. */
  readonly inText = computed(() => settings.value.textMode || !this.drawing);
  /** The clause whose text is open. */
  readonly clause = signal<string | undefined>(undefined);
  /** Is the page of reference open? */
  readonly sheet = signal(false);
  readonly language: ReadonlySignal<Language> = computed(() => settings.value.language);
  /** What lies behind a pass: it need not be made before one goes on. A lesson asks for every step. */
  readonly beyond = computed<Beyond | undefined>(() => {
    const { view, viewer, legal, turn } = this.source.position.value;
    if (!turn.includes(viewer) || this.source.about) return undefined;
    return beyond(this.game, view, viewer, legal);
  });
  /** Whoever wants to takes an errand step by step. */
  readonly stepwise = signal(false);
  /** What could be done in one go, now or behind a pass. A lesson asks for every step. */
  readonly errands = computed<Errands>(() => {
    const { view, viewer, turn, held } = this.source.position.value;
    if (!turn.includes(viewer) || held !== undefined || this.source.about) return new Map();
    const behind = this.beyond.value;
    return new Map([...(behind && !behind.ends ? behind.errands : []), ...errandsIn(this.game, view, viewer)]);
  });
  private readonly inOneGo = computed<Errands>(() => (this.stepwise.value ? new Map() : this.errands.value));
  /** Everything that can be chosen now; a pass is "End turn", or not needed, and an errand stands for its steps. */
  readonly offered = computed<readonly number[]>(() => {
    const { legal } = this.source.position.value;
    const behind = this.beyond.value;
    const errands = this.inOneGo.value;
    const now = behind && (behind.ends || behind.complete) ? legal.filter((move) => move !== behind.pass) : legal;
    const all = behind && !behind.ends ? [...now, ...behind.moves] : now;
    if (errands.size === 0) return all;
    const steps = new Set([...errands.values()].map(([first]) => verbOf(first)));
    const first = all.findIndex((move) => steps.has(verbOf(move)));
    const others = all.filter((move) => !steps.has(verbOf(move)));
    return [...others.slice(0, first), ...errands.keys(), ...others.slice(first)];
  });
  /** What is left to choose from, after everything pointed at so far. */
  readonly left = computed(() =>
    movesWith(this.game.lexicon, this.within.value ?? this.offered.value, this.chosen.value),
  );
  readonly drawn = computed<Drawn | undefined>(() => {
    const { view, viewer } = this.source.position.value;
    const names = this.source.seats.value.map(({ name }) => name);
    return this.drawing?.draw(view, viewer, this.language.value, names);
  });
  readonly targets = computed<ReadonlyMap<Drawn, Target>>(() =>
    targetsIn(this.drawn.value, this.game.lexicon, this.left.value, this.chosen.value),
  );
  /** What is left, as lines of at most nine: choices, and groups of them. A phone leaves to the board what it offers. */
  readonly rows = computed<readonly Row[]>(() => {
    const { game } = this;
    const left = this.left.value;
    if (this.inText.value) return rowsOf(game, left);
    const onBoard = new Set([...this.targets.value.values()].flatMap(({ moves }) => moves));
    if (!narrow.value) return this.within.value ? rowsOf(game, left) : rowsBeside(game, left, onBoard);
    if (left.length <= FEW_ON_A_PHONE || this.showAll.value) return rowsOf(game, left);
    return rowsOf(
      game,
      left.filter((move) => !onBoard.has(move)),
    );
  });
  /** What is looked at. */
  readonly looking = new Looking(this);
  /** What has happened, in words. */
  readonly story = new Story(this);
  /** What the others did since the reader's last turn. */
  readonly recap: Recap;
  /** What one points at without having chosen it, and what that brings. */
  readonly pointing: Pointing;
  private readonly stopWatching: () => void;

  constructor(source: TableSource, drawing: Face | undefined) {
    this.source = source;
    this.game = source.game;
    this.drawing = drawing;
    this.hints = new HintGiver(source);
    this.recap = new Recap(source, this.story, lookMs);
    this.pointing = new Pointing(this);
    let seen = source.position.peek();
    this.stopWatching = effect(() => {
      const before = seen;
      seen = source.position.value;
      if (seen.version === before.version || asksTheSame(before, seen)) return;
      this.letGo();
      this.hints.letGo();
      if (this.errands.peek().size === 0) this.stepwise.value = false;
    });
  }

  close(): void {
    this.stopWatching();
    this.recap.close();
    this.pointing.close();
  }

  /** Lets go of everything pointed at. */
  letGo(): void {
    this.chosen.value = [];
    this.within.value = undefined;
    this.pointing.away();
    this.showAll.value = false;
  }

  pointAt(refs: readonly string[]): void {
    this.looking.close();
    const among = this.within.value ?? this.offered.value;
    const { chosen, move } = point(this.game.lexicon, among, this.chosen.value, refs);
    if (move !== undefined) this.settle(move);
    else {
      this.begin();
      this.chosen.value = chosen;
    }
  }

  /** Takes a line of the list: a choice, or a group to choose from. */
  take({ moves, ref }: Row): void {
    this.looking.close();
    if (moves.length === 1) {
      this.settle(moves[0]);
      return;
    }
    this.begin();
    this.within.value = moves;
    if (ref !== undefined) this.chosen.value = [...this.chosen.value, ref];
  }

  /** Whoever begins to choose looks at the board as it is now. */
  private begin(): void {
    this.pointing.away();
    this.recap.letGo();
  }

  /** One choice is meant. On a phone, where nothing can be pointed at beforehand, the first tap tells what it brings. */
  private settle(move: number): void {
    const { pointing } = this;
    this.recap.letGo();
    const told = pointing.considered.value === move;
    const sure = settings.value.oneTap && !reveals(pointing.foretelling.now(move));
    if (!narrow.value || this.inText.value || this.source.about || told || sure) this.choose(move);
    else pointing.consider(move);
  }

  choose(move: number): void {
    this.looking.close();
    const { version } = this.source.position.value;
    const way = this.wayTo(move);
    this.source.choose?.(way[way.length - 1], version, { after: way.slice(0, -1) });
  }

  /** The moves a choice stands for, in order. */
  wayOf(move: number): readonly number[] {
    return this.inOneGo.value.get(move) ?? [move];
  }

  /** The same, with the pass that it is made after. */
  wayTo(move: number): readonly number[] {
    return [...(this.isBehind(move) ? [this.beyond.value!.pass] : []), ...this.wayOf(move)];
  }

  /** An errand in one go, or step by step until it is done. */
  takeSteps(stepwise: boolean): void {
    this.letGo();
    this.pointing.foretelling.forget();
    this.stepwise.value = stepwise;
  }

  /** Is it made after a pass? */
  private isBehind(move: number): boolean {
    const behind = this.beyond.value;
    const { legal } = this.source.position.value;
    const [first] = this.wayOf(move);
    return behind !== undefined && !behind.ends && !legal.includes(first);
  }

  /** Can the turn be ended now, by a move that waits for it or by one that does nothing else? */
  readonly canEnd = computed(
    () => this.source.position.value.held !== undefined || (this.beyond.value?.ends === true && !!this.source.endTurn),
  );

  endTurn(): void {
    this.looking.close();
    const { version, held } = this.source.position.value;
    if (held !== undefined) this.source.endTurn?.();
    else if (this.beyond.value?.ends) this.source.choose?.(this.beyond.value.pass, version, { ends: true });
  }

  /** The step at which a choice is made: behind a pass it is another one. */
  private stepOf(move: number): string | undefined {
    const behind = this.beyond.value;
    return behind && !behind.ends && this.isBehind(move) ? behind.step : this.source.position.value.step?.name;
  }

  /** What the seat sees when it makes that choice. */
  viewFor(move: number): State {
    const behind = this.beyond.value;
    return behind && !behind.ends && this.isBehind(move) ? behind.view : this.source.position.value.view;
  }

  /** Says something to whoever listens; the same answer twice must be heard twice. */
  say(text: string): void {
    this.said.value = '';
    requestAnimationFrame(() => {
      this.said.value = text;
    });
  }

  thing(ref: string): string {
    return inRow(namesOf(ref).map((name) => sayThing(this.game, name, this.language.value)));
  }

  /** What things do, for whoever cannot see them; nothing where that is not known. */
  effects(refs: readonly string[]): string | undefined {
    const told = refs.flatMap((ref) => wordOf(this.game, ref, this.language.value)?.effect ?? []);
    return told.length === 0 ? undefined : [...new Set(told)].join(' ');
  }

  /** The next step of a strong bot's advice, with what this seat knows. */
  async giveHint(): Promise<void> {
    this.said.value = await this.hints.next(this.language.peek());
  }

  /** A choice with what the things it names do. */
  sentence(move: number): string {
    const { viewer } = this.source.position.value;
    return sayChoiceAt(this.game, this.viewFor(move), viewer, move, this.language.value);
  }

  /** A line of the list: a choice by itself, or what several have in common. */
  label({ moves }: Row): string {
    const [move] = moves;
    const step = this.stepOf(move);
    const language = this.language.value;
    if (moves.length > 1) return sayTogether(this.game, moves, language, step);
    const { viewer } = this.source.position.value;
    const here = this.offered.value.includes(move);
    return (
      (here ? this.game.choice?.(this.viewFor(move), viewer, move, language) : undefined) ??
      sayMove(this.game, move, language, step)
    );
  }

  /** What tells the choices of a group apart: their names, or how many they are. */
  apart({ moves }: Row): string {
    const names = apartBy(this.game, moves, this.language.value);
    return names.length > 0 ? names.join(' · ') : wording.value.table.nChoices(moves.length);
  }

  /** What pointing at each target does, in words. Where two would read alike (a card to swap, a card to swap it with), a move is added as an example. */
  readonly targetNames = computed(() => {
    const targets = [...this.targets.value.values()].filter(({ again }) => !again);
    const plain = targets.map((target) => this.targetName(target));
    const met = new Set<string>();
    const doubles = new Set(plain.filter((name) => met.has(name) || !met.add(name)));
    const { suchAs } = wording.value.table;
    return new Map(
      targets.map((target, i) => [
        target,
        doubles.has(plain[i]) ? suchAs(plain[i], this.sentence(target.moves[0])) : plain[i],
      ]),
    );
  });

  private targetName({ refs, moves }: Target): string {
    if (moves.length === 1) return this.sentence(moves[0]);
    const things = inRow(refs.map((ref) => this.thing(ref)));
    return sayOf(things, wording.value.table.nChoices(moves.length), this.language.value);
  }

  seatName(seat: number): string {
    // What belongs to nobody happens on the board itself.
    return this.source.seats.value[seat]?.name ?? wording.value.text.state;
  }

  /** The same, to hand on. */
  readonly nameOf = (seat: number): string => this.seatName(seat);

  score(seat: number): Figure {
    const { result } = this.source.position.value;
    const n = result.scores[seat];
    const said = n == null ? '?' : sayPoints(this.game, n, this.language.value);
    return { id: 'score', label: wording.value.table.score, value: String(n ?? '?'), said };
  }

  /** The numbers of a seat that everybody watches. */
  figures(seat: number): readonly Figure[] {
    const { view } = this.source.position.value;
    return [this.score(seat), ...figuresOf(this.game, view, seat, this.language.value)];
  }

  /** Looks for the lines meant by typed words: a number, the notation, or words of a sentence. */
  rowsFor(text: string): readonly Row[] {
    const wanted = text.trim().toLowerCase();
    if (/^\d+$/.test(wanted)) return this.rows.value.slice(Number(wanted) - 1, Number(wanted));
    const step = this.source.position.value.step?.name;
    return choicesMeant(this.game, this.left.value, wanted, this.language.value, step).map((move) => ({
      moves: [move],
    }));
  }
}
