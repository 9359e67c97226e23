import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 900px)');

/** Is the screen so narrow that only one pane fits at a time? */
export const narrow = signal(query.matches);

query.addEventListener('change', () => {
  narrow.value = query.matches;
});
