import { type Language, NONE, UNKNOWN } from 'engawa';
import {
  ABILITY,
  ACTIVATION,
  CAPACITY,
  CARD,
  COMBAT_IDS,
  DROUGHT_RICE,
  FIRST_YAKUZA,
  HIDEOUT,
  HONOUR,
  HONOUR_PER_VP,
  isBuilding,
  isVillager,
  isYakuza,
  LAST_YAKUZA,
  OUTPUT,
  type Output,
  RICE,
  RICE_FIELD,
  SABRES,
  SHARPEN,
  SWORD_MASTER,
  WANTED_SABRES,
  WEALTH,
  WEALTH_PER_VP,
} from '../data/index.ts';
import { deck, discardPile } from '../rules/cards.ts';
import { combatValue } from '../rules/duel.ts';
import { honour, honourOf, mouths, outputOn, rice, riceOf, wealth, wealthOf } from '../rules/production.ts';
import { CATEGORIES, type MachiState, type Player, TRAINED } from '../rules/state.ts';
import {
  builtAt,
  controllerOf,
  hasAbility,
  hasBlacksmith,
  hasRoom,
  isActivated,
  isAttacking,
  isBlocked,
  isBuilt,
  isDuelist,
  OUTSIDE,
  plotAt,
  seatAt,
  villagerAt,
} from '../rules/village.ts';
import { eventIn } from '../words/cards.ts';
import { words } from '../words/index.ts';
import type { MachiWords } from '../words/vocabulary.ts';
import { meanMargin } from './margins.ts';
import { yieldOf } from './yields.ts';

/** Buildings of one's own that are named to somebody who wonders where to settle a villager. */
const MOST_HOMES = 3;

type Part = readonly [n: number, what: string];

/** Who looks at what, and in which words he is told. */
interface Looking {
  readonly s: MachiState;
  readonly viewer: number;
  readonly words: MachiWords;
}

/** What a player would like to know of a thing right now, a line each. */
export function about(s: MachiState, viewer: number, ref: string, language: Language): readonly string[] {
  const looking = { s, viewer, words: words[language] };
  const [domain, id] = ref.split(':');
  const seat = Number(id);
  if (id in CARD) return aboutCard(looking, CARD[id]);
  if (domain === 'rice' && seat < s.seats) return aboutRice(looking, seat);
  if (domain === 'wealth' && seat < s.seats) return aboutWealth(looking, seat);
  if (domain === 'honour' && seat < s.seats) return aboutHonour(looking, seat);
  if (domain === 'hand' && seat < s.seats) return aboutHand(looking, seat);
  if (domain === 'seat' && seat < s.seats) return aboutPoints(looking, seat);
  if (domain === 'deck') return aboutDeck(looking, id === 'villager' ? 0 : 1);
  return domain === 'combat' ? aboutStrike(looking, COMBAT_IDS.indexOf(id)) : [];
}

/** A figure as a sum one can redo; nothing where there is nothing to add up. */
function sumOf({ words: { phrases } }: Looking, total: string, parts: readonly Part[]): string[] {
  const counted = parts.filter(([n]) => n !== 0);
  return counted.length === 0
    ? []
    : [
        phrases.sum(
          total,
          counted.map(([n, what]) => phrases.part(n, what)),
        ),
      ];
}

const plotsOf = (me: Player): number[] => Array.from({ length: me.plots }, (_, plot) => plot);

function aboutCard(looking: Looking, card: number): string[] {
  if (isBuilding(card)) return aboutBuilding(looking, card);
  if (isVillager(card)) return [...aboutVillager(looking, card), ...aboutDuelist(looking, card)];
  return isYakuza(card) ? [...aboutYakuza(looking, card), ...aboutDuelist(looking, card)] : [];
}

