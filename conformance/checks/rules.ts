import {
  firstSeat,
  type Game,
  isOffered,
  MoveList,
  type Options,
  Refusal,
  type Rng,
  resolveChance,
  rngFrom,
} from '#kernel';
import type { Check } from '../check.ts';
import { FAR, movesOf, pickMove, placed, playTable, texts, walk } from '../play.ts';
import type { Report } from '../report.ts';
import type { Subject } from '../subject.ts';

const seeds = ({ effort }: Subject): readonly string[] =>
  Array.from({ length: effort.games }, (_, i) => `property ${i}`);

const said: Check = {
  id: 'rules-said',
  title: 'says who it is: an id, a version, how many may play, options with values, the letter of its clauses',
  hint: 'See the rules given to defineGame in index.ts.',
  run({ game: { id, version, seats, options, clausePrefix } }, report) {
    if (!/^[a-z][a-z0-9-]{1,39}$/.test(id)) report.fail(`id "${id}" is not a lower-case word`);
    if (!Number.isInteger(version) || version < 1) report.fail(`version ${version} is not a whole number from 1`);
    const [fewest, most] = seats;
    if (!(Number.isInteger(fewest) && Number.isInteger(most) && fewest >= 1 && fewest <= most))
      report.fail(`seats ${fewest} to ${most}`);
    if (!/^[A-Z]$/.test(clausePrefix)) report.fail(`clausePrefix "${clausePrefix}" is not one capital letter`);
    for (const option of options) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(option.id)) report.fail(`option "${option.id}" is not a word`);
      if (new Set(option.values).size !== option.values.length || option.values.length < 2)
        report.fail(`option ${option.id} needs two values or more, all different`);
    }
  },
};

const offers: Check = {
  id: 'offers',
  title: 'offers exactly what it accepts, and every path can be finished',
  hint: 'See `why` and `moves` of the verb named, in rules/.',
  byCount: true,
  async run(subject, report) {
    const { game, counts, effort } = subject;
    for (const seats of counts) {
      for (const seed of seeds(subject)) {
        await report.at(`${seats} players`);
        walk(game, { seats, seed }, (s, seat, legal, n) => {
          if (n % effort.every !== 0) return;
          if (new Set(legal).size !== legal.length) report.fail(`a move is offered twice in ${texts(game, legal)}`);
          const offered = new Set(legal);
          for (const move of game.lexicon.all()) {
            const reason = game.why(s, seat, move);
            if (offered.has(move) === (reason === undefined)) continue;
            const text = game.lexicon.text(move);
            report.fail(
              reason === undefined
                ? `"${text}" is legal but not offered`
                : `"${text}" is offered but refused: ${reason}`,
            );
          }
          for (const move of legal) if (!game.lexicon.says(move)) report.fail(`${move} is offered and is no move`);
        });
      }
    }
  },
};

const invariants: Check = {
  id: 'invariants',
  title: 'keeps its invariants after every move, and its points add up',
  hint: 'See rules/check.ts for the invariant, `score` and `breakdown` for the points.',
  byCount: true,
  async run(subject, report) {
    const { game, counts } = subject;
    for (const seats of counts) {
      for (const seed of seeds(subject)) {
        await report.at(`${seats} players`);
        walk(game, { seats, seed }, (s) => {
          game.check(s);
          for (let seat = 0; seat < seats; seat++) {
            const sum = Object.values(game.breakdown(s, seat)).reduce((a, b) => a + b, 0);
            const score = game.score(s, seat);
            if (sum !== score) report.fail(`the points of seat ${seat} by category make ${sum}, its score is ${score}`);
          }
        });
      }
    }
  },
};

const rankings: Check = {
  id: 'ranking',
  title: 'ranks every seat once, and nobody before one who has more points',
  hint: 'See `tieBreaks` and `score` in the rules given to defineGame. Where fewer points win, let the score count down.',
  byCount: true,
  async run({ game, counts }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const { state } = playTable(game, seats, 'ranking');
      const ranking = game.ranking(state);
      const order = ranking.flat();
      if ([...order].sort().join() !== Array.from({ length: seats }, (_, i) => i).join())
        report.fail(`${seats} players: the ranking is ${order.join(', ')}`);
      const of = (seat: number): number[] => [
        game.score(state, seat),
        ...game.tieBreaks.map((each) => each.of(state, seat)),
      ];
      for (const place of ranking)
        if (place.some((seat) => of(seat).join() !== of(place[0]).join()))
          report.fail(`${seats} players: seats ${place.join(' and ')} share a place and are not equal`);
      const scores = order.map((seat) => game.score(state, seat));
      if (scores.some((score, place) => place > 0 && score > scores[place - 1]))
        report.fail(`${seats} players: from first to last place the points are ${scores.join(', ')}`);
    }
  },
};

/**
 * Plays a game in which each seat has a will of its own (its n-th decision is drawn from its own generator), asking
 * simultaneous seats in a given order. Returns the hashes between simultaneous phases.
 */
