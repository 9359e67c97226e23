// npm run bench: bundles bench/main.ts afresh and runs it; arguments are passed on.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { benchBundle, bundleBench } from './bundle.mjs';
import { fail, prepare } from './prepare.mjs';

await prepare();
if (!(await bundleBench())) fail('The bench could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(benchBundle).href);
