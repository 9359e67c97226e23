import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorAt } from './visitors.ts';

/** Every TCP connection of the port, whatever it says or does not say: so many from one address, all of them cut at the end. */
export class Entrance {
  private readonly inside = new Map<string, Set<Socket>>();

  /** Behind a proxy all connections are the proxy's: `mostFromOne` is then without limit. */
  constructor(server: Server, mostFromOne: number) {
    server.on('connection', (socket) => {
      const visitor = visitorAt(socket.remoteAddress ?? '');
      const others = this.inside.get(visitor) ?? new Set();
      if (others.size >= mostFromOne) {
        socket.destroy();
        return;
      }
      this.inside.set(visitor, others.add(socket));
      socket.once('close', () => {
        others.delete(socket);
        if (others.size === 0) this.inside.delete(visitor);
      });
    });
  }

  /** Those who have not gone by now are shown out. */
  cut(): void {
    for (const sockets of this.inside.values()) for (const socket of sockets) socket.destroy();
  }
}
