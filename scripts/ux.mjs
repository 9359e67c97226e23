// npm run ux: runs every browser test and prints the table of UX bars with what was measured.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { root } from './bundle.mjs';
import { prepare } from './prepare.mjs';
import { BARS } from './ux-bars.mjs';

await prepare();
const only = process.argv.includes('--last');
const { ok, passed, failed } = only ? { ok: true, passed: 0, failed: 0 } : await runBrowserTests([]);

/** What the tests wrote, by bar: every value, and whether all of them pass. */
const measured = new Map();
for (const line of readMeasures()) {
  const known = measured.get(line.id) ?? { values: [], pass: true };
  measured.set(line.id, { values: [...known.values, line.value], pass: known.pass && line.pass });
}

function readMeasures() {
  try {
    const text = readFileSync(path.join(root, 'dist', 'e2e-results', 'ux.jsonl'), 'utf8');
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

console.log('\n| id | bar | measured | pass |\n|---|---|---|---|');
for (const { id, bar, elsewhere } of BARS) {
  const found = measured.get(id);
  const value = found ? found.values.join('; ') : (elsewhere ?? 'not measured');
  console.log(`| ${id} | ${bar} | ${value} | ${found ? (found.pass ? 'yes' : 'NO') : '–'} |`);
}
if (!only) console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
