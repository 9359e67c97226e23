import { NONE } from 'engawa';
import { isSamurai, SABRES } from '../../data/index.ts';
import { personRef } from '../cards.ts';
import { did } from '../deeds.ts';
import { rule } from '../kit.ts';
import type { Why } from '../reasons.ts';
import { positionOf, returnYakuza } from '../stacks.ts';
import { type MachiState, ROOMS, TRAINED, WANTED } from '../state.ts';
import { controllerOf, isBlocked, isBuilt, isDuelist, OUTSIDE, plotAt, seatAt } from '../village.ts';
import { eventRef, lacks, spend } from './hand.ts';

/** Events aimed at one person: Wanted, Arranged marriage, Betrayal, Sword master. */

/** M-13.1 */
function whyNotWanted(s: MachiState, seat: number, villager: number): Why {
  const owner = seatAt(s.spot[villager]);
  if (owner === NONE || owner === seat) return 'M-13.1';
  if (SABRES[villager] > 0) return 'M-13.1 sabre';
  return s.marks[villager] & WANTED ? 'M-13.1 twice' : undefined;
}

export const wanted = rule('wanted', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'wanted'),
  why: (s, _me, f, villager) => whyNotWanted(s, f.seat, villager),
  play(s, _me, f, villager) {
    s.marks[villager] |= WANTED;
    s.tell?.(
      did.wanted({
        seat: f.seat,
        what: eventRef(s, f.seat, 'wanted'),
        to: personRef(villager),
        whom: seatAt(s.spot[villager]),
        clause: 'M-13.1',
      }),
    );
    spend(s, f.seat, 'wanted');
  },
});

/** M-13.3: yellow or blue, on a built and unblocked building. */
function whyNotMarry(s: MachiState, villager: number): Why {
  if (isSamurai(villager)) return 'M-13.3';
  const spot = s.spot[villager];
  const plot = plotAt(spot);
  if (spot === 0 || plot === OUTSIDE) return 'M-13.3';
  const me = s.seat[seatAt(spot)];
  if (!isBuilt(me, plot)) return 'M-13.3 site';
  return isBlocked(me, plot) ? 'M-13.3 blocked' : undefined;
}

export const marry = rule('marry', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'marriage'),
  whyFirst: (s, _me, f, mine) => (seatAt(s.spot[mine]) === f.seat ? whyNotMarry(s, mine) : 'M-13.3'),
  why: (s, _me, f, _mine, theirs) => (seatAt(s.spot[theirs]) === f.seat ? 'M-13.3' : whyNotMarry(s, theirs)),
  play(s, _me, f, mine, theirs) {
    const here = s.spot[mine];
    const there = s.spot[theirs];
    s.tell?.(
      did.married({
        seat: f.seat,
        what: eventRef(s, f.seat, 'marriage'),
        from: personRef(mine),
        to: personRef(theirs),
        whom: seatAt(there),
        clause: 'M-13.3',
      }),
    );
    giveWay(s, mine, theirs);
    giveWay(s, theirs, mine);
    s.spot[mine] = there;
    s.spot[theirs] = here;
    spend(s, f.seat, 'marriage');
  },
});

/** The newcomer goes to the end of the stack, or becomes founder after a founder (M-10.6). */
function giveWay(s: MachiState, leaver: number, newcomer: number): void {
  const me = s.seat[seatAt(s.spot[leaver])];
  const plot = plotAt(s.spot[leaver]);
  const from = plot * ROOMS;
  let i = positionOf(me, plot, leaver);
  if (i > 0) for (const last = me.count[plot] - 1; i < last; i++) me.stack[from + i] = me.stack[from + i + 1];
  me.stack[from + i] = newcomer;
}

/** M-13.4 */
function whyNotBetray(s: MachiState, seat: number, yakuza: number): Why {
  const controller = controllerOf(s, yakuza);
  return controller === NONE || controller === seat ? 'M-13.4' : undefined;
}

export const betray = rule('betray', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'betrayal'),
  why: (s, _me, f, yakuza) => whyNotBetray(s, f.seat, yakuza),
  play(s, _me, f, yakuza) {
    s.tell?.(
      did.betrayed({
        seat: f.seat,
        what: personRef(yakuza),
        from: eventRef(s, f.seat, 'betrayal'),
        whom: controllerOf(s, yakuza),
        clause: 'M-13.4',
      }),
    );
    returnYakuza(s, yakuza, f.seat);
    spend(s, f.seat, 'betrayal');
  },
});

/** M-13.6 */
function whyNotTrain(s: MachiState, seat: number, duelist: number): Why {
  if (!isDuelist(s, duelist) || controllerOf(s, duelist) !== seat) return 'M-13.6';
  return s.marks[duelist] & TRAINED ? 'M-13.6 twice' : undefined;
}

export const train = rule('train', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'swordMaster'),
  why: (s, _me, f, duelist) => whyNotTrain(s, f.seat, duelist),
  play(s, _me, f, duelist) {
    s.marks[duelist] |= TRAINED;
    s.tell?.(
      did.trained({
        seat: f.seat,
        what: eventRef(s, f.seat, 'swordMaster'),
        to: personRef(duelist),
        clause: 'M-13.6',
      }),
    );
    spend(s, f.seat, 'swordMaster');
  },
});
