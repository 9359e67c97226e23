import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { openApp } from './http/app.ts';
import { Entrance } from './http/entrance.ts';
import { Live } from './http/live.ts';
import { leaveBehind, PATIENCE, type Patience } from './patience.ts';

/** For each WebSocket an address may have it may have one connection more, to ask for pages. */
const CONNECTIONS_PER_SOCKET = 2;

/** The front door of a house: one port for API, WebSocket and web client. */
export class Front {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly live: Live;
  private readonly entrance: Entrance;
  private readonly patience: Patience;
  private leaving: Promise<void> | undefined;

  private constructor(house: House, app: FastifyInstance, patience: Patience) {
    this.house = house;
    this.app = app;
    this.patience = patience;
    const { trustProxy, connections } = house.config;
    this.entrance = new Entrance(
      app.server,
      trustProxy ? Number.POSITIVE_INFINITY : connections * CONNECTIONS_PER_SOCKET,
    );
    this.live = new Live(house, app.server);
  }

  static async open(house: House, patience = PATIENCE): Promise<Front> {
    return new Front(house, await openApp(house, patience), patience);
  }

  async listen(): Promise<string> {
    const { host, port } = this.house.config;
    this.house.address = await this.app.listen({ host, port });
    return this.house.address;
  }

  /**
   * Nothing new comes in, what is under way finishes, then everything closes: within seconds, whatever clients, webhooks or the
   * database do. Whoever does not go is cut off; what was acknowledged is in the log already.
   */
  drain(): Promise<void> {
    this.leaving ??= this.leave();
    return this.leaving;
  }

  private async leave(): Promise<void> {
    const { house, live, app, entrance } = this;
    const { deeds, requests, part } = this.patience;
    await leaveBehind(house.log, 'tables', deeds, house.drain());
    await live.close();
    const cutting = setTimeout(() => entrance.cut(), requests);
    await leaveBehind(house.log, 'requests', requests + part, app.close());
    clearTimeout(cutting);
    await house.close(part);
  }
}
