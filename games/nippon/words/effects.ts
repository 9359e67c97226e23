import { ACHIEVEMENTS, ACTION_IDS, type Effect, FACTORIES } from '../data/index.ts';

type Telling = { readonly [T in Effect['type']]: (effect: Extract<Effect, { readonly type: T }>) => string };

/** What every factory does, given how a language tells each kind of effect. */
export const factoryEffects = (tell: Telling): string[] =>
  FACTORIES.map(({ effect }) => (tell[effect.type] as (effect: Effect) => string)(effect));

/** Where points of achievements come from, given what a language calls the nine. */
export const achievementCategories = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(ACHIEVEMENTS.map(({ id }, i) => [`achievement-${id}`, names[i]]));

export const actionIndex = (id: string): number => ACTION_IDS.indexOf(id);

export const inThousands = (yen: readonly number[]): number[] => yen.map((amount) => amount / 1000);
