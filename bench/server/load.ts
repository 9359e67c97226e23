import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '#games';
import { type SeenPush, TableClient } from '../../testing/table-client.ts';
import { type OpenTable, openPair, type Serving } from './serving.ts';

interface Pair {
  readonly door: OpenTable;
  readonly clients: readonly TableClient[];
  /** Sent and not yet arrived everywhere. */
  waiting: { readonly sentAt: number; seq: number | undefined; missing: Set<TableClient> } | undefined;
}

/**
 * What a sender looks at. A thousand whole views that each live for a second would keep the collector of this process busy, and its pauses would
 * be counted as the server's.
 */
const needed = ({ seq, turn, moves, over }: SeenPush): SeenPush => ({ seq, turn, moves, over }) as SeenPush;

/** Tables of two guests each, and moves sent to them at a fixed rate, whatever the answers do. */
export class Load {
  readonly pairs: Pair[] = [];
  /** From sending a move to its arrival at every client of the table, in milliseconds. */
  times: number[] = [];
  /** How often a move was refused, by the code. */
  readonly refused: Record<string, number> = {};

  async open(servers: readonly Serving[], tables: number): Promise<void> {
    const batch = 20;
    for (let i = 0; i < tables; i += batch) {
      const group = Array.from({ length: Math.min(batch, tables - i) }, (_, k) => this.openOne(servers, i + k));
      this.pairs.push(...(await Promise.all(group)));
    }
  }

  private async openOne(servers: readonly Serving[], i: number): Promise<Pair> {
    const door = await openPair(servers[0].url, GAMES[i % GAMES.length].id);
    const { table, keys } = door;
    const clients = await Promise.all(
      keys.map((key, seat) => TableClient.enter(servers[seat % servers.length].url, table, key)),
    );
    const pair: Pair = { door, clients, waiting: undefined };
    for (const client of clients) {
      client.keepTexts = false;
      client.push = needed(client.push!);
      client.onPush = (push) => {
        client.push = needed(push);
        this.arrived(pair, client, push.seq);
      };
    }
    return pair;
  }

  private arrived(pair: Pair, client: TableClient, seq: number): void {
    const { waiting } = pair;
    if (!waiting || (waiting.seq !== undefined && seq < waiting.seq)) return;
    waiting.missing.delete(client);
    if (waiting.missing.size > 0) return;
    this.times.push(performance.now() - waiting.sentAt);
    pair.waiting = undefined;
  }

  /** Sends one move at a table that is free for it. */
  private send(at: number): boolean {
    const pair = this.pairs[at % this.pairs.length];
    if (pair.waiting) return false;
    const client = pair.clients.find(({ push, seat }) => push!.turn.includes(seat!));
    if (!client) return false;
    const { moves, seq } = client.push!;
    pair.waiting = { sentAt: performance.now(), seq: seq + 1, missing: new Set(pair.clients) };
    client.play(moves[Math.floor(Math.random() * moves.length)], seq).then((answer) => {
      if (!answer.error) return;
      this.refused[answer.error.code] = (this.refused[answer.error.code] ?? 0) + 1;
      pair.waiting = undefined;
    });
    return true;
  }

  /** Sends at a rate for a while, in small evenly spaced lots. */
  async run(rate: number, seconds: number): Promise<number> {
    let sent = 0;
    let at = Math.floor(Math.random() * this.pairs.length);
    const began = performance.now();
    for (;;) {
      const elapsed = (performance.now() - began) / 1000;
      if (elapsed >= seconds) break;
      const due = Math.floor(elapsed * rate);
      for (let tries = 0; sent < due && tries < this.pairs.length; tries++) if (this.send(at++)) sent++;
      await wait(1);
    }
    const end = performance.now();
    while (this.pairs.some(({ waiting }) => waiting) && performance.now() - end < 5000) await wait(5);
    return sent;
  }

  /** So many moves at every table, as fast as they are answered; a few tables at a time. */
  async playAll(moves: number): Promise<void> {
    const left = [...this.pairs];
    const one = async (): Promise<void> => {
      for (let pair = left.pop(); pair; pair = left.pop()) await playThrough(pair, moves);
    };
    await Promise.all(Array.from({ length: 8 }, one));
  }

  /** How to come back to the tables. */
  get doors(): readonly OpenTable[] {
    return this.pairs.map(({ door }) => door);
  }

  close(): void {
    for (const { clients } of this.pairs) for (const client of clients) client.close();
  }
}

async function playThrough({ clients }: Pair, moves: number): Promise<void> {
  for (let n = 0; n < moves && !clients[0].push!.over; n++) {
    const client = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    const { moves: offered, seq } = client.push!;
    const answer = await client.play(offered[Math.floor(Math.random() * offered.length)], seq);
    await Promise.all(clients.map((each) => each.reached(answer.seq ?? seq)));
  }
}
