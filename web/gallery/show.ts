import { type ComponentChild, h } from 'preact';
import type { Drawn } from '#drawing';

/** A drawing as Preact shows it; `mark` adds what the table knows about a thing. */
export function show(
  drawn: Drawn | string,
  mark: (drawn: Drawn) => Record<string, string> = () => ({}),
): ComponentChild {
  if (typeof drawn === 'string') return drawn;
  const { tag, props, children, key } = drawn;
  return h(tag, { ...props, ...mark(drawn), key }, ...children.map((child) => show(child, mark)));
}
