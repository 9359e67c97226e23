// What `engawa-<platform>` runs first. The program lies packed in the executable; worker threads and add-ons want files, so it is laid
// out in a folder of this user's, once for every build, and started there.
const { chmodSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir, tmpdir } = require('node:os');
const path = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

/** Folders where programs keep what they can make again: systemd's, the desktop's, the user's. */
const caches = [
  process.env.CACHE_DIRECTORY,
  process.env.XDG_CACHE_HOME && path.join(process.env.XDG_CACHE_HOME, 'engawa'),
  path.join(homedir(), '.cache', 'engawa'),
].filter(Boolean);

/** Somebody else's folder is not trusted with our program. */
function isOurs(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() && found.uid === process.getuid();
}

function layOut(folder) {
  const packed = gunzipSync(getRawAsset('program'));
  const headEnd = 4 + packed.readUInt32LE(0);
  let at = headEnd;
  for (const { name, bytes, mode } of JSON.parse(packed.toString('utf8', 4, headEnd))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, packed.subarray(at, at + bytes), { mode });
    at += bytes;
  }
}

/** Laid out aside and renamed, so that whoever starts meanwhile finds all of it or nothing. */
function laidOutIn(cache) {
  const folder = path.join(cache, getAsset('build', 'utf8'));
  if (isOurs(folder)) return folder;
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const aside = mkdtempSync(`${folder}.`);
  try {
    layOut(aside);
    chmodSync(aside, 0o700);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process was quicker.
    if (!isOurs(folder)) throw error;
  }
  return folder;
}

function program() {
  for (const cache of caches) {
    try {
      return laidOutIn(cache);
    } catch {
      // Nothing can be written there: the next one.
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  layOut(folder);
  return folder;
}

// What is inside the executable can ask for nothing but what Node brings; a file on disk can ask for everything.
createRequire(path.join(program(), 'package.json'))('./start.cjs');
