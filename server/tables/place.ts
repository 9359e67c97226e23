import type { ChatLine } from '#wire';
import type { Presence } from '../bus/bus.ts';
import { houseTime } from '../time.ts';
import { Line } from './line.ts';
import type { Sitting } from './sitting.ts';

/** A connection at a table. */
export interface Guest {
  /** The seat, or WATCHER. */
  readonly viewer: number;
  readonly looking: boolean;
  /** Something changed: the guest takes what it wants from the sitting. */
  show(sitting: Sitting): void;
  chat(line: ChatLine): void;
  here(presence: Presence): void;
  drain(): void;
  /** The table was cleared away. */
  expired(): void;
}

/** Where one table lives in this process: its line of waiting requests, its sitting if loaded, and who is connected. */
export class Place {
  readonly table: string;
  readonly guests = new Set<Guest>();
  /** Who is connected by way of other processes, and when we heard so. */
  readonly elsewhere = new Map<string, Presence & { heard: number }>();
  sitting: Sitting | undefined;
  /** When the sitting was last known to hold all of its log, by the steady clock (`performance.now`). */
  comparedAt = Number.NEGATIVE_INFINITY;
  /** This process did the last deed, or took the table over: it makes the bots move and the clocks strike. */
  keeper = false;
  timer: NodeJS.Timeout | undefined;
  usedAt = 0;
  /** When somebody was last connected, as far as this process knows. */
  seenAt = 0;
  presenceDue = false;
  /** When this process began to look after the table. */
  readonly takenUpAt = houseTime.now();
  /** By seat, the decision (the entry since which it is owed) that was last notified and reminded of. */
  readonly told: Record<'notify' | 'remind', number[]> = { notify: [], remind: [] };
  /** Decisions of bots that are being thought about: `seat/seq`. */
  readonly thinking = new Set<string>();
  /** By seat, the choices (the entry since which it has them) for which we have looked whether an answer was prepared. */
  readonly answered: number[] = [];
  /** What waits to be done or seen here. */
  readonly line = new Line();

  constructor(table: string) {
    this.table = table;
  }
}
