import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { partCommitment, type Rng } from '#kernel';
import type { Summary } from '#wire';
import type { TableClient } from '../../../testing/table-client.ts';
import type { Day } from './day.ts';
import { type Body, type Member, seatKey } from './member.ts';
import type { Window } from './window.ts';

/** A member at a table. */
export interface Player {
  readonly member: Member;
  readonly seat: number;
  readonly key: string;
  client?: TableClient;
  /** Where they sit before a real browser, which then plays for them. */
  window?: Window;
}

export interface Opening {
  readonly game: string;
  readonly bots?: readonly string[];
  /** Everybody's client adds a part to the shuffle. */
  readonly parts?: boolean;
  /** Further fields of the request. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Others may use this machine as well. */
const PATIENCE_MS = 180_000;
const EVERYBODY_IS_AWAY = 20;

/** Members around one table. */
export class Company {
  readonly day: Day;
  readonly table: string;
  readonly players: Player[];
  /** Nobody finds it without its link. */
  readonly hidden: boolean;
  private readonly rng: Rng;
  private actions = 0;

  constructor(day: Day, table: string, players: Player[], rng: Rng, hidden = false) {
    this.day = day;
    this.hidden = hidden;
    this.table = table;
    this.players = players;
    this.rng = rng;
    for (const { member, key } of players) day.secrets.keep(key, 'the key of a seat', member.id);
    day.counts.add('tables');
  }

  /** The first of them opens a table, the others find it and sit down. */
  static async open(day: Day, rng: Rng, members: readonly Member[], { game, bots = [], parts, more = {} }: Opening) {
    const [host, ...guests] = members;
    const opened = await host.must('POST', '/api/tables', {
      game,
      seats: members.length + bots.length,
      name: host.name,
      bots,
      ...more,
    });
    const { table } = opened;
    const hidden = more.listed === false;
    if (hidden) day.secrets.keep(table, 'the link of a table', ...members.map(({ id }) => id));
    const players = [playerOf(day, host, opened)];
    for (const guest of guests) {
      if (!hidden && guest.registered) await mustBeListed(guest, table);
      players.push(playerOf(day, guest, await guest.must('POST', `/api/tables/${table}/join`, { name: guest.name })));
    }
    const company = new Company(day, table, players, rng, hidden);
    await company.begin(opened.summary, parts ?? false);
    return company;
  }

  get host(): Player {
    return this.players[0];
  }

  private async begin({ rated }: Summary, parts: boolean): Promise<void> {
    const given = parts ? await this.commitParts() : [];
    if (rated) for (const player of this.players.slice(1)) await this.post(player, 'ready');
    await this.post(this.host, 'start');
    for (const { player, part } of given) await this.post(player, 'reveal', { part });
  }

  /** Everybody promises a part of the shuffle. */
  async commitParts(): Promise<{ player: Player; part: string }[]> {
    const { summary } = await this.host.member.must('GET', `/api/tables/${this.table}`);
    const { game, seats, options, shuffle } = summary as Summary;
    const terms = { table: this.table, attempt: shuffle.attempt, game, seats: seats.length, options };
    const given = this.players.map((player) => ({ player, part: randomBytes(32).toString('hex') }));
    for (const { player, part } of given)
      await this.post(player, 'commit', { commitment: partCommitment(terms, player.seat, part) });
    this.day.counts.add('parts of shuffles', given.length);
    return given;
  }

  post({ member, key }: Player, deed: string, body: object = {}): Promise<Body> {
    return member.must('POST', `/api/tables/${this.table}/${deed}`, body, seatKey(key));
  }

  async enter(players: readonly Player[] = this.players): Promise<void> {
    for (const player of players) player.client ??= await player.member.enter(this.table, player.key);
  }

  async until(holds: (client: TableClient) => boolean, what: string): Promise<void> {
    await Promise.all(
      this.present.map(({ client }) => client!.until(() => holds(client!), `${what} at ${this.table}`, PATIENCE_MS)),
    );
  }

