import {
  eventFor,
  type Game,
  type GameEvent,
  isKnownTo,
  mayKnow,
  recordOf,
  replay,
  rngFrom,
  type State,
  seatsIn,
  Table,
  WATCHER,
  whyFor,
} from '#kernel';
import type { Check } from '../check.ts';
import { movesOf, texts, viewerName, viewersOf, walk } from '../play.ts';

const WORLDS = 12;
const NOTHING_HIDDEN = 'nothing is hidden from anybody in this game';

const views: Check = {
  id: 'views',
  title: 'a view holds nothing it may not: imagining the rest and hiding it again changes nothing',
  hint: 'See `imagine`, `veil` and the sights (`ownerOnly`, `unseen`) in rules/state.ts.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    const { layout } = game;
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const rng = rngFrom('imagine');
      walk(game, { seats, seed: 'views' }, (s, _seat, _legal, n) => {
        if (n % effort.every !== 0) return;
        for (const viewer of viewersOf(seats)) {
          const name = viewerName(viewer);
          const view = game.conceal(s, viewer);
          const world = game.imagine(view, viewer, rng);
          const gaps = layout.unknowns(world);
          if (gaps > 0) report.fail(`the world ${name} imagines still has ${gaps} gaps`);
          game.check(world);
          const differs = layout.diff(game.conceal(world, viewer), view);
          if (differs.length > 0) report.fail(`what ${name} imagines does not fit what it sees: ${differs.join(', ')}`);
          if (viewer === WATCHER) continue;
          const [here, there] = [s, world].map((position) => texts(game, movesOf(game, position, viewer)));
          if (here !== there)
            report.fail(`what is legal for ${name} depends on what it does not know: ${here} / ${there}`);
        }
      });
    }
  },
};

/** Is there a world the viewer thinks possible where the move cannot be made, or another would have looked the same? */
function isDoubtful(game: Game, real: State, viewer: number, seat: number, move: number, seed: string): boolean {
  const after = (s: State, chosen: number): State => {
    const played = game.layout.clone(s);
    game.play(played, seat, chosen);
    return game.conceal(played, viewer);
  };
  const looks = after(real, move);
  const view = game.conceal(real, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world = i === 0 ? real : game.imagine(view, viewer, rngFrom(`${seed} ${i}`));
    const choices = movesOf(game, world, seat);
    if (!choices.includes(move)) return true;
    if (choices.some((other) => other !== move && game.layout.equal(after(world, other), looks))) return true;
  }
  return false;
}

const tooMuch: Check = {
  id: 'hidden-for-nothing',
  title: 'what everybody can see is told to everybody',
  hint: 'See whether `why` of the verb named looks at something hidden without need.',
  async run({ game, counts }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    const rng = rngFrom(`choices ${game.id}`);
    for (const [n, seats] of counts.slice(0, 2).entries()) {
      const table = Table.open(game, { seats, seed: `too much ${n}` });
      for (let moves = 0; !table.over && moves < 400; moves++) {
        if (moves % 20 === 0) await report.at(`${seats} players, move ${moves}`);
        const [seat] = seatsIn(table.turn);
        const choices = table.moves(seat);
        const move = choices[rng.below(choices.length)];
        const known = mayKnow(game, table.state, seat, move);
        const sealed = game.stepFor(table.state, seat)?.secret === true;
        for (const viewer of sealed ? [] : viewersOf(seats)) {
          if (isKnownTo(known, viewer) || isDoubtful(game, table.state, viewer, seat, move, `${n} ${moves}`)) continue;
          const what = `"${game.lexicon.text(move)}" of seat ${seat} is hidden from ${viewerName(viewer)}`;
          report.fail(`${seats} players, move ${moves + 1}: ${what}, who can work it out`);
        }
        table.play(seat, move);
      }
    }
  },
};