function aboutBuilding(looking: Looking, building: number): string[] {
  const { s, words } = looking;
  const spot = builtAt(s, building);
  if (spot === 0) return whoWouldWork(looking, building);
  const { names, things, phrases } = words;
  const me = s.seat[seatAt(spot)];
  const plot = plotAt(spot);
  const missing = Math.max(0, ACTIVATION[building] - me.count[plot]);
  const people = Array.from({ length: me.count[plot] }, (_, i) => villagerAt(me, plot, i));
  const blockers = Array.from({ length: LAST_YAKUZA - FIRST_YAKUZA + 1 }, (_, i) => FIRST_YAKUZA + i).filter(
    (yakuza) => s.spot[yakuza] === spot && isAttacking(s, yakuza),
  );
  const gives = (id: keyof Output, total: number, own: number): string[] =>
    sumOf(looking, phrases.some(total, things[id]), [
      [own, names.card[building].name],
      ...people.map((villager): Part => [outputOn(villager, building)[id], names.card[villager].name]),
    ]);
  const works = isActivated(me, plot);
  const open = works && !isBlocked(me, plot);
  return [
    phrases.roomLeft(me.count[plot], CAPACITY[building], missing),
    ...gives('wealth', wealthOf(me, plot), open ? WEALTH[building] : 0),
    ...gives('honour', honourOf(me, plot), open ? HONOUR[building] : 0),
    ...gives('rice', riceOf(me, plot), works ? RICE[building] : 0),
    ...(blockers.length > 0 ? [phrases.blockedBy(blockers.map((yakuza) => names.card[yakuza].name))] : []),
  ];
}

/** Those in the viewer's hand who would produce in a building. */
function whoWouldWork({ s, viewer, words: { names, phrases } }: Looking, building: number): string[] {
  if (viewer < 0) return [];
  const workers = Array.from(s.seat[viewer].villagers.items()).filter(
    (card) => card !== UNKNOWN && isVillager(card) && yieldOf(outputOn(card, building)) > 0,
  );
  return workers.length === 0 ? [] : [phrases.wouldWork(workers.map((card) => names.card[card].name))];
}

function aboutVillager(looking: Looking, villager: number): string[] {
  const { s, words } = looking;
  const { names, phrases } = words;
  const spot = s.spot[villager];
  if (spot === 0) return homesOf(looking, villager);
  const plot = plotAt(spot);
  const me = s.seat[seatAt(spot)];
  if (plot === OUTSIDE || !isBuilt(me, plot)) return [];
  const given = outputOn(villager, me.building[plot]);
  const home = names.card[me.building[plot]];
  return [yieldOf(given) > 0 ? phrases.givesIn(outputs(words, given), home) : phrases.givesNothingIn(home)];
}

/** Where the viewer could settle a villager so that he produces, the best first. */
function homesOf({ s, viewer, words }: Looking, villager: number): string[] {
  if (viewer < 0 || yieldOf(OUTPUT[villager]) === 0) return [];
  const me = s.seat[viewer];
  const homes = plotsOf(me)
    .filter((plot) => hasRoom(me, plot))
    .map((plot) => me.building[plot])
    .filter((building) => yieldOf(outputOn(villager, building)) > 0)
    .sort((a, b) => yieldOf(outputOn(villager, b)) - yieldOf(outputOn(villager, a)));
  if (homes.length === 0) return [words.phrases.noHome];
  return homes
    .slice(0, MOST_HOMES)
    .map((building) =>
      words.phrases.wouldGive(outputs(words, outputOn(villager, building)), words.names.card[building]),
    );
}

const outputs = ({ things, phrases }: MachiWords, of: Output): string[] =>
  (['wealth', 'honour', 'rice'] as const).filter((id) => of[id] > 0).map((id) => phrases.some(of[id], things[id]));

function aboutYakuza({ s, words: { names, phrases } }: Looking, yakuza: number): string[] {
  const spot = s.spot[yakuza];
  if (spot === 0) return [];
  const building = names.card[s.seat[seatAt(spot)].building[plotAt(spot)]];
  return [isAttacking(s, yakuza) ? phrases.blocks(building) : phrases.defends(building)];
}

