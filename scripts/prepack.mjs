// Before `npm pack`: everything built, so that whoever installs the package builds nothing. What is said goes to stderr.
import './node-version.mjs';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mtime } from './age.mjs';
import { bundleCli, cliBundle, root } from './bundle.mjs';
import { writeDeclarations } from './declarations.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
const { buildWeb } = await import('./web.mjs');
if (!(await bundleCli()) || !(await buildWeb()) || !(await writeDeclarations()))
  fail('The package could not be built: see the errors above.');

// All files of one build carry the same time; parts with another one belong to earlier builds, or to the bench.
const parts = path.join(root, 'dist', 'parts');
for (const name of readdirSync(parts)) {
  const part = path.join(parts, name);
  if (mtime(part) !== mtime(cliBundle)) rmSync(part);
}
