// npm run stories: twenty whole games of each title in each language, as the log tells them, for a careful reader. Written to dist/stories;
// with names (yamatai, machi) only those.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cliBundle, root } from './bundle.mjs';
import { houseGames } from './house-games.mjs';
import { prepare } from './prepare.mjs';

const LANGUAGES = ['en', 'fr', 'ja'];
const GAMES_EACH = 20;
const LONGEST = 256 * 1024 * 1024;

await prepare();
const names = process.argv.slice(2);
const folder = path.join(root, 'dist', 'stories');
mkdirSync(folder, { recursive: true });
for (const game of houseGames().filter((id) => names.length === 0 || names.includes(id))) {
  for (const language of LANGUAGES) {
    const asked = ['story', game, '--games', String(GAMES_EACH), '--lang', language];
    const { stdout, status } = spawnSync(process.execPath, [cliBundle, ...asked], {
      encoding: 'utf8',
      maxBuffer: LONGEST,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    const file = path.join(folder, `${game}.${language}.txt`);
    writeFileSync(file, stdout);
    console.log(`${path.relative(root, file)}: ${stdout.split('\n').length} lines`);
  }
}
