import { type Bot, botById } from '#bots';
import { Pen, rngFrom, seatsIn, Table } from '#kernel';
import { mindOf } from '../../bots/mind.ts';
import { SEARCH } from '../../bots/search.ts';
import { searching } from '../../bots/thinkers.ts';
import type { Check } from '../check.ts';
import { pickMove, walk } from '../play.ts';

const POSITIONS = 200;

/** Every bot whose mind is its own. Few simulations: the same code in a time one can afford. */
const minds = (): readonly Bot[] => [
  botById('random'),
  botById('greedy'),
  botById('merchant'),
  searching('quick search', 8, { ...SEARCH, width: 6, advice: 20 }),
];

const peeking: Check = {
  id: 'no-peeking',
  title: 'lets no bot peek: equal views and seeds give equal moves, whatever is true behind them',
  hint: 'See bot/mind.ts: what it computes from a view may depend on that view only.',
  async run({ game, counts }, report) {
    const bots = minds();
    let positions = 0;
    for (let seed = 0; positions < POSITIONS && seed < POSITIONS; seed++) {
      const rng = rngFrom(`peek ${seed}`);
      const table = Table.open(game, { seats: counts[seed % Math.min(2, counts.length)], seed: `peek ${seed}` });
      for (let n = 0; !table.over && positions < POSITIONS; n++) {
        const [seat] = seatsIn(table.turn);
        const next = pickMove(game, table.state, seat, table.moves(seat), rng);
        if (n % 4 === 0) {
          const bot = bots[positions++ % bots.length];
          await report.at(`position ${positions} of ${POSITIONS}`);
          const view = table.view(seat);
          const world = game.imagine(view, seat, rngFrom(`world ${n}`));
          const [here, there] = [view, game.conceal(world, seat)].map((seen) =>
            JSON.stringify(bot.choose(game, seen, seat, rngFrom(`mind ${n}`))),
          );
          if (here !== there) report.fail(`seed "peek ${seed}", move ${n + 1}: ${bot.id} chooses otherwise`);
          const { move } = JSON.parse(here) as { move: number };
          if (!table.moves(seat).includes(move)) report.fail(`seed "peek ${seed}", move ${n + 1}: ${bot.id} cheats`);
        }
        table.play(seat, next);
      }
    }
  },
};

const ROOM = 1 << 14;

const judgement: Check = {
  id: 'mind',
  title: 'has a mind for bots that judges every position by numbers, and for the eyes of its seat only',
  hint: 'See bot/mind.ts: worth, features, solved.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    if (!game.mind) report.leave('it has no mind: bots take a position to be worth its points');
    const mind = mindOf(game);
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'mind' }, (s, seat, offered, n) => {
        if (n % effort.every !== 0) return;
        for (let who = 0; who < seats; who++) {
          const worth = mind.worth(s, who);
          if (!Number.isFinite(worth)) report.fail(`the worth of the position for seat ${who} is ${worth}`);
        }
        const view = game.conceal(s, seat);
        const world = game.imagine(view, seat, rngFrom(`mind ${n}`));
        if (mind.features) {
          const [here, there] = [s, world].map((position) => {
            const pen = new Pen(new Float32Array(ROOM));
            mind.features?.(position, seat, pen);
            return pen.out.slice(0, pen.at);
          });
          if (!here.every(Number.isFinite)) report.fail('a feature is not a number');
          const differs = here.findIndex((value, i) => value !== there[i]);
          if (differs >= 0) report.fail(`feature ${differs} tells what seat ${seat} may not know`);
        }
        const solved = mind.solved?.(view, seat, rngFrom('solved'));
        if (solved !== undefined && !offered.includes(solved)) report.fail('`solved` gives a move that is not legal');
      });
    }
  },
};

export const mindChecks: readonly Check[] = [judgement, peeking];
