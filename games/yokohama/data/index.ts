import { indexById } from 'engawa';
import achievementsJson from './achievements.json' with { type: 'json' };
import actions from './actions.json' with { type: 'json' };
import areasJson from './areas.json' with { type: 'json' };
import boards from './boards.json' with { type: 'json' };
import goodsJson from './goods.json' with { type: 'json' };
import nationsJson from './nations.json' with { type: 'json' };
import ordersJson from './orders.json' with { type: 'json' };
import playersJson from './players.json' with { type: 'json' };
import scoring from './scoring.json' with { type: 'json' };
import sitesJson from './sites.json' with { type: 'json' };
import technologiesJson from './technologies.json' with { type: 'json' };
import tokensJson from './tokens.json' with { type: 'json' };

/** The files, for whoever plays with other figures. */
export const figures = {
  'achievements.json': achievementsJson,
  'actions.json': actions,
  'areas.json': areasJson,
  'boards.json': boards,
  'goods.json': goodsJson,
  'nations.json': nationsJson,
  'orders.json': ordersJson,
  'players.json': playersJson,
  'scoring.json': scoring,
  'sites.json': sitesJson,
  'technologies.json': technologiesJson,
  'tokens.json': tokensJson,
};

/** The components as read-only tables, from the JSON beside this file. Rules speak of them by their index here. */

/** Y-2.3 */
export const GOODS = goodsJson.goods.map((g) => g.id);
export const COPPER = 0;
export const SILK = 1;

/** Y-11.1: what a reward may hold; the last three are icons that ask for a decision. */
export interface Reward {
  readonly vp: number;
  readonly yen: number;
  /** By good. */
  readonly goods: readonly number[];
  readonly imports: number;
  readonly anyGood: number;
  readonly warehouse: number;
  readonly move: number;
}

type RewardJson = Readonly<Record<string, number | undefined>>;

const rewardOf = (json: RewardJson): Reward => ({
  vp: json.vp ?? 0,
  yen: json.yen ?? 0,
  goods: GOODS.map((good) => json[good] ?? 0),
  imports: json.import ?? 0,
  anyGood: json.anyGood ?? 0,
  warehouse: json.warehouse ?? 0,
  move: json.move ?? 0,
});

/** Y-2.4, Y-3.2 */
export const NATIONS = nationsJson.nations.map((n) => ({ id: n.id, agents: n.agents }));
const NATION = indexById(NATIONS);

/** Y-3.3: the areas of the same type share an action. */
export const AREA_TYPES = actions.areaActions.map((a) => a.type);
const TYPE: Readonly<Record<string, number>> = Object.fromEntries(AREA_TYPES.map((type, i) => [type, i]));
export const AREAS = areasJson.areas.map((a) => ({
  id: a.id,
  type: TYPE[a.type],
  production: a.category === 'production',
  commercial: a.category === 'commercial',
}));
export const AREA = indexById(AREAS);
export const CANAL = AREA.canal;
export const CHURCH = AREA.church;
export const CUSTOMS = AREA.customs;

/** Y-5.2, Y-5.3: by number of players, the cells row by row and the cells next to each. */
const LAYOUTS = areasJson.layouts.map((layout) => ({
  seats: layout.players,
  rows: layout.rows,
  cells: layout.cells.map((cell) => cell.id),
  neighbours: layout.cells.map((cell) => cell.neighbors.map((id) => layout.cells.findIndex((c) => c.id === id))),
}));
export const layoutFor = (seats: number) => LAYOUTS[seats - LAYOUTS[0].seats];

/** What depends on the number of players (Y-5.1, Y-5.11, Y-14.1). */
const TABLES = playersJson.players.map((p) => ({
  seats: p.count,
  areas: AREAS.flatMap((area, i) => ((p.areasRemoved as string[]).includes(area.id) ? [] : [i])),
  ports: p.managementBoardsRemoved.some((id) => id.startsWith('port')) ? 1 : 2,
  laboratories: p.managementBoardsRemoved.some((id) => id.startsWith('laboratory')) ? 1 : 2,
  ordersRemoved: p.ordersRemoved,
  churchEnd: p.churchEnd,
  customsEnd: p.customsEnd,
}));
export const tableFor = (seats: number) => TABLES[seats - TABLES[0].seats];

/** Y-23.4: what the later edition adds for two. */
export const LATER = playersJson.laterTwoPlayers;

