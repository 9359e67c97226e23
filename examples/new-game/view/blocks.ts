import { type Block, printer } from 'engawa/drawing';

/** Signs on a grid of 24 by 24: one flat body of colour, then the lines of ink. In the order of the kinds. */
const BLOCKS = {
  small: { tint: '#f0a04b', body: 'M7 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', ink: 'M9.5 9.2q2.5 1.6 5 0M12 9.4V7' },
  round: {
    tint: '#e8772e',
    body: 'M4.5 13.5a7.5 6.8 0 1 0 15 0a7.5 6.8 0 1 0-15 0Z',
    ink: 'M8.5 7.4q3.5 2.4 7 0M12 8V4.6M8 15h8',
  },
  great: {
    tint: '#c9501f',
    body: 'M2.5 13.5a9.5 8.7 0 1 0 19 0a9.5 8.7 0 1 0-19 0Z',
    ink: 'M7.5 5.6q4.5 3.2 9 0M12 6.6V2.4M7 12.5h10M8 16.5h8',
  },
  crow: {
    tint: '#6b6f78',
    body: 'M2 9.5 7 8q2-4 6-3.5 3 .4 4 4l5 9-7-3q-4 4-9 1-3-2-2.5-6Z',
    ink: 'M8.6 8.2v.1M11 15.5 10 21M14 15l1 5.5',
  },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;
export const SIGNS = Object.keys(BLOCKS) as readonly Sign[];
export const { Icon } = printer<Sign>(BLOCKS);
