import { gameOf } from '#games';
import { type Game, type Entry as GameEntry, Refusal, seatsIn, sha256, Table } from '#kernel';
import type { Result, Status, TimeoutRule } from '#wire';
import { botOf, type Chair, emptyChair, isPlayer } from './chair.ts';
import { Chronicle, type Happening } from './chronicle.ts';
import { Clocks } from './clock.ts';
import type { Deed, Entry, Opening } from './entry.ts';
import { Shuffle } from './shuffle.ts';

/** What a deed brought at the game: the new lines of its history, or the entry that was taken back. */
interface Brought {
  readonly entries: readonly GameEntry[];
  readonly undoes?: number;
}

/**
 * People around a table, as the log tells: the chairs, the game, the clocks. It is a fold over the entries and nothing else,
 * so every process that reads the log sees the same sitting. It refuses what cannot follow; then nothing has changed.
 */
export class Sitting {
  readonly table: string;
  seq = 0;
  at = 0;
  opened = 0;
  opening!: Opening;
  /** The game as it is played here, with the figures of the opening. */
  rules!: Game;
  /** How its draws come about; nothing at a table from before that, where the seed came with the opening. */
  shuffle: Shuffle | undefined;
  /** The rules' version the game is played with now. */
  version = 0;
  status: Status = 'waiting';
  chairs: Chair[] = [];
  host = 0;
  game: Table | undefined;
  clocks: Clocks | undefined;
  paused = false;
  wantPause = 0;
  /** Mask of the seats that would end the game by the points there are. */
  wantEnd = 0;
  /** Mask of the seats that have said they are ready. */
  ready = 0;
  /** When somebody last said so. */
  readyAt = 0;
  /** The seat that others would have somebody take over, and the mask of those who said so. */
  handOver: { readonly seat: number; readonly votes: number } | undefined;
  rematch: string | null = null;
  result: Result | undefined;
  /** When the game ended; 0 before. What happens later, as a rematch, does not make it longer. */
  endedAt = 0;
  readonly happenings = new Chronicle();
  /** The entry since which a seat owes its decision; 0 when it owes none. */
  owesSince: number[] = [];
  /** The entry since which a seat has had the same choices. */
  freshSince: number[] = [];
  /** The entries whose moves stand: one for each choice in the history of the game. */
  private readonly standing: number[] = [];
  private readonly actions = new Map<string, number>();
  private readonly leftInOrder: number[] = [];
  /** Moves that bots made since a person last did anything. */
  private unattended = 0;
  private choices: (readonly number[] | undefined)[] = [];
  /** The entry before the game was under way. */
  private begun = 0;

  constructor(table: string) {
    this.table = table;
  }

  static from(table: string, entries: readonly Entry[]): Sitting {
    const sitting = new Sitting(table);
    for (const entry of entries) sitting.followKept(entry);
    return sitting;
  }

  /** The place in the log of an action already taken. */
  taken(action: string): number | undefined {
    return this.actions.get(action);
  }

  /** The legal moves of a seat now. */
  moves(seat: number): readonly number[] {
    if (!this.playable) return [];
    this.choices[seat] ??= this.game!.moves(seat);
    return this.choices[seat];
  }

  get playable(): boolean {
    return this.status === 'playing' && !this.paused;
  }

  /** Mask of the seats that owe a decision. */
  get turn(): number {
    return this.status === 'playing' ? this.game!.turn : 0;
  }

  /** Seats whose decision a bot makes, with its level. */
  botTurns(): { seat: number; level: string }[] {
    if (!this.playable) return [];
    return seatsIn(this.turn).flatMap((seat) => {
      const level = botOf(this.chairs[seat]);
      return level === undefined ? [] : [{ seat, level }];
    });
  }

  get hasBots(): boolean {
    return this.chairs.some((chair) => botOf(chair) !== undefined);
  }

  /** The accounts that sit here. */
  get accounts(): string[] {
    return this.chairs.flatMap(({ holder }) => holder?.account ?? []);
  }

  hasAny(accounts: ReadonlySet<string>): boolean {
    return this.accounts.some((account) => accounts.has(account));
  }

  /** What a seat has played since an entry, forced moves and all. */
  movesOf(seat: number, since: number): number[] {
    return this.happenings.slice(since).flatMap((happening) => {
      const chosen = happening.seat === seat && happening.played ? [happening.played.move] : [];
      return [...chosen, ...happening.forced.filter((entry) => entry.seat === seat).map(({ move }) => move)];
    });
  }

