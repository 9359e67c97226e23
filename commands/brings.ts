import {
  type EventKind,
  type Foretold,
  type Game,
  type GameEvent,
  HIDDEN,
  type Language,
  type NameOf,
  pointsOf,
  sayDeed,
  sayOf,
  sayPoints,
  sayThing,
  wordOf,
} from '#kernel';

/** How a choice is summed up before it is made: "−4 yen, +1 agent, +2 VP at the end, then you draw". */

interface BringsWords {
  readonly and: string;
  readonly points: (points: string, category: string) => string;
  readonly pointsAtEnd: (points: string, category: string) => string;
  readonly unknownPoints: (category: string) => string;
  readonly youDraw: string;
  readonly draw: string;
  readonly end: string;
  /** Something nobody can know yet decides the rest. */
  readonly unknown: string;
}

const WORDS: Readonly<Record<Language, BringsWords>> = {
  en: {
    and: ', ',
    points: (points, category) => `${points} (${category})`,
    pointsAtEnd: (points, category) => `${points} at the end (${category})`,
    unknownPoints: (category) => `some points (${category})`,
    youDraw: 'then you draw',
    draw: 'then a draw',
    end: 'then the game ends',
    unknown: 'the rest is not known yet',
  },
  fr: {
    and: ', ',
    points: (points, category) => `${points} (${category})`,
    pointsAtEnd: (points, category) => `${points} en fin de partie (${category})`,
    unknownPoints: (category) => `des points (${category})`,
    youDraw: 'puis un tirage',
    draw: 'puis un tirage',
    end: 'puis la partie se termine',
    unknown: 'la suite n’est pas encore connue',
  },
  ja: {
    and: '、',
    points: (points, category) => `${points}（${category}）`,
    pointsAtEnd: (points, category) => `終了時${points}（${category}）`,
    unknownPoints: (category) => `得点あり（${category}）`,
    youDraw: 'その後、カードなどを引く',
    draw: 'その後は引きで決まる',
    end: 'その後、ゲーム終了',
    unknown: 'その先はまだ分からない',
  },
};

const SIGNS: Readonly<Partial<Record<EventKind, '+' | '−'>>> = { gain: '+', pay: '−', lose: '−' };

/** What a choice costs and brings, in one line; empty where it changes nothing that can be counted. */
export function sayBrings(game: Game, told: Foretold, seat: number, nameOf: NameOf, language: Language): string {
  const words = WORDS[language];
  const seats = [...new Set([seat, ...told.events.map((event) => event.seat), ...told.points.map((p) => p.seat)])];
  const parts = seats
    .filter((who) => who >= 0)
    .flatMap((who) => {
      const own = [...amounts(game, told.events, who, nameOf, language), ...points(game, told, who, language)];
      if (own.length === 0) return [];
      return who === seat ? own : [sayOf(nameOf(who), own.join(words.and), language)];
    });
  const { next } = told;
  if (next.kind === 'draw') parts.push(next.seat === seat ? words.youDraw : words.draw);
  if (next.kind === 'end') parts.push(words.end);
  if (next.kind === 'unknown') parts.push(words.unknown);
  return parts.join(words.and);
}

/** What a seat gains and gives, added up by thing. A deed that names no thing is said as it is. */
function amounts(
  game: Game,
  events: readonly GameEvent[],
  seat: number,
  nameOf: NameOf,
  language: Language,
): readonly string[] {
  const sums = new Map<string, number>();
  const said: string[] = [];
  for (const event of events) {
    const sign = SIGNS[event.kind];
    if (sign === undefined || event.seat !== seat) continue;
    if (event.what === undefined) {
      if (!game.deeds?.[event.deed ?? '']?.spec.quiet) said.push(sayDeed(game, [event], nameOf, language));
    } else sums.set(sign + event.what, (sums.get(sign + event.what) ?? 0) + (event.n ?? 1));
  }
  return [
    ...Array.from(sums, ([key, n]) => `${key[0]}${sayAmount(game, key.slice(1), n, language)}`),
    ...new Set(said),
  ];
}

/** Names that nobody counts go alone, and so does what is hidden where the game has no word for it. */
function sayAmount(game: Game, what: string, n: number, language: Language): string {
  const word = wordOf(game, what, language);
  const alone = word?.grammar.proper && word.count === undefined && (n === 1 || what === HIDDEN);
  return sayThing(game, what, language, alone ? undefined : n);
}

function points(game: Game, told: Foretold, seat: number, language: Language): readonly string[] {
  const words = WORDS[language];
  return told.points
    .filter((change) => change.seat === seat)
    .map((change) => {
      const { category } = change;
      const name = game.words[language].categories[category] ?? category;
      const n = pointsOf(change);
      if (n === null) return words.unknownPoints(name);
      const amount = `${n < 0 ? '−' : '+'}${sayPoints(game, Math.abs(n), language)}`;
      return game.categories?.[category]?.atEnd ? words.pointsAtEnd(amount, name) : words.points(amount, name);
    });
}
