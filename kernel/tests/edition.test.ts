import { describe, expect, it } from 'vitest';
import { differencesBetween, readEdition, withDifferences } from '../edition/index.ts';
import { problemsOf, tellProblem } from '../edition/problems.ts';
import { between, missingFields, oneOf, type Ranges, rangeOf, upTo, usualRanges } from '../edition/ranges.ts';
import { figuresHash } from '../figures.ts';

const base = {
  'orders.json': {
    orders: [
      { id: 'o1', nation: 'dutch', goods: { tea: 2 }, reward: { vp: 3 }, src: 'R' },
      { id: 'o2', nation: 'french', goods: { silk: 1 }, reward: { vp: 4, yen: 1 }, src: 'R' },
    ],
  },
  'scoring.json': { end: { houses: 4, src: 'S' }, byPower: [1, 2, 3] },
};
const edition = {
  engawa: 'edition',
  game: 'tea',
  name: 'Mine',
  base: figuresHash(base),
  differences: { 'orders.json': { '/orders/0/reward/vp': 5 } },
};

const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('figures', () => {
  it('have one hash, whatever the order of their fields, their provenance and their prose', () => {
    const [first, second] = base['orders.json'].orders;
    const other = {
      'scoring.json': { byPower: [1, 2, 3], end: { src: 'P', houses: 4, note: 'found' } },
      'orders.json': {
        orders: [{ ...first, src: 'S', fieldSrc: { goods: 'P' }, name: 'First', about: 'a remark' }, second],
      },
    };
    expect(figuresHash(other)).toBe(figuresHash(base));
    expect(figuresHash(withDifferences(base, edition.differences))).not.toBe(figuresHash(base));
  });
});

describe('an edition', () => {
  it('changes what it points at and nothing else', () => {
    const changed = withDifferences(base, {
      'orders.json': { '/orders/1/reward/yen': null, '/orders/0/goods/silk': 1 },
      'scoring.json': { '/byPower': [1, 2, 3, 4] },
    }) as typeof base;
    expect(changed['orders.json'].orders[1].reward).toEqual({ vp: 4 });
    expect(changed['orders.json'].orders[0].goods).toEqual({ tea: 2, silk: 1 });
    expect(changed['scoring.json'].byPower).toEqual([1, 2, 3, 4]);
    expect(changed['scoring.json'].end).toBe(base['scoring.json'].end);
    expect(base['orders.json'].orders[1].reward).toEqual({ vp: 4, yen: 1 });
  });

  it('is found again by comparing the figures, there and back', () => {
    const changed = withDifferences(base, {
      'orders.json': { '/orders/0/reward/vp': 9, '/orders/1/reward/yen': null, '/orders/1/goods/tea': 2 },
      'scoring.json': { '/byPower/2': 7 },
    });
    const there = differencesBetween(base, changed);
    const back = differencesBetween(changed, base);
    expect(withDifferences(base, there)).toEqual(changed);
    expect(withDifferences(changed, back)).toEqual(base);
    expect(differencesBetween(base, base)).toEqual({});
  });

  it('is refused with a sentence where it points at nothing', () => {
    const at = (file: string, pointer: string, value: unknown = 1) =>
      refused(() => withDifferences(base, { [file]: { [pointer]: value } }));
    expect(at('cards.json', '/x')).toBe('There is no file "cards.json" among the figures.');
    expect(at('orders.json', '/orders/7/reward/vp')).toBe('There is nothing at orders.json /orders/7/reward/vp.');
    expect(at('orders.json', '/orders/0/reward/yen', null)).toBe(
      'There is nothing at orders.json /orders/0/reward/yen.',
    );
    expect(at('orders.json', 'orders')).toBe('"orders" does not point at a figure: it begins with "/".');
    expect(at('orders.json', '/orders/0/src', 'S')).toContain('no figure itself');
    expect(at('orders.json', '/orders/__proto__/vp')).toContain('There is nothing at');
    expect(at('__proto__', '/x')).toContain('There is no file');
    expect(({} as Record<string, unknown>).vp).toBeUndefined();
  });

  it('is read from any JSON, or refused with what is missing', () => {
    expect(readEdition({ ...edition, name: ' Mine ', more: 1 })).toEqual(edition);
    for (const json of [null, [], 'edition', {}, { engawa: 'record' }]) {
      expect(refused(() => readEdition(json))).toContain('This is not an edition');
    }
    expect(refused(() => readEdition({ ...edition, name: '' }))).toContain('"name"');
    expect(refused(() => readEdition({ ...edition, author: 7 }))).toContain('"author"');
    expect(refused(() => readEdition({ ...edition, base: 'abc' }))).toContain('"base"');
    expect(refused(() => readEdition({ ...edition, differences: [] }))).toContain('"differences"');
    const long = { 'orders.json': { '/orders/0/name': 'x'.repeat(70_000) } };
    expect(refused(() => readEdition({ ...edition, differences: long }))).toContain('at most');
  });
});

describe('ranges', () => {
  const ranges: Ranges = {
    figures: [
      ...between(0, 9, 'orders.json/orders/*/reward/vp', 'scoring.json/byPower/*'),
      ...upTo(5, 'orders.json/orders/*/reward/{yen,import}'),
      ...oneOf(['dutch', 'french'], 'orders.json/orders/*/nation'),
    ],
    agreements: [
      {
        says: { en: 'The first order is not worth more than the second.' },
        holds: (figures) => {
          const { orders } = (figures as typeof base)['orders.json'];
          return orders[0].reward.vp <= orders[1].reward.vp;
        },
      },
    ],
  };
  const told = (values: Record<string, unknown>) =>
    problemsOf(ranges, base, withDifferences(base, { 'orders.json': values })).map((problem) => tellProblem(problem));

  it('accept what they allow', () => {
    expect(told({ '/orders/0/reward/vp': 2, '/orders/0/reward/yen': 5, '/orders/0/nation': 'french' })).toEqual([]);
    expect(told({ '/orders/1/reward/yen': null })).toEqual([]);
  });

  it('say where and why they refuse', () => {
    expect(told({ '/orders/0/reward/vp': 12 })).toEqual([
      'orders.json /orders/0/reward/vp: A whole number from 0 to 9 stands here.',
    ]);
    expect(told({ '/orders/0/reward/vp': 1.5 })).toHaveLength(1);
    expect(told({ '/orders/0/reward/vp': '3' })).toHaveLength(1);
    expect(told({ '/orders/1/reward/vp': null })).toHaveLength(1);
    expect(told({ '/orders/0/nation': 'martian' })).toEqual([
      'orders.json /orders/0/nation: One of these stands here: dutch, french.',
    ]);
    expect(told({ '/orders/0/id': 'o9' })).toEqual([
      'orders.json /orders/0/id: This is not a figure that an edition may change.',
    ]);
    expect(told({ '/orders/0/reward/vp': 9 })).toEqual(['The first order is not worth more than the second.']);
  });

  it('know which fields could be there', () => {
    const { reward } = base['orders.json'].orders[1];
    expect(missingFields(ranges, 'orders.json', ['orders', '1', 'reward'], reward)).toEqual(['import']);
    expect(rangeOf(ranges, 'orders.json', ['orders', '1'])).toBeUndefined();
  });

  it('of a game that declares none let every number change as far as its size lets one expect', () => {
    const usual = usualRanges(base);
    expect(rangeOf(usual, 'scoring.json', ['end', 'houses'])).toMatchObject({ least: 0, most: 9 });
    expect(rangeOf(usual, 'orders.json', ['orders', '0', 'nation'])).toBeUndefined();
  });
});
