import {
  firstSeat,
  type Game,
  type GameRecord,
  MoveList,
  recordOf,
  replay,
  resolveChance,
  rngFrom,
  Table,
} from '#kernel';
import type { Check } from '../check.ts';
import { deadEndAt, pickMove } from '../play.ts';

const LEAST_DECISIONS = 250_000;
const MOST_REPLAY_MS = 10;
const WARM_UP_SECONDS = 0.7;
const SECONDS = 1.5;
const BATCHES = 20;
const BATCH_SECONDS = 0.08;

/** CPU time counts, not the clock on the wall: other programs may be busy. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const legal = new MoveList();

/** Plays a random game; returns how many choices there were. */
function decisionsOf(game: Game, seats: number, seed: string): number {
  const rng = rngFrom(seed);
  const s = game.setup(seats, {}, rng);
  let decisions = 0;
  for (;;) {
    resolveChance(game, s, rng);
    const mask = game.turn(s);
    if (mask === 0) return decisions;
    const seat = firstSeat(mask);
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length === 0) throw deadEndAt(game, s, seat);
    if (legal.length > 1 || game.stepFor(s, seat)?.asks) decisions++;
    game.play(s, seat, legal.at(legal.length === 1 ? 0 : rng.below(legal.length)));
  }
}

const decisions: Check = {
  id: 'speed',
  title: 'plays at least 250,000 decisions per CPU second at random',
  hint: 'Allocate nothing in `why`, `moves` and `play`; where a verb has many arguments, list its moves yourself (`moves`).',
  timed: true,
  async run({ game, counts }, report) {
    const seats = counts[counts.length - 1];
    let made = 0;
    let n = 0;
    const played = async (seconds: number): Promise<number> => {
      const began = cpuSeconds();
      made = 0;
      while (cpuSeconds() - began < seconds) {
        made += decisionsOf(game, seats, `speed ${n++}`);
        if (n % 20 === 0) await report.at(`${n} games`);
      }
      return made / (cpuSeconds() - began);
    };
    // The compiler settles before the clock starts.
    await played(WARM_UP_SECONDS);
    const rate = Math.round(await played(SECONDS));
    const text = `${rate.toLocaleString('en')} decisions per CPU second with ${seats} players`;
    if (rate < LEAST_DECISIONS) report.fail(text);
    report.note(text);
  },
};

/** The finished game that `npm run bench` replays, so that the two speak of the same. */
function finished(game: Game, seats: number): GameRecord {
  const rng = rngFrom('bench players');
  const table = Table.open(game, { seats, seed: 'bench' });
  while (!table.over) {
    const seat = firstSeat(table.turn);
    table.play(seat, pickMove(game, table.state, seat, table.moves(seat), rng));
  }
  return recordOf(table);
}

const replays: Check = {
  id: 'replay-speed',
  title: 'replays a finished game within 10 ms',
  hint: 'Allocate nothing in `why`, `moves` and `play`, and let `veil` and `imagine` be short.',
  timed: true,
  async run({ game, counts }, report) {
    const seats = counts[counts.length - 1];
    const record = finished(game, seats);
    let best = Number.POSITIVE_INFINITY;
    // CPU time is counted in steps, so several replays are timed together; where others are busy too, the best batch is nearest to the truth.
    for (let batch = 0; batch < BATCHES; batch++) {
      await report.at(`batch ${batch + 1} of ${BATCHES}`);
      const began = cpuSeconds();
      let n = 0;
      for (; cpuSeconds() - began < BATCH_SECONDS; n++) replay(game, record);
      best = Math.min(best, ((cpuSeconds() - began) * 1000) / n);
    }
    const text = `${best.toFixed(1)} ms for ${record.moves.length} moves with ${seats} players`;
    if (best > MOST_REPLAY_MS) report.fail(text);
    report.note(text);
  },
};

export const speedChecks: readonly Check[] = [decisions, replays];
