import { type Options, seatsIn } from '#kernel';
import { patienceWith } from './beginning.ts';
import { botOf, type Chair } from './chair.ts';
import type { ClockSpec, TimeoutRule } from './entry.ts';
import { olderKind, type ShuffleSummary } from './shuffle.ts';
import type { Result, Sitting, Status } from './sitting.ts';

export interface SeatSummary {
  readonly seat: number;
  readonly kind: 'open' | 'guest' | 'account' | 'bot';
  readonly name?: string;
  readonly level?: string;
  readonly host?: true;
  readonly left?: 'resigned' | 'timeout';
  readonly standIn?: string;
}

/** What anybody may know about a table. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly status: Status;
  readonly seats: readonly SeatSummary[];
  readonly options: Options;
  readonly clock: ClockSpec | null;
  readonly timeout: TimeoutRule;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly watchers: boolean;
  /** What the server promised of its secret; null while a table of the older kind is under way. */
  readonly commitment: string | null;
  readonly shuffle: ShuffleSummary;
  /** Seats that have said they are ready. */
  readonly ready: readonly number[];
  /** The seat that others would have somebody take over, and who they are. */
  readonly handOver: { readonly seat: number; readonly votes: readonly number[] } | null;
  readonly turn: readonly number[];
  readonly seq: number;
  readonly opened: number;
  readonly updated: number;
  readonly paused: boolean;
  readonly wantPause: readonly number[];
  readonly rematch: string | null;
  /** With the seed, now that it may be known. */
  readonly result: (Result & { readonly seed: string }) | null;
}

function seatSummary(chair: Chair, seat: number, host: number): SeatSummary {
  const { holder, left } = chair;
  if (!holder) return { seat, kind: 'open' };
  const standIn = holder.as === 'bot' ? undefined : botOf(chair);
  return {
    seat,
    kind: holder.as,
    name: holder.name,
    ...(holder.level === undefined ? {} : { level: holder.level }),
    ...(seat === host ? { host: true } : {}),
    ...(left ? { left } : {}),
    ...(standIn ? { standIn } : {}),
  };
}

export function summaryOf(sitting: Sitting): Summary {
  const { opening, result, shuffle, handOver } = sitting;
  const { game, options, clock, timeout, listed, rated, watchers, seats } = opening;
  const until = shuffle?.since == null ? null : shuffle.since + patienceWith(sitting);
  return {
    table: sitting.table,
    game,
    version: sitting.version,
    status: sitting.status,
    seats: sitting.chairs.map((chair, seat) => seatSummary(chair, seat, sitting.host)),
    options,
    clock,
    timeout,
    listed,
    rated,
    watchers,
    commitment: sitting.commitment,
    shuffle: shuffle?.summary(seats, until) ?? olderKind(seats),
    ready: seatsIn(sitting.ready),
    handOver: handOver ? { seat: handOver.seat, votes: seatsIn(handOver.votes) } : null,
    turn: seatsIn(sitting.turn),
    seq: sitting.seq,
    opened: sitting.opened,
    updated: sitting.at,
    paused: sitting.paused,
    wantPause: seatsIn(sitting.wantPause),
    rematch: sitting.rematch,
    result: result ? { ...result, seed: sitting.seed } : null,
  };
}

/** A summary as a row of the lobby keeps it. Rows from before seats had a part in the draws may tell what gives them away. */
export function keptSummary(text: string): Summary {
  const kept = JSON.parse(text) as Summary;
  if (kept.shuffle) return kept;
  const { status, seats, commitment } = kept;
  return {
    ...kept,
    commitment: status === 'over' ? commitment : null,
    shuffle: olderKind(seats.length),
    ready: [],
    handOver: null,
  };
}
