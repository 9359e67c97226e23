// npm test: the only command needed after a clone. Runs every check, then the tests, and closes with their counts.
import './node-version.mjs';

import('./run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)));
