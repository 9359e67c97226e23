import { type Block, BLOCKS as COMMON, printer } from 'engawa/drawing';

const BLOCKS = {
  // families: trade, culture, samurai, yakuza; events
  yellow: {
    tint: 'var(--family-trade)',
    body: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z',
    ink: 'M9 9h6v6H9ZM5 12h1.5M17.5 12H19M12 5v1.5M12 17.5V19',
  },
  blue: { ...COMMON.torii, tint: '#4f93d1' },
  red: {
    tint: 'var(--family-samurai)',
    body: 'M20.5 2.5 22 4 10.5 15.5 8 16l.5-2.5ZM5.5 13.5l5 5-1.5 1.5-5-5ZM6 17l1.5 1.5L4 22l-2-2Z',
  },
  black: {
    tint: '#55595d',
    body: 'M3 7c5-4 13-4 18 0 1 6-2 13-9 14.5C5 20 2 13 3 7Z',
    ink: 'M6 10.5c2-1.5 4-1 5 1M18 10.5c-2-1.5-4-1-5 1M8.5 16.5q3.5-1.5 7 0',
  },
  event: { tint: '#b7aedd', body: 'M4 3h16v18H4Z', ink: 'M8 7.5h8M8 11.5h8M8 15.5h5' },
  // outputs
  wealth: COMMON.coin,
  honour: { ...COMMON.star, tint: '#6fa8dc' },
  rice: {
    tint: '#fffdf3',
    body: 'M3 11h18c0 5.5-3.5 9-9 9s-9-3.5-9-9Z',
    ink: 'M5.5 11c0-5 13-5 13 0M9 8.5v.1M12 7.5v.1M15 8.5v.1M8.5 22h7',
  },
  /* who eats: two chopsticks */
  eats: { tint: '#c98f4a', body: 'M4 3l2-1 13 19-1.5 1ZM11 2h2l8 16-2 1Z' },
  sabre: {
    tint: '#c9ced2',
    body: 'M20.5 2.5 22 4 10.5 15.5 8 16l.5-2.5ZM5.5 13.5l5 5-1.5 1.5-5-5Z',
    ink: 'M7 17l-4 4',
  },
  villager: {
    tint: 'light-dark(#efe3c0, #4a4436)',
    body: 'M5 2.5h14v19H5Z',
    ink: 'M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM7.5 18c0-4 2-6 4.5-6s4.5 2 4.5 6',
  },
  building: { tint: 'light-dark(#efe3c0, #4a4436)', body: 'M5 2.5h14v19H5Z', ink: 'M7 12l5-5 5 5M8.5 11v6.5h7V11' },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;

export const { Icon } = printer(BLOCKS, 'm-');

/** Signs of the families, by colour of the card. */
export const FAMILIES: readonly Sign[] = ['yellow', 'blue', 'red', 'black'];
