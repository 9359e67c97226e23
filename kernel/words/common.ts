import type { GameEvent } from '../events.ts';

type Tale = (who: string, what: string, n?: number, from?: string, to?: string) => string;

export interface CommonWords {
  readonly reasons: Readonly<Record<string, string>>;
  readonly things: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<GameEvent['kind'], Tale>>;
}
