import { type Hint, hintFor } from '#bots';
import { type Deeds, figuresOf, helpLines, nextOpponent, type PlainCommandId, readCommand, tidy } from '#commands';
import {
  type Entry,
  eventFor,
  isKnownTo,
  knownPoints,
  Refusal,
  type State,
  sayChoice,
  sayEvent,
  sayMove,
  sayReason,
  whyFor,
} from '#kernel';
import { HINT_SIMULATIONS, hintLines } from './advice.ts';
import { type Party, resumeCommand, saveGame } from './party.ts';
import { seatName } from './show.ts';
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
      if (this.held === undefined) this.party.table.undo(this.seat);
      return this.letGo();
    },
    redo: () => {
      this.party.table.redo(this.seat);
      return 'moved';
    },
    reset: () => {
      const { table } = this.party;
      if (this.held === undefined) table.undo(this.seat);
      while (table.canUndo(this.seat)) table.undo(this.seat);
      return this.letGo();
    },
    end: () => this.play(this.held!),
    choices: () => {
      this.say('', ...this.question());
      this.list();
      return 'asked';
    },
    why: (notation) => {
      const { table, lang } = this.party;
      const { game, state } = table;
      const reason = whyFor(game, state, this.seat, game.lexicon.parse(notation));
      if (reason === undefined) return this.say(TERMINAL[lang].legal);
      const { sentence, clause } = sayReason(game, reason, lang);
      return this.say(withClause(sentence, clause));
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
      return this.say(...Array.from({ length: seats }, (_, seat) => `${this.name(seat)}: ${this.points(seat)}`));
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
    const { table, lang } = this.party;
    const move = /^\d+$/.test(text) ? this.moves[Number(text) - 1] : table.game.lexicon.parse(text);
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

  private question(): string[] {
    const { table, lang } = this.party;
    const { name, clause } = table.game.stepFor(table.state, this.seat)!;
    return [`${TERMINAL[lang].yourMove(this.name(this.seat))}: ${table.game.words[lang].steps[name]} [${clause}]`];
  }

  private list(): void {
    const { table, lang } = this.party;
    this.terminal.list(this.moves.map((move) => [sayChoice(table.game, move, lang), table.game.lexicon.text(move)]));
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
    const figures = figuresOf(table.game, this.view(), seat, lang).map(({ label, value }) => `${label} ${value}`);
    return `${this.name(seat)}: ${[`${TERMINAL[lang].points} ${this.points(seat)}`, ...figures].join(', ')}`;
  }

  private log(from: number): string[] {
    return this.party.table.history.slice(from).flatMap((entry) => this.tale(entry));
  }

  private tale({ seat, move, forced, known, events }: Entry): string[] {
    const { lang, table } = this.party;
    const words = TERMINAL[lang];
    const does = isKnownTo(known, this.seat) ? sayMove(table.game, move, lang) : words.secretly;
    return [
      `${this.name(seat)}: ${does}${forced ? words.forced : ''}`,
      ...events
        .filter(({ kind }) => kind === 'score' || kind === 'phase')
        .map((event) => {
          const sentence = sayEvent(table.game, eventFor(event, this.seat), (seat) => this.name(seat), lang);
          return `    ${withClause(sentence, event.clause)}`;
        }),
    ];
  }
}

const withClause = (sentence: string, clause: string | undefined): string =>
  clause ? `${sentence} [${clause}]` : sentence;
