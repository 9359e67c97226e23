import type { Plugin } from 'vite';
import { publicEntries } from '../surface.mjs';

/** What only tests and development need is not for pages. */
const NOT_FOR_PAGES = ['testing', 'jsx-dev-runtime'];

/** `{ 'engawa/kernel': '…/kernel/public.ts', … }`: what other people's games import in a page, from addresses that never change. */
export const publicModules = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(publicEntries as Record<string, string>).flatMap(([name, source]) => {
      const short = name.replace('public/', '');
      return NOT_FOR_PAGES.includes(short) ? [] : [[`engawa/${short}`, root + source.slice('./'.length)]];
    }),
  );

/** The same while pages are developed: the addresses lead to the sources. */
export function publicModulesInDevelopment(root: string): Plugin {
  const modules = publicModules(root);
  return {
    name: 'engawa-public-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const source = modules[request.url?.replace(/^\/|\.js$/g, '') ?? ''];
        if (source) request.url = `/@fs${source}`;
        next();
      });
    },
  };
}
