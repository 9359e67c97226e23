import { fileURLToPath } from 'node:url';
import { bundles } from '#library';

/** Where the bundle of a worker thread lies. */
export const workerFile = (
  name: 'store-worker' | 'bot-worker' | 'edition-worker' | 'analysis-worker' | 'picture-worker',
): string => fileURLToPath(new URL(`${name}.js`, bundles));

/** The web client as it was built with this program, from whatever folder it is started. */
export const webFolder = fileURLToPath(new URL('web', bundles));
