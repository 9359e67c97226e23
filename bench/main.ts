import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botById } from '#bots';
import { GAMES, gameById } from '#games';
import { type Game, recordOf, replay, rngFrom } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../bots/node/nets.ts';
import { behindBoardgameIo } from './boardgame-io.ts';
import { layoutTrial } from './layouts.ts';
import { interleaved, microseconds } from './measure.ts';
import { finishedTable, middle, randomPlay } from './random-play.ts';
import { searchSpeed, TAG_ITERATIONS } from './search.ts';
import { meanAndMost, spentOn } from './turns.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    out: { type: 'string' },
    'no-peers': { type: 'boolean', default: false },
    /** Only how long a master thinks, over so many turns of each game and number of players. */
    turns: { type: 'string' },
    ms: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rows: { what: string; value: number; unit: string }[] = [];

function row(what: string, value: number, unit: string): void {
  rows.push({ what, value, unit });
  const text = value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  process.stdout.write(`${what.padEnd(62)} ${text.padStart(12)} ${unit}\n`);
}

netsOnDisk(folderOf);
if (values.turns === undefined) benchAll();
else for (const game of GAMES) benchTurns(game, Number(values.turns));

function benchAll(): void {
  process.stdout.write('Per CPU second of one core; median of five interleaved rounds.\n\n');
  for (const game of GAMES) benchGame(game);
  for (const game of GAMES) benchSearch(game);
  row('TAG (Java), Puerto Rico: search, figure measured earlier', TAG_ITERATIONS, 'iterations/s');
  if (!values['no-peers']) benchPeer();
  for (const [what, value] of Object.entries(layoutTrial()))
    row(`layout trial, ${what.replace(', µs', '')}`, value, 'µs');
  store();
}

function benchTurns(game: Game, turns: number): void {
  const ms = values.ms === undefined ? undefined : Number(values.ms);
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
    const { first, whole } = spentOn(game, seats, botById('master'), turns, ms);
    for (const [what, spent] of Object.entries({ 'first decision of a turn': first, 'whole turn': whole })) {
      const [mean, most] = meanAndMost(spent);
      row(`${game.id}, ${seats} players: master, ${what}, mean of ${spent.length}`, mean, 'CPU ms');
      row(`${game.id}, ${seats} players: master, ${what}, 95 % are below`, most, 'CPU ms');
    }
  }
}

function benchGame(game: Game): void {
  const counts = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
  randomPlay(game, game.seats[1], 'warm-up', seconds);
  const byCount = Object.fromEntries(
    counts.map((seats) => [String(seats), () => randomPlay(game, seats, 'bench', seconds / 2)]),
  );
  const games: Record<string, number> = {};
  const decisions = interleaved(
    Object.fromEntries(
      Object.entries(byCount).map(([seats, run]) => [
        seats,
        () => {
          const result = run();
          games[seats] = result.games;
          return result.decisions;
        },
      ]),
    ),
  );
  for (const seats of counts) {
    row(`${game.id}, ${seats} players: random play`, decisions[seats], 'decisions/s');
    row(`${game.id}, ${seats} players: whole games`, games[seats], 'games/s');
  }

  const { state, seat } = middle(game, game.seats[1], 'bench');
  const rng = rngFrom('bench imagine');
  const pooled = game.layout.create(game.seats[1]);
  const record = recordOf(finishedTable(game, game.seats[1], 'bench'));
  const figures = interleaved({
    clone: () => microseconds(() => void game.layout.copy(state, pooled), 200_000),
    imagine: () => microseconds(() => void game.imagine(game.conceal(state, seat, pooled), seat, rng), 5_000),
    replay: () => microseconds(() => void replay(game, record), 20) / 1000,
  });
  row(`${game.id}: clone into a pooled state (${game.layout.cells * 2} bytes)`, figures.clone, 'µs');
  row(`${game.id}: conceal + imagine`, figures.imagine, 'µs');
  row(`${game.id}: replay of a finished game (${record.moves.length} moves)`, figures.replay, 'ms');
}

function benchSearch(game: Game): void {
  for (const seats of [2, 4]) {
    const { simulations, positions } = searchSpeed(game, seats, seconds);
    row(`${game.id}, ${seats} players: search, whole turns planned`, simulations, 'simulations/s');
    row(`${game.id}, ${seats} players: search, positions looked at`, positions, 'positions/s');
  }
}

function benchPeer(): void {
  const game = gameById('nippon');
  const { ours, theirs } = interleaved({
    ours: () => randomPlay(game, 4, 'peer', seconds / 2).decisions,
    theirs: () => behindBoardgameIo(game, 4, 'peer', seconds / 2).decisions,
  });
  row(`${game.id}, 4 players, in the same run: our kernel`, ours, 'decisions/s');
  row(`${game.id}, 4 players, in the same run: behind boardgame.io 0.50`, theirs, 'decisions/s');
  row(`${game.id}: our kernel is faster by`, ours / theirs, 'times');
}

function store(): void {
  const path = values.out ?? join(import.meta.dirname, '..', 'bench', 'results', 'latest.json');
  mkdirSync(join(path, '..'), { recursive: true });
  const machine = { node: process.version, platform: `${platform()}-${arch()}`, cpu: cpus()[0]?.model ?? 'unknown' };
  writeFileSync(path, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, rows }, null, 1)}\n`);
  process.stdout.write(`\nStored in ${path}\n`);
}
