import { call } from 'engawa';
import { BUILDINGS, FESTIVAL_DRAWS, HARVEST_RICE, VILLAGERS } from '../../data/index.ts';
import { canDraw } from '../cards.ts';
import type { Why } from '../reasons.ts';
import { type MachiState, type Player, STEPS } from '../state.ts';
import { lacks, layOpen, spend, type Turn } from './hand.ts';

/** Events aimed at nobody: Imperial truce, Festival, Bumper harvest, Drought. */

/** M-13.5 */
export const truce = {
  why: (s: MachiState, _me: Player, f: Turn): Why => (lacks(s, f.seat, 'truce') ? 'M-13' : undefined),
  play(s: MachiState, _me: Player, f: Turn): void {
    s.truce = 1;
    spend(s, f.seat, 'truce', 'M-13.5');
  },
};

/** M-13.7 */
export const festival = {
  why(s: MachiState, _me: Player, f: Turn): Why {
    if (lacks(s, f.seat, 'festival')) return 'M-13';
    return canDraw(s, VILLAGERS) || canDraw(s, BUILDINGS) ? undefined : 'M-12.4';
  },
  play(s: MachiState, _me: Player, f: Turn): void {
    layOpen(s, f.seat, 'festival', 'M-13.7');
    call(s, STEPS.draws, FESTIVAL_DRAWS);
  },
};

/** M-13.10 */
export const harvest = {
  why: (s: MachiState, _me: Player, f: Turn): Why => (lacks(s, f.seat, 'harvest') ? 'M-13' : undefined),
  play(s: MachiState, me: Player, f: Turn): void {
    me.harvest += HARVEST_RICE;
    spend(s, f.seat, 'harvest', 'M-13.10');
  },
};

/** M-13.11 */
export const drought = {
  why: (s: MachiState, _me: Player, f: Turn): Why => (lacks(s, f.seat, 'drought') ? 'M-13' : undefined),
  play(s: MachiState, _me: Player, f: Turn): void {
    for (let seat = 0; seat < s.seats; seat++) if (seat !== f.seat) s.seat[seat].drought = 1;
    spend(s, f.seat, 'drought', 'M-13.11');
  },
};
