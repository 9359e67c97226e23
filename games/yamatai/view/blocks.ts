import { type Block, BLOCKS as COMMON, printer } from 'engawa/drawing';

const BLOCKS = {
  // cultures
  persimmon: {
    tint: '#ee8a3a',
    body: 'M4 13.5c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5-3.5 7.5-8 7.5-8-2.5-8-7.5Z',
    ink: 'M12 7.5 8.5 5.5M12 7.5l3.5-2M12 7.5l-3 2.5M12 7.5l3 2.5M12 7.5V3',
  },
  tea: { ...COMMON.leaf, tint: '#7fb85a' },
  wisteria: {
    tint: '#a996d6',
    body: 'M6 5.5a2.6 2.6 0 0 1 5-1.3 2.6 2.6 0 0 1 5 0 2.6 2.6 0 0 1 3 3.8c1.2 2-.5 4-2.5 3.8.3 2-1 3.4-2.5 3.4.3 2-.5 4-2 5.8-1.5-1.8-2.3-3.8-2-5.8-1.5 0-2.8-1.4-2.5-3.4C5 12 3.5 9 6 5.5Z',
    ink: 'M12 3.5v3M9 9h.1M14.5 9h.1M12 12.5h.1M10.5 6.5h.1M12 16.5h.1',
  },
  indigo: {
    tint: '#3f74ad',
    body: 'M12 2.5c4.5 5.5 6.5 8.8 6.5 12a6.5 6.5 0 0 1-13 0c0-3.2 2-6.5 6.5-12Z',
    ink: 'M9 15a3.2 3.2 0 0 0 3 3',
  },
  rice: {
    tint: '#f2e2a8',
    body: 'M12 4.5c2 1.5 2 3.5 0 5-2-1.5-2-3.5 0-5ZM7.5 8c2.4.3 3.3 1.8 2.7 4-2.4-.3-3.3-1.8-2.7-4ZM16.5 8c-2.4.3-3.3 1.8-2.7 4 2.4-.3 3.3-1.8 2.7-4ZM7.5 13c2.4.3 3.3 1.8 2.7 4-2.4-.3-3.3-1.8-2.7-4ZM16.5 13c-2.4.3-3.3 1.8-2.7 4 2.4-.3 3.3-1.8 2.7-4Z',
    ink: 'M12 9.5V22',
  },
  camellia: {
    tint: '#d8435f',
    body: 'M12 2.8c2.3-.6 4 1.2 3.6 3.4 2.2-.5 4.3.8 4.2 3.1-.1 1.7-1.2 2.7-2.7 3 1.2 1.5 1.2 3.7-.6 4.9-1.5 1-3.4.5-4.5-.9-1.1 1.4-3 1.9-4.5.9-1.8-1.2-1.8-3.4-.6-4.9-1.5-.3-2.6-1.3-2.7-3C4.1 7 6.2 5.7 8.4 6.2 8 4 9.7 2.2 12 2.8Z',
    ink: 'M9.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 19v3',
  },
  // buildings
  house: { tint: '#c8a06c', body: 'M2.5 11.5 12 4l9.5 7.5H19V20.5H5V11.5Z', ink: 'M2.5 11.5h19M10 20.5v-5.5h4v5.5' },
  shop: {
    tint: '#6f9fb5',
    body: 'M3 5h18v4.5H3ZM4.5 9.5h15v11h-15Z',
    ink: 'M8 9.5v3.5M12 9.5v3.5M16 9.5v3.5M4.5 13h15M10 20.5v-4h4v4',
  },
  torii: { ...COMMON.torii, tint: '#d9442f' },
  palace: {
    tint: '#e3b23c',
    body: 'M12 2 18.5 7H16.5v2.5L21 13h-2v7.5H5V13H3l4.5-3.5V7h-2Z',
    ink: 'M7.5 9.5h9M5 13h14M10 20.5V16h4v4.5M8 7h8',
  },
  // stock
  person: COMMON.figure,
  coin: COMMON.coin,
  prestige: COMMON.star,
  power: { tint: '#f2cd64', body: 'M13.5 2 5 13.5h6L9.5 22 19 9.5h-6.5Z' },
} as const satisfies Record<string, Block>;

export type Sign = keyof typeof BLOCKS;

export const { Icon, Amount } = printer(BLOCKS);

/** The signs of the six cultures, in their order. */
export const CULTURE_SIGNS: readonly Sign[] = ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'camellia'];
