// npm run check: everything but the tests. npm run format: rewrites what the formatter and the linter can mend.
import './node-version.mjs';
import { fail, installPackages } from './prepare.mjs';
import { biome, checks, runSteps } from './steps.mjs';

await installPackages();
if (process.argv.includes('--write')) {
  process.exitCode = (await biome('--write')) ? 0 : 1;
} else {
  const failed = await runSteps(checks);
  if (failed.length > 0) fail(`\nFailed: ${failed.join(', ')}`);
}
