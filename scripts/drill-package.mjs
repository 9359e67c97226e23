// npm run drill:package: the package as somebody installs it who has Node and nothing else. Argument: --node <file>, for the image's part.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundlePackageDrill, packageDrillBundle } from './bundle.mjs';
import { fail, installPackages } from './prepare.mjs';

await installPackages();
if (!(await bundlePackageDrill())) fail('The drill could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(packageDrillBundle).href);
