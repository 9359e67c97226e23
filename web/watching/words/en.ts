/** What is said to who watches. */
export const en = {
  title: 'Games under way',
  lead: 'Boards as they stand. Games of people you follow come first.',
  all: 'All games under way',
  follow: 'you follow',
  watched: (n: number) => (n === 1 ? '1 watches' : `${n} watch`),
  over: 'has ended',
  chances: 'Chances to win',
  chancesLead: 'A bot judges them by what you see. The players do not see them.',
  percent: (share: number) => `${Math.round(100 * share)} %`,
  unknown: 'No bot can tell here.',
};

export type WatchingWording = typeof en;
