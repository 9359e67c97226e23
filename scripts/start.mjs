// npm start: the only command needed after a clone. Without arguments it serves; arguments are a command of engawa.
import './node-version.mjs';

const args = process.argv.slice(2);

import('./prepare.mjs').then(({ launch }) => launch(args.length > 0 ? args : ['serve']));
