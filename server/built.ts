import { fileURLToPath } from 'node:url';

/** The folder of the bundles: the one this runs from, or dist/ of the project when it runs from its sources, as in tests. */
const bundles = import.meta.url.endsWith('.ts')
  ? new URL('../dist/', import.meta.url)
  : new URL(import.meta.url.slice(0, import.meta.url.lastIndexOf('/dist/') + '/dist/'.length));

/** Where the bundle of a worker thread lies. */
export const workerFile = (name: 'store-worker' | 'bot-worker'): string =>
  fileURLToPath(new URL(`${name}.js`, bundles));

/** The web client as it was built with this program, from whatever folder it is started. */
export const webFolder = fileURLToPath(new URL('web', bundles));
