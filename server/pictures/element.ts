import { compile, type Options } from 'css-select';
import type { Drawn } from '#kernel/drawing/node.ts';

/** A drawing as a style sheet sees it: every element knows what stands around it. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | null;
  readonly children: (Element | string)[];
}

/** The element of a drawing, and below it everything in it. */
export function elementOf({ tag, props, children }: Drawn, parent: Element | null): Element {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value !== undefined && value !== false) attributes[name] = String(value);
  }
  const made: Element = { tag, attributes, parent, children: [] };
  for (const child of children) made.children.push(typeof child === 'string' ? child : elementOf(child, made));
  return made;
}

export const isElement = (child: Element | string): child is Element => typeof child !== 'string';

const adapter: NonNullable<Options<Element | string, Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: ({ attributes }, name) => attributes[name],
  hasAttrib: ({ attributes }, name) => name in attributes,
  getChildren: (node) => (isElement(node) ? node.children : []),
  getName: ({ tag }) => tag,
  getParent: ({ parent }) => parent,
  getSiblings: (node) => (isElement(node) ? (node.parent?.children ?? [node]) : [node]),
  getText: (node) => (isElement(node) ? '' : node),
  removeSubsets: (nodes) => nodes,
};

const NEVER = (): boolean => false;

/** Does a selector mean an element? One that asks for what a picture has not (a pointer, the keyboard) means none. */
export function matcher(selector: string): (element: Element) => boolean {
  try {
    return compile<Element | string, Element>(selector, { adapter, xmlMode: true }) as (element: Element) => boolean;
  } catch {
    return NEVER;
  }
}
