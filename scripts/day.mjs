// npm run day: sixty members live a day in minutes, on each store.
// Arguments: --seed TEXT --store sqlite|postgres --people 60 --browsers no --hours 4
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundleDay, dayBundle } from './bundle.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepare } from './prepare.mjs';
import { buildWeb } from './web.mjs';

await prepare();
const withBrowsers = !process.argv.join(' ').includes('--browsers no');
if (withBrowsers && !(ensureChromium() && (await buildWeb())))
  fail('The members have no browser, or nothing to open in it.');
if (!(await bundleDay())) fail('The day could not be built: see the errors above.');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(dayBundle).href);
