import { type Block, BLOCKS as COMMON, printer } from 'engawa/drawing';

const gear = (teeth: number): string => {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const r = i % 4 < 2 ? 10.4 : 7.8;
    const a = ((i - 0.5) / (teeth * 4)) * 2 * Math.PI;
    return `${(12 + r * Math.sin(a)).toFixed(1)} ${(12 - r * Math.cos(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const BLOCKS = {
  // goods
  silk: { ...COMMON.cocoon, tint: '#f4c6cd' },
  paper: { tint: '#f7f0da', body: 'M5.5 3h9.5l4 4v14H5.5Z', ink: 'M15 3v4h4M8.5 11h7.5M8.5 14h7.5M8.5 17h5' },
  bento: {
    tint: '#d9583f',
    body: 'M3 7.5h18V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18ZM3 7.5 5 4.5h14l2 3Z',
    ink: 'M12 7.5v12M12 13.5h9M5.6 13.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14.5 10.5h4M14.5 16.5h4',
  },
  lenses: {
    tint: '#9fd3de',
    body: 'M1.8 13.5a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0ZM12.8 13.5a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z',
    ink: 'M11 12.3q1-1 2 0M2.4 11.3 4.6 6h2M21.6 11.3 19.4 6h-2M4.6 13.2l1.9-1.9M15.6 13.2l1.9-1.9',
  },
  clocks: {
    tint: '#d9a84a',
    body: 'M3.8 13a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0Z',
    ink: 'M12 8v5l3.2 2M7 3.2 3.8 6M17 3.2 20.2 6M6.2 19.2 4.8 21.5M17.8 19.2l1.4 2.3',
  },
  bulbs: COMMON.bulb,
  // stock
  yen: COMMON.yen,
  coal: {
    tint: 'light-dark(#3c3c3c, #5b5f63)',
    body: 'M3.5 16.5 6.5 9l6-4 6 3.5 2 8-4 4H8Z',
    ink: 'M6.5 9l4.5 4.5 7.5-5M11 13.5 8 20.5M11 13.5l5.5 7',
  },
  blueprints: { tint: '#3f7fb3', body: 'M2.5 5h19v14h-19Z', ink: 'M5.5 8.5h7v7h-7ZM12.5 12h6M16 8.5v7M5.5 12h2.5' },
  star: COMMON.star,
  // what actions are about
  ships: {
    tint: '#7fb4b0',
    body: 'M2 14.5h20l-3 5.5H5Z',
    ink: 'M6 14.5V10h9v4.5M8.5 10V4.5h3.5V10M15 10.5l4.5 4M5 20h14',
  },
  trains: {
    tint: '#a9695a',
    body: 'M2.5 9.5H12V4.5h9V17H2.5Z',
    ink: 'M4.5 9.5V5.5h3v4M14.5 7.5H18v3.5h-3.5ZM4 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M1 15h1.5',
  },
  machinery: { tint: '#a7adb3', body: gear(8), ink: 'M8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0' },
  invest: { ...COMMON.factory, tint: '#b6604f' },
  produce: {
    tint: '#b6604f',
    body: 'M2.5 21v-8.5l6 3v-3l6 3V9.5h4.5V21Z',
    ink: 'M16.5 6.5c-2.2-.3-1.8-3.3.5-3 .5-1.8 3.5-1.8 3.8 0 2-.2 2.2 2.8 0 3M5 18h3M11 18h3',
  },
  knowledge: {
    tint: '#e9d7ae',
    body: 'M12 6.2C10 4.6 7 4.2 2.5 4.2v14.3c4.5 0 7.5.4 9.5 2 2-1.6 5-2 9.5-2V4.2C17 4.2 14 4.6 12 6.2Z',
    ink: 'M12 6.2v14.3M5.3 8.3h3.7M5.3 11.5h3.7M15 8.3h3.7M15 11.5h3.7',
  },
  mines: { ...COMMON.pickaxe, tint: '#8f8a80' },
  export: {
    tint: '#c99a66',
    body: 'M2.5 8 12 3.5 21.5 8v9L12 21.5 2.5 17Z',
    ink: 'M2.5 8 12 12.5 21.5 8M12 12.5v9M7.2 5.8l9.6 4.5v3',
  },
  localMarket: {
    tint: '#4d7fa8',
    body: 'M3.5 3.5h17l2 7h-21Z',
    ink: 'M3.5 10.5V21M20.5 10.5V21M3.5 15.5h17M7.8 3.5l-1.3 7M12 3.5v7M16.2 3.5l1.3 7',
  },
  contracts: COMMON.scroll,
  advancedFactories: { ...COMMON.factory, tint: '#b6604f' },
  regions: {
    tint: '#9dbf8f',
    body: 'M4 19c1-4 4-4 6-6s1-5 4-7 6-3 7-1-1 4-3 5-2 4-4 6-4 2-6 4-4 1-4-1Z',
    ink: 'M9 21.5l2-2M15 3.5l1.5 3M8.5 13.5l3 3',
  },
  overseas: { ...COMMON.anchor, tint: '#c9d2d6' },
  vp: { tint: 'var(--seal)', body: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z', ink: 'M8 9l4 7.5L16 9' },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;

export const { Icon, Amount } = printer(BLOCKS);
