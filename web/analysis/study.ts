import { signal } from '@preact/signals';
import type { KeptAnalysis, KeptTurn, ToldTurn } from '#bots';
import type { GameRecord, Language } from '#kernel';
import { ApiError, ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { signedIn } from '../online/signed-in.ts';
import { Crew, type Share } from './crew.ts';
import { keptAnalyses } from './kept.ts';
import type { Deeper } from './questions.ts';

type State =
  | { readonly state: 'none' }
  | { readonly state: 'working'; readonly done: number; readonly turns: number }
  | { readonly state: 'done'; readonly analysis: KeptAnalysis };

const GLANCE_MS = 1000;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GLANCE_MS));

/**
 * The analysis of one finished game: as it is kept, else as it comes about. A player's table is searched on the server, once for
 * everybody; what the server does not have, or cannot do now, is searched here.
 */
export class Study {
  readonly analysis = signal<KeptAnalysis | undefined>(undefined);
  /** The turns that are judged so far. */
  readonly turns = signal<readonly KeptTurn[]>([]);
  readonly progress = signal<Share>({ done: 0, all: 0 });
  /** How far it is with the costly turns, which are looked at longer once all are judged; the server does not say. */
  readonly again = signal<Share | undefined>(undefined);
  /** What a reader wanted to know better, by turn. */
  readonly looks = signal<ReadonlyMap<number, Deeper>>(new Map());
  /** The turn that is being looked at for a reader. */
  readonly looking = signal<(Share & { readonly turn: number }) | undefined>(undefined);
  readonly failed = signal<string | undefined>(undefined);
  private readonly record: GameRecord;
  /** The table on the server, where there is one. */
  private readonly table: string | undefined;
  private crew: Crew | undefined;
  private closed = false;
  private readonly told = new Map<string, Promise<ToldTurn | undefined>>();

  constructor(record: GameRecord, table?: string) {
    this.record = record;
    this.table = table;
  }

  async begin(): Promise<void> {
    this.failed.value = undefined;
    try {
      const found =
        (this.table === undefined ? undefined : await this.fromServer(this.table)) ??
        keptAnalyses.of(this.record.digest) ??
        (await this.here());
      if (!found || this.closed) return;
      this.turns.value = found.turns;
      this.analysis.value = found;
    } catch (error) {
      this.failed.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** Looks long at one turn, for whoever reads this page. */
  async look(turn: number): Promise<void> {
    if (this.looking.value) return;
    this.looking.value = { turn, done: 0, all: 1 };
    try {
      const came = await this.hired().look(turn, (share) => {
        this.looking.value = { turn, ...share };
      });
      if (came) this.looks.value = new Map(this.looks.value).set(turn, came);
    } catch (error) {
      this.failed.value = error instanceof Error ? error.message : String(error);
    } finally {
      this.looking.value = undefined;
    }
  }

  /** A costly turn in the reader's words; each is asked for once. */
  tell(from: number, better: readonly string[], language: Language, names: readonly string[]) {
    const key = `${language} ${from} ${better.join(', ')}`;
    const known = this.told.get(key);
    if (known) return known;
    const told = this.hired().tell(from, better, language, names);
    this.told.set(key, told);
    return told;
  }

  close(): void {
    this.closed = true;
    this.crew?.close();
  }

  private hired(): Crew {
    this.crew ??= new Crew(this.record);
    return this.crew;
  }

  private async here(): Promise<KeptAnalysis | undefined> {
    const made = await this.hired().analyse(({ done, all, turns, long }) => {
      this.progress.value = { done, all };
      this.turns.value = turns;
      this.again.value = long;
    });
    if (made) keptAnalyses.keep(made);
    return made;
  }

  /** Nothing where the server has none and makes none: then it is ours to do. */
  private async fromServer(table: string): Promise<KeptAnalysis | undefined> {
    const at = `/api/tables/${table}/analysis`;
    const key = seatKeys.of(table)?.key;
    try {
      let now = await ask<State>('GET', at);
      if (now.state === 'none') {
        if (key === undefined && !signedIn.get()) return undefined;
        now = await ask<State>('POST', at, {}, key);
      }
      while (now.state === 'working' && !this.closed) {
        this.progress.value = { done: now.done, all: now.turns };
        await rest();
        now = await ask<State>('GET', at);
      }
      return now.state === 'done' ? now.analysis : undefined;
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }
}
