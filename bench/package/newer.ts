import { cpSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, type Surroundings } from './program.ts';

/** The change of the schema that the newer package brings along. */
export const NEWER_MIGRATION = '999-of-the-newer-package';
const LAST_LINE = /^};$/m;
const ONE_MORE = `  '${NEWER_MIGRATION}': {
    up: async ({ schema }) => {
      await schema.alterTable('tables').addColumn('praise', 'text').execute();
      await schema.alterTable('entries').addColumn('praise', 'text').execute();
    },
  },
};`;

interface Newer {
  readonly tarball: string;
  readonly version: string;
}

/** The next release: these sources with another version and one more change of the schema, packed as any release is. */
export function packNewer(project: string, work: string, { env }: Surroundings): Newer {
  const sources = path.join(work, 'newer');
  mkdirSync(sources);
  const place = { cwd: project, env };
  const files = run(['git', 'ls-files', '-co', '--exclude-standard', '-z'], place).split('\0').filter(Boolean);
  for (const file of files) cpSync(path.join(project, file), path.join(sources, file));
  for (const built of ['dist/web', 'web/theme/fonts']) {
    cpSync(path.join(project, built), path.join(sources, built), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(sources, 'node_modules'));

  const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as { version: string };
  const [major, minor] = version.split('.').map(Number);
  const next = `${major}.${minor + 1}.0`;
  change(path.join(sources, 'package.json'), (text) => text.replace(`"version": "${version}"`, `"version": "${next}"`));
  change(path.join(sources, 'server/store/migrations.ts'), (text) => text.replace(LAST_LINE, ONE_MORE));
  // The web client is the same and need not be built again.
  utimesSync(path.join(sources, 'dist/web/index.html'), new Date(), new Date());

  const packed = run(['npm', 'pack', '--json', '--pack-destination', work], { cwd: sources, env });
  return { tarball: path.join(work, JSON.parse(packed)[0].filename), version: next };
}

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} is not as the drill expects it.`);
  writeFileSync(file, after);
}
