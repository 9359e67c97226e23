import { argOf, verbOf } from 'engawa';
import { BUILDINGS } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import type { YamataiState } from '../rules/state.ts';

const OF_VERBS: Readonly<Record<string, string>> = {
  buy: 'boat bought',
  sell: 'boat sold',
  gather: 'token harvested',
  recruit: 'specialist recruited',
  power: 'fleet power used',
  hetsuka: 'specialist used',
  kachiko: 'specialist used',
  michimata: 'specialist used',
  nakatsu: 'specialist used',
  raijin: 'specialist used',
};

/** The kinds of action by which the balance of the game is judged. */
export function kindOf(_s: YamataiState, _seat: number, move: number): string | undefined {
  const verb = lexicon.names[verbOf(move)];
  if (verb === 'take') return `fleet ${argOf(move, 0)}`;
  if (verb === 'build') return `built: ${BUILDINGS[argOf(move, 0)].kind}`;
  return OF_VERBS[verb];
}
