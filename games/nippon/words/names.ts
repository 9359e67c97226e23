import type { Word } from 'engawa';
import {
  ACHIEVEMENTS,
  ACTION_IDS,
  BONUSES,
  type ByEffect,
  byEffect,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  GOODS,
  INFLUENCE_SLOTS,
  INFLUENCE_VALUE,
  REGIONS,
  REWARD_LEVELS,
  SIDES,
  SLOTS,
  TOP_INFLUENCE,
  TRACK_IDS,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import type { NipponWords } from './vocabulary.ts';

/** How a language calls the components, given what the data tell of each. */
interface Tongue {
  readonly some: (n: number, what: Word) => string;
  readonly money: (...thousands: readonly number[]) => string;
  readonly things: NipponWords['things'];
  readonly track: readonly Word[];
  readonly action: readonly Word[];
  readonly slot: (actions: readonly Word[]) => Word;
  readonly worker: (colour: number) => Word;
  /** `highest`: what 1, 2 and 3 cubes place. */
  readonly good: (i: number, highest: string) => Word;
  readonly factory: (good: Word, letter: string, effect: string) => Word;
  readonly region: (i: number, bonus: string) => Word;
  readonly contract: (pattern: string, kinds: number, gains: readonly string[]) => Word;
  readonly influence: (city: number, side: number, overseas: number) => Word;
  readonly level: (n: number) => Word;
  readonly bonus: (what: string) => Word;
  /** `ways`: the fewest cubes of each level that allow it. */
  readonly value: (n: number, ways: readonly { readonly cubes: number; readonly level: number }[]) => Word;
  readonly achievement: (i: number, vp: number, printed: boolean) => Word;
  /** What factories do. */
  readonly income: (yen: string) => string;
  readonly keep: (coal: string) => string;
  readonly symbols: (steps: string) => string;
  readonly once: (what: string) => string;
  readonly further: (action: Word, steps: number) => string;
  readonly price: (action: Word, yen: string, star: Word | undefined) => string;
  readonly lean: (coal: string) => string;
  readonly worth: (tiles: Word, value: number) => string;
  readonly free: (what: string) => string;
  readonly output: (more: number) => string;
}

export function namesOf(say: Tongue) {
  const { some, money, things, track, action } = say;
  const actionOf = (id: string) => action[ACTION_IDS.indexOf(id)];
  const does: ByEffect<string> = {
    extraIncome: ({ yen }) => say.income(money(yen)),
    keepCoal: ({ max }) => say.keep(some(max, things.coal)),
    moneySymbolSteps: ({ stepsPerSymbol }) => say.symbols(some(stepsPerSymbol, things.moneySteps)),
    gainYen: ({ yen }) => say.once(money(yen)),
    extraSteps: ({ track: of, steps }) => say.further(actionOf(of === 'coal' ? 'mines' : of), steps),
    costTable: ({ action: id, totalCostYen, bonusStar: star }) =>
      say.price(actionOf(id), money(...totalCostYen), star && track[TRACK_IDS.indexOf(star)]),
    trackSteps: ({ track: of, steps }) => say.once(some(steps, things[`${of}Steps`])),
    gainBlueprints: ({ blueprints }) => say.once(some(blueprints, things.blueprints)),
    coalToRun: ({ coal }) => say.lean(some(coal, things.coal)),
    flipTransport: ({ kind }) => say.worth(things[`${kind}s`], TRANSPORT_VALUE_FLIPPED),
    freeTransport: ({ kind, max }) => say.free(some(max, things[`${kind}s`])),
    freeImprovements: ({ max }) => say.free(some(max, things.machine)),
    extraGoods: ({ goods }) => say.output(goods),
  };
  const good = GOODS.map(({ level }, i) => say.good(i, INFLUENCE_VALUE[level - 1].join(' / ')));
  return {
    track,
    action,
    slot: SLOTS.map((actions) => say.slot(actions.map((a) => action[a]))),
    worker: COLOURS.map((_, i) => say.worker(i)),
    good,
    factory: FACTORIES.map(({ id, good: of, effect }) =>
      say.factory(good[of], id.slice(-1).toUpperCase(), byEffect(does, effect)),
    ),
    region: REGIONS.map(({ bonus: { what, n } }, i) => say.region(i, some(n, things[what]))),
    contract: CONTRACTS.map(({ pattern, yen, vp, moneySteps: steps }) => {
      const gain = yen > 0 ? money(yen) : some(vp, things.vp);
      return say.contract(pattern.join('+'), pattern.length, steps ? [gain, some(steps, things.moneySteps)] : [gain]);
    }),
    influence: INFLUENCE_SLOTS.map(({ city, overseas }, i) => say.influence(city, i % SIDES, overseas)),
    level: REWARD_LEVELS.map(say.level),
    value: Array.from({ length: TOP_INFLUENCE }, (_, i) => say.value(i + 1, waysTo(i + 1))),
    bonus: BONUSES.map(({ what, n }) => say.bonus(some(n, things[what]))),
    achievement: ACHIEVEMENTS.map(({ vp, printed }, i) => say.achievement(i, vp, printed > 0)),
  };
}

/** N-3.5.1: for each level of goods, the fewest cubes that allow a tile of this value; nothing where no number does. */
const waysTo = (value: number): { cubes: number; level: number }[] =>
  INFLUENCE_VALUE.flatMap((highest, i) => {
    const cubes = highest.findIndex((top) => top >= value) + 1;
    return cubes > 0 ? [{ cubes, level: i + 1 }] : [];
  });

/** Where points of achievements come from, given what a language calls the nine. */
export const achievementCategories = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(ACHIEVEMENTS.map(({ id }, i) => [`achievement-${id}`, names[i]]));
