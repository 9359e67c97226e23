import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runQuickAttacks } from './attack-tests.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { buildBundle, installPackages } from './prepare.mjs';
import { checks, runSteps, tool } from './steps.mjs';
import { buildWeb } from './web.mjs';

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
  let browser = { ok: true, passed: 0, failed: 0 };
  const smoke = async () => {
    browser = await runBrowserTests(['--grep', '@smoke']);
    return browser.ok;
  };
  let attacks = { ok: true, passed: 0, failed: 0 };
  const attack = async () => {
    attacks = await runQuickAttacks();
    return attacks.ok;
  };
  const failedSteps = await runSteps([
    ['Build', buildBundle],
    ['Build of the web client', buildWeb],
    ...checks,
    ['Unit and property tests', () => tool('vitest/vitest.mjs', vitest, { ENGAWA_TEST_COUNTS: countsFile })],
    // Whoever asks for some unit tests only does not wait for attacks and a browser.
    ...(args.length > 0
      ? []
      : [
          ['Attacks (npm run attack has all of them)', attack],
          ['Browser tests (npm run e2e has all of them)', smoke],
        ]),
  ]);
  const unit = readCounts(countsFile);
  const passed = unit.passed + attacks.passed + browser.passed;
  const failed = unit.failed + attacks.failed + browser.failed;
  rmSync(folder, { recursive: true, force: true });

  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nAll steps passed.');
  // Always the last line: plain counts of the tests.
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
}
