import type { Game, State } from '#kernel';
import type { Payer } from '../load/purse.ts';
import type { Entry } from './entry.ts';
import { Sitting } from './sitting.ts';

/** A table as it was at an entry of its log. */
export interface Position {
  /** None before the start. */
  readonly game: { readonly game: Game; readonly state: State } | undefined;
  /** Mask of the seats that owed a decision. */
  readonly turn: number;
  readonly over: boolean;
}

/** A position as it is kept. */
interface Kept {
  readonly game: Game | undefined;
  readonly cells: Int16Array | undefined;
  readonly turn: number;
  readonly over: boolean;
}

/** The positions after some entries of a log, one after another. They never change. */
interface Page {
  readonly positions: Kept[];
  bytes: number;
}

const A_PAGE = 128;
const MOST_BYTES = 48 * 1024 * 1024;

type ReadAll = (table: string, after: number, payer: Payer, take: (entry: Entry) => void) => Promise<number>;

/** Positions of the past. One reading of a log gives all of them; those asked for lately are kept. */
export class Pasts {
  private readonly readAll: ReadAll;
  /** By table and number; those used last at the end. */
  private readonly pages = new Map<string, Page>();
  private readonly readings = new Map<string, Promise<Page[]>>();
  private bytes = 0;

  constructor(readAll: ReadAll) {
    this.readAll = readAll;
  }

  /** The position after an entry that is there. */
  async at(table: string, seq: number, payer: Payer): Promise<Position> {
    const number = Math.floor((seq - 1) / A_PAGE);
    const within = (seq - 1) % A_PAGE;
    const name = `${table}/${number}`;
    let page = this.pages.get(name);
    if (!page?.positions[within]) page = (await this.read(table, payer))[number];
    this.keep(name, page);
    return positionOf(page.positions[within]);
  }

  /** Who asks while somebody else's reading is under way waits for that one. */
  private read(table: string, payer: Payer): Promise<Page[]> {
    const underWay = this.readings.get(table);
    if (underWay) return underWay;
    const reading = this.readWhole(table, payer).finally(() => this.readings.delete(table));
    this.readings.set(table, reading);
    return reading;
  }

  private async readWhole(table: string, payer: Payer): Promise<Page[]> {
    const sitting = new Sitting(table);
    const pages: Page[] = [];
    await this.readAll(table, 0, payer, (entry) => {
      sitting.follow(entry);
      const { game } = sitting;
      if ((sitting.seq - 1) % A_PAGE === 0) pages.push({ positions: [], bytes: 0 });
      const page = pages[pages.length - 1];
      const cells = game && Int16Array.from(game.state.cells);
      page.positions.push({ game: game?.game, cells, turn: sitting.turn, over: sitting.status === 'over' });
      page.bytes += cells?.byteLength ?? 0;
    });
    for (const [number, page] of pages.entries()) this.keep(`${table}/${number}`, page);
    return pages;
  }

  private keep(name: string, page: Page): void {
    this.bytes += page.bytes - (this.pages.get(name)?.bytes ?? 0);
    this.pages.delete(name);
    this.pages.set(name, page);
    for (const [oldest, { bytes }] of this.pages) {
      if (this.bytes <= MOST_BYTES || oldest === name) break;
      this.pages.delete(oldest);
      this.bytes -= bytes;
    }
  }
}

function positionOf({ game, cells, turn, over }: Kept): Position {
  if (!game || !cells) return { game: undefined, turn, over };
  const state = game.layout.create(0);
  state.cells.set(cells);
  return { game: { game, state }, turn, over };
}
