import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Contestant } from '#bots';
import { type Game, MoveList, Refusal, type State } from '#kernel';

/**
 * Another program at a table of the arena. It answers one request of the protocol, one JSON line each way:
 *
 *   → {"id":1,"do":"bot","game":"nippon","seats":2,"seat":0,"state":{…},"moves":["take 1 red",…]}
 *   ← {"id":1,"move":"take 1 red"}
 *
 * `state` is what its seat may know, as `state` with `as` gives it; `moves` is everything it may answer.
 */
const PATIENCE_MS = 60_000;

export function engine(command: string): Contestant {
  let program: Program | undefined;
  return {
    name: `engine:${command}`,
    sit(game, seat, seats) {
      program ??= new Program(command);
      const running = program;
      return { choose: async (view) => ({ move: await running.choose(game, view, seat, seats) }) };
    },
  };
}

interface Answer {
  readonly id?: unknown;
  readonly move?: unknown;
}

class Program {
  private readonly command: string;
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private fault: string | undefined;
  private asked = 0;

  constructor(command: string) {
    this.command = command;
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', (error) => {
      this.fault = error.message;
    });
    this.child.stdin!.on('error', () => {
      this.fault = 'it ended';
    });
    // A program that waits for the next question must not keep the arena alive.
    this.child.unref();
    this.lines = createInterface({ input: this.child.stdout! })[Symbol.asyncIterator]();
  }

  async choose<S extends State>(game: Game<S>, view: S, seat: number, seats: number): Promise<number> {
    const legal = new MoveList();
    game.moves(view, seat, legal);
    const question = {
      id: ++this.asked,
      do: 'bot',
      game: game.id,
      seats,
      seat,
      state: game.layout.toJSON(view),
      moves: legal.toArray().map(game.lexicon.text),
    };
    this.child.stdin!.write(`${JSON.stringify(question)}\n`);
    const { id, move } = await this.answer();
    if (id !== question.id) throw new Refusal('bad-engine', `"${this.command}" answered another request.`);
    if (typeof move !== 'string') throw new Refusal('bad-engine', `"${this.command}" answered without a move.`);
    return game.lexicon.parse(move);
  }

  private async answer(): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE_MS);
    });
    const next = await Promise.race([this.lines.next(), late]);
    clearTimeout(timer);
    if (next === 'late') throw new Refusal('bad-engine', `"${this.command}" took longer than a minute.`);
    if (next.done) throw new Refusal('bad-engine', `"${this.command}" ended${this.fault ? `: ${this.fault}` : ''}.`);
    try {
      return JSON.parse(next.value) as Answer;
    } catch {
      throw new Refusal('bad-engine', `"${this.command}" answered something that is not JSON.`);
    }
  }
}
