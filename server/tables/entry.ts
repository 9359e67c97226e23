import type { Language, Options, PackageMark } from '#kernel';
import type { Edition } from '#kernel/edition/index.ts';
import type { ClockSpec, Contributions, TimeoutRule } from '#wire';
import type { EntryRow } from '../store/schema.ts';

/** What a table is opened with. */
export interface Opening {
  readonly game: string;
  /** Version of the rules it began with. */
  readonly version: number;
  /** The package it began with; nothing at tables of the games of the house. */
  readonly package?: PackageMark;
  /** The hash of the figures it is played with; tables from before there were editions do not name them. */
  readonly figures?: string;
  /** The edition those are of, where they are not the game's own. */
  readonly edition?: Edition;
  readonly seats: number;
  readonly options: Options;
  /** Only at old tables, from before the players had a part in the shuffle (docs/fairness.md): secret until the game is over. */
  readonly seed?: string;
  /** Missing at those tables. */
  readonly contributions?: Contributions;
  readonly clock: ClockSpec | null;
  readonly timeout: TimeoutRule;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly watchers: boolean;
  /** Watchers are told the chances. */
  readonly chances?: true;
  /** Its players were brought together, by a seek or by a rematch: it begins by itself when all are ready. */
  readonly sought?: true;
  /** Programs may sit down. */
  readonly programs?: true;
  /** What is spoken there. */
  readonly language?: Language;
  /** Nobody's clock stands still for a vacation. */
  readonly noVacation?: true;
}

/** Who takes a seat. Keys and phrases are kept as hashes only. */
export interface Taking {
  readonly as: 'guest' | 'account' | 'bot';
  readonly name: string;
  readonly key?: string;
  readonly phrase?: string;
  readonly account?: string;
  readonly level?: string;
  readonly host?: boolean;
  /** The account is a program's. */
  readonly program?: true;
}

/** The n-th vacation of an account, as it was changed for the so-manieth time: tables may be told of it late, twice, or in another order. */
export interface WhichVacation {
  readonly n: number;
  readonly revision: number;
}

/** Everything that can happen at a table. A log of these is all there is to a table. */
export type Deed =
  | ({ readonly kind: 'open' } & Opening)
  | ({ readonly kind: 'join'; readonly seat: number } & Taking)
  | { readonly kind: 'leave'; readonly seat: number }
  /** The server draws a secret; `without` are the seats for whose silence the last beginning failed. */
  | { readonly kind: 'promise'; readonly secret: string; readonly without: readonly number[] }
  | { readonly kind: 'commit'; readonly seat: number; readonly commitment: string }
  | { readonly kind: 'reveal'; readonly seat: number; readonly part: string }
  /** Every seat is taken and nobody commits any more; the game is under way as soon as all parts are told. */
  | { readonly kind: 'start' }
  | {
      readonly kind: 'play';
      readonly seat: number;
      readonly move: string;
      /** The state after it. */
      readonly hash: string;
      /** Bit v + 1 is set where viewer v may know the move (bit 0: watchers). */
      readonly known: number;
    }
  | { readonly kind: 'undo'; readonly seat: number; readonly hash: string }
  | { readonly kind: 'redo'; readonly seat: number; readonly hash: string; readonly known: number }
  | { readonly kind: 'ready' | 'resign' | 'timeout' | 'back' | 'pause' | 'resume'; readonly seat: number }
  /** A seat's player will be on vacation, or is; it ends by itself, by the time told here. */
  | {
      readonly kind: 'vacation';
      readonly seat: number;
      readonly from: number;
      readonly until: number;
      /** They want to be told of their turns all the same. */
      readonly notices: boolean;
      readonly which?: WhichVacation;
    }
  /** It is over before that, or will not be. */
  | { readonly kind: 'return'; readonly seat: number; readonly which?: WhichVacation }
  /** A seat would end the game by the points there are, or no longer would. */
  | { readonly kind: 'end'; readonly seat: number; readonly wish: boolean }
  | { readonly kind: 'rematch'; readonly seat: number; readonly to: string }
  | { readonly kind: 'key'; readonly seat: number; readonly key: string; readonly phrase?: string }
  /** A seat agrees that somebody else may take over the seat `about`; the vote that decides it brings the new key. */
  | {
      readonly kind: 'vote';
      readonly seat: number;
      readonly about: number;
      readonly key?: string;
      readonly phrase?: string;
    }
  | { readonly kind: 'claim'; readonly seat: number; readonly account: string; readonly name: string }
  | { readonly kind: 'forget'; readonly seat: number }
  | { readonly kind: 'upgrade'; readonly version: number }
  | { readonly kind: 'expire' };

/** A deed in its place in the log. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly action: string | null;
  readonly deed: Deed;
}

export function toRow(table: string, { seq, at, action, deed }: Entry): EntryRow {
  const { kind, ...body } = deed;
  const seat = 'seat' in deed ? deed.seat : null;
  return { table_id: table, seq, at, kind, seat, action, body: JSON.stringify(body) };
}

export function fromRow({ seq, at, kind, action, body }: EntryRow): Entry {
  return { seq, at, action, deed: { kind, ...JSON.parse(body) } as Deed };
}
