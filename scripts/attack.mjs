// npm run attack: our own black-box attacker. Arguments: --quick, --postgres, --only NAME, --url http://127.0.0.1:8080
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { attackBundle, bundleAttack } from './bundle.mjs';
import { fail, prepare } from './prepare.mjs';

await prepare();
if (!(await bundleAttack())) fail('The attacker could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(attackBundle).href);
