import { createServer, type Socket } from 'node:net';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every mail that came, as it was sent. */
  readonly mails: string[];
  close(): void;
}

/** As much of a mail server as a mailer needs, on loopback. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => talk(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mails, close: () => server.close() };
}

function talk(socket: Socket, mails: string[]): void {
  let data: string[] | undefined;
  let rest = '';
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (data) {
        if (line === '.') {
          mails.push(data.join('\n'));
          data = undefined;
          socket.write('250 kept\r\n');
        } else data.push(line);
      } else if (line === 'DATA') {
        data = [];
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  });
}
