import { callFor, end, NONE } from 'engawa';
import { challenge } from './challenge.ts';
import { did } from './deeds.ts';
import { autumnEvents, springEvents, strangeInAutumn, strangeInSpring } from './events/index.ts';
import { auto, decide } from './kit.ts';
import { moveCap } from './moves.ts';
import { EVENTS_ANY_TIME } from './readings.ts';
import { AUTUMN, STEPS } from './state.ts';
import { place, shift } from './yakuza.ts';
import { firstPlayer } from './year.ts';

/** M-6.6: yakuza and events of Spring, in any order, then the turn ends. */
export const springAction = decide(STEPS.springAction, {
  place,
  shift,
  ...springEvents,
  ...strangeInSpring,
  end: { play: (s) => end(s) },
});

/** M-8: Autumn. */
export const autumn = auto(STEPS.autumn, (s) => {
  end(s);
  s.season = AUTUMN;
  s.first = firstPlayer(s);
  s.tell?.(did.autumnBegan({ seat: NONE, n: s.year, of: s.years, whom: s.first, clause: 'M-4.4' }));
  callFor(s, NONE, STEPS.autumnTurns);
});

export const autumnTurns = auto(STEPS.autumnTurns, (s, f) => {
  if (f.turn === s.seats) {
    end(s);
    return;
  }
  callFor(s, (s.first + f.turn++) % s.seats, STEPS.autumnAction);
});

/** M-8.1: duels and events, then the moves (M-8.23), which year 1 does not have (M-4.2). */
export const autumnAction = decide(STEPS.autumnAction, {
  challenge,
  ...autumnEvents,
  ...strangeInAutumn,
  close: {
    play(s, me, f) {
      s.tell?.(did.closedDuels({ seat: f.seat, clause: 'M-8.1' }));
      end(s);
      if (s.readings & EVENTS_ANY_TIME) callFor(s, f.seat, STEPS.ownMoment);
      const left = s.year > 1 ? moveCap(s, me) : 0;
      if (left > 0) callFor(s, f.seat, STEPS.moveAction, left);
    },
  },
});
