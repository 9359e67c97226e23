import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What `npm pack` puts into the package, of what is built now. */
export function packedFiles(): string[] {
  const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(text) as [{ files: { path: string }[] }];
  return files.map((file) => file.path);
}
