import { type Element, isElement } from './element.ts';
import { placed, templateOf } from './grid.ts';
import { type Declaration, declarationsOf, type Room, type Rule, type Sheet, split } from './sheet.ts';
import { type Around, reckoned, substituted } from './value.ts';

/** An element with what it looks like: its own declarations, plain values, the strongest last. */
export interface Styled {
  readonly element: Element;
  readonly look: ReadonlyMap<string, string>;
  readonly before: ReadonlyMap<string, string> | undefined;
  readonly after: ReadonlyMap<string, string> | undefined;
  readonly letters: Letters;
  readonly children: readonly (Styled | string)[];
}

/** What of the look of letters goes on to everything inside. */
export interface Letters {
  readonly em: number;
  readonly family: string;
  readonly weight: string;
  readonly colour: string;
}

type Variables = ReadonlyMap<string, string>;

const PLAIN: Letters = { em: 16, family: 'sans-serif', weight: '400', colour: '#000' };

/** Dresses a drawing by style sheets, as a browser does, for everything that does not depend on the layout. */
export function dressed(root: Element, sheet: Sheet, room: Room): Styled {
  const dress = (element: Element, outer: Variables, letters: Letters, grid?: ReadonlyMap<string, string>): Styled => {
    const rules = sheet.rulesFor(element);
    const own = rules.filter(({ pseudo }) => !pseudo).flatMap(({ declarations }) => declarations);
    const all = [...own, ...declarationsOf(element.attributes.style ?? '')];
    const variables = withOwn(all, outer);
    const around = (em: number): Around => ({ ...room, em, variable: (name) => variables.get(name) });
    const inside = lettersOf(all, letters, around);
    const pseudo = (which: Rule['pseudo']) => {
      const its = rules.filter((rule) => rule.pseudo === which).flatMap(({ declarations }) => declarations);
      if (!its.some(([property]) => property === 'content')) return undefined;
      const mine = withOwn(its, variables);
      return lookOf(its, { ...around(inside.em), variable: (name) => mine.get(name) });
    };
    const look = placed(lookOf(all, around(inside.em), around(letters.em)), grid);
    return {
      element,
      look,
      before: pseudo('before'),
      after: pseudo('after'),
      letters: inside,
      children: element.children.map((child) => (isElement(child) ? dress(child, variables, inside, look) : child)),
    };
  };
  return dress(root, new Map(), PLAIN);
}

/** Custom properties go on to everything inside. */
function withOwn(all: readonly Declaration[], outer: Variables): Variables {
  const own = new Map(all.filter(([property]) => property.startsWith('--')));
  if (own.size === 0) return outer;
  const variables = new Map(outer);
  const read = (name: string): string | undefined => {
    const text = own.get(name);
    if (text === undefined) return variables.get(name);
    // One that leads back to itself has no value.
    own.delete(name);
    const value = substituted(text, read);
    if (value === undefined) variables.delete(name);
    else variables.set(name, value);
    return value;
  };
  for (const name of [...own.keys()]) read(name);
  return variables;
}

function lookOf(all: readonly Declaration[], around: Around, outside = around): Map<string, string> {
  const look = new Map<string, string>();
  for (const [property, text] of all) {
    if (property.startsWith('--')) continue;
    const value = reckoned(text, property === 'font-size' ? outside : around);
    if (value === undefined) continue;
    for (const [part, its] of partsOf(property, value)) {
      // A shorthand after its parts stands behind them.
      look.delete(part);
      look.set(part, its);
    }
  }
  return look;
}

/** The painter knows these shorthands by their parts only. */
function partsOf(property: string, value: string): Declaration[] {
  if (property === 'font' && value !== 'inherit') {
    const { weight, size, height, family } = fontOf(value);
    return [
      ['font-weight', weight],
      ['font-size', size],
      ['line-height', height],
      ['font-family', family],
    ];
  }
  if (property === 'grid-template') return [...templateOf(value)];
  return [[property, value]];
}

function lettersOf(all: readonly Declaration[], outer: Letters, around: (em: number) => Around): Letters {
  let { em, family, weight, colour } = outer;
  for (const [property, text] of all) {
    const value = FONT.has(property) ? reckoned(text, around(outer.em)) : undefined;
    if (value === undefined || value === 'inherit') continue;
    if (property === 'font-size') em = sizeOf(value, outer.em);
    else if (property === 'font-family') family = value;
    else if (property === 'font-weight') weight = weightOf(value);
    else if (property === 'color') colour = value === 'currentColor' ? colour : value;
    else {
      const font = fontOf(value);
      em = sizeOf(font.size, outer.em);
      family = font.family;
      weight = font.weight;
    }
  }
  return { em, family, weight, colour };
}

const FONT = new Set(['font', 'font-size', 'font-family', 'font-weight', 'color']);

const weightOf = (value: string): string => (value === 'bold' ? '700' : value === 'normal' ? '400' : value);

/** `700 13px/1.2 Family, another` */
function fontOf(value: string): Font {
  const words = split(value.trim().replace(/\s*\/\s*/, '/'), ' ').filter(Boolean);
  const at = words.findIndex((word) => /^[\d.]+(px|em|rem|%)/.test(word));
  const weight = words.slice(0, at).find((word) => /^(\d+|bold)$/.test(word)) ?? '400';
  const [size, height = 'normal'] = (words[at] ?? '1em').split('/');
  return { weight: weightOf(weight), size, height, family: words.slice(at + 1).join(' ') };
}

interface Font {
  readonly weight: string;
  readonly size: string;
  readonly height: string;
  readonly family: string;
}

/** A size of letters in pixels. */
export function sizeOf(value: string, em: number): number {
  const n = Number.parseFloat(value);
  if (value === 'smaller') return em / 1.2;
  if (Number.isNaN(n)) return em;
  if (value.endsWith('rem')) return n * 16;
  if (value.endsWith('em')) return n * em;
  return value.endsWith('%') ? (n / 100) * em : n;
}
