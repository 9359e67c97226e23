import type { Words } from 'engawa';

/** T-20: what a table may choose. */
export const options: Words['options'] = {
  harvest: {
    name: 'Harvest',
    about: 'The rulebook gives one token for every boat placed; some tables let a player stop before.',
    values: { whole: 'one token for every boat', mayStop: 'may stop early' },
  },
  tomoe: {
    name: 'Tomoe’s gold',
    about:
      'The general rule counts transactions by turn, Tomoe’s tile by round; with two players a round has two turns for each.',
    values: { turn: 'in every turn', round: 'once a round' },
  },
};
