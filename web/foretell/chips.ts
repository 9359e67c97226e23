import {
  type Amount,
  type EventKind,
  type Foretold,
  type Game,
  HIDDEN,
  type Language,
  type NameOf,
  pointsOf,
  sayDeed,
  sayPoints,
  sayThing,
} from '#kernel';

/** Price, loss, gain, points now, points at the end, a draw, something unknown that decides. */
export type ChipKind = 'price' | 'loss' | 'gain' | 'points' | 'end' | 'draw' | 'open';

/** One thing a choice brings, short enough to stand beside others. */
export interface Chip {
  readonly kind: ChipKind;
  /** With its sign; a draw and the unknown are told by their word alone. */
  readonly text: string;
  /** Sign and number, where a picture says of what. */
  readonly short?: string;
  /** What it is, for whoever has a picture of it. */
  readonly ref?: string;
}

const MINUS = '−';
const PLUS = '+';

/** Is something drawn that nobody knows yet? */
const draws = ({ next, events }: Foretold): boolean =>
  next.kind === 'draw' || events.some(({ what, kind }) => what === HIDDEN && kind !== 'move');

/** Does the choice draw something, or show the chooser something new? Then it cannot be taken back. */
export const reveals = (foretold: Foretold): boolean => draws(foretold) || !foretold.complete;

/** What a choice brings the seat that makes it, at a glance. */
export function chipsOf(
  game: Game,
  foretold: Foretold,
  move: number,
  seat: number,
  nameOf: NameOf,
  language: Language,
): readonly Chip[] {
  /** What names no thing is said as it is. */
  const others = (wanted: EventKind, kind: ChipKind): Chip[] =>
    foretold.events
      .filter((event) => event.kind === wanted && event.seat === seat && event.what === undefined)
      .filter(({ deed }) => !game.deeds?.[deed ?? '']?.spec.quiet)
      .map((event) => ({ kind, text: sayDeed(game, [event], nameOf, language) }));
  const sayAmount = (what: string, n: number): string =>
    sayThing(game, what, language, isCounted(foretold, what) ? n : undefined);
  const amounts = (some: readonly Amount[], kind: ChipKind, sign: string): Chip[] =>
    some
      .filter(({ what }) => what !== HIDDEN)
      .map(({ what, n }) => ({
        kind,
        text: `${sign}${sayAmount(what, n)}`,
        short: `${sign}${isCounted(foretold, what) ? (figureIn(sayAmount(what, n)) ?? n) : n}`,
        ref: what,
      }));
  // What another laid face down, as in a duel, is not drawn: it decides.
  const unknown: Chip = { kind: draws(foretold) && foretold.next.kind !== 'unknown' ? 'draw' : 'open', text: '' };
  const chips = [
    ...amounts(foretold.price, 'price', MINUS),
    ...others('pay', 'price'),
    ...amounts(foretold.losses, 'loss', MINUS),
    ...others('lose', 'loss'),
    ...pointChips(game, foretold, seat, language),
    ...amounts(foretold.gains, 'gain', PLUS),
    ...others('gain', 'gain'),
    ...(reveals(foretold) ? [unknown] : []),
  ];
  // The choice itself says what it takes: that is no news, unless it is all there is.
  const named = game.lexicon.refs(move);
  const news = chips.filter(({ kind, ref }) => kind !== 'gain' || ref === undefined || !named.includes(ref));
  return news.length > 0 ? news : chips;
}

/** The number as the language writes it: a game may count money in thousands and say `14,000`. */
const figureIn = (amount: string): string | undefined => /\d(?:[\d.,\u202f\u00a0]*\d)?/.exec(amount)?.[0];

/** `4 yen`, but `Electrical Light`: what is told of without a number is one of its kind. */
const isCounted = ({ events }: Foretold, what: string): boolean =>
  events.some((event) => event.what === what && event.n !== undefined);

function pointChips(game: Game, { points }: Foretold, seat: number, language: Language): Chip[] {
  const own = points.filter((change) => change.seat === seat);
  return ([false, true] as const).flatMap((atEnd): Chip[] => {
    const changes = own.filter(({ category }) => (game.categories?.[category]?.atEnd ?? false) === atEnd).map(pointsOf);
    const kind = atEnd ? 'end' : 'points';
    const known = changes.filter((n) => n !== null);
    const sum = known.reduce((total, n) => total + n, 0);
    const unknown: Chip[] = known.length < changes.length ? [{ kind, text: '?' }] : [];
    if (sum === 0) return unknown;
    return [{ kind, text: `${sum < 0 ? MINUS : PLUS}${sayPoints(game, Math.abs(sum), language)}` }, ...unknown];
  });
}
