import type { Words } from 'engawa';

/** N-19: what a table may choose. */
export const options: Words['options'] = {
  silk: {
    name: 'The silk factory with 2,000 yen more',
    about: 'Its tile names Consolidate; the income at the end of the game names the Money level only.',
    values: { consolidating: 'when consolidating', always: 'at the end of the game too' },
  },
  overseas: {
    name: 'A tie with the overseas companies',
    about: 'They count as a player for the majority, but the rulebook divides the points among the tied players.',
    values: { share: 'they take a share, which is lost', behind: 'they come after the players' },
  },
  third: {
    name: 'A tie for third place',
    about: 'The rulebook adds the points of the tied places up; after the third there is none to add.',
    values: { shared: 'its points are divided', full: 'each has all of its points' },
  },
  symbols: {
    name: 'Money symbols',
    about:
      'A symbol counts once it is completely revealed; which two tiles lie on it is only in a picture that is lost.',
    values: { sameKind: 'under two ships or two trains', shipAndTrain: 'under a ship and a train' },
  },
};
