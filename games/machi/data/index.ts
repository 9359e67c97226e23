import { NONE } from 'engawa';
import buildingsJson from './buildings.json' with { type: 'json' };
import cardsJson from './cards.json' with { type: 'json' };
import combatJson from './combat.json' with { type: 'json' };
import eventsJson from './events.json' with { type: 'json' };
import provenance from './provenance.json' with { type: 'json' };
import samuraiJson from './samurai.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import villagersJson from './villagers.json' with { type: 'json' };
import yakuzaJson from './yakuza.json' with { type: 'json' };

/** The files, for whoever plays with other figures. */
export const figures = {
  'buildings.json': buildingsJson,
  'cards.json': cardsJson,
  'combat.json': combatJson,
  'events.json': eventsJson,
  'samurai.json': samuraiJson,
  'table.json': table,
  'villagers.json': villagersJson,
  'yakuza.json': yakuzaJson,
};

/**
 * The cards as read-only tables, read from the JSON beside this file, where every record keeps its provenance (S stated,
 * P public, R reconstructed). A card is its index in CARDS: the 82 of the villager deck, then the 54 of the building
 * deck. Tables that a kind of card has nothing to say in hold 0 or NONE for it.
 */

export interface Output {
  readonly wealth: number;
  readonly honour: number;
  readonly rice: number;
}

/** What is named in the data. */
export interface Named {
  readonly nameEn: string;
  readonly nameFr: string;
  readonly nameJp: string;
}

export interface CardType extends Named {
  readonly id: string;
  readonly kind: 'villager' | 'samurai' | 'yakuza' | 'building' | 'event';
  readonly colour?: string;
  readonly clan?: string;
  readonly output?: Output;
  readonly sabres?: number;
  readonly bonus?: { readonly building: string; readonly output: Output } | null;
  readonly capacity?: number;
  readonly activation?: number;
  readonly ability?: Ability | null;
  readonly when?: readonly ('spring' | 'autumn')[];
}

const TYPES = [
  ...villagersJson.villagers,
  ...samuraiJson.samurai,
  ...yakuzaJson.yakuza,
  ...buildingsJson.buildings,
  ...eventsJson.events,
] as readonly CardType[];

/** M-3.1: the 136 cards of the two decks. Combat cards are the same seven for everybody and live apart. */
export const CARDS = [...cardsJson.villagerDeck, ...cardsJson.buildingDeck].map(({ id, type }) => ({
  id,
  type: TYPES.find((t) => t.id === type)!,
}));
export const CARD: Readonly<Record<string, number>> = Object.fromEntries(CARDS.map((card, i) => [card.id, i]));

const firstOf = (kind: CardType['kind']): number => CARDS.findIndex((card) => card.type.kind === kind);
const lastOf = (kind: CardType['kind']): number => CARDS.findLastIndex((card) => card.type.kind === kind);

export const FIRST_SAMURAI = firstOf('samurai');
/** Villagers and samurai are the cards 0 to LAST_VILLAGER. */
export const LAST_VILLAGER = lastOf('samurai');
export const FIRST_YAKUZA = firstOf('yakuza');
export const LAST_YAKUZA = lastOf('yakuza');
/** Villagers, samurai and yakuza: everybody who can stand in a village. */
export const PERSONS = LAST_YAKUZA + 1;
export const YAKUZA = LAST_YAKUZA - FIRST_YAKUZA + 1;
export const SAMURAI = LAST_VILLAGER - FIRST_SAMURAI + 1;
export const VILLAGER_DECK = cardsJson.villagerDeck.length;
export const BUILDING_DECK = cardsJson.buildingDeck.length;
export const FIRST_BUILDING = firstOf('building');
export const LAST_BUILDING = lastOf('building');

export const isVillager = (card: number): boolean => card <= LAST_VILLAGER;
export const isSamurai = (card: number): boolean => card >= FIRST_SAMURAI && card <= LAST_VILLAGER;
export const isYakuza = (card: number): boolean => card >= FIRST_YAKUZA && card <= LAST_YAKUZA;
export const isBuilding = (card: number): boolean => card >= FIRST_BUILDING && card <= LAST_BUILDING;

/** M-3.1: the two decks. */
export const DECK_IDS = ['villager', 'building'] as const;
export const VILLAGERS = 0;
export const BUILDINGS = 1;
/** The deck a card belongs to, by its back. */
export const deckOf = (card: number): number => (card < VILLAGER_DECK ? VILLAGERS : BUILDINGS);

export const COLOURS = ['yellow', 'blue', 'red', 'black'];
export const YELLOW = 0;

/** M-11.1 to M-11.5, by card. */
export const COLOUR = CARDS.map(({ type }) => COLOURS.indexOf(type.colour ?? ''));
export const WEALTH = CARDS.map(({ type }) => type.output?.wealth ?? 0);
export const HONOUR = CARDS.map(({ type }) => type.output?.honour ?? 0);
export const RICE = CARDS.map(({ type }) => type.output?.rice ?? 0);
/** The three together. */
export const NOTHING: Output = { wealth: 0, honour: 0, rice: 0 };
export const OUTPUT = CARDS.map(({ type }) => type.output ?? NOTHING);
export const SABRES = CARDS.map(({ type }) => type.sabres ?? 0);

/** Kinds of building, for bonuses and Ports. */
export const BUILDING_TYPES = buildingsJson.buildings.map((b) => b.id);
export const BUILDING_TYPE = CARDS.map(({ type }) => BUILDING_TYPES.indexOf(type.id));
export const PORT = BUILDING_TYPES.indexOf(eventsJson.events.find((e) => e.id === 'tsunami')!.effect.building!);

