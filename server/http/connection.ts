import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { type Language, Refusal, WATCHER } from '#kernel';
import type { ChatLine } from '#wire';
import type { Presence } from '../bus/bus.ts';
import type { Caller } from '../load/caller.ts';
import { charged } from '../load/charged.ts';
import type { Purse } from '../load/purse.ts';
import type { Premises } from '../premises.ts';
import { hashOf } from '../tables/keys.ts';
import { viewerAt } from '../tables/people.ts';
import type { Guest, Place } from '../tables/place.ts';
import { pushBytes, pushText } from '../tables/push.ts';
import type { Sitting } from '../tables/sitting.ts';
import { errorBody } from './errors.ts';
import { type Answer, type Asker, VERBS } from './requests.ts';
import { Key, Lang, Seq } from './shapes.ts';

/** A client that has this much unread waiting gets no more until it has read. */
const MOST_UNREAD = 256 * 1024;
/** One that asks on and on without reading the answers is let go. */
const FAR_TOO_MUCH = 4 * 1024 * 1024;
/** One that does not read for this long is let go. */
const PATIENCE_MS = 30_000;
const GREETING_MS = 10_000;
/** Requests a second, and how many may come at once. */
const ALLOWANCE = 40;
const BURST = 120;
/** One that goes on far beyond is let go. */
const OVERDRAFT = -400;

/** What reading a frame and writing one cost the event loop besides what we do, in milliseconds; and a megabyte of them. */
const MEGABYTE = 1024 * 1024;
const FRAME_MS = 0.05;
const MEGABYTE_MS = 1.5;
/** Somebody comes to the table, and everybody there is told. */
const ENTERING_MS = 0.5;

/** With which code a connection is closed when its hello is refused. */
const CLOSING: Readonly<Record<string, number>> = { 'no-seat': 4401, 'unknown-table': 4404, 'table-expired': 4410 };

const Request = v.looseObject({
  id: v.optional(v.union([v.string(), v.number(), v.null()])),
  do: v.pipe(v.string(), v.maxLength(32)),
});
const Hello = v.object({ key: v.optional(Key), lang: v.optional(Lang), since: v.optional(Seq) });

/** A ping, or a pong nobody asked for. */
const NOT_ASKED = Buffer.alloc(0);

const NOT_A_REQUEST = new Refusal('bad-request', 'A request is a JSON object with "id" and "do".');

/** Who comes: by which account, how to see whether that still holds, and who pays for what they ask. */
interface Visit {
  /** Whose log-in or token it is by now; nothing where they came with neither. */
  readonly whose: (() => Promise<string | undefined>) | undefined;
  readonly account: string | undefined;
  readonly payer: Purse;
}

/** One client at a table: a seat's player or a watcher. */
export class Connection implements Guest, Asker {
  readonly table: string;
  viewer = WATCHER;
  looking = true;
  language: Language = 'en';
  alive = true;
  private readonly premises: Premises;
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly line: Duplex;
  private corked = false;
  readonly payer: Purse;
  /** What came while this visitor has to wait. */
  private readonly unread: (string | Buffer)[] = [];
  private readonly whose: Visit['whose'];
  readonly account: string | undefined;
  /** Of the key that was shown; without one the account opened the seat. */
  private keyHash: string | undefined;
  private greeted = false;
  /** The last entry this client was told of. */
  private told = 0;
  private behind = false;
  private behindSince = 0;
  private allowance = BURST;
  private countedAt = performance.now();
  private readonly greeting: NodeJS.Timeout;

  constructor(premises: Premises, socket: WebSocket, line: Duplex, table: string, { whose, account, payer }: Visit) {
    this.premises = premises;
    this.socket = socket;
    this.line = line;
    this.table = table;
    this.whose = whose;
    this.account = account;
    this.payer = payer;
    this.greeting = setTimeout(() => this.close(4408, 'say hello first'), GREETING_MS);
    this.greeting.unref();
    socket.on('message', (data, binary) => this.hear(binary ? '' : (data as Buffer)));
    socket.on('ping', () => this.hear(NOT_ASKED));
    socket.on('pong', () => {
      if (this.alive) this.hear(NOT_ASKED);
      this.alive = true;
    });
    socket.on('close', () => {
      this.unread.length = 0;
      clearTimeout(this.greeting);
      premises.hall.leave(table, this);
    });
    // ws closes the connection itself, with the right code; there is nothing to add.
    socket.on('error', () => undefined);
  }

  get seated(): boolean {
    return this.viewer !== WATCHER;
  }

  // --- what the table tells -----------------------------------------------------------------------------------------

