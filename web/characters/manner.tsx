import { ratingAt } from './rating.ts';
import { characterWording } from './words/index.ts';

interface MannerProps {
  readonly id?: string;
  readonly level: string;
  readonly game: string;
  readonly seats: number;
}

/** How a bot plays, and how strong it is at such a table. */
export function Manner({ id, level, game, seats }: MannerProps) {
  const { styles, rating } = characterWording.value;
  const points = ratingAt(level, game, seats);
  return (
    <small class="manner quiet" id={id}>
      {styles[level]} {points === undefined ? undefined : <span class="rating">{rating(points)}</span>}
    </small>
  );
}
