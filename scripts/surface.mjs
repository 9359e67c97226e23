// What authors of games import, `engawa` and `engawa/…`, by its source. esbuild takes the package's own name for somebody else's.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { name, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const published = Object.entries(exports).filter(([, target]) => target.source);

/** `{ engawa: '…/kernel/public.ts', 'engawa/drawing': … }` */
export const surface = Object.fromEntries(
  published.map(([subpath, target]) => [name + subpath.slice(1), path.join(root, target.source)]),
);

/** The same as entries of the bundle: `{ 'public/kernel': 'kernel/public.ts', … }` for dist/public/kernel.js. */
export const publicEntries = Object.fromEntries(
  published.map(([, target]) => [target.default.slice('./dist/'.length, -'.js'.length), target.source]),
);
