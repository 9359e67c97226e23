import { connect, createServer, type Server, type Socket } from 'node:net';

/** As deploy/Caddyfile asks: who is ready is looked at every second, and whoever cannot be reached is tried again elsewhere. */
const LOOK_MS = 1000;
const AGAIN_MS = 100;
const TRY_MS = 5000;

interface Backend {
  readonly port: number;
  ready: boolean;
  connections: number;
}

/** A proxy on loopback before several processes: new connections go where fewest are, of those that say they are ready. */
export class FrontProxy {
  private backends: Backend[] = [];
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.server = createServer((socket) => this.pass(socket));
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  async add(url: string): Promise<void> {
    this.backends.push({ port: Number(new URL(url).port), ready: false, connections: 0 });
    await this.look();
  }

  /** Its place is empty until another process comes. */
  remove(url: string): void {
    this.backends = this.backends.filter(({ port }) => port !== Number(new URL(url).port));
  }

  close(): void {
    clearInterval(this.timer);
    this.server.close();
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.backends.map(async (backend) => {
        const answer = fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal: AbortSignal.timeout(3000) });
        backend.ready = await answer.then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  private pass(client: Socket): void {
    client.on('error', () => client.destroy());
    const end = performance.now() + TRY_MS;
    const attempt = (not?: Backend): void => {
      const open = this.backends.filter((backend) => backend.ready && backend !== not);
      const [backend] = open.sort((a, b) => a.connections - b.connections);
      if (!backend) {
        if (client.destroyed || performance.now() > end) client.destroy();
        else setTimeout(attempt, AGAIN_MS);
        return;
      }
      const server = connect(backend.port, '127.0.0.1');
      server.once('error', () => setTimeout(attempt, AGAIN_MS, backend));
      server.once('connect', () => {
        backend.connections++;
        server.removeAllListeners('error');
        server.on('error', () => client.destroy());
        server.on('close', () => {
          backend.connections--;
          client.destroy();
        });
        client.on('close', () => server.destroy());
        client.pipe(server).pipe(client);
      });
    };
    attempt();
  }
}
