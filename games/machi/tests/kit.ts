import { NONE, type Options, type Step } from 'engawa';
import { type Scene, scene, spectator } from 'engawa/testing';
import { CARD, CARDS, COMBAT_IDS, deckOf } from '../data/index.ts';
import machi from '../index.ts';
import { deck, handOf, show, toHand } from '../rules/cards.ts';
import { join, joinOutside, openPlot, stand } from '../rules/stacks.ts';
import { AUTUMN, BUILT, type MachiState, POINTS, SITE, SPRING, STEPS, SUMMER } from '../rules/state.ts';
import { builtAt, villagerAt, vp } from '../rules/village.ts';

export const card = (id: string): number => {
  if (!(id in CARD)) throw new Error(`no card ${id}`);
  return CARD[id];
};

export const idsOf = (cards: ArrayLike<number>): string[] => Array.from(cards, (c) => CARDS[c].id);

export type Table = Scene<MachiState> & ReturnType<typeof layout>;

/** A table in year 2 on which nobody holds or has built anything; all cards are in the decks, and nobody is on turn. */
export function blank(seats = 2, options: Options = {}): Table {
  const t = scene(machi, seats, 'blank', options);
  const { s } = t;
  for (let slot = 0; slot < s.flop.length; slot++) {
    if (s.flop[slot] !== NONE) deck(s, deckOf(s.flop[slot])).push(s.flop[slot]);
    s.flop[slot] = NONE;
  }
  for (const me of s.seat.slice(0, seats)) {
    for (const hand of [me.villagers, me.buildings]) while (hand.length > 0) putBack(s, hand.pop());
  }
  s.known.fill(0);
  s.holder.fill(0);
  s.year = 2;
  s.season = SPRING;
  for (const [seat, me] of s.seat.slice(0, seats).entries()) me.stature = seat;
  s.first = 0;
  t.stage(0, STEPS.springAction);
  return Object.assign(t, layout(s));
}

const putBack = (s: MachiState, c: number): void => deck(s, deckOf(c)).insertAt(0, c);

/** Ways to lay out a position for a test, keeping the invariants of M-23. Cards are named by their ids. */
function layout(s: MachiState) {
  /** Out of the deck it lies in. */
  function fetch(id: string): number {
    const c = card(id);
    if (!deck(s, deckOf(c)).includes(c)) throw new Error(`${id} is not in a deck`);
    deck(s, deckOf(c)).remove(c);
    return c;
  }

  function lay(seat: number, status: number, building: string, villagers: readonly string[]): number {
    const [founder, ...others] = villagers.map(fetch);
    const plot = openPlot(s, seat, status, fetch(building), founder);
    for (const villager of others) join(s, seat, plot, villager);
    for (const id of villagers) show(s, card(id));
    if (status === SITE) s.holder[card(building)] = seat + 1;
    else show(s, card(building));
    return plot;
  }

  return {
    /** Cards into a hand. */
    give(seat: number, ...ids: string[]): void {
      for (const id of ids) toHand(s, seat, fetch(id));
    },

    /** A built building with its stack, founder first; gives its plot. */
    build: (seat: number, building: string, ...villagers: string[]): number => lay(seat, BUILT, building, villagers),

    site: (seat: number, building: string, founder: string): number => lay(seat, SITE, building, [founder]),

    /** Samurai outside the buildings. */
    camp(seat: number, ...ids: string[]): void {
      for (const id of ids) {
        joinOutside(s, seat, fetch(id));
        show(s, card(id));
      }
    },

    /** A yakuza of a seat on a built building. */
    send(seat: number, yakuza: string, building: string): void {
      stand(s, fetch(yakuza), seat, builtAt(s, card(building)));
      show(s, card(yakuza));
    },

    /** These cards next, the first on top. */
    onTop(...ids: string[]): void {
      for (const id of [...ids].reverse()) {
        const c = fetch(id);
        deck(s, deckOf(c)).push(c);
      }
    },

    /** Moves cards from a deck to its discard pile. */
    discarded(...ids: string[]): void {
      for (const id of ids) {
        const c = fetch(id);
        const pile = deckOf(c) === 0 ? s.villagerDiscard : s.buildingDiscard;
        let i = 0;
        while (i < pile.length && pile.at(i) < c) i++;
        pile.insertAt(i, c);
        show(s, c);
      }
    },

    points(seat: number, n: number): void {
      s.seat[seat].points.fill(0);
      s.seat[seat].points[POINTS.duels] = n;
    },
  };
}