function playInOrder(game: Game, seats: number, seed: string, next: (mask: number) => number): readonly string[] {
  const rng = rngFrom(seed);
  const wills = Array.from({ length: seats }, (_, seat) => rngFrom(`${seed} seat ${seat}`));
  const s = game.setup(seats, {}, rng);
  const hashes: string[] = [];
  for (let n = 0; n < FAR; n++) {
    resolveChance(game, s, rng);
    if (game.over(s)) break;
    const seat = next(game.turn(s));
    const legal = movesOf(game, s, seat);
    game.play(s, seat, pickMove(game, s, seat, legal, wills[seat]));
    // Inside a simultaneous phase, also when only one seat is left in it, positions differ with the order.
    if (s.ownStacks.every((stack) => s.cells[stack] === 0)) hashes.push(game.layout.hash(s));
  }
  return hashes;
}

const order: Check = {
  id: 'order',
  title: 'does not depend on the order in which simultaneous choices arrive',
  hint: 'A choice of a `together` step may only change what belongs to its own seat; let `done` do the rest.',
  byCount: true,
  async run(subject, report) {
    const { game, counts } = subject;
    for (const seats of counts) {
      for (const seed of seeds(subject)) {
        await report.at(`${seats} players`);
        const forwards = playInOrder(game, seats, seed, firstSeat);
        const backwards = playInOrder(game, seats, seed, (mask) => 31 - Math.clz32(mask));
        const differs = forwards.findIndex((hash, i) => hash !== backwards[i]);
        if (differs >= 0 || forwards.length !== backwards.length)
          report.fail(`${seats} players, seed "${seed}": the ${differs + 1}th position between two phases differs`);
      }
    }
  },
};

/** One of the values of each option that there is with so many players. */
function drawOptions(game: Game, seats: number, rng: Rng): Options {
  const offered = game.options.filter((option) => isOffered(option, seats));
  return Object.fromEntries(offered.map(({ id, values }) => [id, values[rng.below(values.length)]]));
}

/** Plays with options drawn at random: offers, invariants, what is seen and saved must hold with all of them together. */
function playWith(game: Game, seats: number, seed: string, every: number, report: Report): void {
  const chosen = drawOptions(game, seats, rngFrom(`options ${seed}`));
  placed(
    () => `${seats} players, ${JSON.stringify(chosen)}`,
    () =>
      walk(game, { seats, seed, options: chosen }, (s, seat, legal, n) => {
        game.check(s);
        if (n % every !== 0) return;
        const offered = new Set(legal);
        for (const move of game.lexicon.all()) {
          const reason = game.why(s, seat, move);
          if (offered.has(move) === (reason === undefined)) continue;
          report.fail(
            `"${game.lexicon.text(move)}" is ${reason === undefined ? 'legal' : `refused (${reason})`} and the list says otherwise`,
          );
        }
        if (!game.layout.equal(game.layout.fromJSON(game.layout.toJSON(s)), s))
          report.fail('it is not read back as it was');
        const view = game.conceal(s, seat);
        const world = game.imagine(view, seat, rngFrom(`options ${n}`));
        if (!game.layout.equal(game.conceal(world, seat), view))
          report.fail('an imagined world looks different from its view');
      }),
  );
}

const options: Check = {
  id: 'options',
  title: 'can be played to its end with every value of every option, alone and together, and refuses any other',
  hint: 'See `options` and `setup` in the rules given to defineGame.',
  async run(subject, report) {
    const { game, counts, effort } = subject;
    if (game.options.length === 0) report.note('it has no options');
    const begins = (chosen: Options): boolean => {
      try {
        game.setup(counts[0], chosen, rngFrom('options'));
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    };
    if (begins({ 'no such option': true })) report.fail('an option that does not exist is accepted');
    for (const option of game.options) {
      const { id, values } = option;
      if (begins({ [id]: 'no such value' })) report.fail(`option ${id} accepts any value`);
      const seats = counts.find((n) => isOffered(option, n));
      if (seats === undefined) report.fail(`option ${id} is for a number of players that there is not`);
      for (const value of values) {
        await report.at(`${id} ${value}`);
        placed(
          () => `option ${id} = ${value}`,
          () => walk(game, { seats: seats!, seed: 'options', options: { [id]: value } }, (s) => game.check(s)),
        );
      }
    }
    if (game.options.length === 0) return;
    for (const seats of counts) {
      for (const seed of seeds(subject)) {
        await report.at(`${seats} players, drawn`);
        playWith(game, seats, seed, effort.every, report);
      }
    }
  },
};

const absent: Check = {
  id: 'absent',
  title: 'has a legal move for a player who is away, from what that player knows',
  hint: 'See `absent` in the rules given to defineGame.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    if (!game.absent) return report.note('it says nothing of players who are away: the first legal move stands in');
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'absent' }, (s, seat, legal, n) => {
        if (n % effort.every !== 0) return;
        const list = new MoveList();
        for (const move of legal) list.add(move);
        const move = game.absent?.(s, seat, list) ?? -1;
        if (!legal.includes(move)) report.fail('`absent` gives a move that is not legal');
        const world = game.imagine(game.conceal(s, seat), seat, rngFrom(`absent ${n}`));
        if (game.absent?.(world, seat, list) !== move)
          report.fail(`"${game.lexicon.text(move)}" depends on what the player who is away does not know`);
      });
    }
  },
};

export const rulesChecks: readonly Check[] = [said, offers, invariants, rankings, order, options, absent];
