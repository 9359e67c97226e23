import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Ranking, Refusal } from '#kernel';

/** The parts of a push that a player without a screen needs (docs/server.md). */
export interface SeenPush {
  readonly seq: number;
  readonly status: string;
  readonly view: unknown;
  readonly turn: readonly number[];
  readonly moves: readonly string[];
  readonly over: boolean;
  readonly summary: {
    readonly game: string;
    readonly paused: boolean;
    readonly seats: readonly { readonly name?: string; readonly standIn?: string; readonly left?: string }[];
    readonly result: { readonly ranking: Ranking; readonly scores: readonly number[] } | null;
  };
}

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
}

interface Answer {
  readonly id?: number | null;
  readonly seat?: number | null;
  readonly push?: SeenPush;
  readonly error?: Refused;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A server that has been away for so long is not coming back. */
const LONGEST_SILENCE_MS = 10 * 60_000;

/** The line to a seat at a table: calls again when it breaks, and keeps the newest view. */
export class TableLine {
  push: SeenPush | undefined;
  seat = -1;
  private readonly address: string;
  private readonly key: string;
  private socket: WebSocket | undefined;
  private asked = 0;
  private readonly answers = new Map<number, (answer: Answer | undefined) => void>();
  private wake: () => void = () => undefined;

  constructor(address: string, key: string) {
    this.address = address;
    this.key = key;
  }

  /** Calls until somebody answers; refuses where the table will not have us. */
  async call(): Promise<void> {
    const since = Date.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const answer = await this.greet();
      if (answer?.error && !PASSING.has(answer.error.code)) throw new Refusal(answer.error.code, answer.error.message);
      if (answer?.push) {
        if (typeof answer.seat !== 'number') throw new Refusal('no-seat', 'This key opens no seat at this table.');
        this.seat = answer.seat;
        this.see(answer.push);
        return;
      }
      if (Date.now() - since > LONGEST_SILENCE_MS) throw new Refusal('unreachable', 'The server does not answer.');
      await wait(pause);
    }
  }

  /** Does something at the table, once, however often the line breaks. Gives the refusal where it is refused. */
  async act(request: Readonly<Record<string, unknown>>): Promise<Refused | undefined> {
    const action = randomUUID();
    for (;;) {
      const answer = await this.ask({ ...request, action });
      if (answer?.push) this.see(answer.push);
      if (answer && !(answer.error && PASSING.has(answer.error.code))) return answer.error;
      if (answer) await wait(FIRST_PAUSE_MS);
      else await this.call();
    }
  }

  /** Waits for a newer view than this one; calls again if the line breaks meanwhile. */
  async after(seq: number): Promise<void> {
    while ((this.push?.seq ?? 0) <= seq) {
      if (this.socket?.readyState !== WebSocket.OPEN) await this.call();
      if ((this.push?.seq ?? 0) > seq) return;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  hangUp(): void {
    this.socket?.close();
  }

  private async greet(): Promise<Answer | undefined> {
    const socket = new WebSocket(this.address, { maxPayload: 16 * 1024 * 1024 });
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => undefined);
    const open = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
    socket.on('close', () => this.lost());
    return open ? this.ask({ do: 'hello', key: this.key }) : undefined;
  }

  /** The answer, or nothing when the line broke before it came. */
  private ask(request: object): Promise<Answer | undefined> {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.socket!.send(JSON.stringify({ id, ...request }), (error) => {
        if (error && this.answers.delete(id)) resolve(undefined);
      });
    });
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as Answer;
    if (typeof message.id === 'number') {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else if (message.push) this.see(message.push);
  }

  private see(push: SeenPush): void {
    if (push.seq >= (this.push?.seq ?? 0)) this.push = push;
    this.wake();
  }

  private lost(): void {
    const waiting = [...this.answers.values()];
    this.answers.clear();
    for (const answer of waiting) answer(undefined);
    this.wake();
  }
}

/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['draining', 'too-many-requests', 'store-away', 'no-room']);
