import { NONE } from 'engawa';
import { autumnEvents, springEvents } from './events/index.ts';
import type { Why } from './reasons.ts';
import { AUTUMN, layout, type MachiState, SPRING, STEPS, SUMMER } from './state.ts';

/** Verbs that answer a question of their own, and why it is not asked. */
const ANSWERS: Readonly<Record<string, Why>> = {
  starve: 'M-5.4',
  pick: 'M-6.2 once',
  draw: 'M-6.3',
  complete: 'M-14.7 hall',
  decline: 'M-14.7 hall',
  accept: 'M-8.5 challenge',
  refuse: 'M-8.5 challenge',
  strike: 'M-8.8 duel',
  keep: 'M-13.13 plans',
};
const YAKUZA: readonly string[] = ['place', 'shift'];
const MOVES: readonly string[] = ['move', 'swap', 'withdraw'];

/** Why a verb of another step cannot be now, where the rulebook says more than that it is another step. */
export function elsewhere(s: MachiState, _seat: number, verb: string): Why {
  if (verb in ANSWERS) return ANSWERS[verb];
  if (s.challenger !== NONE) return 'M-8.16';
  const moving = layout.plans(s, STEPS.moveAction);
  if (verb === 'open') return s.season === SUMMER ? 'M-7.11 sites' : 'M-7.1 season';
  if (verb === 'settle' || verb === 'camp') return s.season === SUMMER ? undefined : 'M-7.8 season';
  if (verb === 'challenge') return moving ? 'M-8.23' : s.season === AUTUMN ? undefined : 'M-8.1';
  if (MOVES.includes(verb)) return whyNoMoves(s);
  if (YAKUZA.includes(verb)) return s.season === SPRING ? whyNotInSpring(s) : 'M-6.6 season';
  return verb in springEvents || verb in autumnEvents ? whyNoEvent(s, verb, moving) : undefined;
}

/** The second part of a turn of Spring, which the first year does not have. */
const whyNotInSpring = (s: MachiState): Why => (s.year === 1 ? 'M-6.10' : 'M-6.6 arrivals');

function whyNoMoves(s: MachiState): Why {
  if (s.season === SUMMER) return 'M-7.10 moves';
  if (s.season !== AUTUMN) return 'M-8.17 season';
  return s.year === 1 ? 'M-4.2' : undefined;
}

function whyNoEvent(s: MachiState, verb: string, moving: boolean): Why {
  if (s.season === SPRING) return verb in springEvents ? whyNotInSpring(s) : 'M-11.6 autumn';
  if (s.season !== AUTUMN) return 'M-7.11 events';
  if (moving) return 'M-8.23';
  return verb in autumnEvents ? undefined : 'M-11.6 spring';
}
