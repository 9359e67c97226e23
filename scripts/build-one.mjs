// npm run build:one: Node, the program, its packages, the web client and the nets in one executable, dist/one/engawa-<platform>.
// `--target linux-arm64` makes that of another machine. Node's own way (single executable applications), with the Node named below.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { inject } from 'postject';
import { root } from './bundle.mjs';
import { fail } from './prepare.mjs';

/** As deploy/Dockerfile has it. It brings SQLite, and needs no library that a plain Debian has not; later ones ask for libatomic. */
const NODE = '24.21.0';
const TARGETS = ['linux-x64', 'linux-arm64'];
/** The mark in Node's executable that tells it to look for a program inside. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const here = `${process.platform}-${process.arch}`;
const { values } = parseArgs({ options: { target: { type: 'string', default: here } } });
const { target } = values;
if (!TARGETS.includes(target)) fail(`An executable is made for ${TARGETS.join(' or ')}, not for ${target}.`);
if (!TARGETS.includes(here)) fail(`An executable is made on ${TARGETS.join(' or ')}, not on ${here}.`);

const work = mkdtempSync(path.join(tmpdir(), 'engawa-one-'));
const at = (...names) => path.join(work, ...names);
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const unpack = (tarball, folder) => {
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
};
const packed = (what) => {
  const told = JSON.parse(run('npm', ['pack', ...what, '--json', '--pack-destination', work]));
  return at(told[0].filename);
};

/** Node as npm has it for a platform. */
function nodeOf(platform) {
  unpack(packed([`node-${platform}@${NODE}`]), at(platform));
  return at(platform, 'bin', 'node');
}

/** The package as it is published, and beside it what it needs: as deploy/Dockerfile has it. */
function layApp() {
  unpack(packed([]), at('app'));
  for (const name of ['package-lock.json', '.npmrc']) cpSync(path.join(root, name), at('app', name));
  const [os, cpu] = target.split('-');
  run(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', `--os=${os}`, `--cpu=${cpu}`, '--libc=glibc'],
    at('app'),
  );
  for (const name of ['typescript', 'libsql', '@libsql', '.package-lock.json']) {
    rmSync(at('app', 'node_modules', name), { recursive: true, force: true });
  }
  // import() as a file on disk has it.
  writeFileSync(at('app', 'start.cjs'), "import('./dist/engawa.js');\n");
}

/** Types, source maps, tests and papers of packages: as a new game's example has them, they stay. */
const NOT_NEEDED =
  /(\.map|\.d\.[mc]?ts|\.md|package-lock\.json|\.npmrc)$|^node_modules\/(\.bin\/|.*\/(tests?|__tests__|benchmarks?|\.github)\/)/;

/** All files in one: how long the list is, the list, the files one after another. */
function packApp() {
  const entries = readdirSync(at('app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(at('app'), path.join(parentPath, name)))
    .filter((name) => !(NOT_NEEDED.test(name) && !name.startsWith('examples/')))
    .sort()
    .map((name) => {
      const { size, mode } = statSync(at('app', name));
      return { name, bytes: size, mode: mode & 0o111 ? 0o755 : 0o644 };
    });
  const list = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...entries.map(({ name }) => readFileSync(at('app', name)))]);
}

try {
  layApp();
  const program = packApp();
  writeFileSync(at('program'), gzipSync(program, { level: 9 }));
  writeFileSync(at('build'), createHash('sha256').update(program).digest('hex').slice(0, 16));
  const output = path.join(root, 'dist', 'one', `engawa-${target}`);
  mkdirSync(path.dirname(output), { recursive: true });
  const blob = at('blob');
  const config = {
    main: path.join(root, 'scripts', 'one-file', 'launcher.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    assets: { program: at('program'), build: at('build') },
  };
  writeFileSync(at('sea.json'), JSON.stringify(config));
  const node = nodeOf(target);
  // The Node that writes the blob is the one that reads it.
  run(target === here ? node : nodeOf(here), ['--experimental-sea-config', at('sea.json')]);
  cpSync(node, output);
  chmodSync(output, 0o755);
  await inject(output, 'NODE_SEA_BLOB', readFileSync(blob), { sentinelFuse: FUSE });
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stderr.write(
    `Built ${path.relative(root, output)}: ${megabytes(statSync(output).size)}, of it ours ${megabytes(statSync(at('program')).size)}.\n`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
