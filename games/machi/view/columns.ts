import { heading as headingOf, left, wrapped } from 'engawa/columns';

/** Nothing on the board is wider. */
const COLUMNS = 98;

/** The headline of a part. */
export const heading = (title: string): string => headingOf(title, '', COLUMNS);

/** Items after a label, on as many lines as they need, aligned below each other. */
export function items(label: string, texts: readonly string[], indent: number): string[] {
  const head = left(label, indent);
  return wrapped(head.endsWith(' ') ? head : `${head} `, texts, ' · ', COLUMNS);
}
