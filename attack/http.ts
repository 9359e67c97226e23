import { type IncomingHttpHeaders, request } from 'node:http';

/** What attacks look at in answers; an answer has the fields of its route. */
export interface Body {
  readonly error?: { readonly code: string; readonly message: string };
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly phrase: string;
  readonly summary: Summary;
  readonly tables: readonly Summary[];
  readonly log: readonly { readonly seq: number; readonly kind: string; readonly seat: number | null }[];
  readonly account: { readonly name: string };
  readonly channels: readonly { readonly channel: string; readonly kind: string; readonly secret?: string }[];
  readonly sessions: readonly { readonly session: string; readonly current: boolean }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly [more: string]: unknown;
}

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { properties?: Readonly<Record<string, unknown>> } }>>;
  };
}

/** A table as anybody may know it (docs/server.md); `shuffle` since tables have parts. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seats: readonly { readonly seat: number; readonly kind: string; readonly name?: string }[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly commitment: string | null;
  readonly turn: readonly number[];
  readonly seq: number;
  readonly opened: number;
  readonly updated: number;
  readonly rematch: string | null;
  readonly shuffle?: Shuffle;
}

export interface Shuffle {
  readonly kind: 'parts' | 'seed';
  readonly contributions: 'sealed' | 'open';
  readonly attempt: number;
  readonly phase: 'open' | 'again' | 'sealed' | 'settled';
  readonly awaited: readonly number[];
  readonly seats: readonly {
    readonly seat: number;
    readonly commitment: string | null;
    readonly part: string | null;
    readonly without: boolean;
  }[];
  readonly failed: readonly { readonly attempt: number; readonly commitment: string; readonly without: number[] }[];
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Body;
  /** The code of the refusal, or nothing. */
  readonly code: string | undefined;
  readonly ms: number;
}

export interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address it comes from. */
  readonly from?: string;
}

const PATIENCE_MS = 30_000;

/** One request on a connection of its own. A body that is text already is sent as it is. */
export function call(url: string, method: string, path: string, { body, headers = {}, from }: Sending): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        localAddress: from,
        agent: false,
        timeout: PATIENCE_MS,
        headers: {
          ...type,
          ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks).toString();
          const read = bodyOf(whole);
          const { statusCode = 0, headers: got } = response;
          const ms = performance.now() - began;
          resolve({ status: statusCode, headers: got, text: whole, body: read, code: read.error?.code, ms });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path} within ${PATIENCE_MS} ms`)));
    sent.on('error', reject);
    sent.end(text);
  });
}

function bodyOf(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {} as Body;
  }
}
