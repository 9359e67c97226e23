import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly url: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** Bytes of answers that were taken from us, and how long the longest line was held. */
  readonly given: () => number;
  readonly longest: () => number;
  readonly open: () => number;
  /** How often anybody connected at all, were it to say something else than HTTP. */
  readonly arrivals: () => number;
  stop(): void;
}

/** Takes webhooks on loopback and answers them as badly as it is told to. */
export function receiveWebhooks(answer: (response: ServerResponse) => void): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const held: number[] = [];
  let given = 0;
  let open = 0;
  let arrivals = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body, url: request.url ?? '' });
      answer(response);
    });
    request.on('error', () => undefined);
    response.on('error', () => undefined);
  });
  server.on('connection', (socket) => {
    const mark = Date.now();
    open++;
    arrivals++;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open--;
      given += socket.bytesWritten;
      held.push(Date.now() - mark);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}/hook`,
        received,
        given: () => given,
        longest: () => Math.max(0, ...held),
        open: () => open,
        arrivals: () => arrivals,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

export interface MailReceiver {
  readonly url: string;
  readonly mails: { readonly to: string; readonly text: string }[];
  stop(): void;
}

/** A mail server on loopback that takes everything and delivers nothing. */
export function receiveMail(): Promise<MailReceiver> {
  const mails: { to: string; text: string }[] = [];
  const server = createTcp((socket) => {
    let to = '';
    let text = '';
    let inData = false;
    let rest = '';
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (inData) {
        if (line !== '.') {
          text += `${line}\n`;
          return;
        }
        inData = false;
        mails.push({ to, text });
        say('250 taken');
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 loopback');
      else if (verb === 'DATA') {
        inData = true;
        text = '';
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else {
        if (verb === 'RCPT') to = line;
        say('250 fine');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 loopback');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${port}`, mails, stop: () => server.close() });
    });
  });
}
