// npm run bench:server: 500 live tables played by loopback clients; arguments are passed on.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundleServerBench, serverBenchBundle } from './bundle.mjs';
import { fail, prepare } from './prepare.mjs';

await prepare();
if (!(await bundleServerBench())) fail('The bench could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(serverBenchBundle).href);
