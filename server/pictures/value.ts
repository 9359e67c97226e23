import { split } from './sheet.ts';

/** What the value of a property is reckoned from. */
export interface Around {
  readonly dark: boolean;
  /** The room of the board, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the letters, in pixels. */
  readonly em: number;
  variable(name: string): string | undefined;
}

/** Replaces every call of a function by what is made of its arguments. */
function calls(text: string, name: string, make: (inner: string) => string): string {
  const start = new RegExp(`(^|[^\\w-])${name}\\(`, 'g');
  let done = '';
  let at = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const open = found.index + found[0].length;
    let depth = 1;
    let close = open;
    for (; depth > 0 && close < text.length; close++) {
      if (text[close] === '(') depth++;
      else if (text[close] === ')') depth--;
    }
    done += text.slice(at, found.index) + found[1] + make(text.slice(open, close - 1));
    at = close;
    start.lastIndex = close;
  }
  return done + text.slice(at);
}

/** With every custom property replaced; undefined where one has no value, which makes the whole declaration void. */
export function substituted(text: string, variable: Around['variable']): string | undefined {
  let isVoid = false;
  const whole = calls(text, 'var', (inner) => {
    const [name, ...rest] = split(inner, ',');
    const value = variable(name.trim()) ?? (rest.length > 0 ? substituted(rest.join(','), variable) : undefined);
    if (value === undefined) isVoid = true;
    return value?.trim() ?? '';
  });
  return isVoid ? undefined : whole;
}

/** A value as plain as it can be made before anything is laid out: one theme, sums done, colours mixed. */
export function reckoned(text: string, around: Around): string | undefined {
  const whole = substituted(text, around.variable);
  if (whole === undefined) return undefined;
  const themed = calls(whole, 'light-dark', (inner) => split(inner, ',')[around.dark ? 1 : 0].trim());
  const mixed = calls(themed, 'color-mix', (inner) => mix(split(inner, ',').slice(1)));
  const { width, height } = around;
  const sized = mixed.replace(
    /(-?[\d.]+)cq(w|h|min|max)\b/g,
    (_, n, side) =>
      `${(Number(n) / 100) * (side === 'w' ? width : side === 'h' ? height : side === 'min' ? Math.min(width, height) : Math.max(width, height))}px`,
  );
  return ['calc', 'min', 'max', 'clamp'].reduce(
    (value, name) => calls(value, name, (inner) => sum(name, inner, around.em) ?? `${name}(${inner})`),
    sized,
  );
}

/** A number, or a length: so many pixels and such a part of what lies around. */
interface Amount {
  readonly px: number;
  readonly part: number;
  readonly isLength: boolean;
}

const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, '%': 1, em: 1, rem: 16 };
const UNKNOWN: Amount = { px: Number.NaN, part: 0, isLength: true };

const add = (a: Amount, b: Amount, sign: number): Amount => ({
  px: a.px + sign * b.px,
  part: a.part + sign * b.part,
  isLength: a.isLength || b.isLength,
});
const times = (a: Amount, n: number): Amount => ({ ...a, px: a.px * n, part: a.part * n });
/** Which of several is the least or the most is not known before the layout where parts are among them. */
const chosen = (all: readonly Amount[], choose: (...all: number[]) => number): Amount =>
  all.some(({ part }) => part !== 0) ? UNKNOWN : { ...all[0], px: choose(...all.map(({ px }) => px)) };

/** The result of a sum, as far as it does not depend on how things are laid out. */
function sum(name: string, inner: string, em: number): string | undefined {
  const tokens = `${name}(${inner})`.match(/[\d.]+(?:e-?\d+)?(?:[a-z]+|%)?|[-+*/(),]|[a-z]+/gi) ?? [];
  let at = 0;
  const value = (): Amount => {
    const token = tokens[at++] ?? '';
    if (token === '-') return times(value(), -1);
    if (token === '(') return listed()[0];
    if (token in CHOICES) {
      at++;
      return CHOICES[token](listed());
    }
    const [, n, unit] = /^([\d.]+(?:e-?\d+)?)(.*)$/.exec(token) ?? [];
    if (n === undefined || !(unit in UNITS)) return UNKNOWN;
    if (unit === '%') return { px: 0, part: Number(n), isLength: true };
    return { px: Number(n) * (unit === 'em' ? em : UNITS[unit]), part: 0, isLength: unit !== '' };
  };
  const listed = (): Amount[] => {
    const all = [terms()];
    while (tokens[at] === ',') {
      at++;
      all.push(terms());
    }
    at++;
    return all;
  };
  const product = (): Amount => {
    let n = value();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const divides = tokens[at++] === '/';
      const next = value();
      if (divides) n = next.isLength && n.isLength ? { ...UNKNOWN } : times(n, 1 / next.px);
      else n = n.isLength ? times(n, next.px) : times(next, n.px);
    }
    return n;
  };
  const terms = (): Amount => {
    let n = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '-' ? -1 : 1;
      n = add(n, product(), sign);
    }
    return n;
  };
  const { px, part, isLength } = terms();
  if (!Number.isFinite(px)) return undefined;
  const round = (n: number): number => Math.round(n * 1e4) / 1e4;
  if (part === 0) return `${round(px)}${isLength ? 'px' : ''}`;
  return px === 0 ? `${round(part)}%` : `calc(${round(part)}% + ${round(px)}px)`;
}

const CHOICES: Readonly<Record<string, (all: readonly Amount[]) => Amount>> = {
  calc: ([one]) => one,
  min: (all) => chosen(all, Math.min),
  max: (all) => chosen(all, Math.max),
  clamp: (all) => chosen(all, (least, one, most) => Math.max(least, Math.min(one, most))),
};

type Colour = readonly [r: number, g: number, b: number, a: number];

/** The two colours of a mix, `red 20%` and `white`, as one. */
function mix(parts: readonly string[]): string {
  const [one, other] = parts.map((part) => {
    const share = /(-?[\d.]+)%\s*$/.exec(part.trim());
    return {
      colour: colourOf(part.replace(/-?[\d.]+%\s*$/, '').trim()),
      share: share ? Number(share[1]) / 100 : undefined,
    };
  });
  if (!one?.colour || !other?.colour) return parts[1] ?? 'transparent';
  const a = one.share ?? (other.share === undefined ? 0.5 : 1 - other.share);
  const alpha = one.colour[3] * a + other.colour[3] * (1 - a);
  const [x, y] = [one.colour, other.colour];
  const channel = (i: number): number =>
    alpha === 0 ? 0 : Math.round((x[i] * x[3] * a + y[i] * y[3] * (1 - a)) / alpha);
  return `rgba(${channel(0)},${channel(1)},${channel(2)},${Math.round(alpha * 1000) / 1000})`;
}

function colourOf(text: string): Colour | undefined {
  if (text === 'transparent') return [0, 0, 0, 0];
  if (text === 'white') return [255, 255, 255, 1];
  if (text === 'black') return [0, 0, 0, 1];
  const hex = /^#([\da-f]{3,8})$/i.exec(text)?.[1];
  if (hex) {
    const wide = hex.length <= 4 ? [...hex].map((c) => c + c).join('') : hex;
    const at = (i: number): number => Number.parseInt(wide.slice(i, i + 2), 16);
    return [at(0), at(2), at(4), wide.length === 8 ? at(6) / 255 : 1];
  }
  const [r, g, b, a = 1] = (/^rgba?\((.*)\)$/.exec(text)?.[1].match(/[\d.]+/g) ?? []).map(Number);
  return b === undefined ? undefined : [r, g, b, a];
}
