import { NONE } from 'engawa';
import {
  ACHIEVEMENTS,
  COAL,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  GOODS,
  KNOWLEDGE,
  MONEY,
  REGION_VP,
  REGIONS,
  TRACKS,
  WAGE,
} from '../data/index.ts';
import { achievementPoints } from '../rules/ending.ts';
import { vp } from '../rules/purse.ts';
import { placePoints, standingIn } from '../rules/scoring.ts';
import type { NipponState } from '../rules/state.ts';
import { workersOn } from '../rules/workers.ts';

/** Exchange rates in VP, from N-18: 5,000 Yen = 2 coal = 2 blueprints = 2 VP; long-lived things are worth more early. */
const YEN = 0.4;
const COAL_CUBE = 0.8;
const BLUEPRINT = 0.9;
const CUBE_BY_LEVEL = [0, 1.2, 2.2, 3];
const MONEY_STEP = 1.1;
const COAL_STEP = 1.3;
const KNOWLEDGE_STEP = 1.2;
const FACTORY_BY_LEVEL = [0, 6, 9, 12];
const MACHINE = 2.5;
const MULTIPLIER = 1.6;
/** A worker brings the next reward nearer; a new colour costs wages. */
const WORKER = 1.6;
const WAGE_COLOUR = 0.4 * WAGE;

/** A rough worth of a position for a seat, in VP: what is scored, what would be, and what is in stock. */
export function worth(s: NipponState, seat: number): number {
  const me = s.seat[seat];
  if (s.scorings === 3) return vp(me);
  const ahead = 1 - (s.marker - 1) / 7; // how much of the game is left
  let sum = vp(me);

  for (let region = 0; region < REGIONS.length; region++) {
    const standing = standingIn(s, seat, region);
    if (!standing) continue;
    for (let scoring = s.scorings; scoring < REGION_VP.length; scoring++) {
      const places = placePoints(s, standing.above, standing.tied, REGION_VP[scoring]);
      sum += (places + standing.ships) * (scoring === s.scorings ? 0.75 : 0.4);
    }
  }
  for (let space = 0; space < ACHIEVEMENTS.length; space++) {
    sum += 0.8 * achievementPoints(s, seat, space) + MULTIPLIER * me.multiplier[space] * (0.4 + 0.6 * ahead);
  }

  const live = 0.25 + ahead;
  sum +=
    me.tracks[MONEY] * MONEY_STEP * live +
    me.tracks[COAL] * COAL_STEP * live +
    me.tracks[KNOWLEDGE] * KNOWLEDGE_STEP * live;
  sum += (me.blueprints * BLUEPRINT + me.spareMachines) * Math.min(1, live);
  for (let good = 0; good < GOODS.length; good++) {
    if (me.factory[good] === NONE) continue;
    const { level } = GOODS[good];
    const thrift = 4 - FACTORIES[me.factory[good]].coal;
    sum += (FACTORY_BY_LEVEL[level] + thrift) * live + me.machine[good] * MACHINE * live;
    sum += me.goods[good] * CUBE_BY_LEVEL[level];
  }
  let open = 0;
  for (let c = 0; c < CONTRACTS.length; c++) if (!me.fulfilled[c]) open++;
  sum -= open * 0.5;

  // The budget is lost at the next consolidation, so it counts for what it can still buy.
  const workers = workersOn(me);
  sum += Math.min(me.yen, 18) * YEN + Math.max(0, me.yen - 18) * YEN * 0.2 + Math.min(me.coal, 9) * COAL_CUBE;
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (me.workers[colour] > 0) colours++;
  sum += Math.min(workers, 5) * WORKER * (0.5 + ahead) - colours * WAGE_COLOUR;
  sum += (TRACKS[MONEY][me.tracks[MONEY]] * YEN + TRACKS[COAL][me.tracks[COAL]] * COAL_CUBE) * (workers / 6);
  return sum;
}
