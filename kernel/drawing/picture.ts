import type { State } from '../layout.ts';
import type { Words } from '../words.ts';
import { type Eyes, eyesOf } from './eyes.ts';

/** What every part of a drawing needs to know. */
export interface PictureOf<S extends State, W extends Words> extends Eyes {
  readonly s: S;
  /** The player whose things lie in front. */
  readonly me: S['seat'][number];
  readonly words: W;
  readonly say: W['phrases'];
}

/** A position as a viewer looks at it; without names people are called by their seats. */
export function pictureOf<S extends State, W extends Words>(
  s: S,
  viewer: number,
  words: W,
  names: readonly string[] = words.names.seat.map(String),
): PictureOf<S, W> {
  const eyes = eyesOf(viewer, s.seats, names);
  return { ...eyes, s, me: s.seat[eyes.seat], words, say: words.phrases };
}
