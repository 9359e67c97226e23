#!/usr/bin/env node
// What `npx engawa` runs: installs and builds where needed (said on stderr only), then hands over to dist/engawa.js.
import '../scripts/node-version.mjs';

import('../scripts/prepare.mjs').then(({ launch }) => launch(process.argv.slice(2)));
