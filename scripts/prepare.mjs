// Makes a clone ready to run: installs the packages and builds dist/engawa.js, each only when needed.
// Whatever is said here goes to stderr: stdout belongs to the program that follows.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedSince, mtime } from './age.mjs';
import { bundleCli, cliBundle, root } from './bundle.mjs';

/** Rooms that end up in the bundle, and other files that decide how it is built. */
const sourceRooms = [
  'kernel',
  'games',
  'bots',
  'library',
  'wire',
  'commands',
  'cli',
  'conformance',
  'testing',
  'server',
  'web/theme',
];
const buildFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  ...['bundle', 'fonts', 'house-games', 'pictures', 'surface'].map((name) => `scripts/${name}.mjs`),
];

const say = (text) => process.stderr.write(`${text}\n`);

export function fail(sentence) {
  say(sentence);
  process.exit(1);
}

// --- packages -------------------------------------------------------------------------------------------------------

/** True when node_modules holds what package-lock.json asks for. */
function packagesAreCurrent() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  const installedAt = mtime(installed);
  if (installedAt === 0) return false;
  if (installedAt >= mtime(lock)) return true;
  // An older time stamp alone (a fresh checkout of the same lock file, say) is no reason to install again.
  try {
    const want = JSON.parse(readFileSync(lock, 'utf8')).packages;
    const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
    return Object.entries(want).every(([at, entry]) => {
      if (at === '') return true;
      const there = have[at];
      if (!there) return entry.optional === true || entry.devOptional === true;
      return there.version === entry.version && there.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

/** The npm that started us where there is one, else the npm on the path. */
function npmCommand() {
  const npmCli = (process.env.npm_execpath ?? '').replace(/npx-cli\.js$/, 'npm-cli.js');
  if (npmCli.endsWith('npm-cli.js') && existsSync(npmCli)) return { command: process.execPath, first: [npmCli] };
  return { command: 'npm', first: [] };
}

export async function installPackages() {
  if (packagesAreCurrent()) return;
  say('Installing packages (npm ci; only when they are missing or out of date) ...');
  const start = Date.now();
  const { command, first } = npmCommand();
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // Without a network npm gives up after half a minute instead of more than one.
  const args = [...first, 'ci', ...options, '--fetch-retry-maxtimeout=20000'];
  const beat = setInterval(() => say(`  still installing, ${Math.round((Date.now() - start) / 1000)} s`), 10_000);
  const code = await new Promise((resolve) => {
    // npm's own stdout is sent to stderr as well.
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: command === 'npm' && process.platform === 'win32',
    });
    child.on('error', () => resolve('missing'));
    child.on('close', (status) => resolve(status ?? 1));
  });
  clearInterval(beat);
  if (code === 'missing') fail('Engawa could not install its packages: there is no npm on the path.');
  if (code !== 0) {
    fail(
      'Engawa could not install its packages: npm ci failed, see its message above. ' +
        'The first run needs the npm registry; check the network and run the same command again.',
    );
  }
  say(`Packages installed in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

// --- build ----------------------------------------------------------------------------------------------------------

function bundleIsCurrent() {
  const builtAt = mtime(cliBundle);
  if (builtAt === 0) return false;
  if (buildFiles.some((file) => mtime(path.join(root, file)) > builtAt)) return false;
  return !sourceRooms.some((room) => changedSince(path.join(root, room), builtAt, ['fonts']));
}

/** Builds when needed; false when the build failed (esbuild has then said why, on stderr). */
export async function buildBundle() {
  if (bundleIsCurrent()) return true;
  const start = Date.now();
  if (!(await bundleCli())) return false;
  say(`Built dist/engawa.js in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

/** Everything that must be in place before dist/engawa.js can run. */
export async function prepare() {
  await installPackages();
  if (!(await buildBundle())) fail('Engawa could not be built: see the errors above.');
}

/** Runs the built program in this process. */
export async function launch(args) {
  await prepare();
  if (args[0] === 'serve' && !args.includes('--help')) {
    const { buildWeb } = await import('./web.mjs');
    if (!(await buildWeb())) fail('The web client could not be built: see the errors above.');
  }
  process.argv.splice(2, process.argv.length, ...args);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(cliBundle).href);
}
