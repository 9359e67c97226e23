import { type Hint, hintFor } from '#bots';
import {
  answerLook,
  type Branch,
  branchesOf,
  choicesMeant,
  type Deeds,
  figuresOf,
  helpLines,
  lookAt,
  nextOpponent,
  type PlainCommandId,
  readCommand,
  sayBrings,
  sayFigures,
  tidy,
} from '#commands';
import {
  explain,
  foretell,
  knownPoints,
  Refusal,
  type State,
  sayChoiceAt,
  sayLine,
  sayOf,
  sayPoints,
  sayQuestionAt,
  sayThing,
  storyOf,
} from '#kernel';
import { HINT_SIMULATIONS, hintLines } from './advice.ts';
import { type Party, resumeCommand, saveGame } from './party.ts';
import { seatName } from './show.ts';
import { storyLines, toldTo } from './story.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL } from './words.ts';

/** What comes of a line: the same question again, a move that was played or taken back, or somebody who left. */
type Came = 'asked' | 'moved' | 'left';

/** How much of the log is shown at once. */
const LAST_LINES = 40;

/** A person at the terminal who is asked for one choice. */
export class Chair {
  private readonly terminal: Terminal;
  private readonly party: Party;
  private readonly seat: number;
  private readonly moves: readonly number[];
  /** The choices that are left after each step into a long list, the last step last. */
  private readonly path: (readonly number[])[] = [];
  /** The move that would end the turn, waiting for a word of its own: it cannot be taken back afterwards. */
  private held: number | undefined;
  private hint: Hint | undefined;
  private hintsTold = 0;
  private opponent: number;

  constructor(terminal: Terminal, party: Party, seat: number) {
    this.terminal = terminal;
    this.party = party;
    this.seat = seat;
    this.opponent = seat;
    this.moves = party.table.moves(seat);
  }

  /** Asks until a move is made or taken back; false when the person leaves. `told` is how much of the log was read before. */
  async ask(told: number, newTurn: boolean): Promise<boolean> {
    const { table, lang } = this.party;
    const words = TERMINAL[lang];
    const news = this.log(told);
    if (news.length > 0) this.say('', words.since, ...news.map((text) => `  ${text}`));
    if (newTurn) this.say('', ...this.board());
    this.say('', ...this.question());
    this.list();
    if (table.history.length === 0) this.say(words.help);
    for (;;) {
      const came = this.answer(await this.terminal.ask(this.held === undefined ? '> ' : words.endTurn));
      if (came !== 'asked') return came === 'moved';
    }
  }

