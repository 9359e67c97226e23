/**
 * What happened, told while a move is played to whoever listens (`state.tell`). Search listens to nothing and pays
 * nothing. `what`, `from` and `to` are things of the game's words or references of its lexicon (`region:kansai`).
 */
export interface GameEvent {
  readonly kind: 'gain' | 'pay' | 'move' | 'complete' | 'reveal' | 'score' | 'phase';
  /** The seat it happened to, NONE for the table. */
  readonly seat: number;
  readonly what: string;
  readonly n?: number;
  readonly from?: string;
  readonly to?: string;
  /** The clause of the rulebook that makes it happen. */
  readonly clause: string;
  /** Only this seat may know `what`; the others learn the rest. */
  readonly only?: number;
}

export type Tell = (event: GameEvent) => void;

/** The event as a viewer may know it. */
export function eventFor(event: GameEvent, viewer: number): GameEvent {
  if (event.only === undefined || event.only === viewer) return event;
  return { ...event, what: 'hidden' };
}
