import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { openApp } from './http/app.ts';
import { Live } from './http/live.ts';

/** The front door of a house: one port for API, WebSocket and web client. */
export class Front {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly live: Live;
  private leaving: Promise<void> | undefined;

  private constructor(house: House, app: FastifyInstance) {
    this.house = house;
    this.app = app;
    this.live = new Live(house, app.server);
  }

  static async open(house: House): Promise<Front> {
    return new Front(house, await openApp(house));
  }

  async listen(): Promise<string> {
    const { host, port } = this.house.config;
    this.house.address = await this.app.listen({ host, port });
    return this.house.address;
  }

  /** Nothing new comes in, what is under way finishes, then everything closes. */
  drain(): Promise<void> {
    this.leaving ??= this.leave();
    return this.leaving;
  }

  private async leave(): Promise<void> {
    await this.house.drain();
    await this.live.close();
    await this.app.close();
    await this.house.close();
  }
}
