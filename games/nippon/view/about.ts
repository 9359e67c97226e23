import { type Language, NONE } from 'engawa';
import {
  ACTION_IDS,
  BLUEPRINTS_PER_STEP,
  COAL,
  CONTRACTS,
  FACTORIES,
  GOODS,
  INFLUENCE_SLOTS,
  INVEST_PRICE,
  KNOWLEDGE,
  MONEY,
  PRICES,
  REWARD_LEVEL,
  TRACK_IDS,
  TRACK_TOP,
  TRACKS,
  tableFor,
  WAGE,
} from '../data/index.ts';
import { extraIncome, prices } from '../rules/effects.ts';
import { achievementPoints, timesOf } from '../rules/ending.ts';
import { canMeet } from '../rules/export.ts';
import { demand, isFull, lowestIn, tilesIn } from '../rules/market.ts';
import { outputOf } from '../rules/produce.ts';
import { REF } from '../rules/refs.ts';
import { influenceOf } from '../rules/scoring.ts';
import { CATEGORIES, type NipponState, type Player } from '../rules/state.ts';
import { workersOn } from '../rules/workers.ts';
import { words } from '../words/index.ts';
import type { NipponWords } from '../words/vocabulary.ts';
import { coloursOf, endedNow, pointsNow } from './standing.ts';

interface Asked {
  readonly s: NipponState;
  readonly seat: number;
  readonly me: Player;
  readonly words: NipponWords;
  /** Which of its kind. */
  readonly at: number;
}

type Remark = (asked: Asked) => readonly (string | false | undefined)[];

const some = ({ words: { phrases, things } }: Asked, n: number, what: keyof NipponWords['things']) =>
  phrases.some(n, things[what]);
/** What is wanting of something that costs so much. */
const short = (asked: Asked, what: 'yen' | 'coal' | 'blueprints', cost: number) =>
  asked.me[what] < cost && asked.words.phrases.remarks.short(some(asked, cost - asked.me[what], what));

/** What a player is told of each kind of component, about himself and right now. */
const OWN: Readonly<Record<string, Remark>> = {
  action(asked) {
    const { me, words, at } = asked;
    const id = ACTION_IDS[at];
    const cost = id === 'invest' ? [INVEST_PRICE] : id in PRICES ? prices(me, id) : undefined;
    if (!cost) return [];
    const amount = cost.map((n) => some(asked, n, 'yen')).join(' / ');
    return [words.phrases.remarks.price(amount), short(asked, 'yen', cost[0])];
  },

  worker: ({ me, words, at }) => [words.phrases.remarks.wage(me.workers[at] > 0 ? 0 : WAGE)],

  track(asked) {
    const { me, words, at: track } = asked;
    const { level, next } = words.phrases.remarks;
    const step = me.tracks[track];
    const value = (i: number) => {
      const n = TRACKS[track][i];
      return track === KNOWLEDGE
        ? `${words.names.track[KNOWLEDGE]} ${n}`
        : some(asked, n, track === MONEY ? 'yen' : 'coal');
    };
    const ahead = TRACKS[track].findIndex((n, i) => i > step && n > TRACKS[track][step]);
    const steps = words.phrases.some(ahead - step, words.things[`${TRACK_IDS[track]}Steps`]);
    return [level(value(step), step, TRACK_TOP), ahead >= 0 && next(value(ahead), steps)];
  },

  factory(asked) {
    const { s, me, words, at: tile } = asked;
    const { plans, enough, builtBy, price } = words.phrases.remarks;
    const owner = s.factoryOwner[tile];
    if (owner !== NONE) return [builtBy(words.names.seat[owner].name)];
    const needed = GOODS[FACTORIES[tile].good].knowledge;
    const knowledge = TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]];
    const gap = needed - knowledge;
    return [
      price(some(asked, INVEST_PRICE, 'yen')),
      gap > 0 ? plans(needed, knowledge, some(asked, gap, 'blueprints')) : enough(needed, knowledge),
      short(asked, 'yen', INVEST_PRICE),
      short(asked, 'blueprints', gap),
    ];
  },

  good(asked) {
    const { me, words, at: good } = asked;
    const tile = me.factory[good];
    if (tile === NONE) return [];
    const { run, stored } = words.phrases.remarks;
    const made = words.phrases.some(outputOf(me, good), words.names.good[good]);
    return [
      stored(me.goods[good], GOODS[good].storage),
      run(some(asked, FACTORIES[tile].coal, 'coal'), made),
      short(asked, 'coal', FACTORIES[tile].coal),
    ];
  },

  region({ s, seat, words, at: region }) {
    const { places, ships } = pointsNow(s, seat, region);
    return [words.phrases.remarks.mine(influenceOf(s, seat, region), places, ships)];
  },

  contract({ me, words, at: contract }) {
    const { done, ready } = words.phrases.remarks;
    return [me.fulfilled[contract] ? done : canMeet(me, CONTRACTS[contract].pattern) && ready];
  },

  level({ me, words, at: times }) {
    const needed = REWARD_LEVEL.indexOf(times);
    return [workersOn(me) < needed && words.phrases.remarks.workers(needed)];
  },

  achievement({ s, seat, me, words, at: space }) {
    return [words.phrases.remarks.ended(achievementPoints(endedNow(s), seat, space), timesOf(me, space))];
  },

  value: ({ me, words, at }) => [words.phrases.left(me.tiles[at])],
};

