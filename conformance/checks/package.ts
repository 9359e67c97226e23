import type { Check } from '../check.ts';
import { filesLike } from '../subject.ts';
import { world } from './world.ts';

interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly type?: unknown;
  readonly dependencies?: unknown;
  readonly optionalDependencies?: unknown;
}

const manifest: Check = {
  id: 'package',
  title: 'is a package named engawa-game-<id>, with a version, that needs nothing else at run time',
  hint: 'See package.json: name, version, "type": "module", no "dependencies" (engawa is a peer).',
  run({ game, files }, report) {
    const text = files.get('package.json');
    if (text === undefined) return report.leave('there is no package.json, which only a package needs');
    let json: Manifest;
    try {
      json = JSON.parse(text) as Manifest;
    } catch {
      return report.fail('package.json is not JSON');
    }
    const { name, version, type, dependencies = {}, optionalDependencies = {} } = json;
    if (typeof name !== 'string' || !new RegExp(`^(@[^/]+/)?engawa-game-${game.id}$`).test(name))
      report.fail(`its name is "${name}", not "engawa-game-${game.id}"`);
    if (typeof version !== 'string' || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      report.fail(`"${version}" is no version such as 1.0.0`);
    if (type !== 'module') report.fail('"type" is not "module"');
    const needs = [...Object.keys(dependencies as object), ...Object.keys(optionalDependencies as object)];
    if (needs.length > 0) report.fail(`it needs ${needs.join(', ')} at run time`);
  },
};

/** How a module is asked for: with names, for what it does, late, and by the comment that says who makes nodes of JSX. */
const IMPORTS = [
  /(?:^|\n)(?:import|export)\s[^;'"]*?\bfrom\s*['"]([^'"\n]+)['"]/g,
  /(?:^|\n)import\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g,
  /@jsxImportSource\s+(\S+)/g,
];

const importsIn = (source: string): readonly string[] =>
  IMPORTS.flatMap((how) => Array.from(source.matchAll(how), ([, name]) => name));

const imports: Check = {
  id: 'imports',
  title: 'imports its own files and the public surface only',
  hint: 'Import from engawa, engawa/drawing, engawa/columns, engawa/mind, engawa/face, or from a file of the game.',
  run(subject, report) {
    const sources = filesLike(subject, /^(?!tests\/).*\.tsx?$/);
    if (sources.length === 0) report.leave('the sources are not here');
    for (const [path, text] of sources) {
      const depth = path.split('/').length - 1;
      for (const name of importsIn(text)) {
        const up = /^(?:\.\.\/)*/.exec(name)?.[0].length ?? 0;
        const own = name.startsWith('.') && up / 3 <= depth;
        if (!own && !/^engawa(\/(drawing|columns|mind|face)(\/jsx-runtime)?)?$/.test(name))
          report.fail(`${path} imports "${name}"`);
      }
    }
  },
};

export const packageChecks: readonly Check[] = [manifest, imports, world];
