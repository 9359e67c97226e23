import { gzipSync } from 'node:zlib';
import { allGames } from '#games';
import { browserFiles, openedGames } from '#library';
import { cardOf, type InstalledGame } from '#wire';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** A file as it is sent. */
interface Served {
  readonly type: string;
  readonly body: Buffer;
  /** Packed once, when the first asks for it. */
  packed(): Buffer;
}

/** Somebody's games as browsers get them. They are read once, when the server starts: nothing of the disk is shown by name. */
export class Packages {
  readonly list: readonly InstalledGame[];
  private readonly files: ReadonlyMap<string, Served>;

  private constructor(list: readonly InstalledGame[], files: ReadonlyMap<string, Served>) {
    this.list = list;
    this.files = files;
  }

  static async open(): Promise<Packages> {
    const list: InstalledGame[] = [];
    const served = new Map<string, Served>();
    for (const ready of openedGames()) {
      const game = allGames().find((one) => one.package?.name === ready.mark.name)!;
      const { hash, files } = await browserFiles(ready);
      const at = `/packages/${game.id}/${hash}/`;
      for (const [name, body] of files) served.set(at + name, file(name, body));
      const names = [...files.keys()].filter((name) => !name.endsWith('.js'));
      list.push({ card: await cardOf(game), package: ready.mark, at, files: names });
    }
    return new Packages(list, served);
  }

  file(path: string): Served | undefined {
    return this.files.get(path);
  }
}

function file(name: string, body: Buffer): Served {
  let packed: Buffer | undefined;
  return {
    type: TYPES[name.slice(name.lastIndexOf('.') + 1)],
    body,
    packed: () => {
      packed ??= gzipSync(body, { level: 9 });
      return packed;
    },
  };
}
