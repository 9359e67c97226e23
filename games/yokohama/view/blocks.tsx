/** @jsxImportSource #drawing */
import { type Block, type Drawn, Print } from '#drawing';

const BLOCKS = {
  // goods and stock
  copper: { body: 'M5 9h14l3 9H2Z', ink: 'M5 9l3-3.5h8L19 9M8 5.5 9 9M16 5.5 15 9' },
  silk: {
    body: 'M6 17.5C2.6 14.4 3.3 8.6 8 5.8s10.2-1.5 11.8 2-1.2 8.6-5 10.7-6.7 1-8.8-1Z',
    ink: 'M8.5 5.8c2.6 3 3.6 7.8 2.8 13M13.5 4.6c2.4 3.2 3.2 8 1.8 13',
  },
  tea: { body: 'M4 20C3.5 10 9 3.5 20.5 3.5 20.5 14 14 20.5 4 20Z', ink: 'M4 20 15.5 8.5M8.5 15.5V11M11.5 12.5V8.5' },
  fish: {
    body: 'M2 12c3-5 8.5-6.5 13.5-3.5L21.5 5v14l-6-3.5C10.5 18.5 5 17 2 12Z',
    ink: 'M6.5 11h.1M10 8.5c1.5 2 1.5 5 0 7',
  },
  import: { body: 'M3 6h18v14H3Z', ink: 'M3 6l18 14M21 6 3 20M3 13h18' },
  yen: {
    body: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z',
    ink: 'M8 6.5l4 5.2 4-5.2M12 11.7V18M8.5 12.7h7M8.5 15.3h7',
  },
  anyGood: { body: 'M4 4h16v16H4Z', ink: 'M9 9.5c0-4 6-4 6 0 0 2.5-3 2.5-3 5M12 17.5v.1' },
  warehouse: { body: 'M2.5 10 12 3.5 21.5 10v11h-19Z', ink: 'M7 21v-8h10v8M7 16h10M2.5 10h19' },
  move: { body: 'M3 9.5h9V5l9.5 7L12 19v-4.5H3Z' },
  assistant: {
    body: 'M12 3.2a4 4 0 0 1 4 4c0 2-1 3.3-2 4 4 .8 6 3.5 6 9.3H4c0-5.8 2-8.5 6-9.3-1-.7-2-2-2-4a4 4 0 0 1 4-4Z',
  },
  president: {
    body: 'M7.5 2.5h9v8h3.5v2.5H4v-2.5h3.5ZM8 13h8c0 3-1 4-1.5 4.5 4 .5 5.5 2 5.5 4H4c0-2 1.5-3.5 5.5-4C9 17 8 16 8 13Z',
    ink: 'M7.5 8h9',
  },
  shophouse: {
    body: 'M2.5 10.5 5 4h14l2.5 6.5ZM4 10.5h16V20.5H4Z',
    ink: 'M9 10.5v4M15 10.5v4M4 14.5h16M10 20.5v-3h4v3',
  },
  tradingHouse: {
    body: 'M2.5 8.5 12 2.5l9.5 6V21h-19Z',
    ink: 'M2.5 8.5h19M6.5 12h2.5v3H6.5ZM15 12h2.5v3H15ZM10.5 21v-6h3v6M12 4.5V8',
  },
  station: { body: 'M4 8h16v10H4ZM7 3.5h10V8H7Z', ink: 'M12 18v3M4 13h16M8 21h8' },
  order: { body: 'M4 3h13v15a3 3 0 0 0 3 3H7.5A3.5 3.5 0 0 1 4 17.5Z', ink: 'M7 7.5h7M7 11h7M7 14.5h4M17 8h3.5v10.5' },
  technology: {
    body: 'M12 2.2a6.7 6.7 0 0 1 4.2 11.9c-1 .9-1.4 1.7-1.4 2.9H9.2c0-1.2-.4-2-1.4-2.9A6.7 6.7 0 0 1 12 2.2Z',
    ink: 'M9.4 17v2.8h5.2V17M10.5 22h3M12 11v6M9.5 9l2.5 2.5L14.5 9',
  },
  agent: {
    body: 'M6.5 8.5c0-7 11-7 11 0h3v2h-17v-2ZM7.5 10.5h9c0 4-1.5 5.5-2.5 6 4 .5 6 2 6 5H4c0-3 2-4.5 6-5-1-.5-2.5-2-2.5-6Z',
  },
  five: { body: 'M12 2l8.5 5v10L12 22l-8.5-5V7Z', ink: 'M15 8H9.5L9 12c3.5-1 6 .3 6 2.7 0 2.3-3.5 3.3-6.2 1.8' },
  // areas
  'copper-mine': { body: 'M6.5 3.6C13 2 19 6 21.5 13.2 17.5 8.6 12.8 6 6.5 6.2Z', ink: 'M4 21.5 14.5 7.5' },
  'silk-factory': {
    body: 'M2.5 21V11.5l5.5 3v-3l5.5 3v-3l4 2.2V3.5h4V21Z',
    ink: 'M5 17.5h2.5M10.5 17.5H13M16 17.5h2.5',
  },
  'tea-plantation': {
    body: 'M2 19c2-5 5-5 6.5-3 1.5-4 5-4 6.5 0 2-2 5-2 7 3Z',
    ink: 'M2 21h20M8.5 8c0-3 2-4.5 5-4.5 0 3-2 4.5-5 4.5ZM8.5 8v5',
  },
  'fishing-port': { body: 'M2.5 15h19l-3 5.5h-13Z', ink: 'M11 15V3l8 9h-8M6 15V8' },
  bank: { body: 'M2.5 9 12 3l9.5 6v2h-19ZM3 18.5h18V21H3Z', ink: 'M5.5 11v7.5M9.5 11v7.5M14.5 11v7.5M18.5 11v7.5' },
  port: {
    body: 'M9.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z',
    ink: 'M12 7.2V21M7.5 10.5h9M4 14c.5 4.5 4 7 8 7s7.5-2.5 8-7',
  },
  laboratory: {
    body: 'M9 3h6v6l5.5 10.5a1 1 0 0 1-1 1.5h-15a1 1 0 0 1-1-1.5L9 9Z',
    ink: 'M8 3h8M6.5 15h11M11 18h.1M14 17h.1',
  },
  'employment-agency': {
    body: 'M8 4.5a3 3 0 0 1 1.5 5.6c3 .7 4.5 3.4 4.5 8.4H2c0-5 1.5-7.7 4.5-8.4A3 3 0 0 1 8 4.5Z',
    ink: 'M17.5 8v8M13.5 12h8',
  },
  chinatown: {
    body: 'M8 6h8c4 3 4 9 0 12H8c-4-3-4-9 0-12Z',
    ink: 'M12 2.5V6M9 6c-2 4-2 8 0 12M15 6c2 4 2 8 0 12M12 18v3.5M10 21.5h4',
  },
  church: { body: 'M12 5.5 16 10v3l5 3v5H3v-5l5-3v-3Z', ink: 'M12 1.5v4M10.3 3h3.4M10 21v-4.5h4V21' },
  customs: { body: 'M3 15h18v6H3ZM8 15V9.5a4 4 0 1 1 8 0V15Z', ink: 'M3 18h18' },
  canal: {
    body: 'M2 8c3-3 5.5-3 8.5 0s5.5 3 8.5 0l3-1v12H2Z',
    ink: 'M4 13c2-2 4-2 6 0s4 2 6 0M5 17c2-2 4-2 6 0s4 2 6 0',
  },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;

export const Icon = ({ of }: { readonly of: Sign }): Drawn => <Print name={of} block={BLOCKS[of]} />;
