import { ANALYSIS_SIMULATIONS, analyse, BOTS, botById, botDice, hintFor, LEVELS } from '#bots';
import { lookAt, sayBrings } from '#commands';
import { allGames, gameById, gameOf, openGameOf } from '#games';
import { openEdition, readyFor } from '#games/editions.ts';
import {
  type Entry,
  eventFor,
  explain,
  foretell,
  type Game,
  type GameEvent,
  isKnownTo,
  isLanguage,
  LANGUAGES,
  type Language,
  type Next,
  type Options,
  Refusal,
  type Rng,
  recordOf,
  replay,
  type State,
  type Step,
  sayChoiceAt,
  sayEvent,
  sayQuestionAt,
  seatsIn,
  Table,
  thingsNamed,
  WATCHER,
} from '#kernel';
import { analysisData, HINT_SIMULATIONS, hintData } from './advice.ts';
import { namesIn } from './show.ts';
import { storyData, toldTo, toldToAll } from './story.ts';

/** The JSON-lines protocol (docs/protocol.md): one request, one answer, same id. It never throws and never ends. */

const MOST_TABLES = 10_000;

type Request = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;

interface Seated {
  readonly table: Table;
  /** The bots' own randomness: it has nothing to do with the table's. */
  readonly bots: Rng;
}

export class Protocol {
  private readonly tables = new Map<string, Seated>();
  private opened = 0;

  /** Before a line is answered: opens the edition that it names. What cannot be opened is refused by the answer. */
  async prepare(text: string): Promise<void> {
    if (!/"(edition|record)"/.test(text)) return;
    try {
      const { game, edition, record } = JSON.parse(text);
      await (record === undefined ? openEdition(gameById(game), edition) : openGameOf(record));
    } catch {
      // Not JSON, not an edition, not a record: all of that has an answer.
    }
  }

  /** Answers one line of text. */
  line(text: string): string {
    let request: unknown;
    try {
      request = JSON.parse(text.replace(/^\ufeff/, ''));
    } catch {
      return JSON.stringify({ id: null, error: { code: 'bad-json', message: 'A request is one line of JSON.' } });
    }
    const answer = this.answer(request);
    try {
      return JSON.stringify(answer);
    } catch {
      // An id nested a thousand deep cannot be written again.
      return JSON.stringify({ id: null, error: { code: 'bad-request', message: 'An "id" is a text or a number.' } });
    }
  }

