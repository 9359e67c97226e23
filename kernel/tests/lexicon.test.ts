import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argOf, defineLexicon, domain, numbers, Refusal, renamed, verbOf } from '#kernel';

const COLOURS = domain('worker', ['red', 'blue', 'grey']);
const lexicon = defineLexicon({
  pass: [],
  take: [numbers('slot', 1, 5), COLOURS],
  swap: [COLOURS, renamed('other', COLOURS), numbers('times', 0, 255)],
});

const refusal = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('a lexicon', () => {
  it('packs a move into a small integer and unpacks it', () => {
    const move = lexicon.move.swap(2, 1, 255);
    expect(lexicon.names[verbOf(move)]).toBe('swap');
    expect([argOf(move, 0), argOf(move, 1), argOf(move, 2)]).toEqual([2, 1, 255]);
    expect(move).toBeGreaterThan(0);
    expect(move).toBeLessThan(2 ** 30);
    expect(lexicon.is.swap(move)).toBe(true);
    expect(lexicon.is.pass(move)).toBe(false);
  });

  it('says every sentence once, and no two alike', () => {
    const all = [...lexicon.all()];
    expect(all).toHaveLength(1 + 5 * 3 + 3 * 3 * 256);
    expect(new Set(all.map(lexicon.text)).size).toBe(all.length);
  });

  it('writes and reads the same notation', () => {
    expect(lexicon.text(lexicon.move.take(3, 0))).toBe('take 3 red');
    for (const move of lexicon.all()) expect(lexicon.parse(lexicon.text(move))).toBe(move);
  });

  it('does not mind spaces of any kind', () => {
    expect(lexicon.parse('  take\t3  red\n')).toBe(lexicon.move.take(3, 0));
    expect(lexicon.parse('take\u30003\u3000red')).toBe(lexicon.move.take(3, 0));
  });

  it('names what a screen has to ring', () => {
    expect(lexicon.refs(lexicon.move.take(3, 0))).toEqual(['slot:3', 'worker:red']);
    expect(lexicon.refs(lexicon.move.swap(0, 1, 7))).toEqual(['worker:red', 'other:blue', 'times:7']);
  });

  it.each([
    ['', 'unknown-verb', 'pass, take, swap'],
    ['fly 3', 'unknown-verb', 'fly'],
    ['__proto__', 'unknown-verb', 'pass, take, swap'],
    ['constructor', 'unknown-verb', 'pass, take, swap'],
    ['Take 3 red', 'unknown-verb', 'Take'],
    ['take', 'bad-arguments', 'take <slot> <worker>'],
    ['take 3', 'bad-arguments', 'take <slot> <worker>'],
    ['pass now', 'bad-arguments', 'pass'],
    ['take 3 red blue', 'bad-arguments', 'take <slot> <worker>'],
    ['take 0 red', 'bad-argument', '1, 2, 3, 4, 5'],
    ['take 03 red', 'bad-argument', '03'],
    ['take 3 Red', 'bad-argument', 'red, blue, grey'],
    ['take ３ red', 'bad-argument', '３'],
  ])('refuses "%s" (%s) and says what was expected', (text, code, hint) => {
    const { code: given, message } = refusal(() => lexicon.parse(text));
    expect(given).toBe(code);
    expect(message).toContain(hint);
  });

  it('answers any text with a move or a Refusal', () => {
    const words = fc.constantFrom('take', 'pass', 'swap', 'red', '3', '__proto__', '-1', '１');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((w) => w.join(' ')),
        ),
        (text) => {
          try {
            expect([...lexicon.all()]).toContain(lexicon.parse(text));
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
        },
      ),
    );
  });

  const matches = (schema: object, text: string) =>
    (schema as { anyOf: { pattern: string }[] }).anyOf.some(({ pattern }) => new RegExp(pattern, 'u').test(text));

  it('has a schema that fits its own notation and nothing else', () => {
    const schema = lexicon.schema();
    for (const move of lexicon.all()) expect(matches(schema, lexicon.text(move))).toBe(true);
    for (const text of ['', 'take 3', 'take 33 red', 'take 3 reddish', 'pass pass', 'xpass']) {
      expect(matches(schema, text), text).toBe(false);
    }
  });

  it('refuses names its own notation or schema could not tell apart: spaces, signs, twins', () => {
    for (const ids of [['a b'], ['a.b', 'axb'], ['c+'], ['('], [''], ['twin', 'twin']]) {
      expect(() => defineLexicon({ go: [domain('where', ids)] }), JSON.stringify(ids)).toThrow();
    }
    expect(() => defineLexicon({ 'go to': [] })).toThrow();
  });

  it('holds 64 verbs, three arguments and 256 values, and says so beyond', () => {
    const verbs = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`v${i}`, []]));
    const full = defineLexicon(verbs(64));
    expect(full.text(full.parse('v63'))).toBe('v63');
    expect(() => defineLexicon(verbs(65))).toThrow('at most 64 verbs');
    const d = numbers('n', 0, 255);
    expect(() => defineLexicon({ go: [d, d, d, d] })).toThrow('go: a move has at most three arguments');
    expect(() => defineLexicon({ go: [numbers('n', 0, 256)] })).toThrow('go: n is too wide');
    expect(() => defineLexicon({ go: [numbers('n', -1, 3)] })).toThrow('go: n is too wide');
  });
});
