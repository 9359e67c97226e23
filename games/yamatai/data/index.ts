import { indexById } from 'engawa';
import boatsJson from './boats.json' with { type: 'json' };
import buildingsJson from './buildings.json' with { type: 'json' };
import culturesJson from './cultures.json' with { type: 'json' };
import fleetsJson from './fleets.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import playersJson from './players.json' with { type: 'json' };
import scoringJson from './scoring.json' with { type: 'json' };
import specialistsJson from './specialists.json' with { type: 'json' };
import tokensJson from './tokens.json' with { type: 'json' };

/** The files, for whoever plays with other figures. */
export const figures = {
  'boats.json': boatsJson,
  'buildings.json': buildingsJson,
  'cultures.json': culturesJson,
  'fleets.json': fleetsJson,
  'map.json': map,
  'players.json': playersJson,
  'scoring.json': scoringJson,
  'specialists.json': specialistsJson,
  'tokens.json': tokensJson,
};

/**
 * The components as read-only tables, read from the JSON beside this file, where every record keeps its provenance
 * (S stated, P public, R reconstructed). Rules speak of components by their index here.
 */

/** T-2.1 */
export const BOATS = boatsJson.boats.map((b) => ({
  id: b.id,
  count: b.count,
  /** Null: not for sale without a specialist. */
  buy: b.buy,
  sell: b.sell,
}));
export const BOAT = indexById(BOATS);
export const GOLD = BOAT.gold;
export const TRANSACTIONS = boatsJson.trade.transactionsPerTurn;

/**
 * Boats around an island, and the cost of a building, as one number with four bits a colour: at most six boats lie
 * around an island, so the fourth bit is free to show whether a subtraction had to borrow.
 */
export const boatUnit = (boat: number): number => 1 << (4 * boat);
export const SPARE_BITS = BOATS.reduce((bits, _, boat) => bits | (boatUnit(boat) << 3), 0);
/** Does `boats` contain `cost`, colour by colour? */
export const contains = (boats: number, cost: number): boolean =>
  (((boats | SPARE_BITS) - cost) & SPARE_BITS) === SPARE_BITS;

/** T-2.2 */
export const POWERS = [
  'reserve_building',
  'peek_buildings',
  'slide_boat',
  'place_sanctuary',
  'swap_culture',
  'remove_boats',
  'swap_boats',
  'build_discount',
] as const;
export type Power = (typeof POWERS)[number];
export const FLEETS = fleetsJson.fleetTiles.map((f) => ({
  number: f.number,
  boats: f.boats.map((id) => BOAT[id]),
  wild: f.wildBoats,
  power: f.power as Power | null,
}));
export const PEEKED = paramOf('peek_buildings', 'count');
export const REMOVED = paramOf('remove_boats', 'max');
export const DISCOUNT = paramOf('build_discount', 'boats');
export const LIGHT_SPACES = fleetsJson.fleetTrack.lightSpaces;
export const DARK_SPACES = fleetsJson.fleetTrack.darkSpaces;

/** T-2.5: the six cultures that lie on the board; blanks leave it during set-up. */
export const CULTURES = culturesJson.cultures.filter((c) => !c.blank).map((c) => ({ id: c.id, tokens: c.tokens }));
/** Every token with its culture, CULTURES.length for a blank, and its grey rim. */
export const CULTURE_TOKENS = culturesJson.cultureTokens.map((t) => {
  const culture = CULTURES.findIndex((c) => c.id === t.type);
  return { culture: culture < 0 ? CULTURES.length : culture, mountain: t.mountain };
});
export const MOUNTAINS = tokensJson.tokens.mountainTiles.count;
export const SANCTUARIES = tokensJson.tokens.sanctuaryTokens.count;

/** T-2.3 */
export const KINDS = ['house', 'shop', 'torii', 'palace'] as const;
export type Kind = (typeof KINDS)[number];
export const BUILDINGS = buildingsJson.buildings.map((b) => {
  const boats = Object.entries(b.cost as Record<string, number>).flatMap(([id, n]) => Array<number>(n).fill(BOAT[id]));
  return {
    id: b.id,
    names: { en: b.name, fr: b.nameFr, ja: b.nameJp },
    /** How the French name behaves in a sentence. */
    french: { gender: b.genderFr as 'm' | 'f', aspirated: 'aspirated' in b, plural: 'plural' in b },
    kind: b.kind as Kind,
    standard: b.category === 'standard',
    boats,
    cost: boats.reduce((sum, boat) => sum + boatUnit(boat), 0),
    prestige: b.prestige,
  };
});
export const FIGURES = { torii: tokensJson.tokens.toriiFigures.count, palace: tokensJson.tokens.palaceFigures.count };
/** T-8.5 */
export const BONUS = {
  beside: buildingsJson.buildingBonuses.adjacentPrestigeBuilding,
  mountain: buildingsJson.buildingBonuses.mountain,
  groupMinimum: buildingsJson.buildingBonuses.groupMinimum,
  perBuilding: buildingsJson.buildingBonuses.coinsPerBuildingInGroup,
  shop: buildingsJson.buildingBonuses.shopMultiplier,
};

