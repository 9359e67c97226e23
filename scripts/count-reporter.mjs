// A vitest reporter beside the default one: writes the counts for the closing line of `npm test` to a file.
import { writeFileSync } from 'node:fs';

export default class CountReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const testModule of testModules) {
      let failedHere = 0;
      for (const test of testModule.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failedHere += 1;
      }
      // A file that could not be loaded has no test that failed, and must count all the same.
      if (failedHere === 0 && testModule.state() === 'failed') failedHere = 1;
      failed += failedHere;
    }
    if (process.env.ENGAWA_TEST_COUNTS) {
      writeFileSync(process.env.ENGAWA_TEST_COUNTS, JSON.stringify({ passed, failed }));
    }
  }
}
