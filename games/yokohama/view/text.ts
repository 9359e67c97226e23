import { type Language, NONE } from 'engawa';
import { heading, wrapped } from 'engawa/columns';
import { layout, type YokohamaState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { boards, displays } from './boards.ts';
import { LABELS } from './labels.ts';
import { map, sites } from './map.ts';
import { holdings, ownOrders } from './players.ts';
import { COLUMNS, type TextView } from './text-view.ts';

/** The whole position as text, at most 100 columns wide, as far as the viewer may know it. */
export function board(s: YokohamaState, viewer: number, language: Language): string[] {
  const labels = LABELS[language];
  const first = Math.max(0, viewer);
  const order = Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);
  const view: TextView = { s, viewer, labels, words: words[language], order };
  return [
    ...wrapped('', headline(view), ' · ', COLUMNS),
    '',
    heading(labels.map, labels.mapKey, COLUMNS),
    ...map(view),
    '',
    heading(labels.sites, '', COLUMNS),
    ...sites(view),
    labels.key,
    '',
    heading(labels.displays, '', COLUMNS),
    ...displays(view),
    '',
    heading(labels.boards, labels.boardsKey, COLUMNS),
    ...boards(view),
    '',
    heading(labels.players, '', COLUMNS),
    ...holdings(view),
    ...ownOrders(view),
  ];
}

function headline({ s, labels, words: { names } }: TextView): string[] {
  const parts = [labels.round(s.round), labels.firstPlayer(names.seat[s.first])];
  if (layout.plan(s).length === 0) parts.push(labels.over);
  else if (s.lastRound !== NONE) parts.push(labels.lastRound(s.lastRound));
  return [...parts, labels.decks(s.orderDeck.length, s.technologyDeck.length)];
}
