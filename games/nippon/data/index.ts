import { indexById } from 'engawa';
import actionsJson from './actions.json' with { type: 'json' };
import boards from './boards.json' with { type: 'json' };
import contractsJson from './contracts.json' with { type: 'json' };
import factoriesJson from './factories.json' with { type: 'json' };
import goodsJson from './goods.json' with { type: 'json' };
import influence from './influence.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import playersJson from './players.json' with { type: 'json' };
import rewards from './rewards.json' with { type: 'json' };
import scoring from './scoring.json' with { type: 'json' };
import workersJson from './workers.json' with { type: 'json' };

/** The files, for whoever plays with other figures. */
export const figures = {
  'actions.json': actionsJson,
  'boards.json': boards,
  'contracts.json': contractsJson,
  'factories.json': factoriesJson,
  'goods.json': goodsJson,
  'influence.json': influence,
  'map.json': map,
  'players.json': playersJson,
  'rewards.json': rewards,
  'scoring.json': scoring,
  'workers.json': workersJson,
};

/**
 * The components as read-only tables, read from the JSON beside this file, where every record keeps its provenance
 * (S stated, P public, R reconstructed). Rules speak of components by their index here. All Yen are in thousands.
 */

const thousands = (yen: number): number => yen / 1000;

/** N-3.1 */
export const GOODS = goodsJson.goods.map((g) => ({
  id: g.id,
  level: g.level,
  knowledge: g.knowledgeRequired,
  storage: g.storage,
}));
export const GOOD = indexById(GOODS);

/** N-3.2 */
export const ACTION_IDS = actionsJson.actions.map((a) => a.id);
export const SLOTS = actionsJson.actionSlots.map((slot) => slot.actions.map((a) => ACTION_IDS.indexOf(a)));
export const WORKERS_PER_SLOT = 3;

/** N-3.9: Yen for 1, 2, 3 units. */
export const PRICES: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  actionsJson.actions.flatMap((a) => ('totalCostYen' in a ? [[a.id, a.totalCostYen!.map(thousands)]] : [])),
);
export const INVEST_PRICE = thousands(actionsJson.actions.find((a) => a.id === 'invest')!.costYen!);

/** N-5.7 */
export const BLUEPRINTS_PER_STEP = actionsJson.blueprintConversion.blueprints;

/** N-3.3.2 */
export const TRACK_IDS = ['money', 'coal', 'knowledge'] as const;
export const MONEY = 0;
export const COAL = 1;
export const KNOWLEDGE = 2;
export const TRACK_TOP = boards.tracks.money.length - 1;
export const TRACKS: readonly (readonly number[])[] = [
  boards.tracks.money.map((slot) => thousands(slot.yen)),
  boards.tracks.coal.map((slot) => slot.value),
  boards.tracks.knowledge.map((slot) => slot.value),
];
/** Stars reached with the marker on each index. */
export const TRACK_STARS: readonly (readonly number[])[] = [
  boards.tracks.money.map(() => 0),
  running(boards.tracks.coal.map((slot) => slot.star)),
  running(boards.tracks.knowledge.map((slot) => slot.star)),
];

/** N-3.3.4: ships and trains share one layout; stars and money symbols by the number of tiles taken. */
export const SHIPS = 0;
export const TRAINS = 1;
export const TRANSPORT_TILES = boards.transportTiles[0].perPlayer;
export const TRANSPORT_STARS = boards.transportAreas.map((area) => [0, ...running(area.slots.map((slot) => slot.star))]);
/** Is a money symbol completely revealed by taking the n-th tile? */
export const REVEALS_SYMBOL = boards.transportAreas.map((area) =>
  Array.from({ length: TRANSPORT_TILES + 1 }, (_, n) => area.moneySymbols.some((m) => m.revealedWhenTaken === n)),
);
export const TRANSPORT_VALUE = 2;
export const TRANSPORT_VALUE_FLIPPED = 3;

/** N-3.3.5 */
export const ACHIEVEMENTS = boards.achievements.map((a) => ({
  id: a.id,
  vp: a.vpPerUnit,
  printed: a.printedMultiplier ?? 0,
}));
export const ACHIEVEMENT = indexById(ACHIEVEMENTS);

type LevelTrack = 'coal' | 'knowledge';
type Carrier = 'ship' | 'train';

/** N-11: what a factory does, as data for one small interpreter. */
export type Effect =
  | { readonly type: 'extraIncome'; readonly yen: number }
  | { readonly type: 'keepCoal'; readonly max: number }
  | { readonly type: 'moneySymbolSteps'; readonly stepsPerSymbol: number }
  | { readonly type: 'gainYen'; readonly yen: number }
  | { readonly type: 'extraSteps'; readonly track: LevelTrack; readonly steps: number }
  | { readonly type: 'costTable'; readonly action: string; readonly totalCostYen: readonly number[]; readonly bonusStar?: LevelTrack }
  | { readonly type: 'trackSteps'; readonly track: LevelTrack; readonly steps: number }
  | { readonly type: 'gainBlueprints'; readonly blueprints: number }
  | { readonly type: 'coalToRun'; readonly coal: number }
  | { readonly type: 'flipTransport'; readonly kind: Carrier }
  | { readonly type: 'freeTransport'; readonly kind: Carrier; readonly max: number }
  | { readonly type: 'freeImprovements'; readonly max: number }
  | { readonly type: 'extraGoods'; readonly goods: number };

/** Something to say or do for each kind of effect. */
export type ByEffect<R> = { readonly [T in Effect['type']]: (effect: Extract<Effect, { readonly type: T }>) => R };
export const byEffect = <R>(table: ByEffect<R>, effect: Effect): R =>
  (table[effect.type] as (effect: Effect) => R)(effect);

