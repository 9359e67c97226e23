import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBundle, installPackages } from './prepare.mjs';
import { checks, runSteps, tool } from './steps.mjs';

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The test runner itself did not get to its end.
    return { passed: 0, failed: 1 };
  }
}

/** Further arguments go to vitest: `npm test -- kernel` runs the kernel's tests only. */
export async function runTests(args) {
  await installPackages();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engawa-test-'));
  const countsFile = path.join(folder, 'counts.json');
  const vitest = ['run', '--reporter=default', '--reporter=./scripts/count-reporter.mjs', ...args];
  const failedSteps = await runSteps([
    ['Build', buildBundle],
    ...checks,
    ['Unit and property tests', () => tool('vitest/vitest.mjs', vitest, { ENGAWA_TEST_COUNTS: countsFile })],
  ]);
  const { passed, failed } = readCounts(countsFile);
  rmSync(folder, { recursive: true, force: true });

  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nAll steps passed.');
  // Always the last line: plain counts of the tests.
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
}