/** M-8.11: what he fights with, where more than the sabres on the card counts. */
function aboutDuelist(looking: Looking, person: number): string[] {
  const { s, words } = looking;
  if (!isDuelist(s, person)) return [];
  const { names, things, phrases } = words;
  const value = combatValue(s, person);
  const printed = SABRES[person] || WANTED_SABRES;
  if (value === printed) return [];
  const seat = controllerOf(s, person);
  const me = s.seat[seat];
  const helped = seatAt(s.spot[person]) === seat && hasBlacksmith(me);
  const hidden = isYakuza(person) && hasAbility(me, ABILITY.hideout);
  return sumOf(looking, phrases.fightsWith(value), [
    [printed, things.sabre.many],
    [helped ? SHARPEN : 0, names.ability[ABILITY.sharpen].name],
    [hidden ? HIDEOUT : 0, names.ability[ABILITY.hideout].name],
    [s.marks[person] & TRAINED ? SWORD_MASTER : 0, eventIn(names, 'swordMaster').name],
  ]);
}

/** Every building of a village with what it gives. */
const byBuilding = ({ words: { names } }: Looking, me: Player, given: (plot: number) => number): Part[] =>
  plotsOf(me)
    .filter((plot) => isBuilt(me, plot))
    .map((plot) => [given(plot), names.card[me.building[plot]].name]);

function aboutRice(looking: Looking, seat: number): string[] {
  const { s, words } = looking;
  const { names, things, phrases } = words;
  const me = s.seat[seat];
  const all = rice(me);
  return [
    ...sumOf(looking, phrases.some(all, things.rice), [
      [me.drought ? DROUGHT_RICE : RICE_FIELD, phrases.field],
      [me.harvest, eventIn(names, 'harvest').name],
      ...byBuilding(looking, me, (plot) => riceOf(me, plot)),
    ]),
    `${phrases.riceAndMouths(phrases.some(all, things.rice), mouths(me))}${phrases.colon}${phrases.balance(all - mouths(me))}`,
  ];
}

function aboutWealth(looking: Looking, seat: number): string[] {
  const { s, words } = looking;
  const parts = s.seat.slice(0, s.seats).flatMap((me, village) =>
    byBuilding(looking, me, (plot) => {
      const to = me.embezzler[plot] === 0 ? village : me.embezzler[plot] - 1;
      return to === seat ? wealthOf(me, plot) : 0;
    }),
  );
  const flow = wealth(s, seat);
  return [
    ...sumOf(looking, words.phrases.some(flow, words.things.wealth), parts),
    pointsFrom(words, flow, WEALTH_PER_VP),
  ];
}

/** M-9.4: what a flow gives at the end of the year, and what the next point needs. */
const pointsFrom = ({ phrases }: MachiWords, flow: number, rate: number): string =>
  phrases.yields(Math.floor(flow / rate), rate - (flow % rate));

function aboutHonour(looking: Looking, seat: number): string[] {
  const { s, words } = looking;
  const me = s.seat[seat];
  const flow = honour(me);
  const parts = byBuilding(looking, me, (plot) => honourOf(me, plot));
  return [
    ...sumOf(looking, words.phrases.some(flow, words.things.honour), parts),
    pointsFrom(words, flow, HONOUR_PER_VP),
  ];
}

function aboutPoints(looking: Looking, seat: number): string[] {
  const { s, words } = looking;
  const { points } = s.seat[seat];
  const total = points.reduce((sum, n) => sum + n, 0);
  return sumOf(
    looking,
    words.phrases.some(total, words.things.points),
    CATEGORIES.map((category, i): Part => [points[i], words.categories[category]]),
  );
}

/** How many cards, and which of another's are known. */
function aboutHand({ s, viewer, words: { names, phrases } }: Looking, seat: number): string[] {
  const { villagers, buildings } = s.seat[seat];
  const known = seat === viewer ? [] : names.card.filter((_, card) => s.holder[card] === seat + 1).map(String);
  return [
    phrases.handSizes(villagers.length, buildings.length),
    ...(known.length > 0 ? [`${phrases.known}${phrases.colon}${known.join(phrases.comma)}`] : []),
  ];
}

const aboutDeck = ({ s, words }: Looking, which: number): string[] => [
  words.phrases.cardsLeft(deck(s, which).length, discardPile(s, which).length),
];

/** M-8.9: what a card brings on average against those the other side may still hold. */
function aboutStrike({ s, viewer, words: { phrases } }: Looking, card: number): string[] {
  if (card < 0 || s.challenger === NONE) return [];
  return [phrases.expects(meanMargin(s, viewer, card))];
}