  /** What each command does here. */
  readonly deeds: Deeds<PlainCommandId, Came> = {
    undo: () => {
      const { table, lang } = this.party;
      if (this.held === undefined && this.path.pop()) return this.list();
      if (this.held === undefined) {
        if (!table.canUndo(this.seat)) return this.say(TERMINAL[lang].noUndo);
        table.undo(this.seat);
      }
      return this.letGo();
    },
    redo: () => {
      const { table, lang } = this.party;
      if (!table.canRedo(this.seat)) return this.say(TERMINAL[lang].noRedo);
      table.redo(this.seat);
      return 'moved';
    },
    reset: () => {
      const { table, lang } = this.party;
      if (this.held === undefined && !table.canUndo(this.seat)) return this.say(TERMINAL[lang].noUndo);
      if (this.held === undefined) table.undo(this.seat);
      while (table.canUndo(this.seat)) table.undo(this.seat);
      return this.letGo();
    },
    end: () => this.play(this.held!),
    choices: () => {
      this.path.length = 0;
      this.say('', ...this.question());
      return this.list();
    },
    look: (text) => {
      const { table, lang } = this.party;
      const view = this.view();
      const nameOf = (seat: number) => this.name(seat);
      return this.say(
        ...answerLook(table.game, text, lang, (ref) => lookAt(table.game, view, this.seat, ref, lang, nameOf)),
      );
    },
    why: (text) => {
      const { table, lang } = this.party;
      const { game, state } = table;
      const move = this.anyMove(text);
      if (move === undefined) return this.say(TERMINAL[lang].notUnderstood(text));
      const reason = explain(game, state, this.seat, move, lang, (seat) => this.name(seat));
      return this.say(reason ? withClause(reason.sentence, reason.clause) : TERMINAL[lang].legal);
    },
    foretell: (text) => {
      const meant = text === '' ? this.here() : this.meant(text);
      if (meant.length === 0) return this.say(TERMINAL[this.party.lang].notUnderstood(text));
      return this.say(...meant.flatMap((move) => this.foretold(move)));
    },
    standing: () => this.say(this.standing(this.seat)),
    opponent: () => {
      this.opponent = nextOpponent(this.opponent, this.seat, this.party.table.seats);
      return this.say(this.standing(this.opponent));
    },
    log: () => {
      const lines = this.log(0).slice(-LAST_LINES);
      return this.say(...(lines.length > 0 ? lines : [TERMINAL[this.party.lang].nothingYet]));
    },
    scores: () => {
      const { seats } = this.party.table;
      return this.say(
        ...Array.from({ length: seats }, (_, seat) => sayOf(this.name(seat), this.points(seat), this.party.lang)),
      );
    },
    board: () => this.say('', ...this.board()),
    hint: () => {
      const { table, lang, botRng } = this.party;
      this.hint ??= hintFor(table.game, this.view(), this.seat, botRng, HINT_SIMULATIONS);
      return this.say(...hintLines(table.game, this.hint, this.hintsTold++, lang));
    },
    save: (path) => {
      const { save, lang } = this.party;
      saveGame(this.party, path || save);
      return this.say(TERMINAL[lang].saved(path || save));
    },
    quit: () => {
      const { save, lang } = this.party;
      this.say(TERMINAL[lang].saved(save), TERMINAL[lang].resumeWith(resumeCommand(this.party)));
      return 'left';
    },
    help: () => this.say(TERMINAL[this.party.lang].help, ...helpLines(this.deeds, this.party.lang)),
  };

  /** What comes of a typed line; the end of the input is like leaving. */
  private answer(typed: string | undefined): Came {
    if (typed === undefined) return this.deeds.quit('');
    if (typed === '') return this.held === undefined ? this.deeds.choices('') : this.play(this.held);
    try {
      const command = readCommand(typed, this.deeds, this.held !== undefined);
      return command ? this.deeds[command.id](command.rest) : this.choose(tidy(typed));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.say(withClause(error.message, error.clause));
    }
  }

  private choose(text: string): Came {
    const { lang } = this.party;
    const branch = this.branchAt(text);
    if (branch && branch.moves.length > 1) {
      this.path.push(branch.moves);
      return this.list();
    }
    const meant = branch?.moves ?? this.meant(text);
    if (meant.length > 1) return this.say(TERMINAL[lang].several(meant.length));
    const move = meant[0] ?? this.anyMove(text);
    if (move === undefined) return this.say(TERMINAL[lang].notUnderstood(text));
    if (!this.terminal.typed || !this.endsTurn(move)) return this.play(move);
    this.held = move;
    return 'asked';
  }

  private play(move: number): Came {
    this.party.table.play(this.seat, move, this.party.lang);
    return 'moved';
  }

  /** After something was taken back: a move that only waited, or one that was played. */
  private letGo(): Came {
    const waited = this.held !== undefined;
    this.held = undefined;
    return waited ? 'asked' : 'moved';
  }

  /** Undo cannot cross another player's turn, so a person confirms the move that hands it on. */
  private endsTurn(move: number): boolean {
    const { game, state } = this.party.table;
    if (game.why(state, this.seat, move) !== undefined) return false;
    const trial = game.layout.clone(state);
    game.play(trial, this.seat, move);
    return !(game.turn(trial) & (1 << this.seat));
  }

  private say(...lines: readonly string[]): 'asked' {
    this.terminal.say(...lines);
    return 'asked';
  }

  private get step() {
    const { game, state } = this.party.table;
    return game.stepFor(state, this.seat)!;
  }

