import { isMainThread } from 'node:worker_threads';
import { Refusal } from '#kernel';
import { folderOf } from '#library';
import { RELEASE } from '#server/version.ts';
import { netsOnDisk } from '../bots/node/nets.ts';
import { adminCommand } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { bankCommand } from './commands/bank.ts';
import { buildCommand } from './commands/build.ts';
import { clausesCommand } from './commands/clauses.ts';
import { conformCommand } from './commands/conform.ts';
import { editionCommand } from './commands/edition.ts';
import { engineCommand } from './commands/engine.ts';
import { hintCommand } from './commands/hint.ts';
import { backupCommand, checkTablesCommand, pruneCommand, restoreCommand } from './commands/keep.ts';
import { lessonCommand } from './commands/lesson.ts';
import { newGameCommand } from './commands/new-game.ts';
import { playCommand } from './commands/play.ts';
import { protocolCommand } from './commands/protocol.ts';
import { replayCommand } from './commands/replay.ts';
import { seatCommand } from './commands/seat.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { soakCommand } from './commands/soak.ts';
import { statsCommand } from './commands/stats.ts';
import { storyCommand } from './commands/story.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { openOthersGames } from './games.ts';
import { UsageError } from './options.ts';
import { workInCrew } from './training/crew.ts';

const HELP = `engawa: heavy Euro games set in Japan, at one table

  engawa serve               tables for everybody, in the browser: API, WebSocket and web client on one port
      --port 8080 --host 127.0.0.1 --data ./data   (engawa serve --help lists all)
  engawa seat                another program takes a seat at a live table (docs/bots.md)
      --table http://host/t/<table> --key <seat key> -- python3 bot.py
  engawa play [game]         play in the terminal, against bots or hot-seat
      --seats 3 --bots 2 --level greedy --lang en|fr|ja --seed text
      --save file.json --resume file.json --edition file.json
  engawa sim <game>          play many games and measure
      --seats 4 --games 300 --seed text --bots random,greedy --check --edition file.json --json
  engawa arena <game>        bots against each other: every seat, the same luck for all
      --seats 2 --bots net,greedy --games 100 --seed text --ms 1000 --log file.jsonl --edition file.json --json
      a bot is a name, a level, another net: "net:file.json", or another program: "engine:python3 bot.py"
      --sprt 50,55   stops when it is clear whether the first wins nearer the one or the other share, in per cent
  engawa engine              one of our bots as such a program, for the arena of another release
      --level master --ms 1000 --seed text
  engawa bank <game>         ranks bots in minutes by what they choose in positions that were looked at long before
      --seats 2 --bots director,greedy --ms 1000 --json
      --extend 20 --visits 128   adds positions, judged anew; goes on where it was stopped
  engawa balance <game>      what each kind of action is used for and brings, who wins, how games end
      --seats 2 --games 200 --bots net --seed text --edition file.json --json
  engawa hint <file>         advice on a saved game, in three steps
      --step 1|2|3 --deeper --to 120 --lang en|fr|ja --json
  engawa analyse <file>      a finished game looked at again: what each turn gave away
      --simulations 48 --short --lang en|fr|ja --json
  engawa train <game>        teach a net by self-play; goes on where it was stopped
      --seats 2 --minutes 30 --threads 2 --seed text --out folder --install --from net.json --edition file.json
  engawa soak [game …]       a million random decisions with every check on
      --decisions 1000000 --seed text
  engawa replay <file>       play a record again and compare every position
      --to 120 --log --board --lang en|fr|ja
  engawa story <game>        games played by bots, told as the log tells them
      --games 1 --seats 3 --bots random,greedy --seed text --lang en|fr|ja
  engawa verify <file>       did nobody choose the draws of a record?
      --commitment <hex>
  engawa admin               accounts, log-ins, bans, names, tables, moderators, announcements of a server, also while it serves
      --data ./data --database postgres://… --url https://your.house   (engawa admin lists what it can do)
  engawa backup <file>       everything a server keeps, in one file; restore <file> adds it to a store
  engawa prune               clears away tables and notices that ended long ago; --dry-run only counts
      --finished 365 --abandoned 90 --notices 30 --data ./data --database postgres://…
  engawa stats rebuild       histories and figures of games, made again from the records
      --data ./data --database postgres://…
  engawa check-tables        before an upgrade: does every running table go on with these rules?
      --data ./data --database postgres://…
  engawa protocol            JSON lines on standard input and output (docs/protocol.md)
  engawa new-game <folder>   a game of your own: writes a small, complete start with its tests
      --title "My game"
  engawa conform <folder>    holds a game (a folder, a package, or one of the house) to everything that is promised of games
      --json
  engawa lesson <folder>     what the choices of a lesson lead to: plays on from each, and writes lesson.json
      --games 200 --bot merchant --check
  engawa clauses <game>      every clause of the rulebook with its tests
      --json
  engawa edition check <file>   figures of your own: do they fit, and do 200 games at random come to their end? (docs/editions.md)
      diff <file>            what an edition changes; diff <game> <folder> makes one of changed component files
      apply <file> [folder]  writes its figures into component files
  engawa build <folder>      a game of your own as a package that needs no building: writes its dist/
  engawa --version           the version, and the commit it was built from

  Other people's games: --game <folder or package>, as often as needed, with every command that knows games; ENGAWA_GAMES,
  a list of the same; and every engawa-game-* that is installed beside the working directory.
`;

