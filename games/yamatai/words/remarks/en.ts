import { english, tally, type Word } from 'engawa';
import { COINS_PER_POINT } from '../../data/index.ts';
import { COIN, PRESTIGE } from '../en-nouns.ts';
import type { Remarks } from './remarks.ts';

const { a, the, some, list } = english;

const each = (words: readonly Word[]): string =>
  list(tally(words, (word) => word).map(([word, n]) => (n === 1 ? a(word) : some(n, word))));

const price = (coins: number | null, verb: string): string =>
  coins === null ? `cannot be ${verb}` : `${verb} for ${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `1 VP for every ${COINS_PER_POINT} coins at the end; with Fu Hi for every 3.`,
    prestigeTokens: '1 VP for each prestige token; with Amateratsu 2.',
    buildings: 'The VP printed on every building you have built.',
    specialists: 'The VP printed on every specialist you have recruited.',
    unbuilt: '−1 VP for each building you have reserved and not built.',
    setAside: '−1 VP for every two boats you have set aside.',
  },

  rank: 'Number: the lower it is, the earlier its holder plays in the next round',
  takenBy: (seat) => `Taken: this round by ${seat}`,
  notReceived: (boat) => `Out of stock: no ${boat} comes with it`,

  boat: 'Use: placed between islands it serves everybody, to harvest now and to build later',
  stock: (n, of) => `Supply: ${n} of ${of}`,
  prices: (buy, sell) => `Price: ${price(buy, 'bought')}, ${price(sell, 'sold')}`,

  space: 'Use: room for one boat, which counts for every island it touches',
  entry: 'Entry: the first boat of a turn may start here, whatever its colour',
  boatHere: (boat) => `On it: ${a(boat)}`,
  placedNow: (nth) => `This turn: boat number ${nth} in the chain`,

  island: 'On it: nothing; whoever places a boat beside it may build here',
  tokenHere: (culture) => `On it: ${a(culture)}, for a boat placed beside it this turn`,
  sanctuaryHere: 'On it: a Sanctuary; nobody may build here',
  toriiHere: 'On it: a torii; a house or shop built beside it brings a prestige token',
  palaceHere: 'On it: a palace; a house or shop built beside it brings a prestige token',
  buildingOf: (seat) => `On it: a building of ${seat}`,
  mountainHere: (tokens) => `Mountain: a house or shop built here brings ${some(tokens, PRESTIGE)}`,
  around: (boats) => `Around it: ${each(boats)}`,
  readyFor: (building) => `Ready: there are boats enough for ${the(building)}`,
  shortFor: (building, boats) => `Short: ${each(boats)} for ${the(building)}`,
  groupHere: (size, coins) =>
    `Your house here would make a group of ${size} and bring ${some(coins, COIN)}, a shop twice that`,
  beside: (tokens) => `Your house or shop here would bring ${some(tokens, PRESTIGE)} for the torii or palace beside it`,
  toll: (seat, coins) => `Toll: building here you pay ${seat} ${some(coins, COIN)} (Ananda)`,

  culture: 'Use: two alike or three different ones recruit a specialist',
  onIslands: (n) => `On islands: ${n}`,
  yours: (n) => `You have ${n}`,

  readyOn: (islands) => `Ready: there are boats enough on ${list(islands.map(String))}`,
  shortOn: (boats, island) => `Nearest: on ${island}, short of ${each(boats)}`,
  builtBy: (seat) => `Built: by ${seat}`,
  reservedBy: (seat) => `Reserved: by ${seat}; −1 VP until it is built`,

  coinsOn: (n) => `Coins: ${n} for whoever recruits`,
  shared: (seat) => `Izanami: half of the coins go to ${seat}`,
  employedBy: (seat) => `Works for: ${seat}`,
  canPay: 'You have the culture tokens for it',
  cannotPay: 'Short of two culture tokens alike, or three different ones',
  worthNow: (points) => `Right now the power would bring you ${points} VP`,

  sum: (total, parts) =>
    `${total} VP${parts.length > 0 ? ` = ${parts.map(([category, n]) => `${category} ${n}`).join(' + ')}` : ''}`,
  coinsCount: (coins, per, points) => `${some(coins, COIN)} = ${points} VP (1 for every ${per})`,
  tokensCount: (tokens, value, points) => `${some(tokens, PRESTIGE)} = ${points} VP (${value} each)`,
  asideCount: (boats, points) => `${boats} set aside cost ${points} VP`,
  portRoom: (n) => `Room for ${n === 1 ? '1 boat' : `${n} boats`}`,
};