  get present(): Player[] {
    return this.players.filter(({ client }) => client !== undefined);
  }

  get over(): boolean {
    return this.present.some(({ client }) => client!.push!.over);
  }

  /** Goes away without a word, as when a lid is closed. */
  away(player: Player): void {
    player.client?.close();
    player.client = undefined;
    this.day.counts.add('goes away');
  }

  /** Something else than a move. */
  async does(player: Player, request: Record<string, unknown> & { do: string }): Promise<boolean> {
    const action = this.newAction();
    const answer = await player.client!.ask({ ...request, action });
    if (answer.error) return false;
    this.noted(player, action, answer.seq!);
    this.day.counts.add(`does: ${request.do}`);
    await this.until(({ push }) => push!.seq >= answer.seq!, request.do);
    return true;
  }

  private newAction(): string {
    return `day-${this.table.slice(0, 6)}-${++this.actions}`;
  }

  private noted({ seat }: Player, action: string, seq: number, move?: string): void {
    this.day.acknowledged.push({ table: this.table, action: `${seat}:${action}`, seq, move });
  }

  /** Whoever has the turn and is there moves, at random, so many times or to the end; in between they live. */
  async play(most: number, lively = true): Promise<number> {
    await this.enter();
    let played = 0;
    for (let idle = 0; played < most && !this.over; ) {
      const seen = Math.max(...this.present.map(({ client }) => client!.push!.seq));
      await this.until(({ push }) => push!.seq >= seen, `entry ${seen}`);
      const able = this.present.filter(({ client, seat }) => client!.push!.turn.includes(seat));
      if (able.length === 0) {
        if (this.over || ++idle > EVERYBODY_IS_AWAY) break;
        // A bot thinks, or the end is on its way.
        await this.until(({ push }) => push!.seq > seen || push!.over, this.whoIsDue());
        continue;
      }
      idle = 0;
      played += await this.move(able[this.rng.below(able.length)]);
      if (lively) await this.live();
    }
    return played;
  }

  /** What is waited for, for whoever has to find out why in vain. */
  private whoIsDue(): string {
    const { game, seats, turn, seq } = this.host.client!.push!.summary;
    return `a move of ${turn.map((seat) => seats[seat].name)} at a table of ${game} after ${seq}`;
  }

  async move(player: Player): Promise<number> {
    const { client, window } = player;
    if (window && (await window.decide(() => client!.push!.seq))) {
      this.day.counts.add('moves in a browser');
      return 1;
    }
    const { moves, seq } = client!.push!;
    const move = moves[this.rng.below(moves.length)];
    const action = this.newAction();
    const answer = await client!.play(move, seq, action);
    // Somebody was faster, or the clock was.
    if (answer.error?.code === 'stale' || answer.error?.code === 'game-over') return 0;
    if (answer.error) throw new Error(`${this.table}: "${move}" was refused: ${answer.error.code}`);
    this.noted(player, action, answer.seq!, move);
    this.day.counts.add('moves');
    return 1;
  }

  /** Now and then somebody talks, takes a move back, loses the connection, looks back, or asks why. */
  private async live(): Promise<void> {
    const what = this.rng.below(60);
    const player = this.present[this.rng.below(this.present.length)];
    const { member, client } = player;
    if (what === 0) await this.say(player);
    else if (what === 1 && client!.push!.undo) await this.does(player, { do: 'undo', seq: client!.push!.seq });
    else if (what === 2) {
      this.away(player);
      await this.enter([player]);
      this.day.counts.add('comes back');
    } else if (what === 3) await member.lookBack(client!, this.table, 1 + this.rng.below(client!.push!.seq));
    else if (what === 4) await client!.ask({ do: 'scores' });
    else if (what === 5) await client!.ask({ do: 'moves', lang: member.language });
  }

