import { ACTION_IDS, SLOTS } from '../data/index.ts';
import type { NipponReason, Why } from './reasons.ts';

/** N-5.6: everything that can stand in the way of an action as a whole. */
export const OBSTACLES: Readonly<Record<string, readonly NipponReason[]>> = {
  invest: ['N-5.6 yen', 'N-6.1.1 all', 'N-6.1.2 all'],
  machinery: ['N-5.6 yen'],
  produce: ['N-6.3.1 factory', 'N-6.3.1 stores', 'N-5.6 coal'],
  knowledge: ['N-6.4.2 top', 'N-5.6 yen'],
  trains: ['N-5.6 trains', 'N-5.6 yen', 'N-4.9 all'],
  mines: ['N-6.5.1 top', 'N-5.6 yen'],
  ships: ['N-5.6 ships', 'N-5.6 yen', 'N-4.9 all'],
  export: ['N-5.6 export'],
};

export const neither = (
  one: string,
  first: NipponReason,
  other: string,
  second: NipponReason,
): `N-5.6 neither ${string}` => `N-5.6 neither ${one} (${first}) nor ${other} (${second})`;

type ByReason<T> = Readonly<Record<string, T>>;

/** By slot and by what each of its two actions lacks; made beforehand, since it is looked up while bots search. */
const NEITHER: readonly ByReason<ByReason<Why>>[] = SLOTS.map((actions) => {
  if (actions.length < 2) return {};
  const [one, other] = actions.map((action) => ACTION_IDS[action]);
  return Object.fromEntries(
    OBSTACLES[one].map((first) => [
      first,
      Object.fromEntries(OBSTACLES[other].map((second) => [second, neither(one, first, other, second)])),
    ]),
  );
});

/** Why none of the actions of a slot is possible, given what each lacks. */
export const whyNeither = (slot: number, first: NipponReason, second: NipponReason): Why =>
  NEITHER[slot][first][second];
