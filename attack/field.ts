import { type Serving, serve } from './serving.ts';
import { Visitor } from './visitor.ts';

/** Where the attacks take place: a server, and as many loopback addresses to come from as one likes. */
export class Field {
  readonly url: string;
  readonly quick: boolean;
  /** The second process of the same house, where there is one. */
  readonly second: string | undefined;
  private readonly others: Serving[] = [];
  private addresses = 0;

  constructor(url: string, quick: boolean, second?: string) {
    this.url = url;
    this.quick = quick;
    this.second = second;
  }

  /** An address nobody came from before, so that no attack uses up the allowance of another. */
  address(): string {
    const n = ++this.addresses;
    return `127.81.${(n >> 8) & 255}.${n & 255}`;
  }

  visitor(url = this.url): Visitor {
    return new Visitor(url, this.address());
  }

  /** A server with settings of its own, ended with the field. */
  async serve(settings: Readonly<Record<string, string>>): Promise<Serving> {
    const serving = await serve(settings);
    this.others.push(serving);
    return serving;
  }

  async clear(): Promise<void> {
    await Promise.all(this.others.filter(({ alive }) => alive()).map(({ stop }) => stop()));
  }
}

/** Only this machine is attacked, whatever is asked for. */
export function mustBeLoopback(url: string): void {
  const { hostname, protocol } = URL.canParse(url) ? new URL(url) : { hostname: '', protocol: '' };
  if (protocol === 'http:' && /^127\.\d+\.\d+\.\d+$/.test(hostname)) return;
  throw new Error(`Only a server at http://127.x.x.x is attacked, not ${url}.`);
}