const reasons: Check = {
  id: 'reasons-in-worlds',
  title: 'a reason gives nothing away: it is the same in every world the seat thinks possible',
  hint: 'See `why` of the verb named: ask about what the seat knows first.',
  async run({ game, counts }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    const rng = rngFrom(`reasons ${game.id}`);
    const verbs = Object.entries(game.lexicon.verbs);
    const table = Table.open(game, { seats: counts[counts.length - 1], seed: 'reasons' });
    let refused = 0;
    for (let n = 0; n < 150 && !table.over; n++) {
      if (n % 20 === 0) await report.at(`decision ${n}`);
      const [seat] = seatsIn(table.turn);
      const world = game.imagine(table.view(seat), seat, rngFrom(`world ${n}`));
      for (let tries = 0; tries < 20; tries++) {
        const [verb, domains] = verbs[rng.below(verbs.length)];
        const text = [verb, ...domains.map(({ ids }) => ids[rng.below(ids.length)])].join(' ');
        const move = game.lexicon.parse(text);
        const [here, there] = [table.state, world].map((position) => whyFor(game, position, seat, move) ?? 'legal');
        if (here !== there)
          report.fail(`decision ${n + 1}: "${text}" is "${here}" here and "${there}" in another world`);
        if (here !== 'legal') refused++;
      }
      const choices = table.moves(seat);
      table.play(seat, choices[rng.below(choices.length)]);
    }
    report.note(`${refused} refusals compared`);
  },
};

const attentive: Check = {
  id: 'who-knows',
  title: 'an attentive table keeps who may know each move, and so does its replay',
  hint: 'Nothing of a game decides this: please tell us.',
  async run({ game, counts }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    const rng = rngFrom(`attentive ${game.id}`);
    const table = Table.open(game, { seats: counts[counts.length - 1], seed: 'attentive', attentive: true });
    let hidden = 0;
    for (let n = 0; n < 300 && !table.over; n++) {
      if (n % 50 === 0) await report.at(`move ${n}`);
      const [seat] = seatsIn(table.turn);
      const choices = table.moves(seat);
      const move = choices[rng.below(choices.length)];
      const known = mayKnow(game, table.state, seat, move);
      const [entry] = table.play(seat, move);
      if (entry.known !== known) report.fail(`move ${n + 1}, "${game.lexicon.text(move)}"`);
      if (!isKnownTo(entry.known, WATCHER)) hidden++;
    }
    const again = replay(game, recordOf(table), { attentive: true });
    const differs = again.history.findIndex(({ known }, i) => known !== table.history[i].known);
    if (differs >= 0) report.fail(`the replay differs at move ${differs + 1}`);
    report.note(`${hidden} of ${table.history.length} moves are not told to a watcher`);
  },
};

interface Told {
  readonly events: string;
  /** Was something shown openly? Then a viewer knows more than the table looks like: cards laid open in a duel and taken back. */
  readonly shown: boolean;
  /** How the table looks afterwards. */
  readonly looks: State;
}

/** What a viewer is told of a move. */
function toldOf(game: Game, s: State, seat: number, move: number, viewer: number): Told {
  const events: GameEvent[] = [];
  const played = game.layout.clone(s);
  game.play(played, seat, move, (event) => void events.push(eventFor(event, viewer)));
  const shown = events.some(({ kind }) => kind === 'reveal');
  return { events: JSON.stringify(events), shown, looks: game.conceal(played, viewer) };
}

const told: Check = {
  id: 'events-in-worlds',
  title:
    'an event gives nothing away: where a move looks the same in two worlds and reveals nothing, the same is told of it',
  hint: 'See the event that the move named tells: `only` says who alone may know `what`.',
  async run({ game, counts, effort }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    let compared = 0;
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'told' }, (s, seat, legal, n) => {
        if (n % Math.ceil(effort.every / 4) !== 0) return;
        for (const viewer of viewersOf(seats)) {
          if (viewer === seat) continue;
          const world = game.imagine(game.conceal(s, viewer), viewer, rngFrom(`told ${n}`));
          const there = movesOf(game, world, seat);
          for (const move of legal.filter((one) => there.includes(one))) {
            const [here, elsewhere] = [s, world].map((position) => toldOf(game, position, seat, move, viewer));
            if (here.shown || elsewhere.shown || !game.layout.equal(here.looks, elsewhere.looks)) continue;
            compared++;
            if (here.events !== elsewhere.events)
              report.fail(
                `"${game.lexicon.text(move)}" of seat ${seat} tells ${viewerName(viewer)} ${here.events} here and ${elsewhere.events} in another world`,
              );
          }
        }
      });
    }
    report.note(`${compared} moves compared`);
  },
};

export const secretChecks: readonly Check[] = [views, tooMuch, reasons, told, attentive];
