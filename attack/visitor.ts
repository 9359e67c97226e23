import { type Body, call, type Reply } from './http.ts';

/** Somebody at an address of their own, with the cookies they were given; everything they ever read is kept. */
export class Visitor {
  readonly url: string;
  readonly address: string;
  readonly read: string[] = [];
  readonly cookies = new Map<string, string>();

  constructor(url: string, address: string) {
    this.url = url;
    this.address = address;
  }

  /** The header with which a browser would show its cookies. */
  get shown(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await call(this.url, method, path, {
      body,
      headers: { ...this.shown, ...headers },
      from: this.address,
    });
    this.read.push(reply.text);
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** A request that must be granted for the attack to begin at all. */
  async must(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Body> {
    const reply = await this.ask(method, path, body, headers);
    if (reply.status < 300) return reply.body;
    throw new Error(`${method} ${path} was refused: ${reply.status} ${reply.text.slice(0, 200)}`);
  }
}

export const seatKey = (key: string): Record<string, string> => ({ authorization: `Seat ${key}` });
