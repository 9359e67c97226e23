// npm run ux: runs every browser test and prints the table of UX bars with what was measured. `--last` prints the last run,
// `--words` measures only what needs no browser and keeps the rest of the last run.
import './node-version.mjs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBrowserTests } from './browser-tests.mjs';
import { root } from './bundle.mjs';
import { prepare } from './prepare.mjs';
import { tool } from './steps.mjs';
import { BARS } from './ux-bars.mjs';

const unitReport = path.join(root, 'dist', 'ux-unit.json');
const measures = path.join(root, 'dist', 'e2e-results', 'ux.jsonl');

await prepare();
const only = process.argv.includes('--last');
let run = { ok: true, passed: 0, failed: 0 };
const words = process.argv.includes('--words');
const files = [...new Set(BARS.flatMap(({ tests = [] }) => tests))];
if (words) forget(BARS.filter(({ tests }) => tests).map(({ id }) => id));
else if (!only) {
  // The bars ask for more than a daily run does; what is set by hand counts.
  run = await runBrowserTests([], { ENGAWA_CUTS: '200', ENGAWA_LOADS: '5', ...asked() });
}
if (!only) {
  const report = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  await tool('vitest/vitest.mjs', [...report, ...files], { ENGAWA_BARS: 'whole' });
}

/** What was measured of these bars without a browser is measured anew. */
function forget(ids) {
  const kept = read(measures)
    .split('\n')
    .filter((line) => line && !(ids.includes(JSON.parse(line).id) && JSON.parse(line).plain));
  mkdirSync(path.dirname(measures), { recursive: true });
  writeFileSync(measures, kept.map((line) => `${line}\n`).join(''));
}

function asked() {
  const names = ['ENGAWA_CUTS', 'ENGAWA_LOADS', 'ENGAWA_FUZZ'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Every value that was measured, by bar, and whether all of them pass. */
const measured = new Map();
function note(id, value, pass) {
  const known = measured.get(id) ?? { values: [], pass: true };
  measured.set(id, { values: [...known.values, value], pass: known.pass && pass });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

for (const line of read(measures).split('\n')) {
  if (!line) continue;
  const { id, value, pass } = JSON.parse(line);
  note(id, value, pass);
}
for (const name of readdirSync(path.join(root, 'dist', 'web', 'assets'))) {
  const game = /^game-(\w+?)-.*\.js$/.exec(name)?.[1];
  if (!game) continue;
  const size = gzipSync(readFileSync(path.join(root, 'dist', 'web', 'assets', name))).length;
  note('UX-05', `${game} alone ${(size / 1000).toFixed(0)} kB`, size <= 50_000);
}
const units = JSON.parse(read(unitReport) || '{"testResults":[]}').testResults;
for (const { id, tests = [] } of BARS) {
  for (const file of tests) {
    const found = units.find(({ name }) => name.endsWith(file));
    if (!found) continue;
    const passed = found.assertionResults.filter(({ status }) => status === 'passed').length;
    note(
      id,
      `${file}: ${passed} of ${found.assertionResults.length} tests pass`,
      passed === found.assertionResults.length,
    );
  }
}

console.log('\n| id | bar | measured | pass |\n|---|---|---|---|');
for (const { id, bar } of BARS) {
  const found = measured.get(id);
  console.log(
    `| ${id} | ${bar} | ${found?.values.join('; ') ?? 'not measured'} | ${found ? (found.pass ? 'yes' : 'NO') : '–'} |`,
  );
}
const [load] = os.loadavg();
console.log(
  `\nD: a desk; P: a phone at a quarter of the speed on a slow line. ${os.cpus().length} cores, load ${load.toFixed(1)}.`,
);
if (!only) console.log(`${run.passed} passed, ${run.failed} failed`);
process.exitCode = run.ok ? 0 : 1;
