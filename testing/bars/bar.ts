import { expect } from 'vitest';
import { measure } from '../../e2e/measure.ts';

/**
 * Bars of the user experience that need no browser. Every `npm test` looks at a little of each; `npm run ux` asks for the whole and
 * prints what was measured.
 */
const WHOLE = process.env.ENGAWA_BARS === 'whole';

/** How much is looked at: a little, or all that the bar asks for. */
export const asked = (little: number, whole: number): number => (WHOLE ? whole : little);

/** A quarter of an hour for the whole. */
export const PATIENCE = { timeout: WHOLE ? 900_000 : 60_000 };

/** Notes what was measured, and holds it to the bar: nothing may be wrong. */
export function holds(id: string, value: string, wrong: readonly string[]): void {
  if (WHOLE) measure(id, `${value}, ${wrong.length} wrong`, wrong.length === 0, true);
  expect(wrong.slice(0, 20), `${id}, ${value}: ${wrong.length} wrong`).toEqual([]);
}
