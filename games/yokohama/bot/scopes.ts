import { defineScopes } from 'engawa';
import { layout } from '../rules/state.ts';

/** What of a position belongs together, for the bots. */
export const scopes = defineScopes(layout, {
  table: {
    stack: ['stack'],
    clock: ['first', 'round', 'lastRound', 'agentUsed', 'millUsed', 'universityUsed'],
    map: ['areaAt', 'cellOf', 'site', 'token', 'station', 'agents'],
    buildings: ['shops', 'house'],
    boards: ['church', 'customs', 'ports', 'fulfilledBy'],
    decks: ['orderDeck', 'technologyDeck'],
  },
  seat: {
    purse: ['yen', 'goods', 'imports'],
    pieces: [
      'assistants',
      'storedAssistants',
      'shophouses',
      'storedShophouses',
      'tradingHouses',
      'storedTradingHouses',
    ],
    out: ['assistantsIn'],
    president: ['president'],
    orders: ['orders'],
    deeds: ['technologies', 'icons', 'agents', 'tokens', 'claimed', 'points'],
  },
  // Of the decks how many there are is read, and nothing else.
  unread: [
    'orderDeck',
    'technologyDeck',
    'laboratories',
    'achievements',
    'takenBy',
    'churchPaid',
    'returned',
    'usedAgents',
    'turns',
  ],
});

const bySeat = (reads: (seat: number) => number): Int32Array =>
  Int32Array.from({ length: layout.maxSeats }, (_, seat) => reads(seat));

const seatOf = (seat: number): number =>
  scopes.seat(seat, 'purse', 'pieces', 'out', 'president', 'orders', 'deeds') | scopes.table('buildings', 'boards');

/** Groups that parts of the numbers read. */
export const READS = {
  table: scopes.table('clock', 'map', 'buildings', 'boards', 'decks'),
  own: bySeat((seat) => scopes.seat(seat, 'purse', 'orders', 'deeds') | scopes.table('clock')),
  areas: bySeat(
    (seat) => scopes.seat(seat, 'out', 'deeds') | scopes.seats('president') | scopes.table('map', 'buildings'),
  ),
  seat: bySeat(seatOf),
  /** Where the presidents of others stand counts as well, but it seldom bars a way: it is looked at by itself. */
  worth: bySeat((seat) => seatOf(seat) | scopes.table('clock', 'map', 'decks')),
  presidents: scopes.seats('president'),
} as const;
