import { capital, type Game, type Language, type NameOf, placeOf, sayTies, type Table } from '#kernel';

const PLAYER: Readonly<Record<Language, string>> = { en: 'Player', fr: 'Joueur', ja: 'プレイヤー' };

/** The colour of a seat where the game names it, as its board does. */
export function seatName(game: Game, seat: number, lang: Language): string {
  const colour = game.words[lang].names.seat?.[seat];
  return colour ? capital(colour.name) : `${PLAYER[lang]} ${seat + 1}`;
}

/** How the seats are called in sentences. */
export const namesIn =
  (game: Game, lang: Language): NameOf =>
  (seat) =>
    seatName(game, seat, lang);

/** Places, points, and where they came from. */
export function scoreLines(table: Table, lang: Language): string[] {
  const { game, state } = table;
  const ranking = game.ranking(state);
  const seats = ranking.flat();
  const lines = seats.map(
    (seat) => `${placeOf(ranking, seat) + 1}. ${seatName(game, seat, lang)}  ${game.score(state, seat)}`,
  );
  if (table.over) {
    for (const { sentence, clause } of sayTies(game, state, ranking, namesIn(game, lang), lang))
      lines.push(clause === undefined ? sentence : `${sentence} [${clause}]`);
  }
  const parts = seats.map((seat) => game.breakdown(state, seat));
  for (const category of Object.keys(parts[0])) {
    if (parts.every((part) => part[category] === 0)) continue;
    const numbers = parts.map((part) => String(part[category]).replace('-', '−').padStart(5)).join('');
    lines.push(`${numbers}  ${game.words[lang].categories[category] ?? category}`);
  }
  return lines;
}
