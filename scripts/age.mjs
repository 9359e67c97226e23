// Is something that was built still younger than what it was built from?
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** True when something below the folder, its list of files included, changed after the given time. */
export function changedSince(folder, time, ignored = []) {
  if (!existsSync(folder)) return false;
  const pending = [folder];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (ignored.includes(path.basename(at))) continue;
    if (mtime(at) > time) return true;
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const file = path.join(at, entry.name);
      if (entry.isDirectory()) pending.push(file);
      else if (!entry.name.endsWith('.test.ts') && mtime(file) > time) return true;
    }
  }
  return false;
}
