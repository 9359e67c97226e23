import { WebSocket } from 'ws';
import { GAMES } from '#games';
import { openPair, type Serving } from './serving.ts';

/** At one table: its two players and others who watch. */
const AT_A_TABLE = 4;
/** So many tables are opened at once. */
const AT_ONCE = 12;

const gamesOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => GAMES[(from + i) % GAMES.length].id);

/** People who are connected to a table where nothing happens: they have said hello, answer the server's pings, and wait. */
export class Crowd {
  private readonly sockets: WebSocket[] = [];

  get size(): number {
    return this.sockets.length;
  }

  async gather({ url }: Serving, people: number): Promise<void> {
    const tables = Math.ceil(people / AT_A_TABLE);
    for (let i = 0; i < tables; i += AT_ONCE) {
      const some = gamesOf(i, Math.min(tables, i + AT_ONCE));
      await Promise.all(some.map((game) => this.sitDown(url, game)));
    }
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async sitDown(url: string, game: string): Promise<void> {
    const { table, keys } = await openPair(url, game);
    const all = Array.from({ length: AT_A_TABLE }, (_, i) => keys.at(i));
    await Promise.all(all.map((key) => this.enter(url, table, key)));
  }

  private enter(url: string, table: string, key: string | undefined): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`);
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ id: 1, do: 'hello', key })));
      socket.once('message', () => resolve());
    });
  }
}
