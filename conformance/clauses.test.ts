import { describe, expect, it } from 'vitest';
import { clausesIn, testsByClause } from './clauses.ts';

describe('clausesIn', () => {
  const rulebook = [
    '# Rulebook',
    '## N-1 Sources <!-- background -->',
    '- **N-1.1** A book.',
    '## N-2 Turns',
    'Text that names N-2.1 and N-9.9 in passing.',
    '- **N-2.1** Take a worker.',
    '- **N-2.2 Payment.** Pay first.',
    '  - **N-2.2.1** In Yen.',
    '### N-3 Rulings',
    '- **N-3 A7** A ruling.',
    '| **N-4.1** | in a table |',
  ].join('\n');

  it('finds headings, bold ids and rulings, in order, and nothing named in passing', () => {
    expect(clausesIn(rulebook).map(({ id }) => id)).toEqual([
      'N-1',
      'N-1.1',
      'N-2',
      'N-2.1',
      'N-2.2',
      'N-2.2.1',
      'N-3',
      'N-3 A7',
      'N-4.1',
    ]);
  });

  it('asks no test of what has clauses below it, nor of background', () => {
    const testable = clausesIn(rulebook).filter(({ container }) => !container);
    expect(testable.map(({ id }) => id)).toEqual(['N-2.1', 'N-2.2.1', 'N-3 A7', 'N-4.1']);
  });

  it('keeps the first words', () => {
    const text = (id: string) => clausesIn(rulebook).find((clause) => clause.id === id)?.text;
    expect(text('N-1')).toBe('Sources');
    expect(text('N-2.1')).toBe('Take a worker.');
    expect(text('N-2.2')).toBe('Payment. Pay first.');
  });
});

describe('testsByClause', () => {
  const first = [
    "it('N-2.1 takes a worker (N-3 A7)', () => {});",
    'it.each([[1, f(2)]])("N-2.2.1 costs %i", () => {});',
    'test(`N-2.10 is another clause`, () => {});',
    "it.skip('N-5.1 is skipped', () => {});",
    "describe('N-6.1 is a heading', () => {});",
    "// it's said in N-7.1",
    "it('isn\\'t N-8.1 quoted?', () => {});",
  ].join('\n');
  const found = testsByClause([
    ['tests/a.test.ts', first],
    ['tests/b.test.ts', "it('N-2.1 again', () => {});"],
    ['tests/kit.ts', "it('N-9.1 is no test', () => {});"],
  ]);

  it('finds the ids in the titles of tests', () => {
    expect([...found.keys()].sort()).toEqual(['N-2.1', 'N-2.10', 'N-2.2.1', 'N-3 A7', 'N-8.1'].sort());
    expect(found.get('N-2.1')?.map(({ file }) => file)).toEqual(['a.test.ts', 'b.test.ts']);
    expect(found.get('N-2.2.1')).toEqual([{ file: 'a.test.ts', title: 'N-2.2.1 costs %i' }]);
  });

  it('counts neither skipped tests, nor headings, nor comments, nor other files', () => {
    for (const id of ['N-5.1', 'N-6.1', 'N-7.1', 'N-9.1']) expect(found.has(id), id).toBe(false);
  });

  it('has nothing to say where there are no files', () => {
    expect(testsByClause([]).size).toBe(0);
  });
});
