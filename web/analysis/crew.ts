import type { JudgedTurn, KeptAnalysis, ToldTurn } from '#bots';
import type { GameRecord, Language } from '#kernel';
import { otherGame } from '../library.ts';
import type { AnalystAnswer, AnalystQuestion, AnalystWish } from './questions.ts';

/** As the command line does (`engawa analyse`). */
const SIMULATIONS = 48;
/** More threads than this bring little, and the rest of the machine is not ours. */
const MOST_THREADS = 4;

/** How far it is, with the turns that are judged already, from the first on. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly turns: readonly JudgedTurn[];
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
    const wanted = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency || 2));
    while (this.analysts.length < wanted) this.analysts.push(new Analyst());
    const [first] = this.analysts;
    const { turns: all = 0 } = await this.ask(first, { do: 'open' });
    const judged: JudgedTurn[] = [];
    let next = 0;
    let done = 0;
    const work = async (analyst: Analyst): Promise<void> => {
      while (next < all && !this.closed) {
        const turn = next++;
        const said = await this.ask(analyst, { do: 'judge', turn, simulations: SIMULATIONS });
        judged[turn] = said.judged!;
        done++;
        const gap = Array.from({ length: all }, (_, i) => judged[i]).indexOf(undefined!);
        hear({ done, all, turns: judged.slice(0, gap < 0 ? all : gap) });
      }
    };
    await Promise.all(this.analysts.map(work));
    if (this.closed) return undefined;
    const took = performance.now() - began;
    return (await this.ask(first, { do: 'weigh', turns: judged, simulations: SIMULATIONS, took })).analysis;
  }

  close(): void {
    this.closed = true;
    for (const analyst of this.analysts) analyst.close();
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
