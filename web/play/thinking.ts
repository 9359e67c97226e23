import type { HintStep } from '#bots';
import type { Game, Language, State } from '#kernel';
import type { InstalledGame } from '#wire';
import { otherGame } from '../library.ts';

/** What the page asks the worker. `cells` is a concealed state. */
export interface Question {
  readonly id: number;
  readonly game: string;
  /** With which figures it is played. */
  readonly figures?: string;
  readonly edition?: unknown;
  /** Where the game is found, if it is not of the house. */
  readonly other?: InstalledGame;
  readonly seats: number;
  readonly cells: Int16Array;
  readonly seat: number;
  readonly level: string;
  readonly seed: string;
  readonly milliseconds: number;
  /** What the seat has played since it thought last; nothing when a new turn began. */
  readonly played?: readonly number[];
  /** Asks for advice instead of a move. */
  readonly advice?: Wanted;
}

export interface Thought {
  readonly id: number;
  move?: number;
  /** It goes on with the turn it planned. */
  planned?: boolean;
  /** A hint, step by step. */
  steps?: readonly HintStep[];
  fault?: string;
}

/** How advice is said: in which language, and how the seats are called. */
export interface Wanted {
  readonly language: Language;
  readonly names: readonly string[];
}

/** What a bot plays. */
interface Decided {
  readonly move: number;
  readonly planned: boolean;
}

/** What is asked: who thinks, about what it may know, and with which luck. */
export interface Asked {
  readonly game: Game;
  /** What the seat may know. */
  readonly view: State;
  readonly seat: number;
  readonly seed: string;
}

/** How long a bot may think about one turn. */
const MILLISECONDS = 1000;

/** Bots of this page, in a worker so that the page stays responsive. */
export class Thinking {
  private readonly waiting = new Map<number, (thought: Thought) => void>();
  private asked = 0;
  /** Missing after a worker has failed: the next question starts another. */
  private worker: Worker | undefined = this.hire();

  /** A worker may fail at any time, also before it was asked anything: its code could not be fetched. */
  private hire(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => this.answer(data));
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      this.worker = undefined;
      for (const id of [...this.waiting.keys()]) this.answer({ id, fault: message || 'worker failed' });
    });
    return worker;
  }

  /** The move a bot of that level plays from what its seat may know, and whether it had planned it before. */
  async move(asked: Asked, level: string, played?: readonly number[]): Promise<Decided> {
    const { move, planned, fault } = await this.ask(asked, { level, played });
    if (move === undefined) throw new Error(fault ?? 'no answer');
    return { move, planned: planned === true };
  }

  /** Advice for whoever sits there, from what that seat may know. */
  async hint(asked: Asked, advice: Wanted): Promise<readonly HintStep[] | undefined> {
    return (await this.ask(asked, { level: '', advice })).steps;
  }

  private async ask(
    { game, view, seat, seed }: Asked,
    wish: Pick<Question, 'level' | 'played' | 'advice'>,
  ): Promise<Thought> {
    const id = ++this.asked;
    const cells = view.cells.slice();
    const question: Question = {
      id,
      game: game.id,
      figures: game.figures,
      edition: game.edition,
      other: game.package && (await otherGame(game.id)),
      seats: view.seats,
      cells,
      seat,
      seed,
      milliseconds: MILLISECONDS,
      ...wish,
    };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker ??= this.hire();
      this.worker.postMessage(question, [cells.buffer]);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.waiting.clear();
  }

  private answer(thought: Thought): void {
    this.waiting.get(thought.id)?.(thought);
    this.waiting.delete(thought.id);
  }
}
