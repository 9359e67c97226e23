import { createServer, type Server } from 'node:http';

/** What arrived at a receiver, as it came. */
export interface Arrived {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** How it was answered. */
  readonly status: number;
}

export interface Receiver {
  readonly url: string;
  readonly arrived: Arrived[];
  /** How it answers from now on. */
  status: number;
  close(): void;
}

/** A service of our own on loopback, which keeps what it is sent. */
export async function openReceiver(): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const receiver = { url: '', arrived, status: 200, close: () => server.close() as unknown as undefined };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      arrived.push({ at: Date.now(), method, path, headers, body: JSON.parse(text || '{}'), status: receiver.status });
      response.statusCode = receiver.status;
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return receiver;
}
