/**
 * A drawing is a tree of plain nodes. A game's `view/` makes them from a state with JSX; whoever shows them (a browser, a
 * test) decides how. Nothing here knows a browser.
 */
export interface Drawn {
  readonly tag: string;
  readonly props: Readonly<Record<string, Attribute>>;
  readonly children: readonly (Drawn | string)[];
  /** Names a node among its sisters, so that a piece stays the same piece from one position to the next. */
  readonly key?: string;
}

export type Attribute = string | number | boolean | undefined;

/** What may stand between two tags. Nothing is drawn for the last four. */
export type Content = Drawn | string | number | readonly Content[] | boolean | null | undefined;

/** Lists are spread, numbers written out, empty things dropped. */
export function flatten(content: Content, into: (Drawn | string)[] = []): (Drawn | string)[] {
  if (content === undefined || content === null || typeof content === 'boolean') return into;
  if (typeof content === 'string') into.push(content);
  else if (typeof content === 'number') into.push(String(content));
  else if (isList(content)) for (const part of content) flatten(part, into);
  else into.push(content);
  return into;
}

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);
