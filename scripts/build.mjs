// npm run build: builds dist/engawa.js whether or not it is out of date, the web client where it is, and the types that authors of games build on.
import './node-version.mjs';
import { bundleCli } from './bundle.mjs';
import { writeDeclarations } from './declarations.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
const { buildWeb } = await import('./web.mjs');
if (!(await bundleCli()) || !(await buildWeb()) || !(await writeDeclarations()))
  fail('The build failed: see the errors above.');
console.log('Built dist/engawa.js, dist/web and dist/types.');
