import { WebSocket } from 'ws';
import type { ErrorBody, Push } from '#wire';

/** A push as tests, bench and torture look at it: its view as something to be looked into. */
export type SeenPush = Push & { readonly view: Record<string, unknown> | null };

export interface Answer {
  readonly id: number;
  readonly error?: ErrorBody;
  readonly push?: SeenPush;
  readonly seq?: number;
  readonly [field: string]: unknown;
}

/** A player or watcher over the WebSocket, as any client would be. */
export class TableClient {
  readonly socket: WebSocket;
  /** Every text that ever arrived. */
  readonly received: string[] = [];
  readonly chats: { n: number; text: string }[] = [];
  push: SeenPush | undefined;
  seat: number | null = null;
  closed: { code: number; reason: string } | undefined;
  keepTexts = true;
  onPush: (push: SeenPush) => void = () => undefined;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly waiters = new Set<() => void>();
  private last = 0;
  private actions = 0;
  private readonly name = Math.random().toString(36).slice(2);

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const answer of this.answers.values()) answer({ id: 0, error: { code: 'closed', message: 'closed' } });
      this.answers.clear();
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static connect(url: string, table: string, headers: Record<string, string> = {}): Promise<TableClient> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/live`, { headers });
    return new Promise((resolve, reject) => {
      const client = new TableClient(socket);
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  }

  /** Connects and says hello. */
  static async enter(url: string, table: string, key?: string): Promise<TableClient> {
    const client = await TableClient.connect(url, table);
    const answer = await client.hello(key);
    if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    return client;
  }

  async hello(key?: string, since?: number): Promise<Answer> {
    const answer = await this.ask({ do: 'hello', key, since });
    // The push in it is taken in already, and by now there may be a newer one.
    this.seat = (answer.seat as number | null) ?? null;
    return answer;
  }

  ask(request: Record<string, unknown>): Promise<Answer> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...request }));
    });
  }

  /** An action id nobody else uses. */
  newAction(): string {
    return `${this.name}-${++this.actions}`;
  }

  play(move: string, seq = this.push!.seq, action = this.newAction()): Promise<Answer> {
    return this.ask({ do: 'play', move, seq, action });
  }

  /** Waits until something holds, looking again at every message. */
  async until(holds: () => boolean, what = 'something', ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (this.closed) throw new Error(`the connection closed (${this.closed.code}) before ${what}`);
      const left = end - Date.now();
      if (left <= 0) throw new Error(`no ${what} within ${ms} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const { waiters } = this;
        function done(): void {
          clearTimeout(timer);
          waiters.delete(done);
          resolve();
        }
        waiters.add(done);
      });
    }
  }

  reached(seq: number): Promise<void> {
    return this.until(() => (this.push?.seq ?? 0) >= seq, `entry ${seq}`);
  }

  close(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    if (this.keepTexts) this.received.push(text);
    const message = JSON.parse(text) as Answer & { chat?: { n: number; text: string } };
    if (message.chat) this.chats.push(message.chat);
    if (message.push && (message.push.seq >= (this.push?.seq ?? 0) || message.id !== undefined)) {
      this.push = message.push;
      this.onPush(message.push);
    }
    if (message.id !== undefined && message.id !== null) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    }
    this.wake();
  }

  private wake(): void {
    for (const waiter of [...this.waiters]) waiter();
  }
}
