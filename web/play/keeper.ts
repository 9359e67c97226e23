/** How long what was played may wait before it is written down. */
const SOON_MS = 200;

/**
 * Writes something down shortly after it changed, and at once when the page goes away. A game is written as a whole,
 * with its digest: doing that for every step of a bot would cost more than showing it.
 */
export class Keeper {
  private readonly write: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => void) {
    this.write = write;
    addEventListener('pagehide', this.now);
    document.addEventListener('visibilitychange', this.now);
  }

  soon(): void {
    this.timer ??= setTimeout(this.now, SOON_MS);
  }

  readonly now = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.write();
  };

  close(): void {
    this.now();
    removeEventListener('pagehide', this.now);
    document.removeEventListener('visibilitychange', this.now);
  }
}