/** Y-5.8 */
const { playerStart } = playersJson;
export const START = {
  yenFirst: playerStart.startYen.firstPlayer,
  yen: playerStart.startYen.others,
  goods: GOODS.map((good) => (playerStart.startGoods as Record<string, number>)[good]),
  imports: playerStart.startImports,
  assistants: playerStart.assistants,
  shophouses: playerStart.shophouses,
  tradingHouses: playerStart.tradingHouses,
  ordersDealt: playerStart.ordersDealtPerPlayer,
};
export const ASSISTANTS = START.assistants.hand + START.assistants.warehouse;
export const SHOPHOUSES = START.shophouses.hand + START.shophouses.warehouse;
export const TRADING_HOUSES = START.tradingHouses.hand + START.tradingHouses.warehouse;
export const MAX_SEATS = playersJson.table.max;
export const COLOURS = playersJson.table.colors;

/** Y-6.3, Y-8, Y-10 */
export const MAX_POWER = actions.limits.maxPower;
export const ORDER_HAND = actions.limits.orderHand;
export const BUILD_POWER = actions.limits.buildMinPower;
export const TOKEN_POWER = actions.limits.fivePowerTokenPower;
export const CANAL_FEE = actions.limits.canalFeeYen;
export const HOUSE_INCOME = actions.limits.tradingHouseIncomeYen;
export const SECOND_CARD = { yen: actions.limits.portSecondCard.yen, imports: actions.limits.portSecondCard.orImports };
export const YEN_PER_INDUSTRY = actions.limits.yenPerIndustryValue;
export const LATE_TECHNOLOGY = actions.limits.technologySurchargeFromNth - 1;
export const LATE_PRICE = {
  yen: actions.limits.technologySurcharge.yen,
  imports: actions.limits.technologySurcharge.orImports,
};

/** Y-10: what an area gives by power; index 0 is power 0. */
const byPower = (type: string, key: string): readonly number[] => {
  const found: Readonly<Record<string, unknown>> = actions.areaActions[TYPE[type]];
  return [0, ...(found[key] as number[])];
};
/** The goods a production area gives, or NONE: index into GOODS by area type. */
export const PRODUCES = AREA_TYPES.map((type) => {
  const action = actions.areaActions[TYPE[type]];
  return action.kind === 'goods' ? GOODS.indexOf(action.good!) : -1;
});
export const OUTPUT = AREA_TYPES.map((type) => ('byPower' in actions.areaActions[TYPE[type]] ? byPower(type, 'byPower') : []));
export const PORT_VP = byPower('port', 'vpByPower');
export const RECRUITS = byPower('employment-agency', 'tokensByPower');
export const EXCHANGES = byPower('chinatown', 'exchangesByPower');
export const FAITH = byPower('church', 'faithByPower');
export const INDUSTRY = byPower('laboratory', 'industryByPower');
export const CUSTOMS_IMPORTS = byPower('customs', 'maxImportsByPower');

/** Y-10.8 */
export const TOKEN_IDS = ['assistant', 'shophouse', 'trading-house'] as const;
export const ASSISTANT = 0;
export const SHOPHOUSE = 1;
export const SHOPHOUSE_PRICE = actions.employmentCosts.shophouse;
export const TRADING_HOUSE_PRICES = actions.employmentCosts.tradingHouseByOrdinal;

/** Y-10.9: what one exchange takes and gives; NONE where no good is concerned. */
export const TRADES = actions.chinatownExchanges.map((x) => {
  const pay: RewardJson = x.pay;
  const receive: RewardJson = x.receive;
  return {
    id: x.id,
    paysGood: GOODS.findIndex((good) => pay[good]),
    paysYen: pay.yen ?? 0,
    getsGood: GOODS.findIndex((good) => receive[good]),
    getsYen: receive.yen ?? 0,
    getsImports: receive.import ?? 0,
  };
});

/** Y-10.10.1: the goods, then yen and imports. A payment is a set of them, one bit each. */
export const KINDS = actions.areaActions.find((a) => a.kind === 'faith')!.kinds!;
export const YEN_KIND = KINDS.indexOf('yen');
export const IMPORT_KIND = KINDS.indexOf('import');
export const KIND_SETS = Array.from({ length: 1 << KINDS.length }, (_, set) =>
  set === 0 ? 'nothing' : KINDS.filter((_kind, k) => set & (1 << k)).join('_'),
);

/** Y-22.8, Y-22.5, Y-22.6; index 0 is slot 1. */
interface SlotJson {
  readonly minPower?: number;
  readonly surcharge?: number;
  readonly faith?: number;
  readonly imports?: number;
  readonly reward?: RewardJson;
}
const slotsOf = (board: string): readonly SlotJson[] => boards.managementBoards.find((b) => b.id === board)!.slots;
export const BOARD_SLOTS = slotsOf('port-a').length;
export const PORT_POWER = slotsOf('port-a').map((slot) => slot.minPower!);
export const SURCHARGE = slotsOf('laboratory-a').map((slot) => slot.surcharge!);
export const CHURCH_SLOTS = slotsOf('church').map((slot) => ({ faith: slot.faith!, reward: rewardOf(slot.reward!) }));
export const CUSTOMS_SLOTS = slotsOf('customs').map((slot) => ({
  imports: slot.imports!,
  reward: rewardOf(slot.reward!),
}));

