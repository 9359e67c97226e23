import { gzipSync } from 'node:zlib';
import { gameById } from '#games';
import { Refusal } from '#kernel';
import { type BrowserFiles, browserFiles, cannotBeUsed, leaveOut, type OpenedGame, openedGames } from '#library';
import { cardOf, type InstalledGame } from '#wire';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
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

  /** A package that was only found and is of no use to browsers is left out; one that was asked for has to be right. */
  static async open(complain: (sentence: string) => void): Promise<Packages> {
    const list: InstalledGame[] = [];
    const served = new Map<string, Served>();
    for (const one of openedGames()) {
      try {
        const { installed, files } = await forBrowsers(one);
        list.push(installed);
        for (const [name, body] of files) served.set(installed.at + name, file(name, body));
      } catch (error) {
        const refusal = error instanceof Refusal ? error : cannotBeUsed(one.mark.name, error);
        if (one.given) throw refusal;
        leaveOut(one.id);
        complain(refusal.message);
      }
    }
    return new Packages(list, served);
  }

  file(path: string): Served | undefined {
    return this.files.get(path);
  }
}

/** A game as browsers see it. */
async function forBrowsers(
  one: OpenedGame,
): Promise<Pick<BrowserFiles, 'files'> & { readonly installed: InstalledGame }> {
  const { id, mark } = one;
  const { hash, files } = await browserFiles(one);
  // The face is somebody's code: even its refusals do not say whose they are.
  const card = await cardOf(gameById(id)).catch((error: unknown) => {
    throw cannotBeUsed(mark.name, error);
  });
  const names = [...files.keys()].filter((name) => !name.endsWith('.js'));
  return { files, installed: { card, package: mark, at: `/packages/${id}/${hash}/`, files: names } };
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
