import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { Premises } from '../premises.ts';
import { Connection } from './connection.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { SeekConnection } from './seek-connection.ts';
import { unversioned } from './version.ts';
import { addressOf, sameSite, sessionIn, tokenIn, visitorAt } from './visitors.ts';

const MOST_BYTES = 16 * 1024;
const ATTEND_MS = 250;
const BEAT_MS = 30_000;
const GOODBYE_MS = 1_000;
const GLANCE_MS = 10;
/** Where those who wait for others to play with are told how it stands. */
const SEEKS = '/api/seeks/live';
const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{6,32})\/live$/;

/** The types do not know `closeTimeout` yet. */
const SOCKETS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  // One frame of a connection at a time, then the others: ten thousand of them fit into one packet.
  allowSynchronousEvents: false,
  // Who does not answer a goodbye is cut off.
  closeTimeout: 2_000,
};

/** The WebSockets of all tables. */
export class Live {
  private readonly premises: Premises;
  private readonly sockets = new WebSocketServer(SOCKETS);
  /** With the time at which each is asked for a sign of life. */
  private readonly connections = new Map<Connection | SeekConnection, number>();
  private readonly door: Doorkeeper;
  private readonly timers: NodeJS.Timeout[];

  constructor(premises: Premises, server: Server) {
    this.premises = premises;
    this.door = new Doorkeeper(premises.config.connections, premises.config.rate);
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error) => {
        premises.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      });
    });
    this.timers = [setInterval(() => this.lookAround(), ATTEND_MS), setInterval(() => this.sweepOut(), BEAT_MS)];
    for (const timer of this.timers) timer.unref();
  }

  /** Lets clients that were told to go say goodbye, for a moment; then the line is cut. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    // Tables have told those at them.
    this.each((connection) => connection instanceof SeekConnection && connection.drain());
    for (let waited = 0; this.sockets.clients.size > 0 && waited < GOODBYE_MS; waited += GLANCE_MS)
      await setTimeout(GLANCE_MS);
    for (const socket of this.sockets.clients) socket.terminate();
    this.sockets.close();
  }

  /** Asks every client for a sign of life, and lets go of those whose log-in has ended. */
  beat(): void {
    this.each((connection) => connection.beat());
    this.sweepOut();
  }

  /** Each has its own time for that: ten thousand in one go would keep everybody else waiting. */
  private lookAround(now = performance.now()): void {
    for (const [connection, due] of this.connections) {
      if ('attend' in connection) connection.attend(now);
      if (now < due) continue;
      this.connections.set(connection, now + BEAT_MS);
      connection.beat();
    }
  }

  private sweepOut(): void {
    this.door.sweepOut();
    this.premises.purses.sweepOut();
  }

  /** How to see whose a log-in, or a program's token, is now. */
  private whose({ authorization, cookie }: IncomingHttpHeaders): (() => Promise<string | undefined>) | undefined {
    const { programs, sessions } = this.premises;
    const program = tokenIn(authorization);
    if (program !== undefined) return () => programs.accountOf(program);
    const token = sessionIn(cookie);
    return token === undefined ? undefined : () => sessions.accountOf(token);
  }

  private each(act: (connection: Connection | SeekConnection) => void): void {
    for (const connection of this.connections.keys()) act(connection);
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Before the handshake a client may go away at any moment.
    socket.on('error', () => socket.destroy());
    const address = unversioned((request.url ?? '').split('?')[0]);
    const table = PATH.exec(address)?.[1];
    if (table === undefined && address !== SEEKS) return turnAway(socket, 404, 'Not Found');
    if (!sameSite(request.headers, this.premises.config.url)) return turnAway(socket, 403, 'Forbidden');
    if (this.premises.draining) return turnAway(socket, 503, 'Service Unavailable');
    const visitor = visitorAt(addressOf(request, this.premises.config.trustProxy));
    const leave = this.door.admit(visitor);
    if (!leave) {
      this.premises.metrics.refusals.inc({ code: 'too-many-requests' });
      return turnAway(socket, 429, 'Too Many Requests');
    }
    socket.once('close', leave);
    const payer = this.premises.purses.of(visitor);
    const whose = this.whose(request.headers);
    const account = await whose?.();
    if (account === undefined && request.headers.authorization !== undefined)
      return turnAway(socket, 401, 'Unauthorized');
    if (socket.destroyed) return;
    this.sockets.handleUpgrade(request, socket, head, (accepted) => {
      const connection =
        table === undefined
          ? new SeekConnection(this.premises.seeks, accepted, payer)
          : new Connection(this.premises, accepted, socket, table, { whose, account, payer });
      // After a restart all come at once.
      this.connections.set(connection, performance.now() + Math.random() * BEAT_MS);
      payer.holders++;
      accepted.on('close', () => {
        this.connections.delete(connection);
        payer.holders--;
      });
    });
  }
}

function turnAway(socket: Duplex, status: number, reason: string): void {
  // Whoever is told so need not agree to the end.
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
