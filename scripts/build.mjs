// npm run build: builds dist/engawa.js whether or not it is out of date, and the web client where it is.
import './node-version.mjs';
import { bundleCli } from './bundle.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
const { buildWeb } = await import('./web.mjs');
if (!(await bundleCli()) || !(await buildWeb())) fail('The build failed: see the errors above.');
console.log('Built dist/engawa.js and dist/web.');