/** What the action of a type of area gives at the powers 1 to 5 (Y-10); of a port, the orders within reach. */
const YIELDS: Readonly<Record<string, readonly number[]>> = {
  port: FAITH.map((_, power) => PORT_POWER.filter((need) => need <= power).length),
  laboratory: INDUSTRY,
  'employment-agency': RECRUITS,
  chinatown: EXCHANGES,
  church: FAITH,
  customs: CUSTOMS_IMPORTS,
};
export const yieldOf = (type: string): readonly number[] => (YIELDS[type] ?? OUTPUT[TYPE[type]]).slice(1);

/** Y-22.1 */
export const ORDERS = ordersJson.orders.map((o) => ({
  id: o.id,
  nation: NATION[o.nation],
  goods: GOODS.map((good) => (o.goods as RewardJson)[good] ?? 0),
  reward: rewardOf(o.reward),
}));
export const ORDER = indexById(ORDERS);

/** Y-22.2: the names, then the cards that carry them. */
export const TECHNOLOGIES = technologiesJson.technologies.map((t) => ({
  id: t.id,
  value: t.industryValue,
  clause: t.clause,
}));
export const TECHNOLOGY = indexById(TECHNOLOGIES);
export const CARDS = technologiesJson.technologyCards.map((c) => ({
  id: c.id,
  technology: TECHNOLOGY[c.technology],
  nation: NATION[c.nation],
  value: c.industryValue,
}));
const bonusOf = (id: string): Readonly<Record<string, number | undefined>> =>
  technologiesJson.technologies[TECHNOLOGY[id]].bonus;
export const GASLIGHT_VP = bonusOf('gaslight').vp!;
export const EXTRA_COPPER = bonusOf('mining-technology').copper!;
export const MILL_YEN = bonusOf('spinning-mill').yen!;
export const EXPOSITION_VP = bonusOf('exposition').vp!;
export const BALL_VP = bonusOf('ball').vp!;
export const SCHOOL_YEN = bonusOf('language-school').yen!;
export const PRINTING_YEN = bonusOf('letterpress-printing').yen!;
export const WINERY_VP = bonusOf('winery').vp!;
export const LIGHT_VP = bonusOf('electrical-light').vp!;
export const BRICKYARD_VP = bonusOf('brickyard').vp!;
export const PATENT_VP = bonusOf('patent-system').vp!;
export const UNIVERSITY_PRICE = 1;
export const STOCK_YEN = 2;

/** Y-22.3 */
export const SITES = sitesJson.buildingSites.map((site) => ({
  id: site.id,
  shops: site.slots.map((slot) => rewardOf(slot.reward)),
  tradingHouse: rewardOf(site.tradingHouse.reward),
}));
export const SITE_SHOPS = SITES[0].shops.length;

/** Y-22.4 */
export const TOKENS = tokensJson.fivePowerTokens.map((t) => ({ id: t.id, reward: rewardOf(t.reward) }));

/** Y-22.7 */
export const ACHIEVEMENTS = achievementsJson.achievements.map((a) => ({
  id: a.id,
  letter: a.letter,
  kind: a.condition.kind,
  good: GOODS.indexOf(a.condition.good ?? ''),
  count: a.condition.count ?? 0,
  production: a.condition.production ?? 0,
  commercial: a.condition.commercial ?? 0,
  first: a.firstVp,
  later: a.laterVp,
}));
export const LETTERS = ['A', 'B', 'C'] as const;

/** Y-14, Y-15 */
export const END_HOUSES = scoring.endConditions.tradingHousesBuiltByOnePlayer;
export const END_SHOPS = scoring.endConditions.shophousesBuiltByOnePlayer;
export const LAST_ROUNDS = scoring.endConditions.extraFullRounds;
export const STALL_ROUNDS = scoring.stallGuard.rounds;
export const CHURCH_BONUS = prizes(scoring.finalScoring.church);
export const CUSTOMS_BONUS = prizes(scoring.finalScoring.customs);
export const TECHNOLOGY_BONUS = prizes(scoring.finalScoring.technology);
export const SET_VP = [0, ...Object.values(scoring.finalScoring.nationSets)];
export const LEFTOVERS = scoring.finalScoring.leftovers;

function prizes({ first, second }: { first: number; second: number }): readonly number[] {
  return [first, second];
}
