import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 900px)');

/** One pane at a time fits the screen. */
export const narrow = signal(query.matches);

query.addEventListener('change', () => {
  narrow.value = query.matches;
});
