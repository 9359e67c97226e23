import type { MachiState } from '../rules/state.ts';
import { vp } from '../rules/village.ts';

export const worth = (s: MachiState, seat: number): number => vp(s.seat[seat]);
