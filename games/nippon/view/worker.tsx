/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { COLOURS } from '../data/index.ts';
import type { Picture } from './picture.ts';

/** Each colour wears its own hat, so that nobody has to tell workers by colour: the data files name the colours. */
const HATS: Readonly<Record<string, string>> = {
  // a headband with its knot
  white: 'M7.6 11.6c1-5.6 11.8-5.6 12.8 0l4.4-1.8-.6 5.4-3.4-.8H7.4Z',
  // a straw cone
  yellow: 'M1.6 14.2 14 3.6l12.4 10.6q-12.4 4.4-24.8 0Z',
  // a bowler
  red: 'M7.8 12.2c0-9.6 12.4-9.6 12.4 0h3.4q.6 2.8-1.4 2.8H5.8q-2 0-1.4-2.8Z',
  // a cap with a peak
  blue: 'M6.4 13.6c-.6-8.6 14.6-9.4 15-2.2l5.2 2.4q.2 1.8-1.6 1.8H6.8Z',
  // a top hat
  black: 'M8.8 2.2h10.4l-.6 9.6h4.6v3H4.8v-3h4.6Z',
  // a hood
  grey: 'M6 20.4C4.6 9.8 8 4.2 14 4.2s9.4 5.6 8 16.2l-3.4-1.6c1.2-6-.8-8.4-4.6-8.4s-5.8 2.4-4.6 8.4Z',
};

/** The colour of a worker's clothes, and of the letter on them. */
export const clothOf = (id: string): string =>
  `--cloth:var(--worker-${id});--on-cloth:${['white', 'yellow', 'grey'].includes(id) ? '#1c1c1c' : '#fffffb'}`;

/** A worker with hat and letter. Never a crest: workers belong to nobody. */
export function Worker({ picture, colour }: { readonly picture: Picture; readonly colour: number }): Drawn {
  const id = COLOURS[colour];
  return (
    <svg class="worker" style={clothOf(id)} viewBox="0 0 28 34" aria-hidden="true">
      <path class="cloth" d="M2.6 33.2c0-7.6 4.6-11 11.4-11s11.4 3.4 11.4 11Z" />
      <path class="face" d="M8 15.4a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z" />
      <path class="cloth" d={HATS[id]} />
      <path class="gaze" d="M11.8 17v.1M16.2 17v.1M12.6 19.3q1.4.9 2.8 0" />
      <text class="letter" x="14" y="31.6" text-anchor="middle">
        {picture.words.names.worker[colour].short}
      </text>
    </svg>
  );
}