/** And of figures on his own board. */
const FIGURES: Readonly<Record<string, Remark>> = {
  crew({ me, words }) {
    const n = workersOn(me);
    return [REWARD_LEVEL[n] > 0 && words.phrases.remarks.reward(n, REWARD_LEVEL[n])];
  },

  conversion: ({ me, words }) => [words.phrases.remarks.conversions(Math.floor(me.blueprints / BLUEPRINTS_PER_STEP))],

  newBudget(asked) {
    const { me, words } = asked;
    const income = TRACKS[MONEY][me.tracks[MONEY]] + extraIncome(me);
    const wages = WAGE * Math.min(coloursOf(me), Math.floor(income / WAGE));
    const [take, give, rest] = [income, wages, income - wages].map((n) => some(asked, n, 'yen'));
    return [words.phrases.remarks.bill(take, give, rest)];
  },

  income: (asked) => [some(asked, TRACKS[COAL][asked.me.tracks[COAL]], 'coal')],
};

/** What anybody is told, watchers too. */
const COMMON: Readonly<Record<string, Remark>> = {
  influence({ s, seat, me, words, at: slot }) {
    const { asks, held, full } = words.phrases.remarks;
    const { city } = INFLUENCE_SLOTS[slot];
    const good = demand(s, slot);
    const owner = s.influenceOwner[slot];
    return [
      asks(words.names.good[good], seat < 0 ? undefined : me.goods[good]),
      owner !== NONE && held(words.names.seat[owner].name, s.influenceValue[slot]),
      owner === NONE && isFull(s, city) && full(lowestIn(s, city)),
    ];
  },

  city({ s, words, at: city }) {
    return [words.phrases.remarks.tiles(tilesIn(s, city), tableFor(s.seats).tilesPerCity)];
  },

  seat({ s, words, at: seat }) {
    const { points } = s.seat[seat];
    const parts = CATEGORIES.flatMap((id, i) => (points[i] ? [`${words.categories[id]} ${points[i]}`] : []));
    return [words.phrases.remarks.made(parts)];
  },
};

/** The place of a reference among its kind: numbers stand for themselves. */
const placeOf = (kind: string, id: string): number =>
  kind in REF ? REF[kind as keyof typeof REF].indexOf(`${kind}:${id}`) : Number(id);

/** N-12.1: nothing is secret, so what is told hangs on the seat alone; watchers have no figures of their own. */
export function about(s: NipponState, viewer: number, ref: string, language: Language): readonly string[] {
  const [kind, id] = ref.split(':');
  const at = id === undefined ? NONE : placeOf(kind, id);
  const own = viewer < 0 ? undefined : id === undefined ? FIGURES[kind] : OWN[kind];
  const remark = own ?? (id === undefined ? undefined : COMMON[kind]);
  if (!remark || (id !== undefined && !(at >= 0))) return [];
  const lines = remark({ s, seat: viewer, me: s.seat[viewer], words: words[language], at });
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}
