import type { Language } from 'engawa';
import { heading } from 'engawa/columns';
import type { NipponState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { LABELS } from './labels.ts';
import { map } from './map.ts';
import { factories, goals, holdings } from './players.ts';
import { common, scoringTrack } from './table.ts';
import type { TextView } from './text-view.ts';

const COLUMNS = 98;

/** The whole position as text, at most 100 columns wide. Nothing in Nippon is secret. */
export function board(s: NipponState, viewer: number, language: Language): string[] {
  const labels = LABELS[language];
  const first = Math.max(0, viewer);
  const order = Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);
  const view: TextView = { s, viewer, labels, words: words[language], order };
  return [
    ...scoringTrack(view),
    '',
    ...common(view),
    '',
    heading(labels.map, labels.mapKey, COLUMNS),
    ...map(view),
    labels.headsKey,
    '',
    heading(labels.players, '', COLUMNS),
    ...holdings(view),
    '',
    heading(labels.factories, labels.factoriesKey, COLUMNS),
    ...factories(view),
    '',
    heading(labels.goals, labels.goalsKey, COLUMNS),
    ...goals(view),
  ];
}
