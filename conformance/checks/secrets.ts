import {
  eventFor,
  foretell,
  type Game,
  type GameEvent,
  isKnownTo,
  mayKnow,
  NOT_NOW,
  recordOf,
  replay,
  rngFrom,
  type State,
  seatsIn,
  Table,
  type Tell,
  WATCHER,
  whyFor,
} from '#kernel';
import type { Check } from '../check.ts';
import { type Look, movesOf, pickMove, placed, texts, viewerName, viewersOf, walk } from '../play.ts';

const WORLDS = 12;
/** Other worlds for each draw: what comes out of it often looks different, and is then not compared. */
const DRAWN = 3;
/** Worlds that are looked through for one in which the same is shown. */
const ALIKE = 24;
/** Moves of one verb to ask about at one decision. */
const TRIES = 6;
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
        const move = pickMove(game, table.state, seat, table.moves(seat), rng);
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
  title: 'a reason gives nothing away: it is the same in every world the seat thinks possible, and from what it sees',
  hint: 'See `why` of the verb named: ask about what the seat knows first, and look into no cell that may be UNKNOWN.',
  async run({ game, counts }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    const rng = rngFrom(`reasons ${game.id}`);
    const verbs = Object.entries(game.lexicon.verbs);
    const table = Table.open(game, { seats: counts[counts.length - 1], seed: 'reasons' });
    let refused = 0;
    for (let n = 0; n < 150 && !table.over; n++) {
      if (n % 20 === 0) await report.at(`decision ${n}`);
      const [seat] = seatsIn(table.turn);
      const view = table.view(seat);
      const world = game.imagine(view, seat, rngFrom(`world ${n}`));
      for (const [verb, domains] of verbs) {
        for (let tries = 0; tries < TRIES; tries++) {
          const text = [verb, ...domains.map(({ ids }) => ids[rng.below(ids.length)])].join(' ');
          const move = game.lexicon.parse(text);
          // A verb of another step says so at once, whatever it speaks of.
          if (game.why(table.state, seat, move) === NOT_NOW) break;
          const [here, there, seen] = [table.state, world, view].map((position) =>
            placed(
              () => `decision ${n + 1}: asked ${position === view ? 'from the view of its seat ' : ''}about "${text}"`,
              () => whyFor(game, position, seat, move) ?? 'legal',
            ),
          );
          if (here !== there)
            report.fail(`decision ${n + 1}: "${text}" is "${here}" here and "${there}" in another world`);
          if (here !== seen)
            report.fail(`decision ${n + 1}: "${text}" is "${here}", and from the view of its seat "${seen}"`);
          if (here !== 'legal') refused++;
        }
      }
      table.play(seat, pickMove(game, table.state, seat, table.moves(seat), rng));
    }
    report.note(`${refused} refusals compared`);
  },
};

const foretold: Check = {
  id: 'foretold',
  title: 'what a choice brings can be told beforehand, and is told alike from all that looks alike to whoever chooses',
  hint: 'See `play` of the verb named and `imagine`: every world a seat imagines must be playable.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'foretold' }, (s, seat, legal, n) => {
        if (n % effort.every !== 0) return;
        const view = game.conceal(s, seat);
        const world = game.imagine(view, seat, rngFrom(`foretold ${n}`));
        const move = legal[n % legal.length];
        const text = game.lexicon.text(move);
        const [here, ...others] = [view, s, world].map((position) =>
          placed(
            () => `"${text}" of seat ${seat} is thought about`,
            () => JSON.stringify(foretell(game, position, seat, move)),
          ),
        );
        const other = others.find((tale) => tale !== here);
        if (other !== undefined) report.fail(`"${text}" of seat ${seat} is foretold as ${here} and as ${other}`);
      });
    }
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
      const move = pickMove(game, table.state, seat, table.moves(seat), rng);
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

/** Something that happens to a position, and is told. */
type Happening = (s: State, tell: Tell) => void;

/** What a viewer is told while something happens, and how the table looks afterwards. */
function toldOf(game: Game, s: State, viewer: number, happen: Happening): { events: GameEvent[]; looks: State } {
  const events: GameEvent[] = [];
  const after = game.layout.clone(s);
  happen(after, (event) => void events.push(eventFor(event, viewer)));
  return { events, looks: game.conceal(after, viewer) };
}

