import { type Signal, signal } from '@preact/signals';
import type { ChatLine, LogLine, Push } from '#wire';
import { settings } from '../settings/settings.ts';
import type { Connection } from '../table/source.ts';
import { ApiError, ask, refusal, UNREACHABLE } from './api.ts';
import { seatKeys } from './keys.ts';

interface Waiting {
  readonly message: object;
  readonly resolve: (answer: Record<string, unknown>) => void;
  readonly reject: (error: ApiError) => void;
  /** A choice: sent again after a lost connection, with the same action id, so it is never lost and never doubled. */
  readonly again: boolean;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;
const HEARTBEAT_MS = 10_000;
const SILENCE_MS = 4000;
/** No use in coming again: the table is not there, or not for us. Everything else may pass. */
const GONE = ['unknown-table', 'table-expired', 'not-allowed', 'wrong-version', 'missing-game', 'bad-request'];
/** The server closes with this code when the key opens no seat. */
const WRONG_KEY = 4401;

/** The connection to one table on the server. It comes back by itself, and nothing the player did is lost. */
export class Wire {
  readonly table: string;
  readonly connection: Signal<Connection> = signal('live');
  readonly push: Signal<Push | undefined> = signal(undefined);
  /** Our seat; undefined until the server has said, null for a watcher. */
  readonly seat: Signal<number | null | undefined> = signal(undefined);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly watching = signal(0);
  readonly here: Signal<readonly number[]> = signal([]);
  readonly log: Signal<readonly LogLine[]> = signal([]);
  /** The key this browser had opens no seat any more: the seat was opened elsewhere. One can still watch. */
  readonly ousted = signal(false);
  /** Set when the table is gone: no use in trying again. */
  readonly refused: Signal<ApiError | undefined> = signal(undefined);
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private retry = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private closed = false;
  private greeted = false;

  constructor(table: string) {
    this.table = table;
    addEventListener('online', this.comeBack);
    addEventListener('offline', this.goAway);
    document.addEventListener('visibilitychange', this.look);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.connect();
  }

  /** Asks the server something; `again` marks a choice that must arrive exactly once. */
  ask(message: object, again = false): Promise<Record<string, unknown>> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message: { id, ...message }, resolve, reject, again });
      if (this.greeted) this.send({ id, ...message });
      else if (!again) {
        this.waiting.delete(id);
        reject(new ApiError(UNREACHABLE, ''));
      }
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.comeBack);
    removeEventListener('offline', this.goAway);
    document.removeEventListener('visibilitychange', this.look);
    this.socket?.close();
  }

  /** Leaves and comes again, for instance with a seat key just received. */
  reconnect(): void {
    this.socket?.close();
    this.comeBack();
  }

  private readonly comeBack = (): void => {
    this.retry = FIRST_RETRY_MS;
    clearTimeout(this.timer);
    this.connect();
  };

  private readonly goAway = (): void => {
    this.connection.value = 'lost';
    this.socket?.close();
  };

  private readonly look = (): void => {
    if (this.greeted) void this.ask({ do: 'look', looking: !document.hidden }).catch(() => undefined);
  };

  private connect(): void {
    if (this.closed || this.refused.peek()) return;
    this.greeted = false;
    const url = new URL(`/api/tables/${this.table}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => this.greet(socket));
    socket.addEventListener('message', ({ data }) => this.hear(socket, String(data)));
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.lost(code);
    });
  }

  private greet(socket: WebSocket): void {
    const since = this.log.peek().at(-1)?.seq ?? 0;
    const key = seatKeys.of(this.table)?.key;
    const id = ++this.asked;
    this.waiting.set(id, {
      message: {},
      again: false,
      resolve: (answer) => {
        this.greeted = true;
        this.retry = FIRST_RETRY_MS;
        this.connection.value = 'live';
        this.seat.value = (answer.seat as number | null | undefined) ?? null;
        this.take(answer.push as Push);
        for (const { message, again } of this.waiting.values()) if (again) this.send(message);
        this.look();
        this.hearEarlier();
      },
      reject: (error) => {
        if (error.code === 'no-seat') this.lostSeat();
        else if (GONE.includes(error.code)) this.refused.value = error;
        else socket.close();
      },
    });
    socket.send(JSON.stringify({ id, do: 'hello', key, lang: settings.peek().language, since }));
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as Record<string, unknown>;
    const waiting = typeof message.id === 'number' ? this.waiting.get(message.id) : undefined;
    if (waiting) {
      this.waiting.delete(message.id as number);
      const error = message.error as { code: string; message: string; clause?: string } | undefined;
      if (!error) waiting.resolve(message);
      else {
        if (message.push) this.take(message.push as Push);
        waiting.reject(refusal(error));
      }
      return;
    }
    if (message.push) this.take(message.push as Push);
    if (message.chat) this.overhear([message.chat as ChatLine]);
    if (Array.isArray(message.here)) this.here.value = message.here as number[];
    if (typeof message.watching === 'number') this.watching.value = message.watching;
  }

  /** What the players said while we were not here. */
  private hearEarlier(): void {
    if (this.seat.value === null) return;
    const since = this.chat.peek().at(-1)?.n ?? 0;
    const key = seatKeys.of(this.table)?.key;
    ask<{ chat: readonly ChatLine[] }>('GET', `/api/tables/${this.table}/chat?since=${since}`, undefined, key).then(
      ({ chat }) => this.overhear(chat),
      // It is asked for again with the next connection.
      () => undefined,
    );
  }

  private overhear(lines: readonly ChatLine[]): void {
    const known = this.chat.peek();
    const fresh = lines.filter(({ n }) => !known.some((line) => line.n === n));
    if (fresh.length > 0) this.chat.value = [...known, ...fresh].sort((a, b) => a.n - b.n);
  }

  private take(push: Push | undefined): void {
    if (!push) return;
    const known = this.log.peek();
    const last = known.at(-1)?.seq ?? 0;
    if (push.from > last && last > 0) {
      // Something was missed in between: ask for it, and show what we have meanwhile.
      void this.ask({ do: 'sync', since: last })
        .then((answer) => this.take(answer.push as Push))
        .catch(() => undefined);
    }
    const fresh = push.log.filter(({ seq }) => seq > last);
    if (fresh.length > 0) this.log.value = [...known, ...fresh];
    if (push.seq >= (this.push.peek()?.seq ?? 0)) this.push.value = push;
  }

  private lostSeat(): void {
    seatKeys.forget(this.table);
    this.ousted.value = true;
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    this.greeted = false;
    for (const [id, { again, reject }] of this.waiting) {
      if (again) continue;
      this.waiting.delete(id);
      if (code !== WRONG_KEY) reject(new ApiError(UNREACHABLE, ''));
    }
    if (this.closed) return;
    if (code === WRONG_KEY) {
      this.comeBack();
      return;
    }
    this.connection.value = 'lost';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(LAST_RETRY_MS, this.retry * 2);
  }

  /** A connection that is silently gone is noticed by an unanswered question. */
  private beat(): void {
    const { socket } = this;
    if (!this.greeted || !socket) return;
    const late = setTimeout(() => {
      if (this.socket === socket) socket.close();
    }, SILENCE_MS);
    this.ask({ do: 'ping' }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }
}