/** T-2.4 and T-12 */
export const SPECIALISTS = specialistsJson.specialists.map(({ id, name, nameJp, prestige }) => ({
  id,
  prestige,
  name,
  nameJp,
}));
const SPECIALIST = indexById(SPECIALISTS);
export const AMATERATSU = SPECIALIST.amateratsu;
export const ANANDA = SPECIALIST.ananda;
export const AWASHIMA = SPECIALIST.awashima;
export const EBISU = SPECIALIST.ebisu;
export const FU_HI = SPECIALIST.fu_hi;
export const HETSUKA = SPECIALIST.hetsuka;
export const IZANAGI = SPECIALIST.izanagi;
export const IZANAMI = SPECIALIST.izanami;
export const KACHIKO = SPECIALIST.kachiko;
export const KAGUTSUCHI = SPECIALIST.kagutsuchi;
export const MICHIMATA = SPECIALIST.michimata;
export const NAKATSU = SPECIALIST.nakatsu;
export const RAIJIN = SPECIALIST.raijin;
export const RIU = SPECIALIST.riu;
export const SUSANOO = SPECIALIST.susanoo;
export const TOMOE = SPECIALIST.tomoe;
export const TOYO_TAMA = SPECIALIST.toyo_tama;
/** The figures of their powers. */
export const TOLL = effectOf(ANANDA).toll as number;
export const HETSUKA_COINS = effectOf(HETSUKA).gainCoins as number;
export const EXTRA_TRANSACTIONS = effectOf(IZANAGI).extraTransactions as number;
export const IZANAMI_SHARE = effectOf(IZANAMI).shareOfCoins as number;
export const KACHIKO_PRICE = effectOf(KACHIKO).payCoins as number;
export const ISOLATED_PRESTIGE = effectOf(KAGUTSUCHI).prestigeTokensIfIsolated as number;
export const EXTRA_PORT = effectOf(RIU).extraPortSpaces as number;
export const SUSANOO_SELL = BOATS.map((b) => (effectOf(SUSANOO).sellPrice as Record<string, number>)[b.id] ?? b.sell);
export const TOMOE_PRICE = (effectOf(TOMOE).tradePrice as Record<string, number>).gold;
/** T-10.1 */
export const PAIR = specialistsJson.recruit.costs[0].identical!;
export const TRIO = specialistsJson.recruit.costs[1].different!;
export const COINS_PER_ROUND = specialistsJson.recruit.coinsAddedPerRound;

/** T-3: the map. */
export const ISLANDS = map.islands.map(({ id, name, nameJp, x, y }) => ({ id, name, nameJp, x, y }));
const ISLAND = indexById(ISLANDS);
export const SPACES = map.shipSpaces.map(({ id, x, y }) => ({ id, x, y }));
const SPACE = indexById(SPACES);
export const NODES = map.nodes.length;
/** T-3.2: the islands a ship space touches. */
export const TOUCHES: readonly (readonly number[])[] = map.shipSpaces.map((s) => s.islands.map((id) => ISLAND[id]));
/** T-3.3: the ship spaces that end where this one ends. */
export const CONNECTED: readonly (readonly number[])[] = map.shipSpaces.map((s) => s.connected.map((id) => SPACE[id]));
export const ENDS: readonly (readonly number[])[] = map.shipSpaces.map((s) =>
  s.nodes.map((id) => map.nodes.findIndex((n) => n.id === id)),
);
/** T-3.4 */
export const AROUND: readonly (readonly number[])[] = map.islands.map((i) => i.ships.map((id) => SPACE[id]));
/** T-3.5 */
export const ADJACENT: readonly (readonly number[])[] = map.islands.map((i) => i.adjacent.map((id) => ISLAND[id]));
/** T-3.6 */
export const PERIPHERAL: readonly boolean[] = map.shipSpaces.map((s) => s.peripheral);
/** T-3.7: A to E, or nothing. */
export const ENTRIES: readonly (string | undefined)[] = map.shipSpaces.map((s) => s.entry ?? undefined);

/** T-4.5, T-4.6 */
export const COLOURS = playersJson.playerColours.map((c) => c.id);
export const BY_PLAYERS = playersJson.byPlayers.map((p) => ({
  seats: p.players,
  buildings: p.standardBuildingsEach,
  meeples: p.turnsPerRound,
}));
export const tableFor = (seats: number) => BY_PLAYERS[seats - BY_PLAYERS[0].seats];
export const START_COINS = playersJson.setup.startingCoins;
export const ROW = playersJson.setup.faceUpSpecialists;
export const BUILDING_ROW = playersJson.setup.faceUpBuildings;
export const PORT = playersJson.setup.portSpaces;

/** T-13.4 */
export const COINS_PER_POINT = scoringJson.scoring.coinsPerPoint;
export const FU_HI_COINS_PER_POINT = effectOf(FU_HI).coinsPerPoint as number;
export const PRESTIGE_TOKEN = scoringJson.scoring.prestigeToken;
export const AMATERATSU_TOKEN = effectOf(AMATERATSU).prestigeTokenValue as number;
export const UNBUILT = scoringJson.scoring.reservedUnbuilt;
export const ASIDE_PAIR = scoringJson.scoring.setAsidePair;

function effectOf(specialist: number): Readonly<Record<string, unknown>> {
  return specialistsJson.specialists[specialist].effect as Record<string, unknown>;
}

function paramOf(power: Power, name: string): number {
  const tile = fleetsJson.fleetTiles.find((f) => f.power === power)!;
  return (tile.powerParams as Record<string, number>)[name];
}
