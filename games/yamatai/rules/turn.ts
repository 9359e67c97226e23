import { callFor, NONE } from 'engawa';
import { tableFor } from '../data/index.ts';
import { endRound } from './round.ts';
import { STEPS, type YamataiState } from './state.ts';

/** T-5.1: the next meeple acts; after the last one the round ends. */
export function nextTurn(s: YamataiState): void {
  s.transactions = 0;
  s.powerUsed = 0;
  s.helpersUsed = 0;
  s.built = 0;
  s.laid = 0;
  s.marked.clear();
  s.last = NONE;
  s.gathered.clear();
  if (s.turn + 1 === tableFor(s.seats).meeples) {
    endRound(s);
    return;
  }
  s.turn++;
  callFor(s, s.order[s.turn], STEPS.chooseFleet);
}
