import { defineScopes } from 'engawa';
import { layout, STEPS, type YokohamaState } from '../rules/state.ts';

/** What of a position belongs together, for the bots. */
export const scopes = defineScopes(layout, {
  table: {
    stack: ['stack'],
    clock: ['round', 'lastRound', 'agentUsed', 'millUsed', 'universityUsed'],
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
  worth: bySeat((seat) => seatOf(seat) | scopes.seats('president') | scopes.table('clock', 'map', 'decks')),
} as const;

/** What of the pending steps the worth looks at: is there anything left to do, and will the president walk? */
export const moment = (s: YokohamaState): number =>
  (layout.plans(s, STEPS.movement) ? 1 : 0) + (s.round === s.lastRound && layout.pending(s) === undefined ? 2 : 0);
