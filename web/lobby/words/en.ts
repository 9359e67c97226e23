const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What is said of tables: on the home page, in the lobby, and before one sits down. */
export const en = {
  yourTurn: 'Your turn',
  atTables: (n: number) => (n === 1 ? 'at one table' : `at ${n} tables`),
  nobodyWaits: 'Nobody waits for you',
  play: 'Play',
  playAt: (game: string, others: string) => `Play: ${game} with ${others}`,
  look: 'Look',
  lookAt: (game: string, others: string) => `Look at ${game} with ${others}`,
  running: 'Running games',
  othersPlay: 'others are to play',
  waitsFor: (names: string) => `${names} to play`,
  waitsToBegin: 'waits to begin',
  paused: 'paused',
  soonest: 'soonest',
  left: (time: string) => `${time} left`,
  noClock: 'no clock',
  outOfTime: 'time is up',
  days: (n: number) => `${n} d`,
  hours: (n: number) => `${n} h`,
  minutes: (n: number) => `${n} min`,
  seconds: (n: number) => `${n} s`,
  ago: (time: string) => `${time} ago`,
  justNow: 'just now',
  invitations: 'Invitations',
  asksYou: (host: string, game: string) => `${host} asks you to ${game}`,
  sitDown: 'Sit down',
  notNow: 'Not now',
  players: (n: number) => plural(n, 'player', 'players'),
  withWhom: (names: string) => `with ${names}`,
};

export type LobbyWording = typeof en;
