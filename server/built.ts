import { fileURLToPath } from 'node:url';
import { bundles } from '#library';

export type WorkerName =
  | 'store-worker'
  | 'bot-worker'
  | 'edition-worker'
  | 'analysis-worker'
  | 'picture-worker'
  | 'chance-worker';

/** Where the bundle of a worker thread lies. */
export const workerFile = (name: WorkerName): string => fileURLToPath(new URL(`${name}.js`, bundles));

/** The web client as it was built with this program, from whatever folder it is started. */
export const webFolder = fileURLToPath(new URL('web', bundles));
