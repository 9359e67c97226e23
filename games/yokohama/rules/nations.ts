import { NATIONS } from '../data/index.ts';
import { did } from './deeds.ts';
import type { YokohamaState } from './state.ts';

/** Y-9.4: every second icon of a nation brings an agent, while the supply has one. */
export function addIcon(s: YokohamaState, seat: number, nation: number): void {
  const me = s.seat[seat];
  me.icons[nation]++;
  if (me.icons[nation] % 2 !== 0 || s.agents[nation] === 0) return;
  s.agents[nation]--;
  me.agents[nation]++;
  s.tell?.(did.wonAgent({ seat, what: `nation:${NATIONS[nation].id}`, clause: 'Y-9.4.2' }));
}
