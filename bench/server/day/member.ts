import type { LogLine, Push } from '#wire';
import { TableClient } from '../../../testing/table-client.ts';
import { markOf, marksOf, type Sight, wordsIn } from './sight.ts';
import type { Surroundings } from './surroundings.ts';

export const PASSWORD = 'a kettle on the veranda';

/** What members look at in answers; an answer has the fields of its route. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of any route
export type Body = any;

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly code: string | undefined;
}

/** Lines of a log that were read, by hash. */
export interface Lines {
  readonly table: string;
  readonly viewer: number;
  readonly from: number;
  readonly to: number;
  readonly mark: string;
}

/** A position of the past that was asked for. */
export interface PastSight {
  readonly table: string;
  readonly viewer: number;
  readonly at: number;
  readonly mark: string;
}

/** Somebody who lives through the day, and keeps what they were shown. */
export class Member {
  readonly day: Surroundings;
  readonly n: number;
  name: string;
  readonly language: string;
  /** What they show with every request: a cookie, or the token of a program. */
  shown: Record<string, string> = {};
  /** Every long word they ever read, and where first. */
  readonly read = new Map<string, string>();
  readonly sights: Sight[] = [];
  readonly lines: Lines[] = [];
  readonly past: PastSight[] = [];
  /** Who may see their profile; nothing is everybody. */
  closed: 'members' | 'nobody' | undefined;
  /** How notices reach them. */
  channel: { readonly kind: 'webhook' | 'mail'; readonly address: string } | undefined;
  /** What they took as a guest. */
  readonly seats: { table: string; key: string }[] = [];
  private asked = 0;

  constructor(day: Surroundings, n: number, name: string, language: string) {
    this.day = day;
    this.n = n;
    this.name = name;
    this.language = language;
  }

  /** Names may change. */
  get id(): string {
    return `member ${this.n}`;
  }

  get registered(): boolean {
    return 'cookie' in this.shown;
  }

  /** Any process is as good as another. */
  get url(): string {
    const { urls } = this.day;
    return urls[(this.n + this.asked++) % urls.length];
  }

  async ask(method: string, at: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(this.url + at, {
      method,
      headers: {
        'accept-language': this.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.shown,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    this.keep(text, `${method} ${at}`);
    this.day.counts.add('requests');
    if (response.status >= 500) this.day.fault(`${method} ${at} was answered with ${response.status}: ${text}`);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('engawa='));
    if (cookie) this.shown = { cookie: cookie.split(';')[0] };
    const read: Body = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, body: read, code: read.error?.code };
  }

  /** A request that has to be granted. */
  async must(method: string, at: string, body?: unknown, headers?: Record<string, string>): Promise<Body> {
    const reply = await this.ask(method, at, body, headers);
    if (reply.status < 300) return reply.body;
    throw new Error(`${this.name}: ${method} ${at} was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
  }

  /** A request that has to be refused, with a code. */
  async mustNot(code: string, method: string, at: string, body?: unknown, headers?: Record<string, string>) {
    const reply = await this.ask(method, at, body, headers);
    if (reply.code !== code)
      this.day.fault(`${this.name}: ${method} ${at} was answered with ${reply.status} ${reply.code}, not ${code}`);
    this.day.counts.add('rightly refused');
  }

  async register(more: object = {}): Promise<void> {
    await this.must('POST', '/api/accounts', { name: this.name, password: PASSWORD, ...more });
    await this.must('PATCH', '/api/account', { language: this.language });
    this.day.secrets.keep(this.shown.cookie.split('=')[1], 'the session', this.id);
    this.day.counts.add('accounts made');
  }

  /** Opens a table on one process or another. */
  async enter(table: string, key?: string): Promise<TableClient> {
    const client = await TableClient.connect(this.url, table, this.shown);
    client.keepTexts = false;
    const hear = this.listener(table);
    client.socket.on('message', (data) => hear(String(data)));
    const answer = await client.hello(key, 0);
    if (answer.error) throw new Error(`${this.name}: hello at ${table}: ${answer.error.code} ${answer.error.message}`);
    this.day.counts.add('connections');
    return client;
  }

  /** Takes in whatever arrives on one connection to a table. */
  listener(table: string): (text: string) => void {
    let viewer: number | undefined;
    return (text) => {
      const message = JSON.parse(text) as { id?: number; seat?: number | null; push?: Push };
      this.keep(text, `the live connection to ${table}`);
      if (message.id !== undefined && message.seat !== undefined) viewer = message.seat ?? -1;
      if (!message.push) return;
      if (viewer === undefined) {
        this.day.fault(`${this.name} is shown ${table} before saying hello`);
        return;
      }
      const { seq, from } = message.push;
      this.sights.push({ table, viewer, seq, from, marks: marksOf(message.push) });
      this.day.counts.add('pushes');
    };
  }

  /** A look at how it was. */
  async lookBack(client: TableClient, table: string, at: number): Promise<void> {
    const answer = await client.ask({ do: 'state', at });
    if (answer.error) return;
    this.past.push({ table, viewer: client.seat ?? -1, at, mark: markOf(answer.view) });
    this.day.counts.add('looks at the past');
  }

  /** Reads the log of a table, as whoever they are there. */
  async readLog(table: string, viewer: number, headers: Record<string, string> = {}): Promise<void> {
    const { log } = (await this.must('GET', `/api/tables/${table}/log?since=0`, undefined, headers)) as {
      log: LogLine[];
    };
    this.told(table, viewer, 0, log);
  }

  told(table: string, viewer: number, from: number, log: readonly LogLine[]): void {
    this.lines.push({ table, viewer, from, to: log.at(-1)?.seq ?? from, mark: markOf(log) });
    this.day.counts.add('lines of logs read', log.length);
  }

  keep(text: string, where: string): void {
    for (const word of wordsIn(text)) if (!this.read.has(word)) this.read.set(word, where);
  }
}

export const seatKey = (key: string): Record<string, string> => ({ authorization: `Seat ${key}` });
