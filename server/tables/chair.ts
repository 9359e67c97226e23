import type { Taking } from './entry.ts';

/** A bot that plays on for somebody who is away or gone. */
export const STAND_IN = 'greedy';

/** A place at the table and who has it. */
export interface Chair {
  holder: Taking | undefined;
  /** Why its player is out of the game, if so. */
  left: 'resigned' | 'timeout' | undefined;
  /** The player is away: a bot plays until they are back. */
  away: boolean;
}

export const emptyChair = (): Chair => ({ holder: undefined, left: undefined, away: false });

/** Which bot decides for this chair, if one does. */
export function botOf({ holder, left, away }: Chair): string | undefined {
  if (holder?.as === 'bot') return holder.level;
  return left || away ? STAND_IN : undefined;
}

/** A person who is still in the game. */
export const isPlayer = ({ holder, left }: Chair): boolean =>
  holder !== undefined && holder.as !== 'bot' && left === undefined;
