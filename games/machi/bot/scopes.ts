import { defineScopes } from 'engawa';
import { layout, type MachiState } from '../rules/state.ts';

/** What of a position belongs together, for the bots. */
export const scopes = defineScopes(layout, {
  table: {
    stack: ['stack'],
    clock: ['year', 'years', 'season', 'first', 'truce'],
    flop: ['flop'],
    decks: ['villagerDeck', 'buildingDeck'],
    persons: ['spot', 'marks', 'controller'],
    duel: ['challenger', 'target'],
  },
  seat: {
    hand: ['villagers', 'buildings'],
    village: [
      'building',
      'status',
      'count',
      'stack',
      'attackers',
      'embezzler',
      'plots',
      'outside',
      'harvest',
      'drought',
    ],
    points: ['points', 'stature'],
    strike: ['ready', 'chosen', 'played', 'combatCards', 'drawn'],
  },
  // Of the decks how many there are is read, and nothing else.
  unread: [
    'villagerDeck',
    'buildingDeck',
    'villagerDiscard',
    'buildingDiscard',
    'known',
    'holder',
    'studied',
    'plans',
    'plansLeft',
    'wealth',
    'honour',
    'movedFrom',
  ],
  own: ['villagers', 'buildings'],
});

const bySeat = (reads: (seat: number) => number): Int32Array =>
  Int32Array.from({ length: layout.maxSeats }, (_, seat) => reads(seat));

/** Groups that parts of the numbers read. */
export const READS = {
  table: scopes.table('clock', 'flop', 'decks'),
  own: bySeat((seat) => scopes.seat(seat, 'hand', 'village')),
  /** Wealth may be embezzled from any village. */
  village: bySeat((seat) => scopes.seat(seat, 'points') | scopes.seats('village')),
  fighters: scopes.table('persons', 'clock') | scopes.seats('village'),
  hand: bySeat((seat) => scopes.seat(seat, 'hand')),
  prospects: bySeat((seat) => scopes.seat(seat, 'points', 'village') | scopes.table('clock')),
} as const;

/** What of the pending steps the worth looks at: is the game over? */
export const moment = (s: MachiState): number => (s.year === s.years && layout.pending(s) === undefined ? 1 : 0);
