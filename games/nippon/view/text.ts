import { capital, type Language } from 'engawa';
import { heading, textViewOf } from 'engawa/columns';
import type { NipponState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { map } from './map.ts';
import { factories, goals, holdings } from './players.ts';
import { common, scoringTrack } from './table.ts';

const COLUMNS = 98;

/** The whole position as text, at most 100 columns wide. Nothing in Nippon is secret. */
export function board(s: NipponState, viewer: number, language: Language): string[] {
  const view = textViewOf(s, viewer, words[language]);
  const { things, phrases: say } = view.words;
  return [
    ...scoringTrack(view),
    '',
    ...common(view),
    '',
    heading(say.map, say.keys.map, COLUMNS),
    ...map(view),
    say.keys.standing,
    '',
    heading(say.players, '', COLUMNS),
    ...holdings(view),
    '',
    heading(capital(things.factories.name), say.keys.factories, COLUMNS),
    ...factories(view),
    '',
    heading(`${capital(things.contracts.name)} · ${capital(things.achievements.name)}`, say.keys.goals, COLUMNS),
    ...goals(view),
  ];
}
