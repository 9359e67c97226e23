import { capital, NONE, UNKNOWN, WATCHER } from 'engawa';
import { left, right, width, wrapped } from 'engawa/columns';
import { BUILDINGS, FLEETS, KINDS, SPECIALISTS, tableFor } from '../data/index.ts';
import { layout } from '../rules/state.ts';
import type { TextView } from './text-view.ts';

/** What lies beside the map: rounds, fleets, the rows of buildings and specialists. */

/** How wide the board is. */
export const COLUMNS = 98;

export function rounds({ s, say, words }: TextView): string[] {
  if (layout.plan(s).length === 0) return [`${say.over}.`];
  const meeples = Array.from({ length: tableFor(s.seats).meeples }, (_, i) => {
    const fleet = s.taken[i] === NONE ? '' : ` ${FLEETS[s.taken[i]].number}`;
    const name = words.names.seat[s.order[i]].name + fleet;
    return i === s.turn ? `[${name}]` : name;
  });
  return [`${say.round(s.round)} · ${say.order}${say.colon}${meeples.join(' → ')}`];
}

export function fleets({ s, say, words }: TextView): string[] {
  const up = Array.from(
    s.fleetsUp.items(),
    (fleet) => `  ${words.names.fleet[fleet]} (${words.names.fleet[fleet].effect})`,
  );
  return [...up, `  ${say.faceDown(s.fleetsDown.length)}`];
}

export const supply = ({ s, say, words }: TextView): string => {
  const boats = words.names.boat.map(({ short }, i) => `${short} ${s.supply[i]}`).join('  ');
  const { supply: name, sanctuary } = words.things;
  return `${capital(name.name)}${say.colon}${boats} · ${capital(sanctuary.name)} ${s.sanctuaries}`;
};

/** One line a tile: name, kind, cost, VP. */
function buildingLine({ say, words }: TextView, tile: number): string {
  const { kind, boats, prestige } = BUILDINGS[tile];
  const cost = boats.map((boat) => words.names.boat[boat].short).join(' ');
  const wide = Math.max(...words.names.building.map(({ name }) => width(name))) + 2;
  const kinds = Math.max(...words.names.kind.map(({ name }) => width(name))) + 2;
  return `  ${left(words.names.building[tile].name, wide)}${left(words.names.kind[KINDS.indexOf(kind)].name, kinds)}${left(cost, 16)}${right(say.points(prestige), 5)}`;
}

/** The row, and what the viewer knows of the deck (T-14.6). */
export function buildings(view: TextView): string[] {
  const { s, viewer, say } = view;
  const lines = Array.from(s.buildingRow.items(), (tile) => buildingLine(view, tile));
  if (viewer === WATCHER || s.buildingDeck.items().every((tile) => tile === UNKNOWN)) return lines;
  return [...lines, `  ${say.known}`, ...wrapped('    ', deckAsKnown(view), ' · ', COLUMNS)];
}

/** `Dojo`, `~Fish Market`, `20 unknown`: from the top, unknown tiles counted, tiles whose order is not known marked. */
function deckAsKnown({ s, viewer, say, words }: TextView): string[] {
  const { memo } = s.seat[viewer];
  const numbers = Array.from(memo.items());
  const parts: string[] = [];
  let unknown = 0;
  for (let at = memo.length - 1; at >= -1; at--) {
    const tile = at < 0 ? NONE : s.buildingDeck.at(at);
    if (tile === UNKNOWN) {
      unknown++;
      continue;
    }
    if (unknown > 0) parts.push(say.unknown(unknown));
    unknown = 0;
    if (at < 0) break;
    const together = numbers.filter((n) => n === numbers[at]).length > 1;
    parts.push((together ? '~' : '') + words.names.building[tile]);
  }
  return parts;
}

export const specialists = ({ s, say, words }: TextView): string[] =>
  Array.from(s.specialistRow.items(), (i) => {
    const coins = s.coinsOn[i] ? say.coins(s.coinsOn[i]) : '';
    return `  ${left(`${words.names.specialist[i]} (${words.names.specialist[i].effect})`, 76)}${right(say.points(SPECIALISTS[i].prestige), 5)}  ${coins}`.trimEnd();
  });
