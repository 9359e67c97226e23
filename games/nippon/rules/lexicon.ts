import { defineLexicon, domain, numbers } from 'engawa';
import {
  ACHIEVEMENTS,
  ACTION_IDS,
  BONUS_IDS,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  GOODS,
  HIGHEST_REWARD,
  INFLUENCE_SLOTS,
  LOWEST_REWARD,
  REGIONS,
  SLOTS,
  TOP_INFLUENCE,
  TRACK_IDS,
} from '../data/index.ts';

const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);

/** The choices of N-12.5, one small decision at a time. */
export const lexicon = defineLexicon({
  // turnStart and turnEnd
  convert: [domain('track', TRACK_IDS)],
  take: [numbers('slot', 1, SLOTS.length), domain('worker', COLOURS)],
  consolidate: [],
  act: [domain('action', ACTION_IDS)],
  // the nine actions
  build: [domain('factory', ids(FACTORIES))],
  improve: [domain('good', ids(GOODS))],
  spare: [],
  run: [domain('good', ids(GOODS))],
  climb: [numbers('steps', 1, 3)],
  place: [domain('region', ids(REGIONS))],
  fulfil: [domain('contract', ids(CONTRACTS))],
  deliver: [domain('good', ids(GOODS))],
  supply: [domain('influence', ids(INFLUENCE_SLOTS))],
  cubes: [numbers('count', 1, 3)],
  tile: [numbers('value', 1, TOP_INFLUENCE)],
  oust: [domain('influence', ids(INFLUENCE_SLOTS))],
  // consolidation
  reward: [numbers('level', LOWEST_REWARD, HIGHEST_REWARD), domain('bonus', BONUS_IDS)],
  cover: [domain('achievement', ids(ACHIEVEMENTS))],
  // closing
  stop: [],
  end: [],
});

export type NipponVerbs = typeof lexicon.verbs;
