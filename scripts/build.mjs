// npm run build: builds dist/engawa.js whether or not it is out of date.
import './node-version.mjs';
import { bundleCli } from './bundle.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
if (!(await bundleCli())) fail('The build failed: see the errors above.');
console.log('Built dist/engawa.js.');
