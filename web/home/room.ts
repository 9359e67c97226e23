const KEY = 'engawa.room';
const USUAL = 240;

/** How much room our tables took the last time: it is kept free for them, so that nothing jumps when they come. */
export function roomForTables(): number {
  try {
    return Number(localStorage.getItem(KEY)) || USUAL;
  } catch {
    return USUAL;
  }
}

export function keepRoom(height: number): void {
  try {
    localStorage.setItem(KEY, String(height));
  } catch {
    // Then something jumps.
  }
}
