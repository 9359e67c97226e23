import { NONE, type Rng, shuffledWhere, UNKNOWN, WATCHER } from 'engawa';
import { BUILDINGS, FLEETS, SPECIALISTS } from '../data/index.ts';
import { shuffleTogether } from './memory.ts';
import { layout, type YamataiState } from './state.ts';

/** A complete state that agrees with all the viewer has seen (T-14.1, T-14.2). */
export function imagine(view: YamataiState, viewer: number, rng: Rng): YamataiState {
  const world = layout.clone(view);
  imagineSpecialists(world, rng);
  imagineFleets(world, rng);
  imagineBuildings(world, viewer, rng);
  return world;
}

function imagineSpecialists(world: YamataiState, rng: Rng): void {
  const isHidden = (i: number) => world.specialistOwner[i] === NONE && !world.specialistRow.includes(i);
  const pool = shuffledWhere(0, SPECIALISTS.length, isHidden, rng);
  for (let i = 0; i < pool.length; i++) world.specialistDeck.set(i, pool[i]);
}

/** The tiles that came back last lie to the right of those that lay there before. */
function imagineFleets(world: YamataiState, rng: Rng): void {
  let at = 0;
  for (let returned = 0; returned <= 1; returned++) {
    const isDown = (i: number) =>
      !world.fleetsUp.includes(i) && !world.taken.includes(i) && world.returned[i] === returned;
    for (const fleet of shuffledWhere(0, FLEETS.length, isDown, rng)) world.fleetsDown.set(at++, fleet);
  }
}

function imagineBuildings(world: YamataiState, viewer: number, rng: Rng): void {
  const deck = world.buildingDeck;
  const hidden = new Uint8Array(BUILDINGS.length).fill(1);
  const found = (tile: number): void => {
    if (tile !== UNKNOWN) hidden[tile] = 0;
  };
  for (let i = 0; i < deck.length; i++) found(deck.at(i));
  for (let i = 0; i < world.buildingRow.length; i++) found(world.buildingRow.at(i));
  for (let tile = 0; tile < BUILDINGS.length; tile++) if (world.builtBy[tile] !== NONE) found(tile);
  for (let seat = 0; seat < world.seats; seat++) {
    const { reserved } = world.seat[seat];
    for (let i = 0; i < reserved.length; i++) found(reserved.at(i));
  }
  const pool = shuffledWhere(0, BUILDINGS.length, (tile) => hidden[tile] === 1, rng);
  for (let i = 0; i < deck.length; i++) if (deck.at(i) === UNKNOWN) deck.set(i, pool.pop()!);
  if (viewer !== WATCHER) shuffleTogether(world, viewer, rng);
  for (let seat = 0; seat < world.seats; seat++) if (seat !== viewer) imagineMemory(world, seat);
}

/** What the others have seen, as far as one can tell from where they looked. */
function imagineMemory(world: YamataiState, seat: number): void {
  const { memo, seen } = world.seat[seat];
  seen.fill(0);
  for (let i = 0; i < memo.length; i++) if (memo.at(i) !== 0) seen[world.buildingDeck.at(i)] = 1;
}
