import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry as GameEntry } from '#kernel';
import type { Deed } from './entry.ts';

/** What one entry of the log brought about. */
export interface Happening {
  readonly seq: number;
  readonly at: number;
  readonly kind: Deed['kind'];
  readonly seat: number | null;
  /** The line of the game's history, where a move was made. */
  readonly played: GameEntry | undefined;
  /** The entry whose move was taken back. */
  readonly undoes: number | undefined;
  readonly known: number;
  readonly forced: readonly GameEntry[];
}

/** So many are put away together, in a tenth of a millisecond. */
const A_PAGE = 32;
/** So many of the latest stay at hand: what clients are told next, and what rules about the last minutes look at. */
const AT_HAND = 16;

/** The page that was read last: who reads back reads on. */
let opened: { readonly page: Uint8Array; readonly happenings: readonly Happening[] } | undefined;

function open(page: Uint8Array): readonly Happening[] {
  if (opened?.page !== page) opened = { page, happenings: JSON.parse(inflateRawSync(page).toString()) };
  return opened.happenings;
}

/**
 * What happened at a table, from its first entry on. A house has many tables, and what happened long ago is hardly ever looked at: it is put away
 * page by page, in a fifteenth of the room.
 */
export class Chronicle {
  private readonly pages: Uint8Array[] = [];
  private latest: Happening[] = [];

  get length(): number {
    return this.pages.length * A_PAGE + this.latest.length;
  }

  add(happening: Happening): void {
    this.latest.push(happening);
    if (this.latest.length < A_PAGE + AT_HAND) return;
    const page = deflateRawSync(JSON.stringify(this.latest.slice(0, A_PAGE)), { level: 1 });
    // A copy takes the room it needs; what zlib gives lies in a room of its own size.
    this.pages.push(new Uint8Array(page));
    this.latest = this.latest.slice(A_PAGE);
  }

  at(index: number): Happening {
    const page = Math.floor(index / A_PAGE);
    return page < this.pages.length ? open(this.pages[page])[index % A_PAGE] : this.latest[index - this.putAway];
  }

  slice(from: number, to = this.length): readonly Happening[] {
    if (from >= this.putAway) return this.latest.slice(from - this.putAway, Math.max(0, to - this.putAway));
    const first = Math.floor(from / A_PAGE);
    const read = this.pages.slice(first, Math.ceil(to / A_PAGE)).flatMap(open);
    return [...read, ...this.latest].slice(from - first * A_PAGE, to - first * A_PAGE);
  }

  private get putAway(): number {
    return this.pages.length * A_PAGE;
  }
}
