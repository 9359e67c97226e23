import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Refusal } from '#kernel';

/** Reads a JSON file; what is wrong with it is said in one sentence. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refusal('no-file', `Cannot read ${path}: ${reason(error)}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-json', `${path} is not JSON; it may be cut off.`);
  }
}

/** Writes beside the file and renames, so that an interruption never leaves half a file. */
export function writeJson(path: string, value: unknown): void {
  try {
    writeFileSync(`${path}.part`, `${JSON.stringify(value)}\n`);
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw new Refusal('no-file', `Cannot write ${path}: ${reason(error)}.`);
  }
}

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
