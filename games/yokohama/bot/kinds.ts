import { argOf, verbOf } from 'engawa';
import { AREA_TYPES, AREAS } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import type { YokohamaState } from '../rules/state.ts';

const OF_VERBS: Readonly<Record<string, string>> = {
  fulfil: 'order fulfilled',
  claim: 'achievement',
  learn: 'technology learned',
  church: 'church slot',
  customs: 'customs slot',
  shop: 'shophouse built',
  house: 'trading house built',
  token: 'five-power token',
};

/** The kinds of action by which the balance of the game is judged: the area where president or agent acts, and what is done besides. */
export function kindOf(s: YokohamaState, seat: number, move: number): string | readonly string[] | undefined {
  const verb = lexicon.names[verbOf(move)];
  if (verb === 'stop') return areaKind(s.seat[seat].president);
  // A president who comes from the hand acts where it is put.
  if (verb === 'put' || verb === 'tram') return areaKind(argOf(move, 0));
  if (verb === 'station') return areaKind(s.station);
  if (verb === 'agent') return ['agent', areaKind(argOf(move, 1))];
  return OF_VERBS[verb];
}

const areaKind = (area: number): string => `area: ${AREA_TYPES[AREAS[area].type]}`;
