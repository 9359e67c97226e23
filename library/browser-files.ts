import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from './folder.ts';
import type { LaidGame } from './load.ts';
import { workshop } from './workshop.ts';

/** What of a game's folder is for everybody to read, besides its code. */
const PUBLIC: readonly (readonly [folder: string, name: RegExp])[] = [
  ['', /^rulebook(\.[a-z]{2})?\.md$/],
  ['guide/', /^(guide\.json|(sheet\.)?[a-z]{2}\.md)$/],
  ['data/', /^[\w-]+\.json$/],
  ['bot/nets/', /^\d+\.json$/],
  ['view/', /^(style\.css|key-picture\.svg)$/],
  ['view/art/', /^[\w-]+\.svg$/],
];

/** What a page loads of a game, by name, and a short hash of all of it. */
export interface BrowserFiles {
  readonly hash: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export async function browserFiles({ folder }: LaidGame): Promise<BrowserFiles> {
  const code = workshop.find(await workshop.lay(readFolder(folder), 'browser'));
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(code).sort()) files.set(name, readFileSync(path.join(code, name)));
  for (const [room, fits] of PUBLIC) {
    const at = path.join(folder, room);
    for (const name of existsSync(at) ? readdirSync(at).sort() : []) {
      if (fits.test(name)) files.set(room + name, readFileSync(path.join(at, name)));
    }
  }
  const sum = createHash('sha256');
  for (const [name, body] of files) sum.update(`${name} ${body.length}\n`).update(body);
  return { hash: sum.digest('hex').slice(0, 16), files };
}
