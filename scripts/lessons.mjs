// npm run lessons: counts anew what the choices of every lesson lead to, where rules, figures or moves have changed, and writes each
// lesson.json. With names (yokohama, examples/koi-koi) only those; --check only says what no longer fits.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { cliBundle, root } from './bundle.mjs';
import { houseGames } from './house-games.mjs';
import { prepare } from './prepare.mjs';

const EXAMPLES = ['koi-koi', 'new-game'].map((name) => path.join('examples', name));

await prepare();
const asked = process.argv.slice(2);
const names = asked.filter((word) => !word.startsWith('--'));
const options = asked.filter((word) => word.startsWith('--'));
let failed = false;
for (const game of [...houseGames(), ...EXAMPLES].filter((name) => names.length === 0 || names.includes(name))) {
  console.log(game);
  const { status } = spawnSync(process.execPath, [cliBundle, 'lesson', game, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
