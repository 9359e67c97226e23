import { expect, it } from 'vitest';
import type { Drawn } from '#drawing';
import { dressed, type Styled } from './cascade.ts';
import { elementOf } from './element.ts';
import { Sheet } from './sheet.ts';
import { svgFile } from './svg.ts';

const box = (name: string, ...children: (Drawn | string)[]): Drawn => ({
  tag: 'div',
  props: { class: name },
  children,
});
const dress = (drawn: Drawn, css: string, { width = 1440, height = 900, dark = false } = {}) =>
  dressed(elementOf(drawn, null), new Sheet([css], { width, height, dark }), { width, height, dark });
const first = ({ children }: Styled): Styled => children[0] as Styled;

it('the more specific rule wins, then the later; custom properties go on to what is inside', () => {
  const css = '.a .b { color: var(--ink) } .b { color: red; width: 2em } .a { --ink: #123; font-size: 20px }';
  const { look, letters } = first(dress(box('a', box('b')), css));
  expect(look.get('color')).toBe('#123');
  expect(look.get('width')).toBe('2em');
  expect(letters).toMatchObject({ em: 20, colour: '#123' });
});

it('what a property without a value stands in is void; a fallback stands in for it', () => {
  const { look } = dress(box('a'), '.a { color: var(--none); width: var(--none, 3px) }');
  expect(look.has('color')).toBe(false);
  expect(look.get('width')).toBe('3px');
});

it('one theme, one room', () => {
  const css = `
    .a { color: light-dark(#fff, #000); width: 50cqw; height: min(10cqh, 200px) }
    @container board (width < 860px) { .a { color: red } }
    @container board (860px <= width < 1500px) and (min-aspect-ratio: 3 / 2) { .a { top: 1px } }
    @media (prefers-color-scheme: dark) { .a { left: 2px } }
    @media (max-width: 900px) { .a { right: 3px } }`;
  const day = dress(box('a'), css).look;
  expect([day.get('color'), day.get('width'), day.get('height'), day.get('top'), day.has('left')]).toEqual([
    '#fff',
    '720px',
    '90px',
    '1px',
    false,
  ]);
  const night = dress(box('a'), css, { dark: true, width: 800 }).look;
  expect([night.get('color'), night.get('left'), night.has('top'), night.get('right')]).toEqual([
    'red',
    '2px',
    false,
    '3px',
  ]);
});

it('sums are done as far as they go, and colours mixed', () => {
  const css = `.a { font-size: 10px; left: calc(50% + (3 - 20.5) * 1em); width: calc(3 * 100% / 4); opacity: calc(0.16 * 2);
    background: color-mix(in srgb, #ff0000 20%, white); color: color-mix(in srgb, #000 40%, transparent) }`;
  const { look } = dress(box('a'), css);
  expect(Object.fromEntries(look)).toMatchObject({
    left: 'calc(50% + -175px)',
    width: '75%',
    opacity: '0.32',
    background: 'rgba(255,204,204,1)',
    color: 'rgba(0,0,0,0.4)',
  });
});

it('areas of a grid are told in lines', () => {
  const css = '.a { display: grid; grid-template: "x y" 2em "z z" auto / 1fr 2fr } .b { grid-area: z }';
  const styled = dress(box('a', box('b')), css);
  expect(styled.look.get('grid-template-rows')).toBe('2em auto');
  expect(styled.look.get('grid-template-columns')).toBe('1fr 2fr');
  expect(first(styled).look.get('grid-row')).toBe('2 / 3');
  expect(first(styled).look.get('grid-column')).toBe('1 / 3');
});

it('selectors that ask for what is inside or beside, and for what a picture has not', () => {
  const css = '.a:has(> .b) { top: 1px } .b + .c { top: 2px } .c:hover { top: 3px } .c:not(.d) { left: 4px }';
  const styled = dress(box('a', box('b'), box('c')), css);
  expect(styled.look.get('top')).toBe('1px');
  expect(Object.fromEntries((styled.children[1] as Styled).look)).toEqual({ top: '2px', left: '4px' });
});

it('a picture carries what style sheets say of it, and people’s names are no markup', () => {
  const drawn: Drawn = {
    tag: 'svg',
    props: { viewBox: '0 0 24 24', class: 'icon' },
    children: [
      { tag: 'path', props: { class: 'ink', d: 'M0 0h9', fill: 'url(#hatch)' }, children: [] },
      { tag: 'text', props: {}, children: ['<b>&"'] },
    ],
  };
  const patterns = dress(
    { tag: 'svg', props: {}, children: [{ tag: 'pattern', props: { id: 'hatch' }, children: [] }] },
    '',
  );
  const text = svgFile(dress(drawn, '.ink { stroke: #123; stroke-width: 0.1em }'), 48, 48, patterns);
  expect(text).toContain('<pattern id="hatch">');
  expect(text).toContain('stroke="#123"');
  expect(text).toContain('stroke-width="1.6"');
  expect(text).toContain('&lt;b&gt;&amp;&quot;');
});
