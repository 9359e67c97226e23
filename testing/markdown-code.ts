import { transform } from 'esbuild';

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
