// npm run e2e: every browser test. Further arguments go to Playwright.
import './node-version.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { prepare } from './prepare.mjs';

await prepare();
const { ok, passed, failed } = await runBrowserTests(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