export const FACTORIES = factoriesJson.factories.map((f) => ({
  id: f.id,
  good: GOOD[f.good],
  coal: f.coalToRun,
  once: f.timing === 'once',
  effect: inThousands(f.effect as Effect),
}));
export const FACTORY = indexById(FACTORIES);

/** N-3.4 */
export const CONTRACTS = contractsJson.contracts.map((c) => ({
  id: c.id,
  pattern: c.pattern,
  yen: thousands(c.rewardYen),
  vp: c.rewardVp,
  moneySteps: c.moneySteps,
}));

/** N-3.5.1: the highest tile by level and cubes. */
export const INFLUENCE_VALUE: readonly (readonly number[])[] = [1, 2, 3].map((level) =>
  [1, 2, 3].map((cubes) => influence.influenceValues.find((v) => v.level === level && v.cubes === cubes)!.value),
);
/** N-3.5.2: how many tiles of each value a player has. */
export const INFLUENCE_TILES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (value) => influence.influenceTiles.find((t) => t.value === value)?.countPerPlayer ?? 0,
);
export const TOP_INFLUENCE = 7;

/** N-3.6: influence slot = 4 × city + side; cities lie in regions two by two. */
export const SIDES = 4;
export const REGIONS = map.regions.map((r) => ({ id: r.id, bonus: bonusOf(r.bonus) }));
export const CITIES = map.cities.map((c) => ({
  id: c.id,
  region: map.regions.findIndex((r) => r.id === c.region),
  overseas: c.slots.map((slot) => slot.overseas),
}));
export const INFLUENCE_SLOTS = map.cities.flatMap((c, city) =>
  c.slots.map((slot) => ({
    id: `${c.id}-${slot.side.toLowerCase()}`,
    city,
    region: CITIES[city].region,
    overseas: slot.overseas,
  })),
);
/** The influence slots of each region. */
export const SLOTS_OF_REGION = REGIONS.map((_, region) =>
  INFLUENCE_SLOTS.flatMap((slot, i) => (slot.region === region ? [i] : [])),
);
export const CITY_TILES = map.cityTiles.map((t) => t.goods.map((g) => GOOD[g]));

/** N-3.7 */
export const REGION_VP = scoring.regionScoring.map((row) => row.vp);
export const FIRST_GOLDEN = scoring.scoringTrack.find((slot) => slot.golden)!.slot;
export const LAST_SLOT = scoring.scoringTrack.length;
/** Marker positions whose reaching triggers a region scoring. */
export const SCORING_AFTER = scoring.scoringMarks.flatMap((m) => (m.between ? [m.between[1]] : []));
export const GOLDEN_ROUNDS = 3;

/** N-3.8: stack = 3 × (level − 2) + bonus. */
export const BONUS_IDS = ['blueprints', 'coal', 'yen'] as const;
export const REWARDS = rewards.rewardTiles.map((r) => ({
  level: r.multiplier,
  bonus: bonusOf(r.bonus),
  count: r.count,
}));
export const LOWEST_REWARD = 2;
export const HIGHEST_REWARD = 5;
export const REWARD_LEVELS = [...new Set(REWARDS.map(({ level }) => level))];
/** What the tiles of every level bring, in the order of their stacks. */
export const BONUSES = REWARDS.slice(0, BONUS_IDS.length).map(({ bonus }) => bonus);
export const DOUBLES = rewards.multiplierTiles[0].count;

/** N-4: what depends on the number of players. */
const BY_PLAYERS = playersJson.players.map((p) => ({
  seats: p.count,
  workersPerColour: workersJson.workerColors[0].count - p.workersRemovedPerColor,
  rows: p.workerRows,
  perRow: p.workersPerRow,
  rewardsRemoved: p.rewardTilesRemovedPerMultiplier,
  transportSlots: p.transportSlotsPerRegion,
  tilesPerCity: p.maxInfluenceTilesPerCity,
}));
export const tableFor = (seats: number) => BY_PLAYERS[seats - BY_PLAYERS[0].seats];
export const START = { ...playersJson.playerStart, yen: thousands(playersJson.playerStart.yen) };
export const START_VP = playersJson.startingVp.map((p) => p.vp);

export const COLOURS = workersJson.workerColors.map((w) => w.id);
export const MAX_WORKERS = workersJson.workerSlots.length;
/** N-3.3.1: the reward level by number of workers. */
export const REWARD_LEVEL = [0, ...workersJson.workerSlots.map((slot) => slot.rewardLevel ?? 0)];
export const WAGE = thousands(workersJson.wages.yenPerDifferentColor);
export const UNPAID_VP = workersJson.wages.vpLostPerUnpaidColor;
export const YEN_PER_VP = 6;

export interface Bonus {
  readonly what: 'coal' | 'yen' | 'blueprints' | 'vp';
  readonly n: number;
}

function bonusOf(json: { type: string; amount: number }): Bonus {
  return { what: json.type as Bonus['what'], n: json.type === 'yen' ? thousands(json.amount) : json.amount };
}

/** What a tile gives and costs is printed in Yen. */
function inThousands(effect: Effect): Effect {
  if (effect.type === 'costTable') return { ...effect, totalCostYen: effect.totalCostYen.map(thousands) };
  return 'yen' in effect ? { ...effect, yen: thousands(effect.yen) } : effect;
}

function running(stars: readonly boolean[]): number[] {
  let n = 0;
  return stars.map((star) => (star ? ++n : n));
}
