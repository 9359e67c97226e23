import type { Path } from '#kernel/edition/index.ts';

/** Where a value stands in a text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A field of an object, or a place of a list, with its value. */
interface Item extends Span {
  readonly name: string;
  readonly value: Span;
}

const WHITE = /\s*/y;
const SCALAR = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y;

/** JSON that is read as text, so that whoever changes a value in it leaves everything else as it was laid out. */
class Scanner {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private after(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return at + (pattern.exec(this.text)?.[0].length ?? 0);
  }

  /** The value that begins here, after white space. */
  value(at: number): Span {
    const from = this.after(WHITE, at);
    const opens = this.text[from];
    if (opens !== '{' && opens !== '[') return { from, to: this.after(SCALAR, from) };
    const items = this.items(from);
    return { from, to: this.after(WHITE, items.at(-1)?.to ?? from + 1) + 1 };
  }

  /** What an object or a list holds. */
  items(from: number): Item[] {
    const isObject = this.text[from] === '{';
    const found: Item[] = [];
    for (let at = from + 1; ; ) {
      const begins = this.after(WHITE, at);
      if (this.text[begins] === '}' || this.text[begins] === ']') return found;
      const start = this.text[begins] === ',' ? this.after(WHITE, begins + 1) : begins;
      const key = isObject ? this.after(SCALAR, start) : start;
      const name = isObject ? JSON.parse(this.text.slice(start, key)) : String(found.length);
      const value = this.value(isObject ? this.after(WHITE, key) + 1 : start);
      found.push({ name, value, from: start, to: value.to });
      at = value.to;
    }
  }
}

/** A text of JSON with another value in one place; null takes a field away, and a field that is not there comes last. */
export function withValueInText(text: string, path: Path, value: unknown): string {
  const scanner = new Scanner(text);
  let at = scanner.value(0);
  for (const [depth, name] of path.entries()) {
    const items = scanner.items(at.from);
    const place = items.findIndex((item) => item.name === name);
    const last = depth === path.length - 1;
    if (place < 0) {
      const end = items.at(-1)?.to ?? at.from + 1;
      const field = `${JSON.stringify(name)}: ${inOneLine(value)}`;
      return text.slice(0, end) + (items.length > 0 ? ', ' : '') + field + text.slice(end);
    }
    if (last && value === null) {
      const from = place > 0 ? items[place - 1].to : items[place].from;
      const to = place > 0 || items.length === 1 ? items[place].to : items[place + 1].from;
      return text.slice(0, from) + text.slice(to);
    }
    at = items[place].value;
  }
  return text.slice(0, at.from) + inOneLine(value) + text.slice(at.to);
}

/** As the files of the house are written: a space after every comma and colon. */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${inOneLine(inner)}`)
    .join(', ')}}`;
}
