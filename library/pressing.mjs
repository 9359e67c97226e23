// The press: a game's whole folder as one function of its figures. The build makes one for each game of the house, the library one for
// games of others. Nothing is imported: what a game shares with the program comes as an argument, so there is one kernel everywhere.
import path from 'node:path';

const DATA = /[\\/]data[\\/]([\w-]+\.json)$/;
/** What is only said about the components stays as it is. */
const ABOUT = 'provenance.json';

/** Components come with the figures that the function is given. */
const figuresLeftOut = {
  name: 'figures',
  setup(build) {
    build.onLoad({ filter: DATA }, ({ path: file }) => {
      const name = DATA.exec(file)[1];
      if (name === ABOUT) return undefined;
      return { contents: `export default figures[${JSON.stringify(name)}];`, loader: 'js' };
    });
  },
};

const sharedLeftOut = {
  name: 'shared',
  setup(build) {
    build.onResolve({ filter: /^engawa($|\/)/ }, ({ path: name }) => ({ path: name, external: true }));
  },
};

/** The source of a module whose default export is that function (kernel/edition/pressed.ts). */
export async function pressSource(folder, build) {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(folder),
    entryPoints: ['index.ts'],
    outdir: path.resolve(folder),
    bundle: true,
    write: false,
    // Imports become calls of `require`, and the export a field of `module`: both are the function's own.
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    tsconfigRaw: {
      compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'engawa/drawing', verbatimModuleSyntax: true },
    },
    plugins: [figuresLeftOut, sharedLeftOut],
  });
  const code = outputFiles.find(({ path: name }) => name.endsWith('.js')).text;
  return `export default (figures, shared) => {
const module = { exports: {} };
const require = (name) => shared[name];
${code}
return module.exports.default;
};
`;
}
