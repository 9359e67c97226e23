// Before the tests: the server's worker threads run from dist/, built here when it is out of date.
import { buildBundle, fail } from './prepare.mjs';

export async function setup() {
  if (!(await buildBundle())) fail('The tests need a bundle that can be built: see the errors above.');
}
