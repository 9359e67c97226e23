import { end, type MoveList } from 'engawa';
import { EVENT, type EventName } from '../../data/index.ts';
import { discard, fromHand } from '../cards.ts';
import { auto, decide } from '../kit.ts';
import { EVENTS_ANY_TIME } from '../readings.ts';
import type { Why } from '../reasons.ts';
import { type MachiState, type Player, STEPS } from '../state.ts';
import { burn, embezzle, labour, tsunami } from './buildings.ts';
import { betray, marry, train, wanted } from './people.ts';
import { plans } from './plans.ts';
import { drought, festival, harvest, truce } from './table.ts';

const RULES = {
  wanted,
  embezzle,
  marry,
  betray,
  truce,
  train,
  festival,
  tsunami,
  burn,
  harvest,
  drought,
  labour,
  plans,
};

const EVENT_OF: Readonly<Record<keyof typeof RULES, EventName>> = {
  wanted: 'wanted',
  embezzle: 'embezzlement',
  marry: 'marriage',
  betray: 'betrayal',
  truce: 'truce',
  train: 'swordMaster',
  festival: 'festival',
  tsunami: 'tsunami',
  burn: 'fire',
  harvest: 'harvest',
  drought: 'drought',
  labour: 'labour',
  plans: 'plans',
};

type Verb = keyof typeof RULES;
const VERBS = Object.keys(RULES) as Verb[];
const isOf = (verb: Verb, season: 'spring' | 'autumn'): boolean => EVENT[EVENT_OF[verb]][season];

/** M-11.6: the events that may be played in a season, as the cards say. */
const eventsOf = (season: 'spring' | 'autumn'): Partial<typeof RULES> =>
  Object.fromEntries(VERBS.filter((verb) => isOf(verb, season)).map((verb) => [verb, RULES[verb]]));

export const springEvents = eventsOf('spring');
export const autumnEvents = eventsOf('autumn');

/** M-24.5: the others, where the table lets them be played in any own turn. */
function strangersTo(season: 'spring' | 'autumn', reason: 'M-11.6 autumn' | 'M-11.6 spring'): Partial<typeof RULES> {
  const guarded = (verb: Verb) => {
    const rule: Asked = RULES[verb];
    const { moves } = rule;
    return {
      ...rule,
      whyNow: (s: MachiState, me: Player, f: never): Why =>
        s.readings & EVENTS_ANY_TIME ? rule.whyNow?.(s, me, f) : reason,
      ...(moves && {
        moves(s: MachiState, me: Player, f: never, out: MoveList): void {
          if (s.readings & EVENTS_ANY_TIME) moves(s, me, f, out);
        },
      }),
    };
  };
  return Object.fromEntries(VERBS.filter((verb) => !isOf(verb, season)).map((verb) => [verb, guarded(verb)]));
}

interface Asked {
  whyNow?(s: MachiState, me: Player, f: never): Why;
  moves?(s: MachiState, me: Player, f: never, out: MoveList): void;
}

export const strangeInSpring = strangersTo('spring', 'M-11.6 autumn');
export const strangeInAutumn = strangersTo('autumn', 'M-11.6 spring');

/** M-24.5: before the arrivals of Spring, after them in the first year, and after the moves of Autumn. */
export const ownMoment = decide(STEPS.ownMoment, {
  ...RULES,
  end: { play: (s) => end(s) },
});

/** M-12.2: an event that took several steps is discarded when they are over. */
export const spent = auto(STEPS.spent, (s, f) => {
  const { seat, card } = f;
  end(s);
  fromHand(s, seat, card);
  discard(s, card);
});
