import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, '../dist/e2e-results');
export const MEASURES = path.join(RESULTS, 'ux.jsonl');

/** Notes a measured value of a UX bar, plain where no browser was needed; `npm run ux` prints them all. */
export function measure(id: string, value: string, pass: boolean, plain?: true): void {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(MEASURES, `${JSON.stringify({ id, value, pass, plain })}\n`);
}

export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? 0;
};
