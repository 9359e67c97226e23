const KEY = 'engawa.lesson.';

/** Where a reader left the lesson of each game, kept in this browser. */
export const lessonPlace = {
  of(game: string): number {
    try {
      return Number(localStorage.getItem(KEY + game) ?? 0) || 0;
    } catch {
      return 0;
    }
  },

  keep(game: string, at: number): void {
    try {
      localStorage.setItem(KEY + game, String(at));
    } catch {
      // The lesson then starts from the beginning next time.
    }
  },

  /** Was the lesson ever opened here? */
  isKnown(game: string): boolean {
    try {
      return localStorage.getItem(KEY + game) !== null;
    } catch {
      return false;
    }
  },
};
