// npm run torture: faults in the middle of play, on each store.
// Arguments: --rounds 100 (on each store) --store sqlite|postgres --fault NAME --resume
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundleTorture, tortureBundle } from './bundle.mjs';
import { fail, prepare } from './prepare.mjs';

await prepare();
if (!(await bundleTorture())) fail('The torture could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(tortureBundle).href);
