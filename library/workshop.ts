import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '#kernel';
import { buildSide } from './build.ts';
import type { GameFolder, Side } from './folder.ts';
import { programFolder } from './program.ts';

/**
 * A folder of this process alone in which games lie ready to be loaded; it goes with the process. Beside them `engawa` leads to this program,
 * so that whatever a game imports of it is what runs already: one kernel, not two.
 */
class Workshop {
  private place: string | undefined;
  private laid = 0;
  /** What lies there. Temporary folders get swept while a server runs, and every new thread loads the games again. */
  private readonly files = new Map<string, Buffer>();

  /** Lays the code of a game for one side, copied where it came built and built where it did not. Gives its name here. */
  async lay(folder: GameFolder, side: Side): Promise<string> {
    const name = path.join(String(this.laid++), side);
    const at = this.find(name);
    if (folder.built) cpSync(path.join(folder.at, 'dist', side), at, { recursive: true });
    else await buildSide(folder, side, at);
    for (const file of readdirSync(at)) this.files.set(path.join(name, file), readFileSync(path.join(at, file)));
    return name;
  }

  /** Where something that was laid lies now. */
  find(name: string): string {
    if (this.place === undefined || !this.isWhole(this.place)) this.place = this.open();
    return path.join(this.place, name);
  }

  private isWhole(place: string): boolean {
    return (
      isOurs(place) && [OWN_MARK, OWN_LINK, ...this.files.keys()].every((name) => existsSync(path.join(place, name)))
    );
  }

  private open(): string {
    if (this.place === undefined) process.once('exit', () => clear(this.place!));
    else clear(this.place);
    clearAfterTheDead();
    const place = ownFolder();
    writeFileSync(path.join(place, OWN_MARK), '{"type":"module"}\n');
    mkdirSync(path.dirname(path.join(place, OWN_LINK)));
    symlinkSync(programFolder, path.join(place, OWN_LINK), 'junction');
    for (const [name, body] of this.files) {
      mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
      writeFileSync(path.join(place, name), body);
    }
    return place;
  }
}

const NAME = /^engawa-games-(\d+)-/;
const OWN_MARK = 'package.json';
const OWN_LINK = path.join('node_modules', 'engawa');

/** Nobody else may write there: what lies in it is run. */
function ownFolder(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), `engawa-games-${process.pid}-`));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      'no-folder',
      `Games of others are laid ready in a temporary folder, and ${tmpdir()} takes none (${code}); TMPDIR names another.`,
    );
  }
}

/** Where temporary folders get swept, anybody may make one of the same name afterwards. */
const isOurs = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? 0);

function clear(place: string): void {
  if (isOurs(place)) rmSync(place, { recursive: true, force: true });
}

/** A process that was killed could not take its folder with it. */
function clearAfterTheDead(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) clear(path.join(tmpdir(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const workshop = new Workshop();