  show(sitting: Sitting): void {
    if (!this.stillSits(sitting)) {
      this.loseSeat(sitting);
      return;
    }
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      this.behind = true;
      this.behindSince ||= performance.now();
      return;
    }
    this.behindSince = 0;
    // A visitor who has used up what there is gets the newest push a little later.
    this.behind = this.payer.broke;
    if (this.behind) return;
    const from = this.told;
    this.told = sitting.seq;
    charged(this.payer, () => this.write(pushBytes(sitting, this.viewer, from)));
  }

  /** A key that was replaced, a seat that was given back or taken away: what was opened with it ends as well. */
  private stillSits({ chairs }: Sitting): boolean {
    if (this.viewer === WATCHER) return true;
    const holder = chairs[this.viewer]?.holder;
    return this.keyHash === undefined ? holder?.account === this.account : holder?.key === this.keyHash;
  }

  private loseSeat(sitting: Sitting): void {
    this.viewer = WATCHER;
    if (sitting.opening.watchers) this.write(pushBytes(sitting, WATCHER, this.told));
    this.close(CLOSING['no-seat'], 'no-seat');
    this.premises.hall.leave(this.table, this);
  }

  chat(line: ChatLine): void {
    // Players do not hear what watchers say, nor watchers the players.
    const among = (this.viewer === WATCHER) === (line.seat === WATCHER);
    if (among && this.socket.bufferedAmount <= MOST_UNREAD) this.tell({ chat: line });
  }

  here({ here, watching }: Presence): void {
    if (this.socket.bufferedAmount <= MOST_UNREAD) this.tell({ here, watching });
  }

  drain(): void {
    this.tell({ draining: true });
    this.close(1012, 'draining');
  }

  expired(): void {
    this.close(CLOSING['table-expired'], 'table-expired');
  }

  /** Called now and then: sends what was held back, lets go of a client that does not read or is gone. */
  attend(now: number): void {
    if (this.behind && this.socket.bufferedAmount <= MOST_UNREAD) {
      if (!this.payer.broke)
        this.premises.hall.look(this.table, (sitting) => this.show(sitting)).catch(() => undefined);
    } else if (this.behindSince && now - this.behindSince > PATIENCE_MS) {
      this.letGo();
    }
  }

  /** What waits is forgotten, so that the client's goodbye can be read. */
  private close(code: number, reason: string): void {
    this.socket.close(code, reason);
    this.unread.length = 0;
    this.socket.resume();
  }

  private letGo(): void {
    this.close(1013, 'reads too slowly');
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
    this.checkSession();
  }

  /** A log-in that has ended, here or elsewhere, ends what was opened with it. */
  private checkSession(): void {
    const { whose, account, keyHash, viewer } = this;
    if (whose === undefined || account === undefined || keyHash !== undefined || viewer === WATCHER) return;
    whose()
      .then((now) => now !== account && this.close(CLOSING['no-seat'], 'no-seat'))
      .catch(() => undefined);
  }

  // --- what the client asks -----------------------------------------------------------------------------------------

  /** A visitor who has used up what there is waits: nothing more is read from them until what has come is done. */
  private hear(frame: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.unread.push(frame);
    if (this.unread.length > 1) this.socket.pause();
    else this.payer.inTurn(() => this.readNext());
  }

  private readNext(): void {
    const frame = this.unread.shift();
    if (frame === undefined) return;
    this.payer.pay(FRAME_MS + (frame.length / MEGABYTE) * MEGABYTE_MS);
    charged(this.payer, () => this.receive(frame));
    if (this.unread.length > 0) this.payer.inTurn(() => this.readNext());
    else if (this.socket.isPaused) this.socket.resume();
  }

  private receive(frame: string | Buffer): void {
    if (this.socket.bufferedAmount > FAR_TOO_MUCH) {
      this.letGo();
      return;
    }
    if (frame === NOT_ASKED) {
      this.count(1);
      return;
    }
    const began = performance.now();
    let request: unknown;
    try {
      request = JSON.parse(String(frame));
    } catch {
      this.refuseGarbage(new Refusal('bad-json', 'A message is one JSON object.'));
      return;
    }
    const read = v.safeParse(Request, request);
    if (!read.success) {
      this.refuseGarbage(NOT_A_REQUEST);
      return;
    }
    const id = read.output.id ?? null;
    this.answer(read.output).then(
      (answer) => {
        charged(this.payer, () => this.send(id, answer));
        this.premises.metrics.requests.observe({ do: read.output.do }, (performance.now() - began) / 1000);
      },
      (error) => this.refuse(id, error),
    );
  }

  private refuseGarbage(refusal: Refusal): void {
    try {
      this.spend(1);
      this.refuse(null, refusal);
    } catch (error) {
      this.refuse(null, error);
    }
  }

  private async answer(request: v.InferOutput<typeof Request>): Promise<Answer> {
    const { do: name } = request;
    const known = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    this.spend(known?.cost ?? 1);
    if (name === 'hello') return this.hello(this.check(Hello, request));
    if (!known) throw new Refusal('unknown-request', `"do" is one of hello, ${Object.keys(VERBS).join(', ')}.`);
    if (!this.greeted && name !== 'ping') throw new Refusal('no-hello', 'Say hello first.');
    return known.answer(this.premises, this, this.check(known.takes, request) as never);
  }

  private check<S extends v.GenericSchema>(shape: S, request: unknown): v.InferOutput<S> {
    const read = v.safeParse(shape, request);
    if (read.success) return read.output;
    const { path, message } = read.issues[0];
    const field = path?.map(({ key }) => String(key)).join('.') ?? 'request';
    throw new Refusal('bad-request', `"${field}": ${message}.`);
  }

  private async hello({ key, lang, since }: v.InferOutput<typeof Hello>): Promise<Answer> {
    const { hall } = this.premises;
    const viewerIn = (sitting: Sitting): number =>
      viewerAt(sitting, { key, account: key === undefined ? this.account : undefined });
    // Who shows a key is taken for a player; if it opens nothing the connection ends.
    const caller: Caller = { payer: this.payer, seated: key !== undefined };
    try {
      if (since !== undefined) await hall.writeAhead(this.table, viewerIn, since, caller);
      const greet = (sitting: Sitting, place: Place): Answer => {
        const viewer = viewerIn(sitting);
        if (this.greeted && viewer !== this.viewer) place.guests.delete(this);
        this.viewer = viewer;
        this.keyHash = key === undefined ? undefined : hashOf(key);
        this.language = lang ?? this.language;
        this.greeted = true;
        clearTimeout(this.greeting);
        this.told = sitting.seq;
        // The answer goes out before anything else the table has to say.
        setImmediate(() => this.enter(place));
        const seat = viewer === WATCHER ? null : viewer;
        return `"seat":${seat},"push":${pushText(sitting, viewer, since ?? sitting.seq)}`;
      };
      return await hall.look(this.table, greet, caller);
    } catch (error) {
      const { code } = errorBody(error);
      const closing = CLOSING[code];
      if (closing) setImmediate(() => this.close(closing, code));
      throw error;
    }
  }

  private enter(place: Place): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.payer.pay(ENTERING_MS);
    this.premises.hall.enter(place, this);
    // Something may have happened since the answer was made.
    if (place.sitting && place.sitting.seq > this.told) this.show(place.sitting);
  }

  private spend(cost: number): void {
    if (!this.count(cost)) throw new Refusal('too-many-requests', 'Slow down.');
  }

  /** Whether this connection may ask that much; one that goes on regardless is closed. */
  private count(cost: number): boolean {
    const now = performance.now();
    this.allowance = Math.min(
      BURST,
      this.allowance + ((now - this.countedAt) / 1000) * this.premises.allowance(ALLOWANCE),
    );
    this.countedAt = now;
    this.allowance -= cost;
    // After the refusals that wait to be sent.
    if (this.allowance < OVERDRAFT) setImmediate(() => this.close(1008, 'too many requests'));
    return this.allowance >= 0;
  }

  private refuse(id: unknown, error: unknown): void {
    const body = errorBody(error, this.language);
    this.premises.metrics.refusals.inc({ code: body.code });
    if (body.code === 'internal') this.premises.log.error({ table: this.table, err: error }, 'a request failed inside');
    if (body.code !== 'stale') {
      this.send(id, { error: body });
      return;
    }
    // Who is behind gets the table as it stands.
    this.premises.hall
      .look(
        this.table,
        (sitting) => {
          this.send(id, `"error":${JSON.stringify(body)},"push":${pushText(sitting, this.viewer, this.told)}`);
          this.told = sitting.seq;
        },
        this,
      )
      .catch(() => this.send(id, { error: body }));
  }

  private send(id: unknown, answer: Answer): void {
    this.write(
      typeof answer === 'string' ? `{"id":${JSON.stringify(id)},${answer}}` : JSON.stringify({ id, ...answer }),
    );
  }

  private tell(message: object): void {
    this.write(JSON.stringify(message));
  }

  /** What is written in one go, as a push and the answer to the move that made it, leaves in one packet. */
  private write(text: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.payer.pay(FRAME_MS + (text.length / MEGABYTE) * MEGABYTE_MS);
    if (!this.corked) {
      this.corked = true;
      this.line.cork();
      process.nextTick(() => {
        this.corked = false;
        this.line.uncork();
      });
    }
    this.socket.send(text, { binary: false });
  }
}
