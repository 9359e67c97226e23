import { randomUUID } from 'node:crypto';
import { type Bot, botById, botDice } from '#bots';
import { allGames, openGameOf } from '#games';
import { type Game, type Language, replay, seatsIn, Table } from '#kernel';
import { Chair } from '../chair.ts';
import { readJson } from '../files.ts';
import { language, readArguments, tableOptions, UsageError, wholeNumber } from '../options.ts';
import { type Party, saveGame } from '../party.ts';
import { scoreLines, seatName } from '../show.ts';
import { Terminal } from '../terminal.ts';
import { wishedGame } from '../wished-game.ts';
import { TERMINAL } from '../words.ts';

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
    edition: { type: 'string' },
    option: { type: 'string', multiple: true },
  });
  if (positionals.length > 1) throw new UsageError('One game at a time: engawa play <game>');
  const lang = language(values.lang);
  const bot = botById(values.level);
  const terminal = new Terminal();
  try {
    const party = values.resume
      ? await resume(values.resume, values.save ?? values.resume, lang)
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
  readonly edition?: string;
  readonly option?: readonly string[];
  readonly lang: Language;
  readonly bot: Bot;
}

async function open(terminal: Terminal, name: string | undefined, wishes: Wishes): Promise<Party | undefined> {
  const words = TERMINAL[wishes.lang];
  const game = name === undefined ? await chooseGame(terminal, wishes.lang) : await wishedGame(name, wishes.edition);
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
  const table = Table.open(game, {
    seats,
    seed,
    options: tableOptions(game, wishes.option ?? []),
    attentive: true,
    counting: true,
  });
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
async function resume(path: string, save: string, lang: Language): Promise<Party> {
  const json = readJson(path) as { game?: unknown; bots?: unknown } | null;
  const table = replay(await openGameOf(json), json, { attentive: true, counting: true });
  const names = Array.isArray(json?.bots) ? json.bots : [];
  const bots = Array.from({ length: table.seats }, (_, seat) => (names[seat] ? botById(names[seat]) : undefined));
  return { table, bots, botRng: botDice(`${table.seed} ${table.history.length}`), lang, save };
}

/** Nobody waits longer for a bot; it rarely needs as long. */
const PATIENCE_MS = 1000;

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
      table.play(seat, bot.choose(table.game, table.view(seat), seat, botRng, PATIENCE_MS).move);
      continue;
    }
    if (people > 1 && before !== seat && before !== -1)
      await terminal.handOver(words.handOver(seatName(table.game, seat, lang)));
    const othersMoved = table.history.slice(told[seat]).some((entry) => entry.seat !== seat);
    const goesOn = await new Chair(terminal, party, seat).ask(told[seat], before !== seat || othersMoved);
    told[seat] = table.history.length;
    before = seat;
    saveGame(party);
    if (!goesOn) return;
  }
  terminal.say(...table.game.board(table.view(-1), -1, lang), '', words.over, ...scoreLines(table, lang));
  saveGame(party);
  terminal.say(words.saved(party.save));
}
