import { type MoveList, NONE } from 'engawa';
import { FIRST_YAKUZA, isSamurai, LAST_VILLAGER, LAST_YAKUZA, SABRES } from '../../data/index.ts';
import { lexicon } from '../lexicon.ts';
import type { Why } from '../reasons.ts';
import { positionOf, returnYakuza } from '../stacks.ts';
import { type MachiState, type Player, ROOMS, TRAINED, WANTED } from '../state.ts';
import { controllerOf, isBlocked, isBuilt, isDuelist, OUTSIDE, plotAt, seatAt } from '../village.ts';
import { lacks, spend, type Turn } from './hand.ts';

/** Events aimed at one person: Wanted, Arranged marriage, Betrayal, Sword master. */

/** M-13.1 */
function whyNotWanted(s: MachiState, seat: number, villager: number): Why {
  const owner = seatAt(s.spot[villager]);
  if (owner === NONE || owner === seat) return 'M-13.1';
  if (SABRES[villager] > 0) return 'M-13.1 sabre';
  return s.marks[villager] & WANTED ? 'M-13.1 twice' : undefined;
}

export const wanted = {
  why: (s: MachiState, _me: Player, f: Turn, villager: number): Why =>
    lacks(s, f.seat, 'wanted') ? 'M-13' : whyNotWanted(s, f.seat, villager),
  moves(s: MachiState, _me: Player, f: Turn, out: MoveList): void {
    if (lacks(s, f.seat, 'wanted')) return;
    for (let villager = 0; villager <= LAST_VILLAGER; villager++) {
      if (!whyNotWanted(s, f.seat, villager)) out.add(lexicon.move.wanted(villager));
    }
  },
  play(s: MachiState, _me: Player, f: Turn, villager: number): void {
    s.marks[villager] |= WANTED;
    spend(s, f.seat, 'wanted', 'M-13.1', villager);
  },
};

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

export const marry = {
  why(s: MachiState, _me: Player, f: Turn, mine: number, theirs: number): Why {
    if (lacks(s, f.seat, 'marriage')) return 'M-13';
    if (seatAt(s.spot[mine]) !== f.seat || seatAt(s.spot[theirs]) === f.seat) return 'M-13.3';
    return whyNotMarry(s, mine) ?? whyNotMarry(s, theirs);
  },
  moves(s: MachiState, _me: Player, f: Turn, out: MoveList): void {
    if (lacks(s, f.seat, 'marriage')) return;
    for (let mine = 0; mine <= LAST_VILLAGER; mine++) {
      if (seatAt(s.spot[mine]) !== f.seat || whyNotMarry(s, mine)) continue;
      for (let theirs = 0; theirs <= LAST_VILLAGER; theirs++) {
        if (seatAt(s.spot[theirs]) !== f.seat && !whyNotMarry(s, theirs)) out.add(lexicon.move.marry(mine, theirs));
      }
    }
  },
  play(s: MachiState, _me: Player, f: Turn, mine: number, theirs: number): void {
    const here = s.spot[mine];
    const there = s.spot[theirs];
    giveWay(s, mine, theirs);
    giveWay(s, theirs, mine);
    s.spot[mine] = there;
    s.spot[theirs] = here;
    spend(s, f.seat, 'marriage', 'M-13.3', theirs);
  },
};

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

export const betray = {
  why: (s: MachiState, _me: Player, f: Turn, yakuza: number): Why =>
    lacks(s, f.seat, 'betrayal') ? 'M-13' : whyNotBetray(s, f.seat, yakuza),
  moves(s: MachiState, _me: Player, f: Turn, out: MoveList): void {
    if (lacks(s, f.seat, 'betrayal')) return;
    for (let yakuza = FIRST_YAKUZA; yakuza <= LAST_YAKUZA; yakuza++) {
      if (!whyNotBetray(s, f.seat, yakuza)) out.add(lexicon.move.betray(yakuza));
    }
  },
  play(s: MachiState, _me: Player, f: Turn, yakuza: number): void {
    returnYakuza(s, yakuza, f.seat, 'M-13.4');
    spend(s, f.seat, 'betrayal', 'M-13.4', yakuza);
  },
};

/** M-13.6 */
function whyNotTrain(s: MachiState, seat: number, duelist: number): Why {
  if (!isDuelist(s, duelist) || controllerOf(s, duelist) !== seat) return 'M-13.6';
  return s.marks[duelist] & TRAINED ? 'M-13.6 twice' : undefined;
}

export const train = {
  why: (s: MachiState, _me: Player, f: Turn, duelist: number): Why =>
    lacks(s, f.seat, 'swordMaster') ? 'M-13' : whyNotTrain(s, f.seat, duelist),
  moves(s: MachiState, _me: Player, f: Turn, out: MoveList): void {
    if (lacks(s, f.seat, 'swordMaster')) return;
    for (let duelist = 0; duelist <= LAST_YAKUZA; duelist++) {
      if (!whyNotTrain(s, f.seat, duelist)) out.add(lexicon.move.train(duelist));
    }
  },
  play(s: MachiState, _me: Player, f: Turn, duelist: number): void {
    s.marks[duelist] |= TRAINED;
    spend(s, f.seat, 'swordMaster', 'M-13.6', duelist);
  },
};
