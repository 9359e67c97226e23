import { type Block, BLOCKS as COMMON, printer } from 'engawa/drawing';

const BLOCKS = {
  // goods and stock
  copper: { tint: 'var(--good-copper)', body: 'M5 9h14l3 9H2Z', ink: 'M5 9l3-3.5h8L19 9M8 5.5 9 9M16 5.5 15 9' },
  silk: { ...COMMON.cocoon, tint: 'var(--good-silk)' },
  tea: { ...COMMON.leaf, tint: 'var(--good-tea)' },
  fish: {
    tint: '#4f93d1',
    body: 'M2 12c3-5 8.5-6.5 13.5-3.5L21.5 5v14l-6-3.5C10.5 18.5 5 17 2 12Z',
    ink: 'M6.5 11h.1M10 8.5c1.5 2 1.5 5 0 7',
  },
  import: { tint: '#a06a86', body: 'M3 6h18v14H3Z', ink: 'M3 6l18 14M21 6 3 20M3 13h18' },
  yen: COMMON.yen,
  anyGood: { tint: '#efe3c0', body: 'M4 4h16v16H4Z', ink: 'M9 9.5c0-4 6-4 6 0 0 2.5-3 2.5-3 5M12 17.5v.1' },
  warehouse: { tint: '#d8d3c4', body: 'M2.5 10 12 3.5 21.5 10v11h-19Z', ink: 'M7 21v-8h10v8M7 16h10M2.5 10h19' },
  move: { tint: '#8fc7c4', body: 'M3 9.5h9V5l9.5 7L12 19v-4.5H3Z' },
  assistant: COMMON.figure,
  president: {
    tint: '#3c3c3c',
    body: 'M7.5 2.5h9v8h3.5v2.5H4v-2.5h3.5ZM8 13h8c0 3-1 4-1.5 4.5 4 .5 5.5 2 5.5 4H4c0-2 1.5-3.5 5.5-4C9 17 8 16 8 13Z',
    ink: 'M7.5 8h9',
  },
  shophouse: {
    tint: '#c8a06c',
    body: 'M2.5 10.5 5 4h14l2.5 6.5ZM4 10.5h16V20.5H4Z',
    ink: 'M9 10.5v4M15 10.5v4M4 14.5h16M10 20.5v-3h4v3',
  },
  tradingHouse: {
    tint: '#b6604f',
    body: 'M2.5 8.5 12 2.5l9.5 6V21h-19Z',
    ink: 'M2.5 8.5h19M6.5 12h2.5v3H6.5ZM15 12h2.5v3H15ZM10.5 21v-6h3v6M12 4.5V8',
  },
  station: { tint: '#91989f', body: 'M4 8h16v10H4ZM7 3.5h10V8H7Z', ink: 'M12 18v3M4 13h16M8 21h8' },
  order: COMMON.scroll,
  technology: COMMON.bulb,
  agent: {
    tint: '#8b81c3',
    body: 'M6.5 8.5c0-7 11-7 11 0h3v2h-17v-2ZM7.5 10.5h9c0 4-1.5 5.5-2.5 6 4 .5 6 2 6 5H4c0-3 2-4.5 6-5-1-.5-2.5-2-2.5-6Z',
  },
  five: {
    tint: '#f2cd64',
    body: 'M12 2l8.5 5v10L12 22l-8.5-5V7Z',
    ink: 'M15 8H9.5L9 12c3.5-1 6 .3 6 2.7 0 2.3-3.5 3.3-6.2 1.8',
  },
  // areas
  'copper-mine': { ...COMMON.pickaxe, tint: 'var(--good-copper)' },
  'silk-factory': { ...COMMON.factory, tint: '#d9c2c8' },
  'tea-plantation': {
    tint: 'var(--good-tea)',
    body: 'M2 19c2-5 5-5 6.5-3 1.5-4 5-4 6.5 0 2-2 5-2 7 3Z',
    ink: 'M2 21h20M8.5 8c0-3 2-4.5 5-4.5 0 3-2 4.5-5 4.5ZM8.5 8v5',
  },
  'fishing-port': { tint: '#4f93d1', body: 'M2.5 15h19l-3 5.5h-13Z', ink: 'M11 15V3l8 9h-8M6 15V8' },
  bank: {
    tint: '#f2cd64',
    body: 'M2.5 9 12 3l9.5 6v2h-19ZM3 18.5h18V21H3Z',
    ink: 'M5.5 11v7.5M9.5 11v7.5M14.5 11v7.5M18.5 11v7.5',
  },
  port: { ...COMMON.anchor, tint: '#8fc7c4' },
  laboratory: {
    tint: '#b9d6a3',
    body: 'M9 3h6v6l5.5 10.5a1 1 0 0 1-1 1.5h-15a1 1 0 0 1-1-1.5L9 9Z',
    ink: 'M8 3h8M6.5 15h11M11 18h.1M14 17h.1',
  },
  'employment-agency': {
    tint: 'var(--land-2)',
    body: 'M8 4.5a3 3 0 0 1 1.5 5.6c3 .7 4.5 3.4 4.5 8.4H2c0-5 1.5-7.7 4.5-8.4A3 3 0 0 1 8 4.5Z',
    ink: 'M17.5 8v8M13.5 12h8',
  },
  chinatown: {
    tint: '#d9442f',
    body: 'M8 6h8c4 3 4 9 0 12H8c-4-3-4-9 0-12Z',
    ink: 'M12 2.5V6M9 6c-2 4-2 8 0 12M15 6c2 4 2 8 0 12M12 18v3.5M10 21.5h4',
  },
  church: { tint: '#c5b8dc', body: 'M12 5.5 16 10v3l5 3v5H3v-5l5-3v-3Z', ink: 'M12 1.5v4M10.3 3h3.4M10 21v-4.5h4V21' },
  customs: { tint: '#b58a5a', body: 'M3 15h18v6H3ZM8 15V9.5a4 4 0 1 1 8 0V15Z', ink: 'M3 18h18' },
  canal: {
    tint: '#8fc7e0',
    body: 'M2 8c3-3 5.5-3 8.5 0s5.5 3 8.5 0l3-1v12H2Z',
    ink: 'M4 13c2-2 4-2 6 0s4 2 6 0M5 17c2-2 4-2 6 0s4 2 6 0',
  },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;

export const { Icon, Amount } = printer(BLOCKS);
