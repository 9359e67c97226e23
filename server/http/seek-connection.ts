import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { Refusal } from '#kernel';
import type { Seeking } from '#wire';
import { charged } from '../load/charged.ts';
import type { Purse } from '../load/purse.ts';
import type { Seeks } from '../seek/seeks.ts';
import { houseTime } from '../time.ts';
import { errorBody } from './errors.ts';
import { Key, TableId } from './shapes.ts';

/** What reading a frame costs besides what we do, in milliseconds. */
const FRAME_MS = 0.05;
const MOST_UNREAD = 256 * 1024;
/** Messages a minute; nobody has more to say. */
const MOST_SAID = 60;
const MINUTE_MS = 60_000;

const Said = v.variant('do', [
  v.object({ id: v.optional(v.number()), do: v.literal('hello'), seek: TableId, key: Key }),
  v.object({ id: v.optional(v.number()), do: v.literal('ping') }),
]);

/** Somebody who follows, on one connection, who waits for others to play with; after a hello also how it stands with themselves. */
export class SeekConnection {
  seek: string | undefined;
  private readonly seeks: Seeks;
  private readonly socket: WebSocket;
  private readonly payer: Purse;
  private alive = true;
  private said = 0;
  private since = performance.now();
  private last = '';

  constructor(seeks: Seeks, socket: WebSocket, payer: Purse) {
    this.seeks = seeks;
    this.socket = socket;
    this.payer = payer;
    socket.on('message', (data, binary) => payer.inTurn(() => this.hear(binary ? '' : String(data))));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => seeks.leave(this));
    socket.on('error', () => undefined);
    seeks.enter(this);
  }

  /** What nobody would see is not sent: the time alone has changed. */
  tell(seeking: Seeking): void {
    const { now: _, ...news } = seeking;
    const text = JSON.stringify(news);
    if (text === this.last || this.socket.bufferedAmount > MOST_UNREAD) return;
    this.last = text;
    charged(this.payer, () => this.send({ seeking }));
  }

  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  drain(): void {
    this.socket.close(1012, 'draining');
  }

  private hear(text: string): void {
    this.payer.pay(FRAME_MS);
    if (!this.mayGoOn()) {
      this.socket.close(1008, 'too many requests');
      return;
    }
    let read: v.SafeParseResult<typeof Said> | undefined;
    try {
      read = v.safeParse(Said, JSON.parse(text));
    } catch {
      read = undefined;
    }
    if (!read?.success) {
      this.refuse(null, new Refusal('bad-request', 'Say {"do":"hello","seek","key"} or {"do":"ping"}.'));
      return;
    }
    const said = read.output;
    const id = said.id ?? null;
    if (said.do === 'ping') {
      this.send({ id, now: houseTime.now() });
      return;
    }
    this.seeks
      .owns(said.seek, said.key)
      .then((owns) => {
        if (!owns) throw new Refusal('no-seek', 'This key belongs to nobody who waits here.');
        this.seek = said.seek;
        this.last = '';
        this.send({ id, seek: said.seek });
        this.seeks.enter(this);
      })
      .catch((error) => this.refuse(id, error));
  }

  private mayGoOn(): boolean {
    const now = performance.now();
    if (now - this.since > MINUTE_MS) {
      this.since = now;
      this.said = 0;
    }
    return ++this.said <= MOST_SAID;
  }

  private refuse(id: number | null, error: unknown): void {
    this.send({ id, error: errorBody(error) });
  }

  private send(message: object): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
