import { randomUUID } from 'node:crypto';
import { type Bot, botById, botDice, type Hint, hintFor } from '#bots';
import { allGames, gameById, gameOf } from '#games';
import {
  type Entry,
  eventFor,
  type Game,
  isKnownTo,
  type Language,
  Refusal,
  type Rng,
  recordOf,
  replay,
  sayChoice,
  sayEvent,
  sayMove,
  sayReason,
  seatsIn,
  Table,
  whyFor,
} from '#kernel';
import { HINT_SIMULATIONS, hintLines } from '../advice.ts';
import { readJson, writeJson } from '../files.ts';
import { language, readArguments, UsageError, wholeNumber } from '../options.ts';
import { scoreLines, seatName } from '../show.ts';
import { Terminal } from '../terminal.ts';
import { TERMINAL } from '../words.ts';

interface Party {
  readonly table: Table;
  /** The bot on each seat, nothing for a person. */
  readonly bots: readonly (Bot | undefined)[];
  readonly botRng: Rng;
  readonly lang: Language;
  readonly save: string;
}

/** `engawa play`: a game in the terminal. */
export async function playCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    level: { type: 'string', default: 'greedy' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string' },
    save: { type: 'string' },
    resume: { type: 'string' },
  });
  if (positionals.length > 1) throw new UsageError('One game at a time: engawa play <game>');
  const lang = language(values.lang);
  const bot = botById(values.level);
  const terminal = new Terminal();
  try {
    const party = values.resume
      ? resume(values.resume, values.save ?? values.resume, lang)
      : await open(terminal, positionals[0], { ...values, lang, bot });
    if (party) await playOn(terminal, party);
  } finally {
    terminal.close();
  }
  return 0;
}

interface Wishes {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly lang: Language;
  readonly bot: Bot;
}

async function open(terminal: Terminal, name: string | undefined, wishes: Wishes): Promise<Party | undefined> {
  const words = TERMINAL[wishes.lang];
  const game = name === undefined ? await chooseGame(terminal, wishes.lang) : gameById(name);
  if (!game) return undefined;
  const [min, max] = game.seats;
  const asked = name === undefined && wishes.seats === undefined;
  const wished = wholeNumber(wishes.bots ?? '1', 'bots', 0, max);
  const seats = asked
    ? await terminal.number(words.howManySeats(min, max), min, max, Math.min(3, max))
    : wholeNumber(wishes.seats ?? String(Math.min(max, Math.max(min, wished + 1))), 'seats', min, max);
  if (seats === undefined) return undefined;
  const bots = asked
    ? await terminal.number(words.howManyBots(seats), 0, seats, seats - 1)
    : wholeNumber(wishes.bots ?? String(seats - 1), 'bots', 0, seats);
  if (bots === undefined) return undefined;
  const seed = wishes.seed ?? randomUUID().slice(0, 8);
  const table = Table.open(game, { seats, seed, attentive: true });
  return {
    table,
    bots: Array.from({ length: seats }, (_, seat) => (seat < seats - bots ? undefined : wishes.bot)),
    botRng: botDice(seed),
    lang: wishes.lang,
    save: wishes.save ?? `${game.id}-${seed}.json`,
  };
}

async function chooseGame(terminal: Terminal, lang: Language): Promise<Game | undefined> {
  terminal.say(TERMINAL[lang].whichGame);
  const games = allGames();
  for (const [i, game] of games.entries()) {
    terminal.say(`  ${i + 1}) ${game.words[lang].title} (${game.seats.join('–')})`);
  }
  const chosen = await terminal.number('', 1, games.length, 1);
  return chosen === undefined ? undefined : games[chosen - 1];
}

/** A saved game is its record, with the bots' names beside it. */
function resume(path: string, save: string, lang: Language): Party {
  const json = readJson(path) as { game?: unknown; bots?: unknown } | null;
  const table = replay(gameOf(json), json, { attentive: true });
  const names = Array.isArray(json?.bots) ? json.bots : [];
  const bots = Array.from({ length: table.seats }, (_, seat) => (names[seat] ? botById(names[seat]) : undefined));
  return { table, bots, botRng: botDice(`${table.seed} ${table.history.length}`), lang, save };
}

const saveGame = ({ table, bots, save }: Party, path = save): void =>
  writeJson(path, { ...recordOf(table), bots: bots.map((bot) => bot?.id ?? null) });

