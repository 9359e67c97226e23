import { rmSync } from 'node:fs';
import { MEASURES } from './measure.ts';

/** Measures of an earlier run must not be mistaken for those of this one. */
export default function clear(): void {
  rmSync(MEASURES, { force: true });
}