  private question(): string[] {
    const { table, lang } = this.party;
    const question = sayQuestionAt(table.game, this.view(), this.seat, lang)!;
    return [`${TERMINAL[lang].yourMove(this.name(this.seat), question)} [${this.step.clause}]`];
  }

  /** What is left of the choices. */
  private here(): readonly number[] {
    return this.path.at(-1) ?? this.moves;
  }

  private branches(): readonly Branch[] {
    return branchesOf(this.party.table.game.lexicon, this.here());
  }

  private branchAt(text: string): Branch | undefined {
    return /^\d+$/.test(text) ? this.branches()[Number(text) - 1] : undefined;
  }

  /** The choices meant by a number of the list, a move, or words of its sentence. */
  private meant(text: string): readonly number[] {
    const { table, lang } = this.party;
    return this.branchAt(text)?.moves ?? choicesMeant(table.game, this.moves, text, lang, this.step.name);
  }

  /** A single choice that is meant, or a move of the game that is not among the choices. */
  private anyMove(text: string): number | undefined {
    const [move, ...others] = this.meant(text);
    if (move !== undefined && others.length === 0) return move;
    try {
      return this.party.table.game.lexicon.parse(text);
    } catch {
      return undefined;
    }
  }

  private list(): 'asked' {
    this.terminal.list(this.branches().map((branch) => this.line(branch)));
    return this.path.length > 0 ? this.say(TERMINAL[this.party.lang].goBack) : 'asked';
  }

  /** A choice with what it brings, or what several have in common. */
  private line({ moves, ref }: Branch): string {
    const { lang, table } = this.party;
    if (moves.length === 1) return [this.sentence(moves[0]), ...this.brings(moves[0])].join('  → ');
    const name =
      ref === undefined
        ? `${this.sentence(moves[0])} … ${this.sentence(moves[moves.length - 1])}`
        : sayThing(table.game, ref, lang);
    return `${name} … ${TERMINAL[lang].choices(moves.length)}`;
  }

  private sentence(move: number): string {
    const { table, lang } = this.party;
    return sayChoiceAt(table.game, table.view(this.seat), this.seat, move, lang);
  }

  private brings(move: number): readonly string[] {
    const { table, lang } = this.party;
    const told = foretell(table.game, this.view(), this.seat, move, lang);
    const said = sayBrings(table.game, told, this.seat, (seat) => this.name(seat), lang);
    return said === '' ? [] : [said];
  }

  /** What a choice brings, in full: the line of the list, and the deeds that would follow. */
  private foretold(move: number): readonly string[] {
    const { table, lang } = this.party;
    const { events, points } = foretell(table.game, this.view(), this.seat, move, lang);
    const told = { seat: this.seat, move, forced: false, events, points };
    const lines = storyOf(table.game, [told]).flatMap((passage) => passage.lines);
    return [
      this.line({ moves: [move] }),
      ...lines.map((line) =>
        withClause(`    ${sayLine(table.game, line, this.seat, (seat) => this.name(seat), lang)}`, line.clause),
      ),
    ];
  }

  private view(): State {
    return this.party.table.view(this.seat);
  }

  private board(): string[] {
    const { table, lang } = this.party;
    return table.game.board(this.view(), this.seat, lang);
  }

  private name(seat: number): string {
    return seatName(this.party.table.game, seat, this.party.lang);
  }

  private points(seat: number): string {
    return String(knownPoints(this.party.table.game.score(this.view(), seat)) ?? '?');
  }

  private standing(seat: number): string {
    const { table, lang } = this.party;
    const n = knownPoints(table.game.score(this.view(), seat));
    const figures = figuresOf(table.game, this.view(), seat, lang).map(({ said }) => said);
    return sayFigures(this.name(seat), [...(n === null ? [] : [sayPoints(table.game, n, lang)]), ...figures], lang);
  }

  /** The story from a line of the history on, as this seat may know it. */
  private log(from: number): string[] {
    const { table, lang } = this.party;
    const told = table.history.slice(from).map((entry) => toldTo(entry, this.seat));
    return storyLines(table.game, told, lang, from);
  }
}

const withClause = (sentence: string, clause: string | undefined): string =>
  clause ? `${sentence} [${clause}]` : sentence;
