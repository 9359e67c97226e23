import type { Block } from './markdown.ts';

/** A section of a rulebook, from one heading of the second level to the next; what stands before the first has no id. */
interface Section {
  readonly id: string;
  readonly text: string;
}

export const sectionsOf = (markdown: string): Section[] =>
  markdown.split(/^(?=## )/m).map((text) => ({ id: /^## ([A-Z]+-\d+)/.exec(text)?.[1] ?? '', text }));

/**
 * A translation with the sections it leaves out, which are for programmers (sources, figures, invariants), at their place and as they
 * were written; `left` names them.
 */
export function withOriginal(
  translated: string,
  original: string,
): { readonly markdown: string; readonly left: ReadonlySet<string> } {
  const own = new Map(sectionsOf(translated).map(({ id, text }) => [id, text]));
  const all = sectionsOf(original);
  return {
    markdown: all.map(({ id, text }) => own.get(id) ?? text).join('\n'),
    left: new Set(all.filter(({ id }) => !own.has(id)).map(({ id }) => id)),
  };
}

/** Blocks by the section they stand in, each with the id of its heading. */
export function bySection(blocks: readonly Block[]): { readonly id: string; readonly blocks: readonly Block[] }[] {
  const found: { id: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const heads = block.kind === 'heading' && block.level === 2;
    if (heads || found.length === 0) found.push({ id: heads ? block.id : '', blocks: [] });
    found[found.length - 1].blocks.push(block);
  }
  return found;
}
