import { join } from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';

/** What is said on a line of code, and what the text promises of it. */
export interface Said {
  readonly line: string;
  readonly promised: string;
  readonly said: string;
}

const BLOCK = /^```tsx?\n(.*?)^```$/gms;
const PROMISE = /^(.*)console\.log\((.*)\); \/\/ (.*)$/gm;

/** The code of a page of documentation, block after block: later ones go on from earlier ones, as a reader does. */
const codeIn = (markdown: string): string => Array.from(markdown.matchAll(BLOCK), ([, code]) => code).join('\n');

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Runs the code of a page with these modules, and gives what it says where the page tells what it would. */
export async function runCode(markdown: string, modules: Readonly<Record<string, unknown>>): Promise<Said[]> {
  const promises: { line: string; promised: string }[] = [];
  const source = codeIn(markdown).replaceAll(PROMISE, (line, before, asked, promised) => {
    promises.push({ line, promised });
    return `${before}say(${promises.length - 1}, ${asked});`;
  });
  const { code } = await transform(source, {
    loader: 'tsx',
    format: 'cjs',
    jsx: 'automatic',
    jsxImportSource: 'engawa/drawing',
  });
  const found: Said[] = [];
  const say = (i: number, ...values: readonly unknown[]): void => {
    found.push({ ...promises[i], said: values.map(shown).join(' ') });
  };
  const take = (name: string): unknown => {
    if (!(name in modules)) throw new Error(`the page imports ${name}`);
    return modules[name];
  };
  new Function('require', 'module', 'exports', 'say', code)(take, { exports: {} }, {}, say);
  return found;
}

/** What the type checker has against the code of a page, as if the page were a file of this folder: what is wrong, and where. */
export function typeFaults(markdown: string, folder: string): string[] {
  const page = join(folder, 'page.tsx');
  const code = codeIn(markdown);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: ['page.tsx'], include: [] }, ts.sys, folder);
  // A page shows more than it uses.
  const lenient = { ...options, noUnusedLocals: false, noUnusedParameters: false, jsxImportSource: 'engawa/drawing' };
  const host = ts.createCompilerHost(lenient);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === page || fileExists(path);
  host.readFile = (path) => (path === page ? code : readFile(path));
  const program = ts.createProgram([page], lenient, host);
  const lines = code.split('\n');
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(page)).map(({ file, start = 0, messageText }) => {
    const line = file ? lines[file.getLineAndCharacterOfPosition(start).line].trim() : '';
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
