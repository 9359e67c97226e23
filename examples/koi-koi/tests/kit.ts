import { firstSeat, NONE, type Options, type Rng, rngFrom } from 'engawa';
import { type Scene, scene } from 'engawa/testing';
import { CARDS, cardOf, FIELD, HAND } from '../data/index.ts';
import koiKoi from '../index.ts';
import { type KoiKoiState, STEPS } from '../rules/state.ts';

export const card = (id: string): number => {
  const found = cardOf(id);
  if (found < 0) throw new Error(`no ${id}`);
  return found;
};

interface Bench {
  /** The hand of seat 0, who is oya and has the turn. */
  readonly hand?: readonly string[];
  readonly rival?: readonly string[];
  readonly field?: readonly string[];
  /** What may be turned up: with one card, that one is. */
  readonly deck?: readonly string[];
  readonly mine?: readonly string[];
  readonly theirs?: readonly string[];
  readonly options?: Options;
}

/** A month under way with these cards; the rest is out of the way. */
export function bench({
  hand = ['iris-1', 'iris-2'],
  rival = ['wisteria-1', 'wisteria-2'],
  field = [],
  deck = ['paulownia-1'],
  mine = [],
  theirs = [],
  options = {},
}: Bench): { t: Scene<KoiKoiState>; s: KoiKoiState } {
  const t = scene(koiKoi, 2, 'bench', options);
  const { s } = t;
  s.oya = 0;
  s.deck.clear();
  for (const id of [...deck].sort((a, b) => card(a) - card(b))) s.deck.push(card(id));
  for (const [i, id] of field.entries()) s.field[i] = card(id);
  for (const [seat, ids] of [hand, rival].entries()) {
    s.seat[seat].hand.clear();
    for (const id of ids) s.seat[seat].hand.push(card(id));
  }
  for (const [seat, ids] of [mine, theirs].entries()) for (const id of ids) s.taker[card(id)] = seat;
  t.stage(0, STEPS.turn);
  return { t, s };
}

/** The ids of the cards a seat has captured. */
export const taken = (s: KoiKoiState, seat: number): string[] =>
  CARDS.flatMap(({ id }, i) => (s.taker[i] === seat ? [id] : []));

export const lying = (s: KoiKoiState): string[] =>
  Array.from(s.field).flatMap((c) => (c === NONE ? [] : [CARDS[c].id]));

/** Seat 0 captures the last of these with its turn: what it then has of each yaku. */
export function yakuWith(ids: readonly string[], options: Options = {}): Record<string, number> {
  const { s } = countedWith(ids, options);
  return Object.fromEntries(
    koiKoi.words.en.names.yaku.flatMap((name, i) => (s.seat[0].made[i] > 0 ? [[`${name}`, s.seat[0].made[i]]] : [])),
  );
}

/** The turn of seat 0 that ends with these captured cards, just before it speaks or passes on. */
export function countedWith(ids: readonly string[], options: Options = {}) {
  const { t, s } = bench({ options, mine: ids });
  t.stage(0, STEPS.draw);
  koiKoi.chance(s, rngFrom('count'));
  return { t, s };
}

/** The first so many plain cards of the deck, those of the months of a test's other cards last. */
export const plains = (n: number): string[] =>
  CARDS.filter(({ kind }) => kind === 'plain')
    .slice(0, n)
    .map(({ id }) => id);

/** A generator that shuffles the cards into this order, and goes on with others should they be dealt again. */
function stacked(...orders: readonly (readonly number[])[]): Rng {
  const draws: number[] = [];
  for (const order of orders) {
    const cards = CARDS.map((_, i) => i);
    for (let i = cards.length - 1; i > 0; i--) {
      const at = cards.indexOf(order[i]);
      draws.push(at);
      [cards[i], cards[at]] = [cards[at], cards[i]];
    }
  }
  return { position: 0, below: () => draws.shift() ?? 0, rewind() {} };
}

interface Deal {
  readonly hands?: readonly [readonly string[], readonly string[]];
  readonly field?: readonly string[];
}

/** An order of the shuffle that deals these cards, and some others where they are not enough. */
function order({ hands = [[], []], field = [] }: Deal): number[] {
  const named = new Set([...hands.flat(), ...field].map(card));
  // Far apart, so that the others make no pairs by chance.
  const rest = CARDS.map((_, i) => (i * 5 + 3) % CARDS.length).filter((c) => !named.has(c));
  const fill = (ids: readonly string[], n: number) => [...ids.map(card), ...rest.splice(0, n - ids.length)];
  return [...fill(hands[0], HAND), ...fill(hands[1], HAND), ...fill(field, FIELD), ...rest];
}

/** The first month, dealt like that. Seat 0 is oya. */
export function dealt(...deals: readonly Deal[]): KoiKoiState {
  const s = koiKoi.setup(2, {}, rngFrom('deal'));
  s.oya = 0;
  s.firstOya = 0;
  const ko = firstSeat(koiKoi.turn(s));
  koiKoi.play(s, ko, koiKoi.lexicon.parse('cut'));
  koiKoi.chance(s, stacked(...deals.map(order)));
  return s;
}

export const pendingOf = (s: KoiKoiState): string | undefined => koiKoi.layout.pending(s)?.step.name;

/** Both play on at random, with this answer whenever they may speak. */
export function playOn(
  s: KoiKoiState,
  seed: string,
  answer: 'shobu' | 'koikoi',
  until: (s: KoiKoiState) => boolean,
): void {
  const rng = rngFrom(seed);
  const t = scene(koiKoi, 2);
  koiKoi.layout.copy(s, t.s);
  while (!koiKoi.over(t.s) && !until(t.s)) {
    const legal = t.legal();
    t.play(legal.includes(answer) ? answer : legal[rng.below(legal.length)]);
  }
  koiKoi.layout.copy(t.s, s);
}
