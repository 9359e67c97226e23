import { call } from 'engawa';
import { BUILDINGS, FESTIVAL_DRAWS, HARVEST_RICE, VILLAGERS } from '../../data/index.ts';
import { canDraw } from '../cards.ts';
import { did } from '../deeds.ts';
import { rule } from '../kit.ts';
import { STEPS } from '../state.ts';
import { eventRef, lacks, layOpen, spend } from './hand.ts';

/** Events aimed at nobody: Imperial truce, Festival, Bumper harvest, Drought. */

/** M-13.5 */
export const truce = rule('truce', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'truce'),
  play(s, _me, f) {
    s.truce = 1;
    s.tell?.(did.madeTruce({ seat: f.seat, what: eventRef(s, f.seat, 'truce'), clause: 'M-13.5' }));
    spend(s, f.seat, 'truce');
  },
});

/** M-13.7 */
export const festival = rule('festival', {
  whyNow: (s, _me, f) =>
    lacks(s, f.seat, 'festival') ?? (canDraw(s, VILLAGERS) || canDraw(s, BUILDINGS) ? undefined : 'M-12.4'),
  play(s, _me, f) {
    s.tell?.(did.celebrated({ seat: f.seat, what: eventRef(s, f.seat, 'festival'), clause: 'M-13.7' }));
    layOpen(s, f.seat, 'festival');
    call(s, STEPS.draws, FESTIVAL_DRAWS);
  },
});

/** M-13.10 */
export const harvest = rule('harvest', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'harvest'),
  play(s, me, f) {
    me.harvest += HARVEST_RICE;
    s.tell?.(did.harvested({ seat: f.seat, what: eventRef(s, f.seat, 'harvest'), clause: 'M-13.10' }));
    spend(s, f.seat, 'harvest');
  },
});

/** M-13.11 */
export const drought = rule('drought', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'drought'),
  play(s, _me, f) {
    for (let seat = 0; seat < s.seats; seat++) if (seat !== f.seat) s.seat[seat].drought = 1;
    s.tell?.(did.parched({ seat: f.seat, what: eventRef(s, f.seat, 'drought'), clause: 'M-13.11' }));
    spend(s, f.seat, 'drought');
  },
});
