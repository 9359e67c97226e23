import { WebSocket } from 'ws';
import type { Summary } from './http.ts';

export interface Push {
  readonly seq: number;
  readonly status: string;
  readonly summary: Summary;
  readonly view: Readonly<Record<string, unknown>> | null;
  readonly turn: readonly number[];
  readonly moves: readonly string[];
  readonly undo: boolean;
  readonly over: boolean;
  readonly log: readonly { readonly seq: number; readonly kind: string; readonly move?: string | null }[];
}

export interface Answer {
  readonly id?: number | null;
  readonly error?: { readonly code: string; readonly message: string };
  readonly push?: Push;
  readonly seq?: number;
  readonly [more: string]: unknown;
}

const PATIENCE_MS = 20_000;

/** The attacker's client of a table's WebSocket. */
export class Live {
  readonly socket: WebSocket;
  /** Every text that ever arrived. */
  readonly received: string[] = [];
  push: Push | undefined;
  seat: number | null = null;
  closed: number | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly watchers = new Set<() => void>();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
      for (const answer of this.waiting.values()) answer({ error: { code: 'closed', message: `closed with ${code}` } });
      this.waiting.clear();
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static connect(url: string, table: string, from?: string, headers: Record<string, string> = {}): Promise<Live> {
    const at = `${url.replace(/^http/, 'ws')}/api/tables/${table}/live`;
    const socket = new WebSocket(at, { headers, localAddress: from, perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      const live = new Live(socket);
      socket.once('open', () => resolve(live));
      socket.once('error', reject);
    });
  }

  /** Connects and says hello, with a key or as a watcher. */
  static async enter(url: string, table: string, key?: string, from?: string): Promise<Live> {
    const live = await Live.connect(url, table, from);
    const answer = await live.hello(key);
    if (answer.error) throw new Error(`hello was refused: ${answer.error.code}`);
    return live;
  }

  async hello(key?: string): Promise<Answer> {
    const answer = await this.ask({ do: 'hello', key });
    this.seat = (answer.seat as number | null | undefined) ?? null;
    return answer;
  }

  ask(request: Readonly<Record<string, unknown>>): Promise<Answer> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      if (this.closed !== undefined) return resolve({ error: { code: 'closed', message: `closed: ${this.closed}` } });
      const timer = setTimeout(() => reject(new Error(`no answer to ${String(request.do)}`)), PATIENCE_MS);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.socket.send(JSON.stringify({ id, ...request }));
    });
  }

  play(move: string, seq = this.push!.seq, action = `a${Math.random().toString(36).slice(2)}`): Promise<Answer> {
    return this.ask({ do: 'play', move, seq, action });
  }

  /** True as soon as it holds, looking again at every message; false when it does not within the time. */
  async until(holds: () => boolean, ms = PATIENCE_MS): Promise<boolean> {
    const end = Date.now() + ms;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0 || this.closed !== undefined) return holds();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.watchers.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return true;
  }

  reached(seq: number): Promise<boolean> {
    return this.until(() => (this.push?.seq ?? 0) >= seq);
  }

  closes(ms: number): Promise<boolean> {
    return this.until(() => this.closed !== undefined, ms);
  }

  end(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    this.received.push(text);
    const message: Answer = JSON.parse(text);
    if (message.push && message.push.seq >= (this.push?.seq ?? 0)) this.push = message.push;
    if (typeof message.id === 'number') {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.wake();
  }

  private wake(): void {
    const all = [...this.watchers];
    this.watchers.clear();
    for (const watcher of all) watcher();
  }
}
