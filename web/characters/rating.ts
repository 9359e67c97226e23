import { bots } from 'virtual:catalogue';
import { ratingsOf } from '../options/of.ts';

/** Ratings are of the levels, which come after the bot that plays at random. */
const LOWEST = bots.indexOf('apprentice');

/** About the rating of a bot where so many play a game; nothing where that was not measured. */
export const ratingAt = (level: string, game: string, seats: number): number | undefined =>
  ratingsOf(game)[seats]?.[bots.indexOf(level) - LOWEST];
