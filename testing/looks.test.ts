import { expect, it } from 'vitest';
import type { Drawn } from '#drawing';
import { rngFrom, Word } from '#kernel';
import start from '../examples/new-game/index.ts';
import { looksInPlay, looksOf } from './looks.ts';

/** A game that has forgotten some clauses, and what its eaves and branches are for. */
const { en } = start.words;
const telling = {
  ...start,
  clauses: { kind: 'H-2.1', 'kind:2': 'H-2.2', branch: 'H-3.1' },
  words: {
    ...start.words,
    en: {
      ...en,
      names: { ...en.names, branch: en.names.branch.map(({ name }) => new Word(name)) },
      things: { ...en.things, eaves: new Word('eaves') },
    },
  },
};
const view = start.setup(2, {}, rngFrom('looks'));

const drawn = (tag: string, props: Drawn['props'], ...children: (Drawn | string)[]): Drawn => ({
  tag,
  props,
  children,
});

const looks = (...children: Drawn[]) => looksOf(telling, drawn('div', {}, ...children), view, 0, 'en');

it('counts a text or icon that lies in a reference with name, effect and clause, and finds nothing wanting', () => {
  const card = drawn('div', { 'data-ref': 'kind:2' }, drawn('svg', { class: 'icon', 'aria-hidden': 'true' }), ' ', '3');
  expect(looks(card)).toEqual({ counted: 2, mute: [] });
});

it('lists what lies in no reference', () => {
  expect(looks(drawn('h3', { class: 'title' }, 'Basket')).mute).toEqual(['"Basket" in <h3.title>: no data-look']);
});

it('lists what a reference lacks, of the innermost one, and of data-look before data-ref', () => {
  const inner = drawn('b', { 'data-look': 'eaves', 'data-ref': 'kind:0' }, '4');
  expect(
    looks(drawn('div', { 'data-ref': 'kind:0' }, inner, drawn('i', { 'data-ref': 'branch:left' }, '5'))).mute,
  ).toEqual([
    '"4" in <b>: eaves has no effect, no clause',
    expect.stringMatching(/"5" in <i>: branch:left has no .*effect/),
  ]);
});

it('leaves out ornament', () => {
  const ornament = drawn('svg', { 'aria-hidden': 'true' }, drawn('text', {}, 'sun'));
  expect(looks(drawn('div', {}, ornament))).toEqual({ counted: 0, mute: [] });
});

it('takes a small picture without words for an icon', () => {
  expect(looks(drawn('svg', { class: 'boat' }, drawn('path', {}))).mute).toEqual(['<svg.boat>: no data-look']);
});

it('looks at positions of whole games in every language', async () => {
  const { counted, mute } = await looksInPlay(telling, 4);
  expect(counted).toBeGreaterThan(100);
  expect(new Set(mute.map((line) => line.slice(0, 2)))).toEqual(new Set(['en', 'fr', 'ja']));
});