async function playOn(terminal: Terminal, party: Party): Promise<void> {
  const { table, bots, botRng, lang } = party;
  const words = TERMINAL[lang];
  const people = bots.filter((bot) => !bot).length;
  /** How much of the history each seat has been told. */
  const told = bots.map(() => 0);
  let before = -1;
  saveGame(party);
  while (!table.over) {
    const waiting = seatsIn(table.turn);
    const seat = waiting.find((candidate) => bots[candidate]) ?? waiting[0];
    const bot = bots[seat];
    if (bot) {
      table.play(seat, bot.choose(table.game, table.view(seat), seat, botRng).move);
      continue;
    }
    if (people > 1 && before !== seat && before !== -1)
      await terminal.handOver(words.handOver(seatName(table.game, seat, lang)));
    const othersMoved = table.history.slice(told[seat]).some((entry) => entry.seat !== seat);
    const goesOn = await ask(terminal, party, seat, told[seat], before !== seat || othersMoved);
    told[seat] = table.history.length;
    before = seat;
    saveGame(party);
    if (!goesOn) return;
  }
  terminal.say(...table.game.board(table.view(-1), -1, lang), '', words.over, ...scoreLines(table, lang));
  saveGame(party);
  terminal.say(words.saved(party.save));
}

const tale = (game: Game, { seat, move, forced, known, events }: Entry, viewer: number, lang: Language): string[] => [
  `${seatName(game, seat, lang)}: ${isKnownTo(known, viewer) ? sayMove(game, move, lang) : TERMINAL[lang].secretly}${forced ? TERMINAL[lang].forced : ''}`,
  ...events
    .filter((event) => event.kind === 'score' || event.kind === 'phase')
    .map(
      (event) =>
        `    ${sayEvent(game, eventFor(event, viewer), seatName(game, event.seat, lang), lang)} [${event.clause}]`,
    ),
];

/** One choice of a person; false when he leaves. */
async function ask(terminal: Terminal, party: Party, seat: number, told: number, newTurn: boolean): Promise<boolean> {
  const { table, lang, botRng } = party;
  const { game } = table;
  const words = TERMINAL[lang];
  const showBoard = () => terminal.say('', ...game.board(table.view(seat), seat, lang));
  const log = (from: number) => table.history.slice(from).flatMap((entry) => tale(game, entry, seat, lang));
  const moves = table.moves(seat);
  const showMoves = () => {
    const step = game.stepFor(table.state, seat)!;
    terminal.say(
      '',
      `${words.yourMove(seatName(game, seat, lang))}: ${game.words[lang].steps[step.name]} [${step.clause}]`,
    );
    terminal.list(moves.map((move) => [sayChoice(game, move, lang), game.lexicon.text(move)]));
  };

  const news = log(told);
  if (news.length > 0) terminal.say('', words.since, ...news.map((text) => `  ${text}`));
  if (newTurn) showBoard();
  showMoves();
  if (table.history.length === 0) terminal.say(words.help);

  let hint: Hint | undefined;
  let hints = 0;
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === undefined || typed === 'q') {
      terminal.say(words.saved(party.save), words.resumeWith(party.save));
      return false;
    }
    const [head, ...rest] = typed.split(/\s+/);
    try {
      if (typed === '') showMoves();
      else if (head === '?') terminal.say(words.help);
      else if (head === 'b') showBoard();
      else if (head === 'l') terminal.say(...(table.history.length > 0 ? log(0).slice(-40) : [words.nothingYet]));
      else if (head === 'u') {
        table.undo(seat);
        return true;
      } else if (head === 'r') {
        table.redo(seat);
        return true;
      } else if (head === 'h') {
        hint ??= hintFor(game, table.view(seat), seat, botRng, HINT_SIMULATIONS);
        terminal.say(...hintLines(game, hint, hints++, lang));
      } else if (head === 's') {
        saveGame(party, rest[0] ?? party.save);
        terminal.say(words.saved(rest[0] ?? party.save));
      } else if (head === 'w') {
        const reason = whyFor(game, table.state, seat, game.lexicon.parse(rest.join(' ')));
        const answer = reason === undefined ? undefined : sayReason(game, reason, lang);
        terminal.say(answer ? `${answer.sentence}${answer.clause ? ` [${answer.clause}]` : ''}` : words.legal);
      } else {
        const move = /^\d+$/.test(typed) ? moves[Number(typed) - 1] : game.lexicon.parse(typed);
        if (move === undefined) {
          terminal.say(words.notUnderstood(typed));
          continue;
        }
        const held = terminal.typed && endsTurn(table, seat, move);
        if (held && (await terminal.ask(words.endTurn)) === 'u') continue;
        table.play(seat, move, lang);
        return true;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      terminal.say(`${error.message}${error.clause ? ` [${error.clause}]` : ''}`);
    }
  }
}

/** Undo cannot cross another player's turn, so a person confirms the move that hands it on. */
function endsTurn(table: Table, seat: number, move: number): boolean {
  const { game, state } = table;
  if (game.why(state, seat, move) !== undefined) return false;
  const trial = game.layout.clone(state);
  game.play(trial, seat, move);
  return !(game.turn(trial) & (1 << seat));
}