  /** Every line of the game with what happened in it, without what was taken back: the game itself keeps moves alone. */
  story(): GameEntry[] {
    const standing = new Map<number, readonly GameEntry[]>();
    for (const { seq, played, forced, undoes } of this.happenings.slice(0)) {
      if (undoes !== undefined) standing.delete(undoes);
      else if (played) standing.set(seq, [played, ...forced]);
    }
    return [...standing.values()].flat();
  }

  /** Seats whose decision a person owes. */
  personTurns(): number[] {
    if (!this.playable) return [];
    return seatsIn(this.turn).filter((seat) => botOf(this.chairs[seat]) === undefined);
  }

  /** Has a seat changed hands since an entry? */
  seatsChanged(since: number): boolean {
    return this.happenings.slice(since).some(({ kind }) => CHANGES_SEATS.has(kind));
  }

  /** What was once accepted and is refused now was played by other rules. */
  private followKept(entry: Entry): void {
    try {
      this.follow(entry);
    } catch (error) {
      throw error instanceof Refusal && error.code !== 'missing-game' ? otherRules() : error;
    }
  }

  /** Takes the next entry of the log in. */
  follow({ seq, at, action, deed }: Entry): Happening {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} cannot follow ${this.seq}`);
    const before = this.choices;
    const { entries, undoes } = this.perform(deed, at);
    this.seq = seq;
    this.at = at;
    if (action !== null) this.actions.set(action, seq);
    const happening: Happening = {
      seq,
      at,
      kind: deed.kind,
      seat: 'seat' in deed ? deed.seat : null,
      played: entries[0],
      undoes,
      known: 'known' in deed ? deed.known : 0,
      forced: entries.length > 1 ? entries.slice(1) : NONE_FORCED,
    };
    if (entries.length > 0) this.standing.push(seq);
    this.happenings.add(happening);
    if (this.handOver && 'seat' in deed && deed.seat === this.handOver.seat) this.handOver = undefined;
    if (this.status === 'playing') this.settle(deed, before);
    else if (this.status === 'waiting') this.awaitParts();
    if (this.result && this.endedAt === 0) this.endedAt = at;
    this.runClocks(deed, at);
    return happening;
  }

  private perform(deed: Deed, at: number): Brought {
    switch (deed.kind) {
      case 'open':
        this.open(deed, at);
        break;
      case 'join':
        this.chairs[deed.seat].holder = deed;
        if (deed.host) this.host = deed.seat;
        this.ready = 0;
        break;
      case 'leave':
        this.chairs[deed.seat] = emptyChair(this.opening.timeout);
        this.shuffle?.forget(deed.seat);
        this.ready = 0;
        // A host who leaves is followed by the next person.
        if (deed.seat === this.host) this.host = Math.max(0, this.chairs.findIndex(isPlayer));
        break;
      case 'promise':
        this.promise(deed, at);
        break;
      case 'commit':
        this.shuffle!.commit(deed.seat, deed.commitment, at);
        break;
      case 'reveal':
        this.shuffle!.reveal(deed.seat, deed.part);
        this.startIfSettled();
        break;
      case 'ready':
        this.ready |= 1 << deed.seat;
        this.readyAt = at;
        break;
      case 'start':
        this.shuffle?.seal(at);
        this.startIfSettled();
        break;
      case 'play':
        return { entries: this.inGame((game) => game.play(deed.seat, game.game.lexicon.parse(deed.move)), deed.hash) };
      case 'redo':
        return { entries: this.inGame((game) => game.redo(deed.seat), deed.hash) };
      case 'undo': {
        const [undoes] = this.standing.splice(
          this.inGame((game) => game.undo(deed.seat), deed.hash),
          1,
        );
        return { entries: [], undoes };
      }
      case 'resign':
      case 'timeout':
        this.stopPlaying(deed.kind, deed.seat);
        break;
      case 'back':
        this.chairs[deed.seat].away = false;
        break;
      case 'pause':
        this.wantPause |= 1 << deed.seat;
        this.paused = this.chairs.every(
          (chair, seat) => !isPlayer(chair) || chair.away || (this.wantPause >> seat) & 1,
        );
        break;
      case 'resume':
        this.paused = false;
        this.wantPause = 0;
        break;
      case 'vacation': {
        // None begins before it is told.
        const from = Math.max(deed.from, at);
        this.rest(deed.seat, deed.until > from ? { from, until: deed.until, notices: deed.notices } : undefined, at);
        this.chairs[deed.seat].heard = deed.which;
        break;
      }
      case 'return':
        this.rest(deed.seat, undefined, at);
        this.chairs[deed.seat].heard = deed.which;
        break;
      case 'end':
        this.wishEnd(deed.seat, deed.wish);
        break;
      case 'rematch':
        this.rematch = deed.to;
        break;
      case 'key': {
        const { holder } = this.chairs[deed.seat];
        this.chairs[deed.seat].holder = { ...holder!, key: deed.key, phrase: deed.phrase ?? holder!.phrase };
        break;
      }
      case 'vote':
        this.vote(deed);
        break;
      case 'claim': {
        const { holder } = this.chairs[deed.seat];
        this.chairs[deed.seat].holder = { ...holder!, as: 'account', account: deed.account, name: deed.name };
        break;
      }
      case 'forget': {
        const { host } = this.chairs[deed.seat].holder!;
        this.chairs[deed.seat].holder = { as: 'guest', name: '–', host };
        this.chairs[deed.seat].heard = undefined;
        this.rest(deed.seat, undefined, at);
        break;
      }
      case 'upgrade':
        this.version = deed.version;
        break;
      case 'expire':
        this.status = 'expired';
        break;
    }
    return { entries: [] };
  }

  private open({ kind: _, ...opening }: Deed & { kind: 'open' }, at: number): void {
    this.opening = opening;
    // Who reads a log has opened them before (games/editions.ts).
    this.rules = gameOf(opening);
    this.version = opening.version;
    this.opened = at;
    this.chairs = Array.from({ length: opening.seats }, () => emptyChair(opening.timeout));
    this.owesSince = Array(opening.seats).fill(0);
    this.freshSince = Array(opening.seats).fill(0);
  }

  /** The server's secret for the shuffle. A table from before there were such promises gets one while it still waits; the seed it was opened with is then not used. */
  private promise({ secret, without }: Deed & { kind: 'promise' }, at: number): void {
    const { game, seats, options, figures, edition, contributions = 'sealed' } = this.opening;
    const about = { table: this.table, game, seats, options, ...(edition ? { figures } : {}) };
    this.shuffle ??= new Shuffle(about, contributions);
    this.shuffle.promise(secret, without, at);
    this.startIfSettled();
  }

  private vote({ seat, about, key, phrase }: Deed & { kind: 'vote' }): void {
    const before = this.handOver?.seat === about ? this.handOver.votes : 0;
    this.handOver = { seat: about, votes: before | (1 << seat) };
    if (key === undefined) return;
    this.chairs[about].holder = { ...this.chairs[about].holder!, key, phrase };
    this.handOver = undefined;
  }

  /** Is this a table where vacations count: with time for every turn, and no word against them? */
  get restful(): boolean {
    const { clock, noVacation } = this.opening;
    return clock?.kind !== 'live' && !noVacation;
  }

  private rest(seat: number, vacation: Chair['vacation'], at: number): void {
    this.chairs[seat].vacation = vacation;
    this.clocks?.rest(seat, vacation, at);
  }

  /** What the draws follow from; nobody outside the server knows it before the game is over. */
  get seed(): string {
    return this.shuffle?.seed ?? this.opening.seed!;
  }

  /** The hash of the server's secret, told from the first moment. At an old table the seed alone decides the draws, so its hash is told when the game is over. */
  get commitment(): string | null {
    if (this.shuffle) return this.shuffle.commitment;
    return this.status === 'over' ? sha256(this.opening.seed!) : null;
  }

  private startIfSettled(): void {
    if (this.shuffle && this.shuffle.phase !== 'settled') return;
    const { seats, options, clock } = this.opening;
    this.game = Table.open(this.rules, { seats, seed: this.seed, options, counting: true, brief: true });
    this.status = 'playing';
    this.begun = this.seq;
    this.owesSince.fill(0);
    if (clock) this.clocks = new Clocks(clock, seats);
    for (const [seat, { vacation }] of this.chairs.entries()) this.clocks?.rest(seat, vacation, 0);
    this.choices = [];
  }

  private inGame<T>(act: (game: Table) => T, hash: string): T {
    const came = act(this.game!);
    this.choices = [];
    if (hash !== HASH_TO_COME && hash !== this.hash()) throw otherRules();
    return came;
  }

  /** The hash of the position as it stands. */
  hash(): string {
    return this.game!.game.layout.hash(this.game!.state);
  }

  private stopPlaying(kind: 'resign' | 'timeout', seat: number): void {
    if (kind === 'timeout' && PLAYS_ON.has(this.opening.timeout)) {
      this.chairs[seat].away = true;
      return;
    }
    this.chairs[seat].left = kind === 'resign' ? 'resigned' : 'timeout';
    this.leftInOrder.push(seat);
    const remaining = this.chairs.filter(({ left }) => left === undefined);
    if (remaining.length <= 1 || !remaining.some(isPlayer)) {
      this.finish(kind === 'resign' ? 'resigned' : 'timeout');
    }
  }

  /** All who still play and are there agree, or it goes on. */
  private wishEnd(seat: number, wish: boolean): void {
    this.wantEnd = wish ? this.wantEnd | (1 << seat) : this.wantEnd & ~(1 << seat);
    const agreed = this.chairs.every((chair, other) => !isPlayer(chair) || chair.away || (this.wantEnd >> other) & 1);
    if (agreed) this.finish('agreed');
  }

  private finish(ended: Result['ended']): void {
    const { game, state } = this.game!;
    // Who left comes last, the first to leave at the very end.
    const stayed = game
      .ranking(state)
      .map((place) => place.filter((seat) => !this.leftInOrder.includes(seat)))
      .filter((place) => place.length > 0);
    this.result = {
      ranking: [...stayed, ...this.leftInOrder.toReversed().map((seat) => [seat])],
      scores: this.chairs.map((_, seat) => game.score(state, seat)),
      ended,
    };
    this.status = 'over';
  }

  /** A seat whose part the beginning waits for owes something, and is notified like one that has the turn. */
  private awaitParts(): void {
    const awaited = this.shuffle?.awaited ?? [];
    this.owesSince = this.chairs.map((_, seat) => (awaited.includes(seat) ? this.owesSince[seat] || this.seq : 0));
  }

  /** After an entry: is the game over, who owes what since when, whose choices are other than before? */
  private settle(deed: Deed, before: readonly (readonly number[] | undefined)[]): void {
    // Who plays on has answered.
    if (deed.kind === 'play' && botOf(this.chairs[deed.seat]) === undefined && !((this.wantEnd >> deed.seat) & 1))
      this.wantEnd = 0;
    const byBot = deed.kind === 'play' && botOf(this.chairs[deed.seat]) !== undefined;
    this.unattended = byBot ? this.unattended + 1 : 0;
    if (this.game!.over) this.finish('played');
    // Bots among themselves may wait for each other for ever; they are judged by the points they have.
    else if (this.unattended >= MOST_UNATTENDED || this.seq - this.begun >= LONGEST_LOG) this.finish('timeout');
    const turn = this.turn;
    this.chairs.forEach((_, seat) => {
      const owes = (turn & (1 << seat)) !== 0;
      if (!owes) this.owesSince[seat] = 0;
      else if (this.owesSince[seat] === 0) this.owesSince[seat] = this.seq;
      if (!CHANGES_CHOICES.has(deed.kind)) return;
      // After a seat's own choice the next one is another, even where the same things can be chosen again.
      const own = 'seat' in deed && deed.seat === seat;
      const same = !own && owes && before[seat] !== undefined && sameMoves(before[seat], this.moves(seat));
      if (!same) this.freshSince[seat] = this.seq;
    });
  }

  private runClocks(deed: Deed, at: number): void {
    if (!this.clocks) return;
    if (deed.kind === 'back') this.clocks.refill(deed.seat);
    const mask = this.personTurns().reduce((sum, seat) => sum | (1 << seat), 0);
    const played = deed.kind === 'play' || deed.kind === 'redo' || deed.kind === 'undo';
    this.clocks.run(mask, at, played && deed.kind !== 'undo', played ? deed.seat : null);
  }
}

const otherRules = (): Refusal =>
  new Refusal(
    'wrong-version',
    'The log of this table replays differently with these rules; it waits for those it began with.',
  );

/** Moves of bots without a person. Whole games need a tenth to a third of that, however they are played. */
const MOST_UNATTENDED = 10_000;

/** No log grows for ever: a game that is not over by then is judged in the same way. See `sparing.ts` for how long real ones are. */
const LONGEST_LOG = 20_000;

/** What happens at zero lets somebody else play on until the player is back. */
const PLAYS_ON: ReadonlySet<TimeoutRule> = new Set(['bot', 'absent']);

const NONE_FORCED: readonly GameEntry[] = [];

/** The hash of a move that has not been played yet. */
export const HASH_TO_COME = '';

const CHANGES_CHOICES: ReadonlySet<Deed['kind']> = new Set(['promise', 'reveal', 'start', 'play', 'undo', 'redo']);

const CHANGES_SEATS: ReadonlySet<Deed['kind']> = new Set(['join', 'leave', 'claim', 'forget']);

const sameMoves = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((move, i) => move === b[i]);
