import type { Position } from './source.ts';

/** What is asked of a viewer, and what of it could change. */
export type Asked = Pick<Position, 'viewer' | 'turn' | 'legal' | 'step' | 'held' | 'log'>;

/**
 * Is the viewer still asked what he was asked before? Where several choose at the same time, what one of them does changes nothing for the
 * others: what they have pointed at stays, and so does a hint.
 */
export function asksTheSame(before: Asked, now: Asked): boolean {
  const { viewer, legal } = before;
  return (
    viewer === now.viewer &&
    before.turn.includes(viewer) &&
    now.turn.includes(viewer) &&
    before.held === now.held &&
    before.step?.name === now.step?.name &&
    legal.length === now.legal.length &&
    legal.every((move, i) => move === now.legal[i]) &&
    now.log.length >= before.log.length &&
    now.log.slice(before.log.length).every(({ seat }) => seat !== viewer)
  );
}