  /** Says a word of its own; those of the players who would hear it may. */
  async say(player: Player, deaf: readonly Member[] = []): Promise<void> {
    const word = `said-${randomBytes(9).toString('hex')}`;
    const hears = this.players.map(({ member }) => member).filter((member) => !deaf.includes(member));
    this.day.secrets.keep(word, 'what was said', ...hears.map(({ id }) => id));
    const answer = await player.client!.ask({ do: 'say', text: `${word}!`, action: this.newAction() });
    if (answer.error) throw new Error(`${player.member.name} could not speak: ${answer.error.code}`);
    this.day.counts.add('words said');
  }

  /** The end by whatever way it comes. */
  async end(how: 'resign' | 'agree' | 'play'): Promise<void> {
    await this.enter();
    if (how === 'play') await this.play(4000);
    for (const player of this.players) {
      if (this.over) break;
      if (how === 'agree') await this.does(player, { do: 'end', wish: true });
      else await this.does(player, { do: 'resign' });
    }
    await this.until(({ push }) => push!.over, 'the end');
    const ended = this.host.client!.push!.summary.result?.ended;
    this.day.counts.add(`games over: ${ended}`);
  }

  /** A note to oneself, and a look at the log, as everybody does some time. */
  async lookAround(): Promise<void> {
    for (const { member, seat, key } of this.players) {
      const word = `note-${randomBytes(9).toString('hex')}`;
      this.day.secrets.keep(word, 'a note', member.id);
      await member.must('PUT', `/api/tables/${this.table}/note`, { text: word }, seatKey(key));
      await member.must('GET', `/api/tables/${this.table}/note`, undefined, seatKey(key));
      await member.must('GET', `/api/tables/${this.table}/chat`, undefined, seatKey(key));
      await member.readLog(this.table, seat, seatKey(key));
    }
  }

  /** When it is over: the same people again. */
  async rematch(): Promise<Company> {
    const players: Player[] = [];
    let table = '';
    for (const player of this.players) {
      const again = await this.post(player, 'rematch');
      if (table !== '' && again.table !== table)
        this.day.fault(`${this.table}: two rematches, ${table} and ${again.table}`);
      table = again.table;
      players.push({ member: player.member, seat: again.seat, key: player.key });
    }
    const company = new Company(this.day, table, players, this.rng);
    await company.startsByItself();
    this.day.counts.add('rematches');
    return company;
  }

  /** Tables of people who were brought together begin when all parts are promised. */
  async startsByItself(): Promise<void> {
    const given = await this.commitParts().catch(() => []);
    const sealed = async (): Promise<boolean> => {
      const { summary } = await this.host.member.must('GET', `/api/tables/${this.table}`);
      return summary.status === 'playing' || summary.shuffle.phase === 'sealed';
    };
    for (const end = Date.now() + PATIENCE_MS; !(await sealed()); await wait(100)) {
      if (Date.now() > end) throw new Error(`${this.table} does not begin`);
    }
    for (const { player, part } of given) await this.post(player, 'reveal', { part });
    await this.enter();
    await this.until(({ push }) => push!.status !== 'waiting', 'the beginning');
  }

  leave(): void {
    for (const { client } of this.players) client?.close();
    for (const player of this.players) player.client = undefined;
  }
}

export function playerOf(day: Day, member: Member, { seat, key, phrase }: Body): Player {
  day.secrets.keep(phrase, 'the phrase of a seat', member.id);
  return { member, seat, key };
}

/** The lobby shows it to whoever looks. */
async function mustBeListed(member: Member, table: string): Promise<void> {
  const { tables } = await member.must('GET', '/api/tables?status=waiting&limit=100');
  if (!tables.some((one: Summary) => one.table === table)) {
    await wait(500);
    const again = await member.must('GET', '/api/tables?status=waiting&limit=100');
    if (!again.tables.some((one: Summary) => one.table === table))
      member.day.fault(`${table} waits and is not in the lobby`);
  }
}
