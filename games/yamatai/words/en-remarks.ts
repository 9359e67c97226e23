import { english, type Word } from 'engawa';
import { COINS_PER_POINT } from '../data/index.ts';
import { COIN, PRESTIGE } from './en-nouns.ts';
import { groups } from './groups.ts';
import type { Remarks } from './remarks.ts';

const { a, the, some, list } = english;

const each = (words: readonly Word[]): string =>
  list(groups(words).map(([word, n]) => (n === 1 ? a(word) : some(n, word))));

const price = (coins: number | null, verb: string): string =>
  coins === null ? `not to be ${verb}` : `${verb} for ${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `1 VP for every ${COINS_PER_POINT} coins at the end; with Fu Hi for every 3.`,
    prestigeTokens: '1 VP for each prestige token; with Amateratsu 2.',
    buildings: 'The VP printed on every building you have built.',
    specialists: 'The VP printed on every specialist you have recruited.',
    unbuilt: '−1 VP for each building you have reserved and not built.',
    setAside: '−1 VP for every two boats you have set aside.',
  },

  takenBy: (seat) => `Taken this round by ${seat}.`,
  notReceived: (boat) => `The supply has no ${boat} left: you would not receive it.`,

  boat: 'Placed between islands it serves everybody: to harvest now, to build later.',
  stock: (n, of) => `${n} of ${of} left in the supply.`,
  prices: (buy, sell) => `For you: ${price(buy, 'bought')}, ${price(sell, 'sold')}.`,

  space: 'Place for one boat; it counts for the islands it touches.',
  entry: 'Entry: the first boat of a turn may start here, whatever its colour.',
  boatHere: (boat) => `Here lies ${a(boat)}.`,
  placedNow: (nth) => `Placed this turn, as number ${nth}.`,

  island: 'Empty: whoever places a boat beside it may build here.',
  tokenHere: (culture) => `Here lies ${a(culture)}: a boat placed beside it this turn can harvest it.`,
  sanctuaryHere: 'A Sanctuary lies here: nobody may build.',
  toriiHere: 'A torii stands here: houses and shops built beside it bring a prestige token.',
  palaceHere: 'A palace stands here: houses and shops built beside it bring a prestige token.',
  buildingOf: (seat) => `A building of ${seat} stands here.`,
  mountainHere: (tokens) => `Mountain: a house or shop built here brings ${some(tokens, PRESTIGE)}.`,
  around: (boats) => `Boats around it: ${each(boats)}.`,
  readyFor: (building) => `The boats suffice for ${the(building)}.`,
  shortFor: (building, boats) => `Short for ${the(building)}: ${each(boats)}.`,
  groupHere: (size, coins) =>
    `Your house here would make a group of ${size}: ${some(coins, COIN)}, twice that for a shop.`,
  beside: (tokens) => `Beside torii or palaces: your house or shop here would bring ${some(tokens, PRESTIGE)}.`,
  toll: (seat, coins) => `Building here you pay ${seat} a toll of ${some(coins, COIN)} (Ananda).`,

  culture: 'Two alike or three different ones recruit a specialist.',
  onIslands: (n) => `${n} still on islands.`,
  yours: (n) => `You have ${n}.`,

  readyOn: (islands) => `The boats suffice on ${list(islands.map(String))}.`,
  shortOn: (boats, island) => `Nearest on ${island}: short of ${each(boats)}.`,
  builtBy: (seat) => `Built by ${seat}.`,
  reservedBy: (seat) => `Reserved by ${seat}: −1 VP until it is built.`,

  coinsOn: (n) => `${some(n, COIN)} for whoever recruits this specialist.`,
  shared: (seat) => `Half of them go to ${seat} (Izanami).`,
  employedBy: (seat) => `Works for ${seat}.`,
  canPay: 'Your culture tokens suffice to recruit.',
  cannotPay: 'You lack two culture tokens alike, or three different ones.',
  worthNow: (points) => `Right now the power would count ${points} VP for you.`,

  sum: (total, parts) =>
    `${total} VP${parts.length > 0 ? ` = ${parts.map(([category, n]) => `${category} ${n}`).join(' + ')}` : ''}`,
  coinsCount: (coins, per, points) => `Yours: ${some(coins, COIN)}, ${points} VP (1 for every ${per}).`,
  tokensCount: (tokens, value, points) => `Yours: ${tokens}, ${points} VP (${value} each).`,
  asideCount: (boats, points) => `Yours: ${boats}, −${points} VP.`,
  portRoom: (n) => `Yours has room for ${n === 1 ? '1 boat' : `${n} boats`}.`,
};
