/** What an event is to a machine: what a chip shows, what an animation does. */
export type EventKind = 'gain' | 'pay' | 'lose' | 'move' | 'complete' | 'reveal' | 'score' | 'phase';

/**
 * What happened, told while a move is played to whoever listens (`state.tell`). Search listens to nothing and pays
 * nothing. `what`, `from` and `to` are things of the game's words or references of its lexicon (`region:kansai`).
 */
export interface GameEvent {
  /** The deed of the game, which every language has a sentence for. */
  readonly deed: string;
  readonly kind: EventKind;
  /** The seat that did it or that it happened to, NONE for the table. */
  readonly seat: number;
  readonly what?: string;
  readonly n?: number;
  /** A second number: three of *five*, the total of the *other*. */
  readonly of?: number;
  readonly from?: string;
  readonly to?: string;
  /** Another seat: who is paid, who is beaten. */
  readonly whom?: number;
  /** The category of points it brings, where that is not the same every time. */
  readonly category?: string;
  /** The clause of the rulebook that makes it happen. */
  readonly clause: string;
  /** Only this seat may know `what`; the others learn the rest. */
  readonly only?: number;
}

export type Tell = (event: GameEvent) => void;

/** What stands for a thing that a viewer may not know. */
export const HIDDEN = 'hidden';

/** The event as a viewer may know it. */
export function eventFor(event: GameEvent, viewer: number): GameEvent {
  if (event.only === undefined || event.only === viewer) return event;
  return { ...event, what: HIDDEN };
}
