import { type Signal, signal } from '@preact/signals';

function upTo(width: number): Signal<boolean> {
  const query = matchMedia(`(max-width: ${width}px)`);
  const fits = signal(query.matches);
  query.addEventListener('change', () => {
    fits.value = query.matches;
  });
  return fits;
}

/** Is the screen so narrow that only one pane fits at a time? */
export const narrow = upTo(900);

/** Is it as narrow as a phone? */
export const handheld = upTo(600);
