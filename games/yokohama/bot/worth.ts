import { vp } from '../rules/budget.ts';
import type { YokohamaState } from '../rules/state.ts';
export const worth = (s: YokohamaState, seat: number): number => vp(s.seat[seat]);
