import { fileURLToPath } from 'node:url';

/** The folder of the bundles: the one this runs from, or dist/ of the project when it runs from its sources, as in tests. */
export const bundles = import.meta.url.endsWith('.ts')
  ? new URL('../dist/', import.meta.url)
  : new URL(import.meta.url.slice(0, import.meta.url.lastIndexOf('/dist/') + '/dist/'.length));

/** The folder of this program's own package. */
export const programFolder = fileURLToPath(new URL('..', bundles));