  answer(request: unknown): Fields {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return { id: null, error: { code: 'bad-request', message: 'A request is a JSON object with "id" and "do".' } };
    }
    const fields = request as Request;
    const id = fields.id ?? null;
    try {
      if (typeof fields.do !== 'string' || !Object.hasOwn(this.verbs, fields.do)) {
        throw new Refusal('unknown-request', `"do" is one of ${Object.keys(this.verbs).join(', ')}.`);
      }
      return { id, ...this.verbs[fields.do](fields) };
    } catch (error) {
      return { id, error: faultOf(error) };
    }
  }

  private readonly verbs: Readonly<Record<string, (request: Request) => Fields>> = {
    games: () => ({
      games: allGames().map((game) => ({
        id: game.id,
        title: game.words.en.title,
        version: game.version,
        seats: game.seats,
        options: game.options,
        lexicon: Object.fromEntries(
          Object.entries(game.lexicon.verbs).map(([verb, domains]) => [
            verb,
            domains.map(({ name, ids }) => ({ name, ids })),
          ]),
        ),
        schema: game.lexicon.schema(),
      })),
      bots: BOTS.map((bot) => bot.id),
      levels: LEVELS.map((level) => level.id),
      languages: LANGUAGES,
    }),

    new: (request) => {
      const ordinary = gameById(request.game);
      const game = readyFor(ordinary, { figures: ordinary.figures, edition: request.edition });
      const seed = readSeed(request.seed);
      const table = Table.open(game, {
        attentive: true,
        counting: true,
        seats: readNumber(request, 'seats'),
        seed,
        options: readOptions(request.options),
      });
      return { table: this.seat(table) };
    },

    load: (request) => {
      const seed = readSeed(request.seed ?? 'loaded');
      return {
        table: this.seat(Table.from(gameById(request.game), request.state, { seed, attentive: true, counting: true })),
      };
    },

    state: (request) => {
      const { table } = this.find(request);
      const whole = request.as === undefined || request.as === 'all';
      const state = whole ? table.state : table.view(readViewer(table, request.as));
      return { state: table.game.layout.toJSON(state), over: table.over };
    },

    moves: (request) => {
      const { table } = this.find(request);
      const language = readLanguage(request);
      const seats = request.seat === undefined ? seatsIn(table.turn) : [readSeat(table, request.seat)];
      return {
        turn: seatsIn(table.turn),
        asks: seats.flatMap((seat) => this.asks(table, seat, language)),
        moves: seats.flatMap((seat) =>
          table.moves(seat).map((move) => ({
            seat,
            move: table.game.lexicon.text(move),
            sentence: sayChoiceAt(table.game, table.view(seat), seat, move, language),
            refs: table.game.lexicon.refs(move),
          })),
        ),
      };
    },

    play: (request) => {
      const { table } = this.find(request);
      const seat = readSeat(table, request.seat);
      const move = table.game.lexicon.parse(readText(request, 'move'));
      return this.told(table, seat, table.play(seat, move, readLanguage(request)), readLanguage(request));
    },

    why: (request) => {
      const { table } = this.find(request);
      const seat = readSeat(table, request.seat);
      const move = table.game.lexicon.parse(readText(request, 'move'));
      const language = readLanguage(request);
      const refused = explain(table.game, table.state, seat, move, language, namesIn(table.game, language));
      return refused === undefined
        ? { legal: true }
        : { legal: false, sentence: refused.sentence, clause: refused.clause };
    },

    look: (request) => {
      const { table } = this.find(request);
      const { game } = table;
      const language = readLanguage(request);
      const viewer = request.as === undefined ? WATCHER : readViewer(table, request.as);
      const view = table.view(viewer);
      const what = readText(request, 'what');
      return {
        things: thingsNamed(game, what, language).map((ref) => {
          const { look, reasons, doing } = lookAt(game, view, viewer, ref, language, namesIn(game, language));
          return { ...look, ...(viewer === WATCHER ? {} : { reasons, doing }) };
        }),
      };
    },

    foretell: (request) => {
      const { table } = this.find(request);
      const { game } = table;
      const language = readLanguage(request);
      const seat = readSeat(table, request.seat);
      const move = game.lexicon.parse(readText(request, 'move'));
      const told = foretell(game, table.view(seat), seat, move, language);
      const { events, forced, next, ...rest } = told;
      return {
        sentence: sayBrings(game, told, seat, namesIn(game, language), language),
        events: this.said(table, seat, events, language),
        forced: forced.map((each) => ({ seat: each.seat, move: game.lexicon.text(each.move) })),
        ...rest,
        next: nextData(game, next, language),
      };
    },

    story: (request) => {
      const { table } = this.find(request);
      const whole = request.as === undefined || request.as === 'all';
      const viewer = whole ? WATCHER : readViewer(table, request.as);
      const told = table.history.map((entry) => (whole ? toldToAll(entry) : toldTo(entry, viewer)));
      return { story: storyData(table.game, told, readLanguage(request)) };
    },

    undo: (request) => {
      const { table } = this.find(request);
      table.undo(readSeat(table, request.seat));
      return { turn: seatsIn(table.turn) };
    },

    redo: (request) => {
      const { table } = this.find(request);
      const seat = readSeat(table, request.seat);
      return this.told(table, seat, table.redo(seat), readLanguage(request));
    },

    scores: (request) => {
      const { table } = this.find(request);
      const { game, state } = table;
      const seats = Array.from({ length: table.seats }, (_, seat) => seat);
      return {
        over: table.over,
        scores: seats.map((seat) => game.score(state, seat)),
        ranking: game.ranking(state),
        breakdown: seats.map((seat) => game.breakdown(state, seat)),
      };
    },

    record: (request) => ({ record: recordOf(this.find(request).table) }),

    replay: (request) => {
      const { record } = request;
      const to = request.to === undefined ? undefined : readNumber(request, 'to');
      const table = replay(gameOf(record as { game?: unknown } | null | undefined), record, {
        to,
        attentive: true,
        counting: true,
      });
      return { table: this.seat(table), moves: table.history.length, over: table.over, turn: seatsIn(table.turn) };
    },

    bot: (request) => {
      const { table, bots } = this.find(request);
      const seat = readSeat(table, request.seat);
      const bot = botById(request.level ?? 'greedy');
      if (!(table.turn & (1 << seat))) throw new Refusal('not-your-turn', `Seat ${seat} owes no decision.`);
      const milliseconds = request.ms === undefined ? undefined : readNumber(request, 'ms');
      const { move, value, line, visits } = bot.choose(table.game, table.view(seat), seat, bots, milliseconds);
      return { move: table.game.lexicon.text(move), value, line: line.map(table.game.lexicon.text), visits };
    },

    hint: (request) => {
      const { table, bots } = this.find(request);
      const seat = readSeat(table, request.seat);
      if (!(table.turn & (1 << seat))) throw new Refusal('not-your-turn', `Seat ${seat} owes no decision.`);
      const milliseconds = request.ms === undefined ? undefined : readNumber(request, 'ms');
      const hint = hintFor(table.game, table.view(seat), seat, bots, HINT_SIMULATIONS, milliseconds);
      return { ...hintData(table.game, hint, readLanguage(request)) };
    },

    analyse: (request) => {
      const { table, bots } = this.find(request);
      const simulations = request.simulations === undefined ? ANALYSIS_SIMULATIONS : readNumber(request, 'simulations');
      return { ...analysisData(table.game, analyse(table, simulations, bots), readLanguage(request)) };
    },

    close: (request) => {
      this.find(request);
      this.tables.delete(String(request.table));
      return { closed: request.table };
    },
  };

  private seat(table: Table<State>): string {
    if (this.tables.size >= MOST_TABLES)
      throw new Refusal('too-many-tables', `At most ${MOST_TABLES} tables; close one first.`);
    const id = `t${++this.opened}`;
    this.tables.set(id, { table, bots: botDice(table.seed) });
    return id;
  }

  private find(request: Request): Seated {
    const id = request.table;
    const found = typeof id === 'string' ? this.tables.get(id) : undefined;
    if (found) return found;
    throw new Refusal(
      'unknown-table',
      typeof id === 'string' ? `There is no table "${id}".` : '"table" is the id of a table.',
    );
  }

  private asks(table: Table, seat: number, language: Language): Fields[] {
    const step = table.game.stepFor(table.state, seat);
    if (!step) return [];
    return [askData(seat, step, sayQuestionAt(table.game, table.view(seat), seat, language)!)];
  }

  /** Events as a seat may know them, with their sentences; the other half of a deed has none of its own. */
  private said({ game }: Table, seat: number, events: readonly GameEvent[], language: Language): Fields[] {
    return events.map((event) => {
      const seen = eventFor(event, seat);
      const quiet = game.deeds?.[seen.deed ?? '']?.spec.quiet;
      return { ...seen, ...(quiet ? {} : { sentence: sayEvent(game, seen, namesIn(game, language), language) }) };
    });
  }

  private told(table: Table, seat: number, entries: readonly Entry[], language: Language): Fields {
    const { game } = table;
    return {
      events: entries.flatMap((entry) => this.said(table, seat, entry.events, language)),
      story: storyData(
        game,
        entries.map((entry) => toldTo(entry, seat)),
        language,
        table.history.length - entries.length,
      ),
      forced: entries
        .filter((entry) => entry.forced && isKnownTo(entry.known, seat))
        .map((entry) => ({ seat: entry.seat, move: game.lexicon.text(entry.move) })),
      turn: seatsIn(table.turn),
      over: table.over,
      undo: table.canUndo(seat),
    };
  }
}

