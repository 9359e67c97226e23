import { type Language, NONE, type Word } from 'engawa';
import { heading, textViewOf, wrapped } from 'engawa/columns';
import { layout, type YokohamaState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';
import { boards, displays } from './boards.ts';
import { map, sites } from './map.ts';
import { holdings, ownOrders } from './players.ts';
import { COLUMNS, type TextView } from './text-view.ts';

/** The whole position as text, at most 100 columns wide, as far as the viewer may know it. */
export function board(s: YokohamaState, viewer: number, language: Language): string[] {
  const view = textViewOf(s, viewer, words[language]);
  const { phrases } = view.words;
  return [
    ...wrapped('', headline(view), ' · ', COLUMNS),
    '',
    heading(phrases.map, phrases.mapKey, COLUMNS),
    ...map(view),
    '',
    heading(phrases.sites, '', COLUMNS),
    ...sites(view),
    ...wrapped('', signsOf(words[language]), ' · ', COLUMNS),
    '',
    heading(phrases.displays, '', COLUMNS),
    ...displays(view),
    '',
    heading(phrases.boards, phrases.boardsKey, COLUMNS),
    ...boards(view),
    '',
    heading(phrases.players, '', COLUMNS),
    ...holdings(view),
    ...ownOrders(view),
  ];
}

function headline({ s, words: { names, phrases } }: TextView): string[] {
  const parts = [phrases.round(s.round), phrases.firstPlayer(names.seat[s.first].name)];
  if (layout.plan(s).length === 0) parts.push(phrases.over);
  else if (s.lastRound !== NONE) parts.push(phrases.lastRound(s.lastRound));
  return [...parts, phrases.decks(s.orderDeck.length, s.technologyDeck.length)];
}

/** What the signs of rewards stand for. */
function signsOf({ names, things }: YokohamaWords): string[] {
  const { yen, imports, anyGood, warehouse, move } = things;
  const signs: readonly Word[] = [yen, ...names.good, imports, anyGood, warehouse, move];
  return signs.flatMap(({ name, short }) => (short === name ? [] : [`${short} ${name}`]));
}
