import { expect, it } from 'vitest';
import type { Summary } from '#wire';
import { addressFor, type Filters, filtersIn, fits } from './filters.ts';

const live = { kind: 'live', bank: 1200, increment: 20, cap: 1800 } as const;
const table = (more: Partial<Summary>): Summary =>
  ({
    game: 'nippon',
    clock: live,
    rated: false,
    language: null,
    seats: [{ kind: 'guest' }, { kind: 'open' }],
    ...more,
  }) as Summary;

it('stands in the address and is read from it', () => {
  const all: Filters[] = [
    {},
    { game: 'machi', pace: 'slow', players: 3, rated: true, language: 'fr', level: true, bots: false },
    { rated: false },
  ];
  for (const filters of all) {
    const read = filtersIn(new URL(addressFor(filters), 'http://house').searchParams);
    expect(JSON.parse(JSON.stringify(read))).toEqual(filters);
  }
  expect(filtersIn(new URLSearchParams('pace=warp&players=one&rated=perhaps&open'))).toEqual({});
});

it('lets through what fits, and what nobody said', () => {
  const listed = (more: Partial<Summary>, rating?: number) => ({ summary: table(more), rating });
  expect(
    fits(listed({}), { game: 'nippon', pace: 'live', players: 2, rated: false, language: 'ja', bots: false }),
  ).toBe(true);
  expect(fits(listed({ language: 'fr' }), { language: 'ja' })).toBe(false);
  expect(fits(listed({ clock: null }), { pace: 'live' })).toBe(false);
  expect(fits(listed({}, 1500), { level: true }, () => 1650)).toBe(true);
  expect(fits(listed({}, 1500), { level: true }, () => 1750)).toBe(false);
  expect(fits(listed({}, 1500), { level: true })).toBe(true);
});
