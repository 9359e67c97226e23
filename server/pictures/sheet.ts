import { parse, type Selector, stringify } from 'css-what';
import { type Element, matcher } from './element.ts';

type Pseudo = 'before' | 'after';
export type Declaration = readonly [property: string, value: string];

export interface Rule {
  readonly pseudo: Pseudo | undefined;
  /** Of two rules for one element the more specific wins, and of equal ones the later. */
  readonly weight: number;
  readonly declarations: readonly Declaration[];
  fits(element: Element): boolean;
}

/** The room a drawing is given, in pixels, and the theme it is seen in. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

/** The rules of style sheets for a room that never changes, by what the last part of their selector names. */
export class Sheet {
  private readonly byName = new Map<string, Rule[]>();
  private order = 0;

  constructor(texts: readonly string[], room: Room) {
    for (const text of texts) this.read(text.replace(/\/\*[\s\S]*?\*\//g, ''), room);
  }

  /** The rules for an element, the strongest last. */
  rulesFor(element: Element): Rule[] {
    const names = ['*', element.tag, ...(element.attributes.class ?? '').split(/\s+/).map((name) => `.${name}`)];
    const found = new Set<Rule>();
    for (const name of names) {
      for (const rule of this.byName.get(name) ?? []) if (!found.has(rule) && rule.fits(element)) found.add(rule);
    }
    return [...found].sort((a, b) => a.weight - b.weight);
  }

  private read(text: string, room: Room): void {
    for (const [prelude, body] of blocksOf(text)) {
      if (!prelude.startsWith('@')) this.add(prelude, body);
      else if (holds(prelude, room)) this.read(body, room);
    }
  }

  private add(prelude: string, body: string): void {
    const declarations = declarationsOf(body);
    for (const parts of parse(prelude)) {
      const last = parts.at(-1);
      const pseudo = last?.type === 'pseudo-element' ? last.name : undefined;
      // What a letter or a line alone looks like is left out.
      if (pseudo !== undefined && pseudo !== 'before' && pseudo !== 'after') continue;
      const plain: Selector[] = pseudo ? parts.slice(0, -1) : [...parts];
      if (plain.length === 0) plain.push({ type: 'universal', namespace: null } as Selector);
      const weight = specificity(plain) * 1e5 + this.order++;
      const name = nameOf(plain);
      const rule = { pseudo, weight, declarations, fits: matcher(stringify([plain])) } as Rule;
      const others = this.byName.get(name);
      if (others) others.push(rule);
      else this.byName.set(name, [rule]);
    }
  }
}

/** `[prelude, body]` of every block of a text. */
function* blocksOf(text: string): Generator<readonly [string, string]> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const end = text.indexOf(';', at);
    if (open < 0) return;
    // A statement without a block: an import, a layer.
    if (end >= 0 && end < open) {
      at = end + 1;
      continue;
    }
    let depth = 1;
    let close = open + 1;
    for (; depth > 0 && close < text.length; close++) {
      if (text[close] === '{') depth++;
      else if (text[close] === '}') depth--;
    }
    yield [text.slice(at, open).trim(), text.slice(open + 1, close - 1)];
    at = close;
  }
}

/** Splits where a sign stands outside brackets and quotes. */
export function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '(') depth++;
    else if (c === ')') depth--;
    else if (c === sign && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

export const declarationsOf = (body: string): Declaration[] =>
  split(body, ';').flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) return [];
    return [
      [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .replace(/!important/, '')
          .trim(),
      ] as const,
    ];
  });

/** Everything this drawing is no part of: other media, animations, fonts. */
function holds(prelude: string, room: Room): boolean {
  const [, kind, condition] = /^@(media|container)(?:\s+[\w-]+(?=\s*\())?\s*(.*)$/s.exec(prelude) ?? [];
  if (!kind) return false;
  return split(condition, ',').some((one) => one.split(/\band\b/).every((feature) => isSo(feature.trim(), room)));
}

function isSo(feature: string, { width, height, dark }: Room): boolean {
  const inner = /^\((.*)\)$/s.exec(feature)?.[1].trim();
  if (inner === undefined) return feature === 'screen' || feature === 'all';
  const size = (name: string): number | undefined => ({ width, height })[name];
  const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(inner) ?? [];
  if (name) {
    if (name === 'prefers-color-scheme') return value === (dark ? 'dark' : 'light');
    const [, bound, what] = /^(min|max)-([\w-]+)$/.exec(name) ?? [];
    const [a, b = 1] = value.split('/').map(Number.parseFloat);
    const is = what === 'aspect-ratio' ? width / height : size(what ?? '');
    if (is === undefined) return false;
    return bound === 'min' ? is >= a / b : is <= a / b;
  }
  const parts = inner.split(/\s*(<=|>=|<|>)\s*/);
  const number = (text: string): number => size(text) ?? Number.parseFloat(text);
  for (let i = 0; i + 2 < parts.length; i += 2) {
    const [a, sign, b] = [number(parts[i]), parts[i + 1], number(parts[i + 2])];
    if (!(sign === '<' ? a < b : sign === '>' ? a > b : sign === '<=' ? a <= b : a >= b)) return false;
  }
  return parts.length > 1;
}

/** Ids count most, then classes, attributes and pseudo-classes, then tags; `:where` counts nothing. */
function specificity(parts: readonly Selector[]): number {
  let n = 0;
  for (const part of parts) {
    if (part.type === 'attribute') n += part.name === 'id' && part.action === 'equals' ? 1e4 : 100;
    else if (part.type === 'tag') n += 1;
    else if (part.type === 'pseudo') {
      if (Array.isArray(part.data) && part.name !== 'nth-child') {
        if (part.name !== 'where') n += Math.max(0, ...part.data.map(specificity));
      } else n += 100;
    }
  }
  return n;
}

const COMBINATORS = new Set(['descendant', 'child', 'adjacent', 'sibling']);

/** A class or a tag that every element has which the selector can mean. */
function nameOf(parts: readonly Selector[]): string {
  const start = parts.findLastIndex(({ type }) => COMBINATORS.has(type)) + 1;
  const last = parts.slice(start);
  for (const part of last) {
    if (part.type === 'attribute' && part.name === 'class' && part.action === 'element') return `.${part.value}`;
  }
  const tag = last.find((part) => part.type === 'tag');
  return tag?.type === 'tag' ? tag.name : '*';
}