/** What is shown openly, in order. */
const shown = (events: readonly GameEvent[]): string => JSON.stringify(events.filter(({ kind }) => kind === 'reveal'));

/** How two tales begin, up to where they show something else. */
function comparable(here: readonly GameEvent[], there: readonly GameEvent[]): [here: string, there: string] {
  const told = (event: GameEvent | undefined) => JSON.stringify(event);
  const differs = here.findIndex((event, i) => event.kind === 'reveal' && told(event) !== told(there[i]));
  const end = differs >= 0 && there[differs]?.kind === 'reveal' ? differs : undefined;
  return [JSON.stringify(here.slice(0, end)), JSON.stringify(there.slice(0, end))];
}

/** A world the viewer thinks possible, or another one; nothing where the same cannot happen in it. */
type Elsewhere = (n: number) => State | undefined;

const told: Check = {
  id: 'events-in-worlds',
  title:
    'an event gives nothing away: where a move or a draw looks the same in two worlds, the same is told of it but for what it reveals',
  hint: 'See the event that the move or the draw named tells: `only` says who alone may know `what`.',
  async run({ game, counts, effort }, report) {
    if (!game.secrets) report.leave(NOTHING_HIDDEN);
    let [moves, draws, partly] = [0, 0, 0];
    /**
     * Does it go on looking the same to the viewer? Then the same must have been told. What is shown openly and then put away
     * again, such as cards laid open in a duel, the viewer knows though the table does not look like it, and what follows from
     * it, such as who won. So a world is looked for in which the same is shown; of the others only the beginning is compared.
     */
    const looksTheSame = (s: State, worlds: Elsewhere, viewer: number, what: string, happen: Happening): boolean => {
      const here = toldOf(game, s, viewer, happen);
      for (let n = 0; n < ALIKE; n++) {
        const world = worlds(n);
        const there = world && toldOf(game, world, viewer, happen);
        if (!there || !game.layout.equal(here.looks, there.looks)) {
          if (n === 0) return false;
          continue;
        }
        const [told, other] = comparable(here.events, there.events);
        if (told !== other)
          report.fail(`${what} tells ${viewerName(viewer)} ${told} here and ${other} in another world`);
        if (shown(here.events) === shown(there.events)) return true;
      }
      partly++;
      return true;
    };
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const lookAtMoves: Look = (s, seat, legal, n) => {
        if (n % Math.ceil(effort.every / 4) !== 0) return;
        for (const viewer of viewersOf(seats)) {
          const view = game.conceal(s, viewer);
          const worlds = Array.from({ length: ALIKE }, () => undefined as State | undefined);
          for (const move of legal) {
            const what = `"${game.lexicon.text(move)}" of seat ${seat}`;
            const elsewhere: Elsewhere = (i) => {
              worlds[i] ??= game.imagine(view, viewer, rngFrom(`told ${n} ${i}`));
              return movesOf(game, worlds[i], seat).includes(move) ? worlds[i] : undefined;
            };
            if (looksTheSame(s, elsewhere, viewer, what, (after, tell) => game.play(after, seat, move, tell))) moves++;
          }
        }
      };
      const lookAtDraw = (s: State): void => {
        const what = `the draw "${game.layout.pending(s)?.step.name}"`;
        for (const viewer of viewersOf(seats)) {
          const view = game.conceal(s, viewer);
          for (let i = 0; i < DRAWN; i++) {
            const elsewhere: Elsewhere = (n) => game.imagine(view, viewer, rngFrom(`told ${draws} ${i} ${n}`));
            const drawn = (after: State, tell: Tell) => game.chance(after, rngFrom(`drawn ${i}`), tell);
            if (looksTheSame(s, elsewhere, viewer, what, drawn)) draws++;
          }
        }
      };
      walk(game, { seats, seed: 'told' }, lookAtMoves, lookAtDraw);
    }
    const rare = partly > 0 ? `, ${partly} of them only up to something shown that no other world showed` : '';
    report.note(`${moves} moves and ${draws} draws compared${rare}`);
  },
};

export const secretChecks: readonly Check[] = [views, tooMuch, reasons, told, foretold, attentive];
