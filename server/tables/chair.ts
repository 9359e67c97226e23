import type { TimeoutRule } from '#wire';
import type { Leave } from './clock.ts';
import type { Taking, WhichVacation } from './entry.ts';

/** A bot that plays on for somebody who is away or gone; or the rule the game itself has for that. */
export const STAND_IN = 'greedy';
export const BY_RULE = 'absent';

/** A place at the table and who has it. */
export interface Chair {
  holder: Taking | undefined;
  /** Why its player is out of the game, if so. */
  left: 'resigned' | 'timeout' | undefined;
  /** The player is away: a bot plays until they are back. */
  away: boolean;
  /** The vacation its player is on, or will be. */
  vacation: (Leave & { readonly notices: boolean }) | undefined;
  /** The last word on vacations of its player that was told here; nothing from before words were numbered. */
  heard: WhichVacation | undefined;
  /** What plays on for them, as the table chose. */
  readonly standIn: string;
}

export const emptyChair = (timeout: TimeoutRule): Chair => ({
  holder: undefined,
  left: undefined,
  away: false,
  vacation: undefined,
  heard: undefined,
  standIn: timeout === 'absent' ? BY_RULE : STAND_IN,
});

/** Which bot decides for this chair, if one does. */
export function botOf({ holder, left, away, standIn }: Chair): string | undefined {
  if (holder?.as === 'bot') return holder.level;
  return left || away ? standIn : undefined;
}

/** A person who is still in the game. */
export const isPlayer = ({ holder, left }: Chair): boolean =>
  holder !== undefined && holder.as !== 'bot' && left === undefined;

/** The vacation its player is on at a moment. */
export const onVacation = ({ vacation }: Chair, at: number): Chair['vacation'] =>
  vacation && vacation.from <= at && at < vacation.until ? vacation : undefined;
