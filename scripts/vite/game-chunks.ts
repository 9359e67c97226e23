/** What a game in a page is entered by. */
const ENTRY = /[\\/]games[\\/]\w+[\\/](?:index|face)\.ts$|[\\/]games[\\/]\w+[\\/]words[\\/](?:en|fr|ja)\.ts$/;
const LATE = /\?late$/;

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Does some file that is entered, and matches, lead to this one? */
function ledToBy(entry: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((from) => !seen.has(from) && ledToBy(entry, from, graph, seen));
}

function whose(id: string): string {
  const game = /[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? 'common';
  const language = /[\\/]words[\\/](?:.*[\\/])?(en|fr|ja)(?:-\w+)?\.ts/.exec(id)?.[1];
  return language ? `${game}-${language}` : game;
}

/** Rules, drawing and components of one game travel together, its words in each language for themselves. */
export const gameChunk = (id: string, graph: Graph): string | null =>
  ledToBy(ENTRY, id, graph) ? `game-${whose(id)}` : null;

/** What only late files need (scripts/vite/later.ts) travels with those. */
export function lateChunk(id: string, graph: Graph): string | null {
  // Whether a position can be is asked by others than what a thing is.
  if (ledToBy(/rules[\\/]check\.ts\?late$/, id, graph)) return `check-${whose(id)}`;
  return ledToBy(LATE, id, graph) ? `asked-${whose(id)}` : null;
}

/** `english.ts` with `en.ts`. */
export const commonChunk = (id: string): string => `common-${/words[\\/](en|fr|ja)/.exec(id)?.[1]}`;
