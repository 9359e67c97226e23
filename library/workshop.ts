import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '#kernel';
import { buildSide, type Side } from './build.ts';
import type { GameFolder } from './folder.ts';
import { programFolder } from './program.ts';

/**
 * A folder of this process alone in which games lie ready to be loaded; it goes with the process. Beside them `engawa` leads to this program,
 * so that whatever a game imports of it is what runs already: one kernel, not two.
 */
class Workshop {
  private place: string | undefined;
  private laid = 0;

  /** The code of a game for one side, copied where it came built and built where it did not. */
  async lay(folder: GameFolder, side: Side): Promise<string> {
    const at = path.join(this.open(), `${this.laid++}-${folder.mark.name.replace('/', '+')}`, side);
    if (folder.built) cpSync(path.join(folder.at, 'dist', side), at, { recursive: true });
    else await buildSide(folder, side, at);
    return at;
  }

  private open(): string {
    if (this.place !== undefined) return this.place;
    const place = ownFolder();
    writeFileSync(path.join(place, 'package.json'), '{"type":"module"}\n');
    mkdirSync(path.join(place, 'node_modules'));
    symlinkSync(programFolder, path.join(place, 'node_modules', 'engawa'), 'junction');
    process.once('exit', () => rmSync(place, { recursive: true, force: true }));
    this.place = place;
    return place;
  }
}

/** Nobody else may write there: what lies in it is run. */
function ownFolder(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), 'engawa-games-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      'no-folder',
      `Games of others are laid ready in a temporary folder, and ${tmpdir()} takes none (${code}); TMPDIR names another.`,
    );
  }
}

export const workshop = new Workshop();
