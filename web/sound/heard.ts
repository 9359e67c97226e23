import { pointsOf } from '#kernel';
import type { Position } from '../table/source.ts';
import type { Sound } from './set.ts';

/** What of a position can be heard. */
export type Audible = Pick<Position, 'log' | 'viewer' | 'turn' | 'over'>;

const isAsked = ({ turn, viewer, over }: Audible): boolean => !over && viewer >= 0 && turn.includes(viewer);

/** The one sound of a change: the weightiest of what happened. What is taken back is silent. */
export function soundOf(before: Audible, now: Audible): Sound | undefined {
  if (now.over) return before.over ? undefined : 'end';
  const fresh = now.log.slice(before.log.length);
  if (isAsked(now) && !isAsked(before)) return 'turn';
  if (fresh.some(({ points }) => points.some((change) => (pointsOf(change) ?? 0) > 0))) return 'score';
  const events = fresh.flatMap((line) => line.events);
  if (events.some(({ kind, seat }) => kind === 'gain' && seat === now.viewer)) return 'gain';
  return fresh.length > 0 ? 'place' : undefined;
}
