import { WebSocket } from 'ws';
import type { Seeking } from '#wire';
import { quantile, tenth } from './figures.ts';
import { type Serving, serve } from './serving.ts';

/** The bar: two who fit are seated within a second, from the wish of the second to both knowing it. */
const BAR_MS = 1000;
const PAIRS = 100;
const PATIENCE_MS = 20_000;
const GAMES = ['nippon', 'yokohama', 'machi', 'yamatai'] as const;

/** Two strangers after another look for somebody, each at the next process, and say yes at once. */
export async function benchSeek(name: string, settings: Record<string, string>, processes: number): Promise<object> {
  const servers: Serving[] = [];
  for (let i = 0; i < processes; i++) servers.push(await serve(settings));
  const urlOf = (i: number): string => servers[i % servers.length].url;
  try {
    const times: number[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const wish = { games: [GAMES[i % 4]], seats: [2], pace: 'live', rated: false, wait: null };
      const first = await Seeker.begin(urlOf(i), `First ${letters(i)}`, wish);
      const began = performance.now();
      const second = await Seeker.begin(urlOf(i + 1), `Second ${letters(i)}`, wish);
      const tables = await Promise.all([first.seated, second.seated]);
      times.push(performance.now() - began);
      if (tables[0] !== tables[1]) throw new Error('two who seek sit at two tables');
      for (const seeker of [first, second]) seeker.close();
    }
    times.sort((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => tenth(quantile(times, share)));
    const worst = tenth(times.at(-1)!);
    const held = p99 <= BAR_MS;
    process.stdout.write(
      `\n${name}: ${PAIRS} times two who seek\n  seated after p50 ${p50} ms, p99 ${p99} ms, at most ${worst} ms${held ? '' : `  over ${BAR_MS} ms`}\n`,
    );
    return { name, pairs: PAIRS, p50, p99, worst, held };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Names that cannot be taken for each other hold no figures. */
const letters = (i: number): string =>
  String(i)
    .split('')
    .map((digit) => 'abcdefghjk'[Number(digit)])
    .join('');

/** Somebody who waits, as any client does: asks over HTTP and is told over the WebSocket. */
class Seeker {
  /** The table. */
  readonly seated: Promise<string>;
  private readonly socket: WebSocket;

  private constructor(url: string, begun: { readonly seek: string; readonly key: string; readonly seeking: Seeking }) {
    const { seek, key } = begun;
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/seeks/live`);
    let said = '';
    this.seated = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`nobody found within ${PATIENCE_MS} ms`)), PATIENCE_MS);
      const take = ({ own }: Seeking): void => {
        if (own?.seated) {
          clearTimeout(timer);
          resolve(own.seated.table);
        } else if (own?.offer && !own.offer.yes && said !== own.offer.table) {
          said = own.offer.table;
          ask(url, `/api/seeks/${seek}/accept`, { table: said }, key).catch(reject);
        }
      };
      this.socket.on('open', () => this.socket.send(JSON.stringify({ id: 1, do: 'hello', seek, key })));
      this.socket.on('message', (data) => {
        const { seeking } = JSON.parse(String(data)) as { seeking?: Seeking };
        if (seeking) take(seeking);
      });
      this.socket.on('error', reject);
      take(begun.seeking);
    });
  }

  static async begin(url: string, name: string, wish: object): Promise<Seeker> {
    const begun = await ask(url, '/api/seeks', { name, ...wish });
    return new Seeker(url, begun as { seek: string; key: string; seeking: Seeking });
  }

  close(): void {
    this.socket.terminate();
  }
}

async function ask(url: string, path: string, body: object, key?: string): Promise<unknown> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key) headers.authorization = `Seat ${key}`;
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
