import type { Game } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import type { Ranking } from './ranking.ts';
import { common } from './words/index.ts';
import { type NameOf, sayPoints } from './words.ts';

/** Why seats of equal points stand as they do. */
interface TieTold {
  readonly sentence: string;
  readonly clause?: string;
}

/** Explains every tie of a ranking: what decided it, or that the place is shared. */
export function sayTies(
  game: Game,
  s: State,
  ranking: Ranking,
  nameOf: NameOf,
  language: Language,
): readonly TieTold[] {
  const { tied, tieDecided } = common[language];
  const named = (id: string): string => game.words[language].tieBreaks?.[id] ?? id;
  const told: TieTold[] = [];
  for (const [i, place] of ranking.entries()) {
    const [seat] = place;
    const points = game.score(s, seat);
    const said = sayPoints(game, points, language);
    const { tieBreaks } = game;
    if (place.length > 1) {
      const criteria = tieBreaks.map(({ id }) => named(id));
      told.push({ sentence: tied(place.map(nameOf), said, criteria), clause: tieBreaks.at(-1)?.clause });
    }
    const next = ranking[i + 1]?.[0];
    if (next === undefined || game.score(s, next) !== points) continue;
    const by = tieBreaks.find((each) => each.of(s, seat) !== each.of(s, next));
    // Where somebody gave up, the order of leaving decided and nothing of the rulebook.
    if (by === undefined || by.of(s, seat) < by.of(s, next)) continue;
    const counts = by.counted ? ([by.of(s, seat), by.of(s, next)] as const) : undefined;
    told.push({ sentence: tieDecided(place.map(nameOf), nameOf(next), said, named(by.id), counts), clause: by.clause });
  }
  return told;
}
