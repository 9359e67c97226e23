import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../../testing/table-client.ts';
import { TableClient } from '../../../testing/table-client.ts';
import type { OpenTable } from '../serving.ts';

interface Sent {
  readonly action: string;
  readonly seat: number;
  readonly move: string;
  readonly basis: number;
}

interface Acknowledged extends Sent {
  readonly seq: number;
}

/** A table under torture, with everything its players were told. */
export interface Watched extends OpenTable {
  readonly acknowledged: Acknowledged[];
  /** Sent and not answered. */
  pending: Sent | undefined;
  over: boolean;
  /** When a move was last acknowledged, by the steady clock. */
  lastAt: number;
}

/** What players noticed in a round. */
export interface Noticed {
  readonly faults: string[];
  acknowledged: number;
  /** Answers that asked to try again, by their code. */
  readonly passing: Map<string, number>;
  /** Connections that closed though nobody stopped their server. */
  closed: number;
  /** The longest from the answer to a move until all players saw it, in milliseconds. */
  lag: number;
}

/** `now`: players leave. `later`: they finish the move they are at. */
export interface Stop {
  now: boolean;
  later: boolean;
}

/** Refusals that pass by themselves: the same move is sent again, with the same action. */
const PASSING: ReadonlySet<string> = new Set(['store-away', 'no-room', 'draining', 'closed']);
const AGAIN_MS = 20;
/** So that games last longer than a fault, on the fastest disk as well. */
const THINKING_MS = 10;
const MOST_ANSWER_MS = 15_000;

/** Two people play at a table, at random, whatever happens to their server, until they are stopped. */
export async function playOn(table: Watched, urls: readonly string[], stop: Stop, noticed: Noticed): Promise<void> {
  let clients: TableClient[] = [];
  const leave = (): void => {
    for (const client of clients) client.close();
    clients = [];
  };
  try {
    while (!stop.now && !table.over && !(stop.later && !table.pending)) {
      try {
        if (clients.some(({ closed }) => closed)) {
          noticed.closed++;
          leave();
        }
        if (clients.length === 0) clients = await enter(table, urls);
        await playOne(table, clients, noticed);
        await wait(THINKING_MS);
      } catch (error) {
        if (!(error instanceof Passing)) throw error;
        const { code } = error;
        if (!stop.now) noticed.passing.set(code, (noticed.passing.get(code) ?? 0) + 1);
        await wait(AGAIN_MS);
      }
    }
  } catch (error) {
    // Whoever stops a server cuts connections; anything else is a fault.
    if (!stop.now) noticed.faults.push(`${table.table}: ${error}`);
  } finally {
    leave();
  }
}

/** What was asked cannot be done now, and may be in a moment. */
class Passing extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function enter(table: OpenTable, urls: readonly string[]): Promise<TableClient[]> {
  const clients: TableClient[] = [];
  try {
    for (const [i, key] of table.keys.entries()) {
      const client = await TableClient.connect(urls[i % urls.length], table.table).catch(() => {
        throw new Passing('closed');
      });
      client.keepTexts = false;
      clients.push(client);
      check(await inTime(client.hello(key)));
    }
    return clients;
  } catch (error) {
    for (const client of clients) client.close();
    throw error;
  }
}

async function playOne(table: Watched, clients: readonly TableClient[], noticed: Noticed): Promise<void> {
  const sent = table.pending ?? (await nextMove(table, clients));
  if (!sent) return;
  table.pending = sent;
  const { seq } = check(await inTime(clients[sent.seat].play(sent.move, sent.basis, sent.action)));
  table.pending = undefined;
  table.acknowledged.push({ ...sent, seq: seq! });
  table.lastAt = performance.now();
  noticed.acknowledged++;
  await allReach(clients, seq!);
  noticed.lag = Math.max(noticed.lag, performance.now() - table.lastAt);
}

/** A move of whoever has the turn, when all have seen the same; nothing when the game is over. */
async function nextMove(table: Watched, clients: readonly TableClient[]): Promise<Sent | undefined> {
  await allReach(clients, Math.max(...clients.map(({ push }) => push!.seq)));
  const client = clients.find(({ push, seat }) => push!.turn.includes(seat!));
  table.over = client === undefined;
  if (!client) return undefined;
  const { moves, seq } = client.push!;
  const move = moves[Math.floor(Math.random() * moves.length)];
  return { action: client.newAction(), seat: client.seat!, move, basis: seq };
}

async function allReach(clients: readonly TableClient[], seq: number): Promise<void> {
  await Promise.all(
    clients.map((client) =>
      client.reached(seq).catch((error) => {
        throw client.closed ? new Passing('closed') : error;
      }),
    ),
  );
}

function check(answer: Answer): Answer {
  const { error } = answer;
  if (!error) return answer;
  throw PASSING.has(error.code) ? new Passing(error.code) : new Error(`${error.code}: ${error.message}`);
}

/** No request may hang, whatever is broken. */
async function inTime(answer: Promise<Answer>): Promise<Answer> {
  const end = new AbortController();
  const late = wait(MOST_ANSWER_MS, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer within ${MOST_ANSWER_MS} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
