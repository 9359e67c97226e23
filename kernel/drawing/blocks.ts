import type { Block } from './print.tsx';

/** Signs that more than one game prints. A game names them after what they mean there. */
export const BLOCKS = {
  anchor: {
    body: 'M9.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z',
    ink: 'M12 7.2V21M7.5 10.5h9M4 14c.5 4.5 4 7 8 7s7.5-2.5 8-7',
  },
  bulb: {
    tint: '#ffe36e',
    body: 'M12 2.2a6.7 6.7 0 0 1 4.2 11.9c-1 .9-1.4 1.7-1.4 2.9H9.2c0-1.2-.4-2-1.4-2.9A6.7 6.7 0 0 1 12 2.2Z',
    ink: 'M9.4 17v2.8h5.2V17M10.5 22h3M9.5 11l1.2-2 1.3 2 1.3-2 1.2 2M12 11v6',
  },
  cocoon: {
    body: 'M6 17.5C2.6 14.4 3.3 8.6 8 5.8s10.2-1.5 11.8 2-1.2 8.6-5 10.7-6.7 1-8.8-1Z',
    ink: 'M8.5 5.8c2.6 3 3.6 7.8 2.8 13M13.5 4.6c2.4 3.2 3.2 8 1.8 13M4.2 12.6c4.5-3 10-4.6 15.8-4',
  },
  coin: { tint: '#f2cd64', body: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z', ink: 'M9 9h6v6H9Z' },
  factory: {
    body: 'M2.5 21V11.5l5.5 3v-3l5.5 3v-3l4 2.2V3.5h4V21Z',
    ink: 'M5 17.5h2.5M10.5 17.5H13M16 17.5h2.5M17.5 6.5h4',
  },
  figure: {
    tint: 'var(--land-2)',
    body: 'M12 3.2a4 4 0 0 1 4 4c0 2-1 3.3-2 4 4 .8 6 3.5 6 9.3H4c0-5.8 2-8.5 6-9.3-1-.7-2-2-2-4a4 4 0 0 1 4-4Z',
  },
  leaf: {
    body: 'M4 20C3.5 10 9 3.5 20.5 3.5 20.5 14 14 20.5 4 20Z',
    ink: 'M4 20 15.5 8.5M8.5 15.5V11M11.5 12.5V8.5M8.5 15.5h4.5M11.5 12.5h4.5',
  },
  pickaxe: { body: 'M6.5 3.6C13 2 19 6 21.5 13.2 17.5 8.6 12.8 6 6.5 6.2Z', ink: 'M4 21.5 14.5 7.5' },
  scroll: {
    tint: '#efe3c0',
    body: 'M4 3h13v15a3 3 0 0 0 3 3H7.5A3.5 3.5 0 0 1 4 17.5Z',
    ink: 'M7 7.5h7M7 11h7M7 14.5h4M17 8h3.5v10.5',
  },
  star: { tint: '#f2cd64', body: 'm12 2.5 2.9 5.9 6.6 1-4.8 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5-4.8-4.6 6.6-1Z' },
  torii: {
    body: 'M2 4.5q10 3 20 0l.5 3q-2 .7-4 1v3h1v2.5h-1V21h-2.5v-7h-8v7H5.5v-7h-1v-2.5h1v-3q-2-.3-4-1Z',
    ink: 'M12 8.5v3',
  },
  yen: {
    tint: '#f2cd64',
    body: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z',
    ink: 'M8 6.5l4 5.2 4-5.2M12 11.7V18M8.5 12.7h7M8.5 15.3h7',
  },
} as const satisfies Record<string, Block>;
