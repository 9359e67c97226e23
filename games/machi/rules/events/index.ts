import { end } from 'engawa';
import { EVENT, type EventName } from '../../data/index.ts';
import { discard, fromHand } from '../cards.ts';
import { auto } from '../kit.ts';
import { STEPS } from '../state.ts';
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

/** M-11.6: the events that may be played in a season, as the cards say. */
function eventsOf(season: 'spring' | 'autumn'): Partial<typeof RULES> {
  const verbs = Object.keys(RULES) as (keyof typeof RULES)[];
  return Object.fromEntries(verbs.filter((verb) => EVENT[EVENT_OF[verb]][season]).map((verb) => [verb, RULES[verb]]));
}

export const springEvents = eventsOf('spring');
export const autumnEvents = eventsOf('autumn');

/** M-12.2: an event that took several steps is discarded when they are over. */
export const spent = auto(STEPS.spent, (s, f) => {
  const { seat, card } = f;
  end(s);
  fromHand(s, seat, card);
  discard(s, card);
});
