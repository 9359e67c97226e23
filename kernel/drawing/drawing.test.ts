import { describe, expect, it } from 'vitest';
import { Crest, HOUSES, Others, printer } from './index.ts';
import { jsx } from './jsx-runtime.ts';

describe('a drawing', () => {
  it('is plain nodes: lists spread, numbers written out, nothing drawn for nothing', () => {
    const drawn = jsx('g', { class: 'x', children: [['a', [2]], null, false, undefined, jsx('path', { d: 'M0 0' })] });
    expect(drawn).toEqual({
      tag: 'g',
      props: { class: 'x' },
      children: ['a', '2', { tag: 'path', props: { d: 'M0 0' }, children: [] }],
    });
  });

  it('gives the key to the node that a part draws', () => {
    expect(jsx(() => jsx('i', {}), {}, 3)?.key).toBe('3');
    expect(jsx(() => null, {}, 3)).toBeNull();
  });

  it('shows everybody else at the table in the order of play', () => {
    const picture = { seat: 1, playing: true, others: [2, 0], names: ['Aki', 'Ben', 'Chie'] };
    const { children } = Others({
      picture,
      label: 'Opponents',
      strip: ({ seat }) => jsx('b', { children: picture.names[seat] })!,
    });
    expect(children.map((child) => typeof child === 'object' && child.children[0])).toEqual(['Chie', 'Aki']);
  });

  it('prints a sign in the colour of its block, and in none where the block has none', () => {
    const { Icon } = printer({ tea: { body: 'M0 0', tint: 'light-dark(#7fb85a, #000000)' }, plain: { body: 'M0 0' } });
    expect(Icon({ of: 'tea' }).props.style).toBe('--tint:light-dark(#7fb85a, #000000)');
    expect(Icon({ of: 'tea', at: [1, 2, 3] }).props.style).toBe('--tint:light-dark(#7fb85a, #000000)');
    expect(Icon({ of: 'plain' }).props.style).toBeUndefined();
  });

  it('has a crest of its own for every house', () => {
    const looks = HOUSES.map((house) => JSON.stringify(Crest({ house }).children));
    expect(new Set(looks).size).toBe(HOUSES.length);
  });
});
