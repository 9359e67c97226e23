import { score } from '../rules/scoring.ts';
import type { YamataiState } from '../rules/state.ts';
export const worth = (s: YamataiState, seat: number): number => score(s, seat);