type Command = (args: readonly string[]) => Promise<number>;

/** With other people's games beside those of the house. */
const knowsGames =
  (command: Command): Command =>
  async (args) =>
    command(await openOthersGames(args));

const COMMANDS: Readonly<Record<string, Command>> = {
  seat: seatCommand,
  admin: adminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  prune: pruneCommand,
  build: buildCommand,
  conform: conformCommand,
  lesson: lessonCommand,
  'new-game': newGameCommand,
  ...Object.fromEntries(
    Object.entries({
      serve: serveCommand,
      play: playCommand,
      arena: arenaCommand,
      engine: engineCommand,
      bank: bankCommand,
      balance: balanceCommand,
      train: trainCommand,
      hint: hintCommand,
      analyse: analyseCommand,
      sim: simCommand,
      soak: soakCommand,
      story: storyCommand,
      replay: replayCommand,
      protocol: protocolCommand,
      clauses: clausesCommand,
      edition: editionCommand,
      verify: verifyCommand,
      'check-tables': checkTablesCommand,
      stats: statsCommand,
    }).map(([name, command]) => [name, knowsGames(command)]),
  ),
};

/** What is meant for us, not for a program named after `--`. */
const beforeDashes = (args: readonly string[]): readonly string[] =>
  args.includes('--') ? args.slice(0, args.indexOf('--')) : args;

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (
    name === undefined ||
    name === 'help' ||
    name === '--help' ||
    name === '-h' ||
    (beforeDashes(args).includes('--help') && name !== 'serve')
  ) {
    process.stdout.write(HELP);
    return 0;
  }
  if (name === '--version') {
    process.stdout.write(`engawa ${RELEASE.version}${RELEASE.commit ? ` (${RELEASE.commit})` : ''}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}"; engawa --help lists them.`);
  return command(args);
}

function complain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`engawa: ${error.message}\n`);
    return 2;
  }
  if (error instanceof Refusal) {
    process.stderr.write(`engawa: ${error.message} [${error.code}${error.clause ? `, ${error.clause}` : ''}]\n`);
    return 1;
  }
  process.stderr.write(`engawa: something went wrong inside: ${(error as Error)?.message ?? error} [internal]\n`);
  if (process.env.ENGAWA_DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
  return 70;
}

netsOnDisk(folderOf);
// Whoever reads our output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});
// A worker thread of a training starts here as well.
if (isMainThread) process.exitCode = await main(process.argv.slice(2)).catch(complain);
else await workInCrew();
