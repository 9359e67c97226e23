import type { Attributes, ElementName } from './elements.ts';
import { type Attribute, type Content, type Drawn, flatten } from './node.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: Content };
/** A part may draw nothing. */
type Part = (props: Props) => Drawn | null;

/** What the compiler makes of `<tag …>`: a node, or whatever the part draws from its props. */
export function jsx(type: string | Part, props: Props, key?: string | number): Drawn | null {
  const drawn = typeof type === 'string' ? node(type, props) : type(props);
  return key === undefined || drawn === null ? drawn : { ...drawn, key: String(key) };
}

/** The same for elements with several children. */
export const jsxs: typeof jsx = (type, props, key) => jsx(type, props, key);

function node(tag: string, { children, ...props }: Props): Drawn {
  return { tag, props: props as Record<string, Attribute>, children: flatten(children) };
}

/** How the type checker reads JSX in a view. */
export declare namespace JSX {
  type Element = Drawn;
  type IntrinsicElements = { readonly [Name in ElementName]: Attributes };
  interface IntrinsicAttributes {
    readonly key?: string | number;
  }
  interface ElementChildrenAttribute {
    readonly children: unknown;
  }
}
