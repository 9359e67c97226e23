import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What clients send that let go of nothing: no word, half a request, a body that never ends, a WebSocket that reads nothing. */
const BEGINNINGS: readonly string[] = [
  '',
  'GET /api/games HT',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game":',
  [
    'GET /api/tables/holdingon/live HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: aG9sZGluZyBvbiBmb3JldmVy',
    '\r\n',
  ].join('\r\n'),
  // One that is answered and kept open for the next.
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
];

/** Connects clients to every server that will not go by themselves; gives what lets them go. */
export async function holdOn(urls: readonly string[]): Promise<() => void> {
  const sockets: Socket[] = [];
  for (const url of urls) {
    for (const beginning of BEGINNINGS) {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      // The server may well cut the line.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (beginning) socket.write(beginning);
    }
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
