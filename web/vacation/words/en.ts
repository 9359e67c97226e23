/** What is said of vacations: on the account page, at tables, and in lists of them. */
export const en = {
  title: 'Vacation',
  lead: (days: number) =>
    `While you are away the clocks of your slow games stand still, and you are not told of your turns. You have ${days} days a year; each vacation costs a day at least. Live games go on, and so do tables that were opened without vacations.`,
  left: (days: number) => (days === 1 ? 'One day is left.' : `${days} days are left.`),
  firstDay: 'First day',
  lastDay: 'Last day',
  open: 'Until I come back',
  notices: 'Tell me of my turns all the same',
  begin: 'Go on vacation',
  change: 'Change it',
  back: 'I am back',
  callOff: 'Call it off',
  on: (until: string) => `You are away until ${until}.`,
  planned: (from: string, until: string) => `You will be away from ${from} until ${until}.`,
  kept: 'Kept: your tables know.',
  home: 'Welcome back: your clocks go on.',
  away: (name: string, until: string) => `${name} is away until ${until}.`,
  soon: (name: string, from: string, until: string) => `${name} will be away from ${from} until ${until}.`,
  ownAway: (until: string) => `You are away until ${until}: your clock stands still here.`,
  allowed: 'Clocks stand still while their player is on vacation.',
  forbidden: 'Vacations do not count here: the clock goes on.',
  wish: 'Clocks stand still on vacation',
  tag: 'no vacations',
};

export type VacationWording = typeof en;
