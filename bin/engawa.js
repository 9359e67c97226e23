#!/usr/bin/env node
// What `npx engawa` runs. A clone installs and builds where needed (said on stderr only); a package comes with dist/ built
// and nothing to build it from. Either way dist/engawa.js takes over.
import '../scripts/node-version.mjs';
import { existsSync } from 'node:fs';

const isClone = existsSync(new URL('../scripts/prepare.mjs', import.meta.url));

if (isClone) import('../scripts/prepare.mjs').then(({ launch }) => launch(process.argv.slice(2)));
else import('../dist/engawa.js');