/** M-10.4: the type of building on which a villager has his bonus. */
export const BONUS_ON = CARDS.map(({ type }) => (type.bonus ? BUILDING_TYPES.indexOf(type.bonus.building) : NONE));
export const BONUS_WEALTH = CARDS.map(({ type }) => type.bonus?.output.wealth ?? 0);
export const BONUS_HONOUR = CARDS.map(({ type }) => type.bonus?.output.honour ?? 0);
export const BONUS_RICE = CARDS.map(({ type }) => type.bonus?.output.rice ?? 0);

/** M-2.5 */
export const CAPACITY = CARDS.map(({ type }) => type.capacity ?? 0);
export const ACTIVATION = CARDS.map(({ type }) => type.activation ?? 0);
export const MAX_CAPACITY = Math.max(...CAPACITY);

/** M-14 */
export const ABILITY_IDS = ['dojo', 'barracks', 'watchtower', 'castle', 'palace', 'court', 'carpenters', 'hideout', 'sharpen'] as const;
export type Ability = (typeof ABILITY_IDS)[number];
export const ABILITY = Object.fromEntries(ABILITY_IDS.map((id, i) => [id, i])) as Readonly<Record<Ability, number>>;
/** Of a building, or of the Blacksmith. */
export const ABILITY_OF = CARDS.map(({ type }) => (type.ability ? ABILITY_IDS.indexOf(type.ability) : NONE));

/** M-11.4 */
export const CLANS = yakuzaJson.clans;
export const CLAN = CARDS.map(({ type }) => CLANS.findIndex((clan) => clan.id === type.clan));

/** M-11.6: the cards of each event, first to last copy, and when it may be played. */
const effectOf = (id: string) => eventsJson.events.find((e) => e.id === id)!.effect;
const eventCards = (id: string): { readonly first: number; readonly last: number; readonly spring: boolean; readonly autumn: boolean } => {
  const when: readonly string[] = eventsJson.events.find((e) => e.id === id)!.when;
  return {
    first: CARDS.findIndex((card) => card.type.id === id),
    last: CARDS.findLastIndex((card) => card.type.id === id),
    spring: when.includes('spring'),
    autumn: when.includes('autumn'),
  };
};
export const EVENT = {
  wanted: eventCards('wanted'),
  embezzlement: eventCards('embezzlement'),
  marriage: eventCards('arranged-marriage'),
  betrayal: eventCards('betrayal'),
  truce: eventCards('imperial-truce'),
  swordMaster: eventCards('sword-master'),
  festival: eventCards('matsuri'),
  tsunami: eventCards('tsunami'),
  fire: eventCards('fire'),
  harvest: eventCards('bumper-harvest'),
  drought: eventCards('drought'),
  labour: eventCards('imperial-labour'),
  plans: eventCards('architects-plans'),
} as const;
export type EventName = keyof typeof EVENT;
export const WANTED_SABRES = effectOf('wanted').sabres!;
export const WANTED_VP = effectOf('wanted').vpIfDefeated!;
export const SWORD_MASTER = effectOf('sword-master').amount!;
export const FESTIVAL_DRAWS = effectOf('matsuri').cards!;
export const HARVEST_RICE = effectOf('bumper-harvest').amount!;
export const DROUGHT_RICE = effectOf('drought').value!;
export const PLANS_LOOK = effectOf('architects-plans').look!;
export const PLANS_TAKE = effectOf('architects-plans').take!;

/** M-11.7 and M-8.9: COMBAT_GAIN[mine * 7 + theirs] is what my card gains. */
export const COMBAT_CARDS = combatJson.combatCards;
export const COMBAT_IDS = COMBAT_CARDS.map((card) => card.id);
const combatTable: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = combatJson.table;
export const COMBAT_GAIN = COMBAT_IDS.flatMap((mine) => COMBAT_IDS.map((theirs) => combatTable[mine][theirs][0]));
export const DUEL_HAND = combatJson.duel.hand;
export const PASSES = combatJson.duel.passes;
export const REFUSAL_COST = combatJson.duel.refusalCost;

const ruling = (id: string): number => provenance.rulings.find((r) => r.id === id)!.value;
export const DOJO_HAND = ruling('dojoHand');
export const PALACE_DRAWS = ruling('palaceDraws');
export const SHARPEN = ruling('sharpenBonus');
export const HIDEOUT = ruling('hideoutBonus');
export const MOVE_CAP = ruling('moveCapFactor');

/** M-3 and M-4 */
export const MIN_SEATS = table.players.min;
export const MAX_SEATS = table.players.max;
export const YEARS: Readonly<Record<number, number>> = table.years.byPlayerCount;
export const YEARS_ALLOWED = table.years.allowed;
export const MAX_YEARS = Math.max(...YEARS_ALLOWED);
export const START_HAND = [table.setup.handVillagerCards, table.setup.handBuildingCards] as const;
const FLOP = [table.flop.villager, table.flop.building] as const;
export const FLOP_SLOTS = table.flop.villager + table.flop.building;
/** The deck that fills a flop slot: slots 1 to 3 villagers, 4 and 5 buildings. */
export const deckOfSlot = (slot: number): number => (slot < FLOP[VILLAGERS] ? VILLAGERS : BUILDINGS);
export const DRAWS = table.flop.deckDraws;
export const RICE_FIELD = table.riceField.rice;
export const WEALTH_PER_VP = table.conversion.wealthPerVp;
export const HONOUR_PER_VP = table.conversion.honourPerVp;
export const LORDS = table.lords;
