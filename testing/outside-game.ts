import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The id of the copy. */
export const OUTSIDE = 'archipelago';

const source = path.resolve(import.meta.dirname, '../games/yamatai');

/** Puts a copy of Yamataï, without nets and under another id, into a folder: a game as somebody else would bring it. */
export function writeOutsideGame(folder: string): string {
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  rmSync(path.join(folder, 'bot', 'nets'), { recursive: true, force: true });
  const index = path.join(folder, 'index.ts');
  writeFileSync(index, readFileSync(index, 'utf8').replace("id: 'yamatai'", `id: '${OUTSIDE}'`));
  const mark = { name: `engawa-game-${OUTSIDE}`, version: '0.1.0', type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(mark));
  return folder;
}

/** The same, by somebody who speaks English only. */
export function writeEnglishGame(folder: string): string {
  writeOutsideGame(folder);
  const replace = (name: string, what: RegExp, by: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(what, by));
  };
  replace('index.ts', /^ {2}words,$/m, '  words: { en: words.en },');
  replace('face.ts', /introduction: \{[^}]*\}/, "introduction: { en: 'Islands.' }");
  return folder;
}
