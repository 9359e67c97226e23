import { NONE, UNKNOWN, WATCHER } from 'engawa';
import { left, right, width } from 'engawa/columns';
import { BUILDINGS, FLEETS, SPECIALISTS, tableFor } from '../data/index.ts';
import { layout } from '../rules/state.ts';
import type { TextView } from './text-view.ts';

/** What lies beside the map: rounds, fleets, the rows of buildings and specialists. */

export function rounds({ s, labels, words }: TextView): string[] {
  if (layout.plan(s).length === 0) return [labels.over];
  const meeples = Array.from({ length: tableFor(s.seats).meeples }, (_, i) => {
    const fleet = s.taken[i] === NONE ? '' : ` ${FLEETS[s.taken[i]].number}`;
    const name = words.names.seat[s.order[i]] + fleet;
    return i === s.turn ? `[${name}]` : name;
  });
  return [`${labels.round(s.round)} · ${labels.order} ${meeples.join(' → ')}`];
}

export function fleets({ s, labels, words }: TextView): string[] {
  const up = Array.from(s.fleetsUp.items(), (fleet) => `  ${words.names.fleet[fleet]}`);
  return [...up, `  ${labels.fleetsDown(s.fleetsDown.length)}`];
}

export const supply = ({ s, labels }: TextView): string =>
  `${labels.supply} ${labels.boats.map((boat, i) => `${boat} ${s.supply[i]}`).join('  ')} · ${labels.sanctuaries(s.sanctuaries)}`;

/** One line a tile: id, name, kind, cost, PP. */
function buildingLine({ labels, words }: TextView, tile: number): string {
  const { id, kind, boats, prestige } = BUILDINGS[tile];
  const cost = boats.map((boat) => labels.boats[boat]).join(' ');
  const wide = Math.max(...words.names.building.map(width)) + 2;
  const kinds = Math.max(...Object.values(labels.kinds).map(width)) + 2;
  return `  ${id}  ${left(words.names.building[tile], wide)}${left(labels.kinds[kind], kinds)}${left(cost, 16)}${right(labels.points(prestige), 5)}`;
}

/** The row, and what the viewer knows of the deck (T-14.6). */
export function buildings(view: TextView): string[] {
  const { s, viewer, labels } = view;
  const lines = Array.from(s.buildingRow.items(), (tile) => buildingLine(view, tile));
  if (viewer === WATCHER || s.buildingDeck.items().every((tile) => tile === UNKNOWN)) return lines;
  return [...lines, `  ${labels.known} ${deckAsKnown(view)}`];
}

/** `b05 ~b11 ?x20`: from the top, unknown tiles counted, tiles whose order is not known marked. */
function deckAsKnown({ s, viewer }: TextView): string {
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
    if (unknown > 0) parts.push(`?x${unknown}`);
    unknown = 0;
    if (at < 0) break;
    const together = numbers.filter((n) => n === numbers[at]).length > 1;
    parts.push((together ? '~' : '') + BUILDINGS[tile].id);
  }
  return parts.join(' ');
}

export const specialists = ({ s, labels, words }: TextView): string[] =>
  Array.from(s.specialistRow.items(), (i) => {
    const coins = s.coinsOn[i] ? labels.coins(s.coinsOn[i]) : '';
    return `  ${left(words.names.specialist[i], 60)}${right(labels.points(SPECIALISTS[i].prestige), 5)}  ${coins}`.trimEnd();
  });
