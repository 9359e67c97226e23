import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openApp } from './http/app.ts';
import { Entrance } from './http/entrance.ts';
import { Live } from './http/live.ts';
import { leaveBehind, PATIENCE, type Patience } from './patience.ts';
import type { Premises } from './premises.ts';

/** For each WebSocket an address may have it may have one connection more, to ask for pages. */
const CONNECTIONS_PER_SOCKET = 2;

/** The front door of a house: one port for API, WebSocket and web client. */
export class Front {
  readonly app: FastifyInstance;
  readonly premises: Premises;
  readonly live: Live;
  private readonly entrance: Entrance;
  private readonly patience: Patience;
  private leaving: Promise<void> | undefined;

  private constructor(premises: Premises, app: FastifyInstance, patience: Patience) {
    this.premises = premises;
    this.app = app;
    this.patience = patience;
    const { trustProxy, connections } = premises.config;
    this.entrance = new Entrance(
      app.server,
      trustProxy ? Number.POSITIVE_INFINITY : connections * CONNECTIONS_PER_SOCKET,
    );
    this.live = new Live(premises, app.server);
  }

  static async open(premises: Premises, patience = PATIENCE): Promise<Front> {
    return new Front(premises, await openApp(premises, patience), patience);
  }

  async listen(): Promise<string> {
    const { host, port } = this.premises.config;
    this.premises.address = await this.app.listen({ host, port });
    return this.premises.address;
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
    const { premises, live, app, entrance } = this;
    const { proxy, deeds, requests, part } = this.patience;
    if (premises.config.trustProxy) {
      premises.leaving = true;
      await wait(proxy);
    }
    await leaveBehind(premises.log, 'tables', deeds, premises.drain());
    await live.close();
    const cutting = setTimeout(() => entrance.cut(), requests);
    await leaveBehind(premises.log, 'requests', requests + part, app.close());
    clearTimeout(cutting);
    await premises.close(part);
  }
}
