import type { Words } from 'engawa';

/** M-24: how a table may read the rulebook. */
export const readings: Words['options'] = {
  blockedFounder: {
    name: 'Founders from blocked buildings',
    about: 'The rulebook bars moves from a blocked building in Autumn; of founders taken in Summer it says nothing.',
    values: { stays: 'nobody leaves a blocked building', mayFound: 'may found a site' },
  },
  outside: {
    name: 'Samurai outside',
    about:
      'The rulebook speaks of founders from hand or from a building, and of moves between buildings; samurai outside are not mentioned.',
    values: { free: 'may found sites and go in and out', stay: 'stay outside for good' },
  },
  famine: {
    name: 'Famine and samurai outside',
    about: 'The rulebook takes first those placed last on a building; who stands outside is on none.',
    values: { any: 'always a choice', buildingsFirst: 'only when nobody is left on a building' },
  },
  returning: {
    name: 'Coming back in Autumn',
    about:
      'Stacks are not rearranged, says the author; who moves away and back would end up at another place of his stack.',
    values: { endOfStack: 'allowed, at the end of the stack', never: 'not to a building left this Autumn' },
  },
  events: {
    name: 'Events',
    about: 'The rulebook only says “in one’s own turn”; the seasons on the cards are ours.',
    values: { seasons: 'in their seasons and phases', ownTurn: 'at any moment of one’s own turn' },
  },
};
