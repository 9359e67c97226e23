/** A drawing: plain nodes, as a game's `view/` makes them. `data-ref` names things of the lexicon (`slot:3`). */
export interface DrawnNode {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Drawn[];
}

export type Drawn = DrawnNode | string | number | boolean | null | undefined | readonly Drawn[];

export const isNode = (drawn: Drawn): drawn is DrawnNode =>
  typeof drawn === 'object' && drawn !== null && 'tag' in drawn;

/** The references an element carries itself. */
export function ownRefs(node: DrawnNode): readonly string[] {
  const refs = node.props['data-ref'];
  return typeof refs === 'string' ? refs.split(/\s+/) : [];
}
