import type { Category } from 'engawa';
import { BUILDINGS, FLEETS, SPECIALISTS } from '../data/index.ts';
import type { CATEGORIES } from './state.ts';

/** Where points come from. Coins, reserves and boats set aside may still change before they are counted. */
export const categories: Readonly<Record<(typeof CATEGORIES)[number], Category>> = {
  coins: { clause: 'T-13.4', atEnd: true },
  prestigeTokens: { clause: 'T-13.4' },
  buildings: { clause: 'T-13.4' },
  specialists: { clause: 'T-13.4' },
  unbuilt: { clause: 'T-11.2', atEnd: true },
  setAside: { clause: 'T-9.3', atEnd: true },
};

/** The powers of fleets 2 to 9 have a clause each, in their order; fleets 1 and 10 have none. */
const powerClause = ({ number, power }: { readonly number: number; readonly power: string | null }): string =>
  power === null ? 'T-11.10' : `T-11.${number}`;

/** Where the rulebook speaks of a thing. */
export const clauses: Readonly<Record<string, string>> = {
  turn: 'T-5.1',
  end: 'T-13.2',

  seat: 'T-4.6',
  fleet: 'T-6.1',
  ...Object.fromEntries(FLEETS.map((fleet) => [`fleet:${fleet.number}`, powerClause(fleet)])),
  boat: 'T-2.1',
  space: 'T-3.2',
  island: 'T-3.8',
  culture: 'T-8.3.1',
  kind: 'T-8.4.4',
  building: 'T-8.4.2',
  ...Object.fromEntries(BUILDINGS.flatMap(({ id, standard }) => (standard ? [] : [[`building:${id}`, 'T-8.5.4']]))),
  specialist: 'T-12',
  ...Object.fromEntries(SPECIALISTS.map(({ id }, i) => [`specialist:${id}`, `T-12.${i + 1}`])),

  coins: 'T-13.4',
  prestigeToken: 'T-8.5.1',
  houses: 'T-4.6',
  sanctuary: 'T-11.5',
  mountain: 'T-8.5.2',
  hand: 'T-6.4',
  port: 'T-9.1',
  aside: 'T-9.2',
  supply: 'T-4.8',
  buildingDeck: 'T-13.1.2',
  specialistDeck: 'T-13.1.1',
  fleetsDown: 'T-6.1',
  buildingRow: 'T-8.4.6',
  specialistRow: 'T-13.1.1',
  cultureTokens: 'T-10.1',
  builtTiles: 'T-8.4.6',
  reserve: 'T-11.2',
  helpers: 'T-10.3',
  ending: 'T-13.2',
  points: 'T-13.4',
  turnOrder: 'T-13.1.3',
  power: 'T-11.1',
};
