import type { Edition } from '#kernel/edition/edition.ts';

/** An edition in this browser. */
export interface KeptEdition {
  readonly edition: Edition;
  /** Has been tried as it stands, and do the nets of the game fit it? */
  readonly tried?: { readonly net: boolean };
  readonly at: number;
}

const PREFIX = 'engawa.edition.';

/** Editions of this page that the browser refused to keep. */
const unkept = new Map<string, KeptEdition>();

function read(id: string): KeptEdition | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return typeof kept?.edition?.game === 'string' ? kept : unkept.get(id);
  } catch {
    return unkept.get(id);
  }
}

function ids(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

/** The editions of this browser. */
export const editionShelf = {
  get: read,

  /** False where the browser keeps nothing: it then lasts as long as the page. */
  put(id: string, kept: KeptEdition): boolean {
    unkept.set(id, kept);
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },

  remove(id: string): void {
    unkept.delete(id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // A browser that keeps nothing has nothing to remove.
    }
  },

  /** Those of a game, the latest first. */
  of(game: string): { readonly id: string; readonly kept: KeptEdition }[] {
    return [...new Set([...ids(), ...unkept.keys()])]
      .flatMap((id) => {
        const kept = read(id);
        return kept?.edition.game === game ? [{ id, kept }] : [];
      })
      .sort((a, b) => b.kept.at - a.kept.at);
  },
};
