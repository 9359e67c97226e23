import { setTimeout as wait } from 'node:timers/promises';
import { newPart, type Part, partCommitment, termsOf } from './fair.ts';
import type { Field } from './field.ts';
import type { Body, Summary } from './http.ts';
import { Live } from './live.ts';
import { seatKey, type Visitor } from './visitor.ts';

/** Somebody who sits at a table. */
export interface Player {
  readonly visitor: Visitor;
  readonly seat: number;
  readonly key: string;
  readonly phrase: string;
  /** What this client adds to the shuffle; drawn anew for a further attempt. */
  part: string;
  live?: Live;
}

interface Wishes {
  readonly game?: string;
  readonly people?: number;
  readonly bots?: readonly string[];
  /** Further fields of the request that opens the table. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Where the people ask; by default all at the field's server. */
  readonly urls?: readonly string[];
}

/** A table with people of the attacker's own at it, each from an address of their own. */
export class Party {
  readonly field: Field;
  readonly table: string;
  readonly players: readonly Player[];
  summary: Summary;

  private constructor(field: Field, table: string, players: readonly Player[], summary: Summary) {
    this.field = field;
    this.table = table;
    this.players = players;
    this.summary = summary;
  }

  static async open(field: Field, { game = 'nippon', people = 2, bots = [], more, urls }: Wishes = {}): Promise<Party> {
    const url = (i: number): string => urls?.[i % urls.length] ?? field.url;
    const seated = (visitor: Visitor, { seat, key, phrase }: Body): Player => ({
      visitor,
      seat,
      key,
      phrase,
      part: newPart(),
    });
    const host = field.visitor(url(0));
    const opened = await host.must('POST', '/api/tables', {
      game,
      seats: people + bots.length,
      name: 'Aki',
      bots,
      ...more,
    });
    const players = [seated(host, opened)];
    let { summary } = opened;
    for (let i = 1; i < people; i++) {
      const visitor = field.visitor(url(i));
      const joined = await visitor.must('POST', `/api/tables/${opened.table}/join`, { name: `Guest ${i}` });
      players.push(seated(visitor, joined));
      summary = joined.summary;
    }
    return new Party(field, opened.table, players, summary);
  }

  get host(): Player {
    return this.players[0];
  }

  at(path = ''): string {
    return `/api/tables/${this.table}${path}`;
  }

  /** A request of a player that must be granted. */
  async must(player: Player, path: string, body: object = {}): Promise<Body> {
    const answer = await player.visitor.must('POST', this.at(path), body, seatKey(player.key));
    if (answer.summary) this.summary = answer.summary;
    return answer;
  }

  ask(player: Player, path: string, body: object = {}) {
    return player.visitor.ask('POST', this.at(path), body, seatKey(player.key));
  }

  commitmentOf({ seat, part }: Player): string {
    return partCommitment(termsOf(this.summary), seat, part);
  }

  /** Whether the table takes parts: those of the old kind do not. */
  get takesParts(): boolean {
    return this.summary.shuffle?.kind === 'parts';
  }

  async commitAll(players = this.players): Promise<void> {
    if (!this.takesParts) return;
    for (const player of players) await this.must(player, '/commit', { commitment: this.commitmentOf(player) });
  }

  async revealAll(players = this.players): Promise<void> {
    if (!this.takesParts) return;
    for (const player of players) await this.must(player, '/reveal', { part: player.part });
  }

  async seal(): Promise<void> {
    await this.must(this.host, '/start');
  }

  /** Everybody commits, the host starts, everybody reveals. */
  async begin(): Promise<this> {
    await this.commitAll();
    await this.seal();
    if (this.summary.status !== 'playing') await this.revealAll();
    return this;
  }

  get parts(): Part[] {
    return this.players.map(({ seat, part }) => ({ seat, part }));
  }

  /** Everybody's client connects. */
  async enter(): Promise<Live[]> {
    for (const player of this.players) {
      const { visitor, key } = player;
      player.live ??= await Live.enter(visitor.url, this.table, key, visitor.address);
    }
    return this.players.map(({ live }) => live!);
  }

  /** Plays moves taken at random; gives how many were played before the end. */
  async play(most: number): Promise<number> {
    const clients = await this.enter();
    let played = 0;
    while (played < most && !clients[0].push!.over) {
      const seen = Math.max(...clients.map(({ push }) => push!.seq));
      for (const client of clients) await client.reached(seen);
      const able = clients.find(({ push, seat }) => push!.turn.includes(seat!) && push!.moves.length > 0);
      if (!able) {
        // A bot thinks.
        if (!(await clients[0].until(() => clients[0].push!.seq > seen))) throw new Error('nobody has the turn');
        continue;
      }
      const { moves } = able.push!;
      const answer = await able.play(moves[Math.floor(Math.random() * moves.length)]);
      if (answer.error?.code === 'too-many-requests') await wait(250);
      else if (answer.error && answer.error.code !== 'stale')
        throw new Error(`a move was refused: ${answer.error.code}`);
      if (answer.error) continue;
      played++;
      for (const client of clients) await client.reached(answer.seq!);
    }
    return played;
  }

  /** Ends the game: everybody resigns. */
  async resign(): Promise<void> {
    for (const client of await this.enter()) {
      if (!client.push!.over) await client.ask({ do: 'resign', action: 'resign' });
    }
    await this.host.live!.until(() => this.host.live!.push!.status === 'over');
  }

  /** The record of the finished game. */
  async record(): Promise<GameOver> {
    return (await this.host.visitor.must('GET', this.at('/record'))) as unknown as GameOver;
  }

  leave(): void {
    for (const { live } of this.players) live?.end();
  }
}

/** What attacks look at in a record. */
export interface GameOver {
  readonly seed: string;
  readonly start: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly moves: readonly string[];
  readonly hashes: readonly string[];
  readonly fairness?: {
    readonly attempts: readonly {
      readonly commitment: string;
      readonly secret: string;
      readonly seats: readonly { readonly seat: number; readonly commitment: string; readonly part: string | null }[];
      readonly without: readonly number[];
    }[];
  };
}
