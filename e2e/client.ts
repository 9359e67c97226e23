import { WebSocket } from 'ws';
import type { LogLine, Push } from '#wire';
import { BASE } from './address.ts';

interface Answer {
  readonly id?: number;
  readonly seq?: number;
  readonly error?: { readonly code: string };
  readonly push?: Push;
}

const json = async <T>(path: string, body?: object): Promise<T> =>
  (await (
    await fetch(BASE + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
  ).json()) as T;

interface Seat {
  readonly seat: number;
  readonly key: string;
}

/** Does something at a table as the seat of a key. */
export const act = (table: string, deed: string, key: string): Promise<Response> =>
  fetch(`${BASE}/api/tables/${table}/${deed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Seat ${key}` },
    body: '{}',
  });

/** A table that waits for people, opened without a browser. */
export async function openWaiting(opening: object): Promise<{ table: string; host: string }> {
  const { table, key } = await json<Seat & { table: string }>('/api/tables', {
    game: 'nippon',
    listed: false,
    ...opening,
  });
  return { table, host: key };
}

/** A running table with a person on each of two seats, opened without a browser. */
export async function openSeats(game: string): Promise<{ table: string; keys: string[] }> {
  const { table, host } = await openWaiting({ game, seats: 2, name: 'A' });
  const guest = await json<Seat>(`/api/tables/${table}/join`, { name: 'B' });
  await act(table, 'start', host);
  return { table, keys: [host, guest.key] };
}

/** One connection to a table, without a browser: what it is told, and what it sends. */
export class Client {
  push: Push | undefined;
  /** Every line it was told. */
  readonly log: LogLine[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  private constructor(table: string) {
    this.socket = new WebSocket(`${BASE.replace('http', 'ws')}/api/tables/${table}/live`);
    this.socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Answer));
  }

  static async enter(table: string, key?: string): Promise<Client> {
    const client = new Client(table);
    await new Promise((resolve) => client.socket.once('open', resolve));
    await client.ask({ do: 'hello', key, since: 0 });
    return client;
  }

  ask(message: object): Promise<Answer> {
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ id, ...message }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  play(move: string, seq: number): Promise<Answer> {
    return this.ask({ do: 'play', move, seq, action: crypto.randomUUID() });
  }

  undo(seq: number): Promise<Answer> {
    return this.ask({ do: 'undo', seq, action: crypto.randomUUID() });
  }

  /** Waits for a push that fits. */
  async until(fits: (push: Push) => boolean): Promise<Push> {
    for (let n = 0; n < 4000; n++) {
      if (this.push && fits(this.push)) return this.push;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error('The server did not say so.');
  }

  close(): void {
    this.socket.close();
  }

  private hear(answer: Answer): void {
    const last = this.log.at(-1)?.seq ?? 0;
    this.log.push(...(answer.push?.log ?? []).filter(({ seq }) => seq > last));
    if (answer.push && answer.push.seq >= (this.push?.seq ?? 0)) this.push = answer.push;
    if (answer.id === undefined) return;
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }
}
