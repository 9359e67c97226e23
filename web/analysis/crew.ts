import type { JudgedTurn, KeptAnalysis, ToldTurn } from '#bots';
import type { GameRecord, Language } from '#kernel';
import { handOut, SHARDS } from '../../bots/shards.ts';
import { otherGame } from '../library.ts';
import type { AnalystAnswer, AnalystQuestion, AnalystWish, Deeper } from './questions.ts';

/** As the command line does (`engawa analyse`). */
const SIMULATIONS = 48;
/** One core is left to the page, where there are more than two. */
function threads(): number {
  const cores = navigator.hardwareConcurrency || 2;
  return Math.min(SHARDS, cores > 2 ? cores - 1 : cores);
}

/** How far something is. */
export interface Share {
  readonly done: number;
  readonly all: number;
}

/** How far it is, with the turns that are judged already, from the first on; then how far with a longer look at the costly ones. */
export interface Progress extends Share {
  readonly turns: readonly JudgedTurn[];
  readonly long?: Share;
}

class Analyst {
  private readonly worker = new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (said: AnalystAnswer) => void>();
  private asked = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<AnalystAnswer>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    this.worker.addEventListener('error', ({ message }) => {
      for (const [id, tell] of this.waiting) tell({ id, fault: message || 'worker failed' });
      this.waiting.clear();
    });
  }

  ask(question: Omit<AnalystQuestion, 'id'>): Promise<AnalystAnswer> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (said) => (said.fault === undefined ? resolve(said) : reject(new Error(said.fault))));
      this.worker.postMessage({ id, ...question } satisfies AnalystQuestion);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

/** Workers that look at one finished game again, a turn each at a time. */
export class Crew {
  private readonly record: GameRecord;
  private readonly analysts: Analyst[] = [new Analyst()];
  private closed = false;

  constructor(record: GameRecord) {
    this.record = record;
  }

  /** A turn in words of the reader. */
  async tell(
    from: number,
    better: readonly string[],
    language: Language,
    names: readonly string[],
  ): Promise<ToldTurn | undefined> {
    return (await this.ask(this.analysts[0], { do: 'tell', from, better }, language, names)).told;
  }

  /** Looks at every turn. `hear` is told how far it is; nothing comes of it when the crew is sent home before the end. */
  async analyse(hear: (progress: Progress) => void): Promise<KeptAnalysis | undefined> {
    const began = performance.now();
    const { turns: all = 0 } = await this.ask(this.gather()[0], { do: 'open' });
    const judged: JudgedTurn[] = [];
    let done = 0;
    await this.share(all, async (analyst, turn) => {
      const said = await this.ask(analyst, { do: 'judge', turn, simulations: SIMULATIONS });
      judged[turn] = said.judged!;
      done++;
      const gap = Array.from({ length: all }, (_, i) => judged[i]).indexOf(undefined!);
      hear({ done, all, turns: judged.slice(0, gap < 0 ? all : gap) });
    });
    if (this.closed) return undefined;
    const { suspects = [] } = await this.ask(this.analysts[0], { do: 'suspect', turns: judged });
    for (const [i, turn] of suspects.entries()) {
      hear({ done, all, turns: judged, long: { done: i, all: suspects.length } });
      judged[turn] = (await this.lookLong(turn)).judged!;
      if (this.closed) return undefined;
    }
    const took = performance.now() - began;
    return (await this.ask(this.analysts[0], { do: 'weigh', turns: judged, simulations: SIMULATIONS, took })).analysis;
  }

  /** Looks long at one turn, whoever is free at a part of it. */
  async look(turn: number, hear: (share: Share) => void): Promise<Deeper | undefined> {
    this.gather();
    return (await this.lookLong(turn, hear)).deeper;
  }

  close(): void {
    this.closed = true;
    for (const analyst of this.analysts) analyst.close();
  }

  private async lookLong(turn: number, hear: (share: Share) => void = () => undefined): Promise<AnalystAnswer> {
    let done = 0;
    hear({ done, all: SHARDS });
    const found = await this.share(SHARDS, async (analyst, part) => {
      const said = await this.ask(analyst, { do: 'part', turn, part });
      hear({ done: ++done, all: SHARDS });
      return said.found!;
    });
    return this.ask(this.analysts[0], { do: 'judge-long', turn, found });
  }

  /** As many as the machine has room for. */
  private gather(): readonly Analyst[] {
    while (this.analysts.length < threads()) this.analysts.push(new Analyst());
    return this.analysts;
  }

  private share<T>(parts: number, ask: (analyst: Analyst, part: number) => Promise<T>): Promise<T[]> {
    return handOut(this.analysts, parts, ask, () => !this.closed);
  }

  private async ask(
    analyst: Analyst,
    wish: AnalystWish,
    language: Language = 'en',
    names: readonly string[] = [],
  ): Promise<AnalystAnswer> {
    const other = this.record.package && (await otherGame(this.record.game));
    return analyst.ask({ record: this.record, other, language, names, wish });
  }
}
