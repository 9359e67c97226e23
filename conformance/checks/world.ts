import type { Check } from '../check.ts';
import { filesLike } from '../subject.ts';

/** Comments, and strings that hold no code. */
const SAID = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const OBJECTS = [
  'process',
  'document',
  'window',
  'globalThis',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'performance',
  'crypto',
  'Buffer',
];
const FUNCTIONS = ['fetch', 'require', 'eval', 'setTimeout', 'setInterval', 'queueMicrotask'];
const CLASSES = ['Date', 'Function', 'Worker', 'WebSocket', 'XMLHttpRequest', 'EventSource', 'BroadcastChannel'];

/** Asked for as things of the world around are: a field or a method of that name is the game's own, and so is one that it declares. */
const WORLD: readonly RegExp[] = [
  /\bMath\.random\b/,
  /\bDate\.now\b/,
  ...OBJECTS.map((name) => new RegExp(`(?<![.\\w$])${name}\\s*(?:\\?\\.|[.[])`)),
  ...FUNCTIONS.map((name) => new RegExp(`(?<![.\\w$])${name}\\s*\\((?![^()]*\\)\\s*(?::[^;{}]*)?\\{)`)),
  ...CLASSES.map((name) => new RegExp(`\\bnew\\s+${name}\\b`)),
];

const declares = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b|\\b${name}\\s*(?:,[^()]*)?\\)?\\s*=>`).test(code);

export const world: Check = {
  id: 'world',
  title:
    'rules, data, words and mind depend on nothing around them: no clock, no chance of their own, no network, no page',
  hint: 'What is drawn comes from the generator that is given (`rng`), everything else from the state.',
  run(subject, report) {
    const sources = filesLike(subject, /^(rules|data|words|bot)\/.*\.tsx?$/);
    if (sources.length === 0) report.leave('the sources are not here');
    for (const [path, text] of sources) {
      const code = text.replaceAll(SAID, "''");
      for (const how of WORLD) {
        const found = how.exec(code)?.[0];
        if (found === undefined) continue;
        const name = found.replace(/^new\s+/, '').replace(/[^\w.]|\.$/g, '');
        if (!declares(code, name)) report.fail(`${path} uses ${name}`);
      }
    }
  },
};
