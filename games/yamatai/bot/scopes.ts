import { defineScopes } from 'engawa';
import { layout } from '../rules/state.ts';

/** What of a position belongs together, for the bots. */
export const scopes = defineScopes(layout, {
  table: {
    stack: ['stack'],
    order: ['order', 'taken', 'turn', 'round'],
    fleets: ['fleetsUp'],
    supply: ['supply'],
    sea: ['boat'],
    islands: ['on', 'mountain', 'sanctuaries'],
    specialists: ['specialistRow', 'specialistOwner', 'coinsOn', 'specialistDeck'],
    buildings: ['buildingRow', 'builtBy', 'buildingDeck'],
    turn: ['transactions', 'powerUsed', 'built', 'laid', 'marked', 'gathered'],
  },
  seat: {
    purse: ['coins', 'prestige'],
    boats: ['hand', 'port', 'aside'],
    culture: ['culture'],
    buildings: ['left', 'reserved'],
  },
  // Of the decks how many there are is read, and nothing else.
  unread: [
    'specialistDeck',
    'buildingDeck',
    'fleetsDown',
    'returned',
    'spentCulture',
    'looking',
    'peeks',
    'helpersUsed',
    'last',
    'goldTraded',
    'memo',
    'seen',
  ],
});

const bySeat = (reads: (seat: number) => number): Int32Array =>
  Int32Array.from({ length: layout.maxSeats }, (_, seat) => reads(seat));

const seatOf = (seat: number): number => scopes.seat(seat, 'purse', 'boats', 'culture', 'buildings');
const worthOf = (seat: number): number =>
  seatOf(seat) | scopes.seats('buildings') | scopes.table('order', 'supply', 'specialists', 'buildings');

/** Groups that parts of the numbers read. */
export const READS = {
  clock: scopes.table('order', 'supply', 'islands', 'specialists', 'buildings') | scopes.seats('buildings'),
  fleets: scopes.table('fleets'),
  specialists: scopes.table('specialists'),
  islands: scopes.table('islands', 'sea', 'buildings'),
  own: bySeat((seat) => seatOf(seat) | scopes.table('specialists', 'turn')),
  seat: bySeat((seat) => seatOf(seat) | scopes.table('specialists', 'buildings', 'order')),
  /** The worth of a seat that waits, and of the one whose turn it is: what its boats may still do counts. */
  worth: bySeat(worthOf),
  worthInTurn: bySeat((seat) => worthOf(seat) | scopes.table('islands', 'sea', 'turn')),
} as const;
