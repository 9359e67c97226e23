import type { Styled } from './cascade.ts';
import { sizeOf } from './cascade.ts';

/** Properties of a style sheet that a picture says as attributes. */
const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stop-color',
  'stop-opacity',
  'opacity',
  'display',
  'visibility',
  'paint-order',
  'filter',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'font-size',
  'font-family',
  'font-weight',
  'r',
  'rx',
];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

/** A picture of a drawing as a file of its own: what style sheets say of it stands in it. */
export function svgFile(root: Styled, width: number, height: number, patterns: Styled): string {
  const { viewBox = `0 0 ${width} ${height}`, preserveAspectRatio } = root.element.attributes;
  const inside = root.children.map(markup).join('');
  const needed = [...new Set([...inside.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id))];
  const defs = needed
    .filter((id) => !inside.includes(`id="${id}"`))
    .map((id) => markup(find(patterns, id)))
    .join('');
  const { em, family, weight, colour } = root.letters;
  const room = { width: String(width), height: String(height) };
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', ...room, viewBox: `0 0 ${width} ${height}` };
  const head = {
    viewBox,
    preserveAspectRatio,
    ...room,
    color: colour,
    'font-size': String(em),
    'font-family': family,
    'font-weight': weight,
    ...paintOf(root),
    // These are those of the box it stands in.
    display: undefined,
    visibility: undefined,
    opacity: undefined,
    filter: undefined,
  };
  // How it fits its room is only heeded inside another picture.
  return `<svg${attributes(sheet)}>${defs && `<defs>${defs}</defs>`}<svg${attributes(head)}>${inside}</svg></svg>`;
}

function find(styled: Styled | string, id: string): Styled | string {
  if (typeof styled === 'string') return '';
  if (styled.element.attributes.id === id) return styled;
  for (const child of styled.children) {
    const found = find(child, id);
    if (found) return found;
  }
  return '';
}

function markup(styled: Styled | string): string {
  if (typeof styled === 'string') return plain(styled);
  const { element, children } = styled;
  const { class: _class, style: _style, ...own } = element.attributes;
  const kept = Object.entries(own).filter(([name]) => !name.startsWith('data-') && !name.startsWith('aria-'));
  const text = attributes({ ...Object.fromEntries(kept), ...paintOf(styled) });
  return `<${element.tag}${text}>${children.map(markup).join('')}</${element.tag}>`;
}

function paintOf({ look, letters }: Styled): Record<string, string | undefined> {
  const paint: Record<string, string> = {};
  for (const property of PAINT) {
    const value = look.get(property);
    if (value !== undefined) paint[property] = value;
  }
  // The size is reckoned already: an em inside a picture would be reckoned again.
  if ('font-size' in paint) paint['font-size'] = String(letters.em);
  for (const property of ['stroke-width', 'letter-spacing', 'r', 'rx']) {
    if (paint[property]?.endsWith('em')) paint[property] = String(sizeOf(paint[property], letters.em));
  }
  return paint;
}

const attributes = (all: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${plain(value)}"`))
    .join('');
