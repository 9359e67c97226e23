import { defineScopes } from 'engawa';
import { layout } from '../rules/state.ts';

/** What of a position belongs together, for the bots. */
export const scopes = defineScopes(layout, {
  table: {
    stack: ['stack'],
    map: ['cityTile', 'cityTurn', 'influenceOwner', 'influenceValue'],
    pool: ['slots', 'rows', 'openPlaces'],
    supply: ['factoryOwner', 'rewards', 'doubles'],
    clock: ['marker', 'scorings', 'last', 'goldenTurns'],
  },
  seat: {
    stock: ['yen', 'coal', 'blueprints', 'spareMachines'],
    tracks: ['tracks'],
    workers: ['workers'],
    plant: ['factory', 'goods', 'machine'],
    transport: ['taken', 'transportValue', 'transport', 'transportSum'],
    deeds: ['fulfilled', 'tiles', 'multiplier', 'points'],
  },
  unread: ['bag', 'rewardsGone', 'doublesGone', 'turns', 'exportsThisTurn'],
});

const bySeat = (reads: (seat: number) => number): Int32Array =>
  Int32Array.from({ length: layout.maxSeats }, (_, seat) => reads(seat));

/** Groups that parts of the numbers read. */
export const READS = {
  clock: scopes.table('clock', 'pool'),
  slots: bySeat((seat) => scopes.table('pool') | scopes.seat(seat, 'workers')),
  supply: scopes.table('supply'),
  overseas: scopes.table('map'),
  plant: bySeat((seat) => scopes.seat(seat, 'plant', 'stock', 'tracks', 'workers')),
  deeds: bySeat((seat) => scopes.seat(seat, 'deeds')),
  seat: bySeat((seat) => scopes.seat(seat, 'stock', 'tracks', 'workers', 'plant', 'transport', 'deeds')),
  regions: scopes.table('map', 'clock') | scopes.seats('transport'),
} as const;
