import { type Game, type Ranking, type State, winShare } from '#kernel';
import { kindsOf } from '../kinds.ts';
import { mindOf } from '../mind.ts';
import type { Onlooker } from './match.ts';
import { interval } from './stats.ts';

/** What one seat did in one game. */
interface SeatTale {
  /** How often it did each kind of action, and what the turns in which it did brought. */
  readonly uses: Map<string, number>;
  readonly turns: Map<string, { n: number; points: number }>;
  turnCount: number;
}

/** One game, as the report needs it. */
export interface Tale {
  readonly seats: readonly SeatTale[];
  readonly ranking: Ranking;
  readonly scores: readonly number[];
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly endedBy: string;
}

/** Listens to one game; `tale` is there once it is over. */
export function listen<S extends State>(game: Game<S>, seats: number): Onlooker<S> & { readonly tale: () => Tale } {
  const mind = mindOf(game);
  const told: SeatTale[] = Array.from({ length: seats }, () => ({ uses: new Map(), turns: new Map(), turnCount: 0 }));
  let acting = -1;
  let before = 0;
  let kinds = new Set<string>();
  let ended: string | undefined;
  let tale: Tale | undefined;

  const endTurn = (s: S): void => {
    if (acting < 0) return;
    const gained = game.score(s, acting) - before;
    const seat = told[acting];
    seat.turnCount++;
    for (const kind of kinds) {
      const turn = seat.turns.get(kind) ?? { n: 0, points: 0 };
      seat.turns.set(kind, { n: turn.n + 1, points: turn.points + gained });
    }
  };

  return {
    before(s, seat, move) {
      ended ??= mind.endedBy?.(s);
      if (seat !== acting) {
        endTurn(s);
        acting = seat;
        before = game.score(s, seat);
        kinds = new Set();
      }
      for (const kind of kindsOf(game, s, seat, move)) {
        kinds.add(kind);
        told[seat].uses.set(kind, (told[seat].uses.get(kind) ?? 0) + 1);
      }
    },
    end(s) {
      ended ??= mind.endedBy?.(s);
      endTurn(s);
      tale = {
        seats: told,
        ranking: game.ranking(s),
        scores: told.map((_, seat) => game.score(s, seat)),
        points: told.map((_, seat) => game.breakdown(s, seat)),
        endedBy: ended ?? 'the end',
      };
    },
    tale: () => tale!,
  };
}

/** A figure with its 95 % interval. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface KindRow {
  readonly kind: string;
  /** A seat and game. */
  readonly uses: number;
  /** Share of the seats, and of the winners, that did it at all. */
  readonly seats: number;
  readonly winners: Measured;
  /** Points in a turn in which it was done. */
  readonly perTurn: number;
  /** How often the seat that did it most won, against its fair share: 1 is fair. Ties are left out. */
  readonly mostWins: number | null;
}

export interface Balance {
  readonly games: number;
  readonly winner: Measured;
  /** How often the victory is shared. */
  readonly shared: Measured;
  readonly score: Measured;
  readonly turnsPerSeat: Measured;
  readonly seatWins: readonly Measured[];
  readonly points: readonly { category: string; mean: number; winners: number; share: number }[];
  readonly kinds: readonly KindRow[];
  readonly endings: readonly { by: string; share: Measured }[];
}

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const meanOf = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

function mean(values: readonly number[]): Measured {
  const value = meanOf(values);
  const variance = sum(values.map((x) => (x - value) ** 2)) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(variance / Math.max(1, values.length));
  return { value: round(value), low: round(value - half), high: round(value + half) };
}

/** A share of observations, each yes, no, or a part where a victory is shared. */
function share(hits: readonly (boolean | number)[]): Measured {
  const [low, high] = interval(hits.map((hit) => ({ hits: Number(hit), games: 1 })));
  return {
    value: round(meanOf(hits.map(Number)), 3),
    low: round(low, 3),
    high: round(high, 3),
  };
}

/** The report over many games of equal bots. */
export function balanceOf(tales: readonly Tale[]): Balance {
  const seats = tales[0].seats.length;
  const all = tales.flatMap((tale) =>
    tale.seats.map((seat, i) => ({ tale, seat, i, won: tale.ranking[0].includes(i) })),
  );
  const kinds = [...new Set(all.flatMap(({ seat }) => [...seat.uses.keys()]))].sort();
  const categories = [...new Set(all.flatMap(({ tale, i }) => Object.keys(tale.points[i])))];
  const total = sum(all.map(({ tale, i }) => Math.max(0, tale.scores[i])));
  return {
    games: tales.length,
    winner: mean(tales.map(({ scores, ranking }) => scores[ranking[0][0]])),
    shared: share(tales.map(({ ranking }) => ranking[0].length > 1)),
    score: mean(all.map(({ tale, i }) => tale.scores[i])),
    turnsPerSeat: mean(all.map(({ seat }) => seat.turnCount)),
    seatWins: Array.from({ length: seats }, (_, i) => share(tales.map(({ ranking }) => winShare(ranking, i)))),
    points: categories.map((category) => {
      const of = ({ tale, i }: (typeof all)[number]) => tale.points[i][category] ?? 0;
      return {
        category,
        mean: round(meanOf(all.map(of))),
        winners: round(meanOf(all.filter(({ won }) => won).map(of))),
        share: round(sum(all.map(of)) / Math.max(1, total), 3),
      };
    }),
    kinds: kinds.map((kind) => rowOf(kind, tales, all)),
    endings: [...new Set(tales.map(({ endedBy }) => endedBy))]
      .map((by) => ({ by, share: share(tales.map(({ endedBy }) => endedBy === by)) }))
      .sort((a, b) => b.share.value - a.share.value),
  };
}

function rowOf(
  kind: string,
  tales: readonly Tale[],
  all: readonly { readonly seat: SeatTale; readonly won: boolean }[],
): KindRow {
  const turns = all.flatMap(({ seat }) => seat.turns.get(kind) ?? []);
  const uses = (seat: SeatTale) => seat.uses.get(kind) ?? 0;
  const leaders = tales.flatMap(({ seats, ranking }) => {
    const most = Math.max(...seats.map(uses));
    const first = seats.flatMap((seat, i) => (uses(seat) === most ? [i] : []));
    return first.length === 1 ? [winShare(ranking, first[0])] : [];
  });
  return {
    kind,
    uses: round(meanOf(all.map(({ seat }) => uses(seat)))),
    seats: round(meanOf(all.map(({ seat }) => (uses(seat) > 0 ? 1 : 0))), 3),
    winners: share(all.filter(({ won }) => won).map(({ seat }) => uses(seat) > 0)),
    perTurn: round(sum(turns.map(({ points }) => points)) / Math.max(1, sum(turns.map(({ n }) => n)))),
    mostWins: leaders.length === 0 ? null : round(meanOf(leaders) * tales[0].seats.length),
  };
}
