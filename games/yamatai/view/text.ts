import type { Language } from 'engawa';
import { heading, textViewOf } from 'engawa/columns';
import type { YamataiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { map } from './map.ts';
import { holdings } from './players.ts';
import { buildings, COLUMNS, fleets, rounds, specialists, supply } from './table.ts';

/** The whole position as text, at most 100 columns wide, from what the viewer may know. */
export function board(s: YamataiState, viewer: number, language: Language): string[] {
  const view = textViewOf(s, viewer, words[language]);
  const { say } = view;
  return [
    ...rounds(view),
    ...map(view),
    ...say.mapKey,
    '',
    heading(say.fleets, '', COLUMNS),
    ...fleets(view),
    supply(view),
    '',
    heading(say.buildings, say.deck(s.buildingDeck.length), COLUMNS),
    ...buildings(view),
    '',
    heading(say.specialists, say.deck(s.specialistDeck.length), COLUMNS),
    ...specialists(view),
    '',
    heading(say.players, '', COLUMNS),
    ...holdings(view),
  ];
}
