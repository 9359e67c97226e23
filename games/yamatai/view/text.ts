import type { Language } from 'engawa';
import { heading } from 'engawa/columns';
import type { YamataiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { LABELS } from './labels.ts';
import { map } from './map.ts';
import { holdings } from './players.ts';
import { buildings, fleets, rounds, specialists, supply } from './table.ts';
import type { TextView } from './text-view.ts';

const COLUMNS = 98;

/** The whole position as text, at most 100 columns wide, from what the viewer may know. */
export function board(s: YamataiState, viewer: number, language: Language): string[] {
  const labels = LABELS[language];
  const first = Math.max(0, viewer);
  const order = Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);
  const view: TextView = { s, viewer, labels, words: words[language], order };
  return [
    ...rounds(view),
    ...map(view),
    ...labels.mapKey,
    '',
    heading(labels.fleets, '', COLUMNS),
    ...fleets(view),
    supply(view),
    '',
    heading(labels.buildings, labels.deck(s.buildingDeck.length), COLUMNS),
    ...buildings(view),
    '',
    heading(labels.specialists, labels.deck(s.specialistDeck.length), COLUMNS),
    ...specialists(view),
    '',
    heading(labels.players, '', COLUMNS),
    ...holdings(view),
  ];
}
