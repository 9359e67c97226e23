import type { KeptAnalysis } from '#bots';

const PREFIX = 'engawa.analysis.';
/** So many are kept in a browser; the oldest go first. */
const MOST = 40;

interface Kept {
  readonly at: number;
  readonly analysis: KeptAnalysis;
}

/** Analyses made in this browser, by the record they are about. */
export const keptAnalyses = {
  of(digest: string): KeptAnalysis | undefined {
    const found = read(PREFIX + digest)?.analysis;
    return found?.format === 'engawa-analysis/1' && found.digest === digest ? found : undefined;
  },

  keep(analysis: KeptAnalysis): void {
    try {
      localStorage.setItem(PREFIX + analysis.digest, JSON.stringify({ at: Date.now(), analysis } satisfies Kept));
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      const oldest = keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0)).slice(MOST);
      for (const key of oldest) localStorage.removeItem(key);
    } catch {
      // No room, or not allowed: it is then made again the next time.
    }
  },
};

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
