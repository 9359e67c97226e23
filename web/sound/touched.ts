let touched = false;

/** Has somebody clicked or typed here? Before that a page is silent, whatever happens on it. */
export const isTouched = (): boolean => touched;

/** Watches for the first click or key of a person; what a script does is none. */
export function watchForTouch(): void {
  const note = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    touched = true;
    removeEventListener('pointerdown', note, true);
    removeEventListener('keydown', note, true);
  };
  addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
}
