import { since } from '../story/turns.ts';
import type { LogLine } from '../table/source.ts';

/**
 * Where the others have put something since a seat's last turn, and who did last: `space:s35` by seat 2. Whoever only watches
 * sees the last turn.
 */
export function touched(log: readonly LogLine[], viewer: number): ReadonlyMap<string, number> {
  const turns = since(log, { viewer, asked: false });
  const places = new Map<string, number>();
  for (const { seat, lines } of viewer < 0 ? turns.slice(-1) : turns) {
    for (const { events } of lines) {
      for (const event of events) {
        // An event of no seat is the table's own doing: a refill, for example.
        if (event.seat >= 0 && event.to?.includes(':')) places.set(event.to, seat);
      }
    }
  }
  return places;
}