export const vpOf = (s: MachiState, seat: number): number => vp(s.seat[seat]);

export const hand = (s: MachiState, seat: number): string[] =>
  idsOf([...s.seat[seat].villagers.items(), ...s.seat[seat].buildings.items()]);

export const inHand = (s: MachiState, seat: number, id: string): boolean =>
  handOf(s.seat[seat], card(id)).includes(card(id));

export const isDiscarded = (s: MachiState, id: string): boolean =>
  s.villagerDiscard.includes(card(id)) || s.buildingDiscard.includes(card(id));

/** Who stands on a built or begun building of a seat, founder first; nothing if it is not there. */
export function stack(s: MachiState, seat: number, building: string): string[] | undefined {
  const me = s.seat[seat];
  const plot = plotOf(s, seat, building);
  return plot === NONE ? undefined : idsOf(Array.from({ length: me.count[plot] }, (_, i) => villagerAt(me, plot, i)));
}

export function plotOf(s: MachiState, seat: number, building: string): number {
  const me = s.seat[seat];
  for (let plot = 0; plot < me.plots; plot++)
    if (me.status[plot] !== 0 && me.building[plot] === card(building)) return plot;
  return NONE;
}

export const outside = (s: MachiState, seat: number): string[] => idsOf(s.seat[seat].outside.items());

/** Forgets what was pending and runs these steps, the last first, up to the next decision. */
export function run(t: Table, ...steps: Step[]): Table {
  const [last, ...rest] = steps;
  t.stage(NONE, last);
  for (const step of rest) t.above(NONE, step);
  return t.above(0, STEPS.springAction).play('end');
}

/** Ends a turn of Spring, unless it has ended by itself because nothing else was left. */
export const endTurn = (t: Table): Table => (t.step() === 'springAction' ? t.play('end') : t);

export const winter = (t: Table): Table => run(t, STEPS.winter);
export const scoring = (t: Table): Table => {
  t.s.year = t.s.years;
  return run(t, STEPS.yearEnd);
};

export function spring(t: Table, seat = 0): Table {
  t.s.season = SPRING;
  return t.stage(seat, STEPS.springAction);
}

/** Everybody's Summer. */
export function summer(t: Table): Table {
  t.s.season = SUMMER;
  return run(t, STEPS.summer);
}

export function autumn(t: Table, seat = 0): Table {
  t.s.season = AUTUMN;
  return t.stage(seat, STEPS.autumnAction);
}

/** The moves of a seat, with a cap that does not bother. */
export function moving(t: Table, seat = 0, left = 99): Table {
  t.s.season = AUTUMN;
  return t.stage(seat, STEPS.moveAction, left);
}

/** Gives both players of a duel these combat cards instead of those they drew. */
export function arm(t: Table, cards: Readonly<Record<number, readonly string[]>>): void {
  for (const [seat, ids] of Object.entries(cards)) {
    const me = t.s.seat[Number(seat)];
    me.drawn = ids.reduce((mask, id) => mask | (1 << COMBAT_IDS.indexOf(id)), 0);
    me.combatCards = ids.length;
  }
}

/**
 * Fights a duel that has been accepted: each side plays its three cards in order. Without cards the challenger wins,
 * loses or draws as asked.
 */
export function fight(
  t: Table,
  challenger: number,
  ours: readonly string[],
  other: number,
  theirs: readonly string[],
): Table {
  arm(t, { [challenger]: ours, [other]: theirs });
  for (let pass = 0; pass < 2; pass++) {
    t.playAs(challenger, `strike ${ours[pass]}`);
    t.playAs(other, `strike ${theirs[pass]}`);
  }
  return t;
}

/** Cards with which the first side gains 3 sabres and the second none. */
export const STRONG = ['men', 'do', 'eclair'] as const;
export const WEAK = ['do', 'ashi', 'franche'] as const;
/** Cards that gain nobody anything. */
export const GUARDED = ['parade', 'esquive', 'men'] as const;

export const { watch } = spectator(machi);