const askData = (seat: number, { name, clause }: Step, prompt: string): Fields => ({
  seat,
  step: name,
  clause,
  prompt,
});

function nextData(game: Game, next: Next, language: Language): Fields {
  // Of a position that has not come about, only the question as such is known.
  const ask = (seat: number, step: Step) => askData(seat, step, game.words[language].steps[step.name]);
  if (next.kind === 'decision') {
    return { kind: next.kind, asks: next.asked.map(({ seat, step }) => ask(seat, step)) };
  }
  return next.kind === 'draw' ? { kind: next.kind, ...ask(next.seat, next.step) } : { ...next };
}

function faultOf(error: unknown): Fields {
  if (error instanceof Refusal) {
    return { code: error.code, message: error.message, ...(error.clause ? { clause: error.clause } : {}) };
  }
  return { code: 'internal', message: 'Something went wrong inside; the table is as it was before.' };
}

function readSeed(seed: unknown): string {
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new Refusal('bad-request', '"seed" is a text or a number.');
}

function readNumber(request: Request, field: string): number {
  const value = request[field];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Refusal('bad-request', `"${field}" is a whole number.`);
}

function readText(request: Request, field: string): string {
  const value = request[field];
  if (typeof value === 'string') return value;
  throw new Refusal('bad-request', `"${field}" is a text.`);
}

function readOptions(options: unknown): Options {
  if (options === undefined) return {};
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options as Options;
  throw new Refusal('bad-request', '"options" is an object.');
}

function readSeat(table: Table, seat: unknown): number {
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < table.seats) return seat;
  throw new Refusal('bad-seat', `"seat" is a number from 0 to ${table.seats - 1}.`);
}

const readViewer = (table: Table, as: unknown): number => (as === 'watch' ? WATCHER : readSeat(table, as));

function readLanguage(request: Request): Language {
  const { lang = 'en' } = request;
  if (isLanguage(lang)) return lang;
  throw new Refusal('bad-language', `"lang" is one of ${LANGUAGES.join(', ')}.`);
}
