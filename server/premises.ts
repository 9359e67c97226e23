import { randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { type Game, type Options, Refusal, rngFrom } from '#kernel';
import { Accounts } from './accounts/accounts.ts';
import { Bans } from './accounts/bans.ts';
import { Devices } from './accounts/devices.ts';
import { Erasure } from './accounts/erasure.ts';
import { forgetIn } from './accounts/forget.ts';
import { Guesses } from './accounts/guesses.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { Profiles } from './accounts/profile.ts';
import { Proofs } from './accounts/proof.ts';
import { Resets } from './accounts/resets.ts';
import { Sessions } from './accounts/sessions.ts';
import { Analyses } from './analysis/analyses.ts';
import { Announcements } from './announcements.ts';
import { Audit } from './audit/audit.ts';
import { BotPool } from './bots/pool.ts';
import { Budgets } from './budgets.ts';
import { type Bus, shared } from './bus/bus.ts';
import type { Config } from './config.ts';
import { EditionTrials } from './editions/trials.ts';
import { Identities } from './identity/identities.ts';
import { Purse, Purses } from './load/purse.ts';
import { Moderation } from './neighbours/moderation.ts';
import { Mutes } from './neighbours/mutes.ts';
import { Neighbours } from './neighbours/neighbours.ts';
import { Reports } from './neighbours/reports.ts';
import { Invitations } from './notify/invitations.ts';
import { Notifier } from './notify/notifier.ts';
import { openSenders, type VapidKeys } from './notify/senders.ts';
import { Wishes } from './notify/wishes.ts';
import type { Log } from './ops/log.ts';
import { measuredBus, measuredStore } from './ops/measured.ts';
import { type Metrics, openMetrics } from './ops/metrics.ts';
import { Readiness } from './ops/readiness.ts';
import { Packages } from './packages.ts';
import { leaveBehind } from './patience.ts';
import { Pictures } from './pictures/pictures.ts';
import { Programs } from './programs/programs.ts';
import { Ratings } from './ratings/ratings.ts';
import { Seeks } from './seek/seeks.ts';
import { Statistics } from './statistics/statistics.ts';
import type { Store } from './store/store.ts';
import { Chat } from './tables/chat.ts';
import { Hall, tableRecord } from './tables/hall.ts';
import { neglected, overdue } from './tables/projector.ts';
import type { Sitting } from './tables/sitting.ts';
import { houseTime } from './time.ts';
import { Vacations } from './vacation/vacations.ts';
import { Chances } from './watching/chances.ts';

const HOUR_MS = 3_600_000;
const TEND_MS = 5000;
/** A wake-up that got lost is made up for this soon. */
const CATCH_UP_MS = 1000;
/** A table that should have woken is taken over this late by another process than its own. */
const GRACE_MS = 3000;
const LEASE_MS = 30_000;
/** What who runs the house did from outside is looked for this far back, in case a round was late. */
const OUTSIDE_MS = 60_000;
/** A bot of another process may be this late, beyond its own time. */
const BOT_GRACE_MS = 1000;
/** A busy table's row is this late at most while its process lives. */
const NEGLECT_MS = 60_000;
/** A round of looking after tables may take this long while leaving; it is not needed. */
const TENDING_MS = 300;

/** One process of the server, without its front door: everything that belongs together, opened and closed together. */
export class Premises {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly hall: Hall;
  readonly chat: Chat;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly devices: Devices;
  readonly proofs: Proofs;
  readonly resets: Resets;
  readonly bans: Bans;
  readonly audit: Audit;
  readonly announcements: Announcements;
  readonly ratings: Ratings;
  readonly statistics: Statistics;
  readonly profiles: Profiles;
  /** Who waits for others to play with. */
  readonly seeks: Seeks;
  readonly budgets: Budgets;
  readonly notifier: Notifier;
  readonly wishes: Wishes;
  readonly vacations: Vacations;
  readonly packages: Packages;
  readonly trials = new EditionTrials();
  readonly analyses: Analyses;
  readonly pictures: Pictures;
  readonly chances = new Chances();
  readonly invitations: Invitations;
  readonly neighbours: Neighbours;
  readonly programs: Programs;
  readonly identities: Identities;
  readonly mutes: Mutes;
  readonly reports: Reports;
  readonly moderation: Moderation;
  /** What each visitor may use of our time. */
  readonly purses: Purses;
  readonly vapidKey: string;
  draining = false;
  /** It will drain in a moment, and says so to whoever asks whether it is ready. */
  leaving = false;
  private readonly bus: Bus;
  private readonly bots: BotPool;
  private readonly ready: Readiness;
  readonly guesses: Guesses;
  readonly erasure: Erasure;
  private timers: NodeJS.Timeout[] = [];
  private tending: Promise<void> = Promise.resolve();
  private catchingUp: Promise<void> | undefined;
  /** Where we listen, once we do. */
  address = '';

  private constructor(config: Config, log: Log, bare: Store, wire: Bus, vapid: VapidKeys, packages: Packages) {
    this.config = config;
    this.packages = packages;
    this.log = log;
    this.metrics = openMetrics({
      tables: () => this.hall.loaded,
      connections: () => this.hall.connected,
      bots: () => this.bots.load,
    });
    const store = measuredStore(bare, this.metrics);
    const bus = shared(measuredBus(wire, this.metrics));
    this.store = store;
    this.bus = bus;
    this.ready = new Readiness(store, bus);
    this.vapidKey = vapid.publicKey;
    this.bots = new BotPool(config.botThreads, config.botMs, (ms) => this.metrics.botDecisions.observe(ms / 1000));
    this.ratings = new Ratings(store);
    this.statistics = new Statistics(store);
    this.profiles = new Profiles(this);
    this.budgets = new Budgets(store);
    this.neighbours = new Neighbours(store);
    this.mutes = new Mutes(store);
    this.bans = new Bans(store);
    this.reports = new Reports(this);
    this.moderation = new Moderation(this);
    this.wishes = new Wishes(store);
    this.notifier = new Notifier({
      store,
      wishes: this.wishes,
      budgets: this.budgets,
      log,
      metrics: this.metrics,
      senders: openSenders(config, vapid),
      link: (table) => (table === '' ? `${this.url}/` : `${this.url}/t/${table}`),
      stillOwes: (table, seat, since) =>
        this.hall
          .look(table, (now) => now.personTurns().includes(seat) && now.owesSince[seat] === since)
          .catch((error) => {
            if (error instanceof Refusal) return false;
            throw error;
          }),
    });
    this.invitations = new Invitations(this);
    this.hall = new Hall({
      store,
      bus,
      log,
      bots: this.bots,
      botPace: config.botPace,
      botPurses: { watched: new Purse(this.allowance(2)), unwatched: new Purse(this.allowance(1)) },
      botPatience: 2 * config.botMs + config.botPace + BOT_GRACE_MS,
      metrics: this.metrics,
      notifyAfter: config.notifyAfter * 1000,
      remindBefore: config.remindBefore * HOUR_MS,
      expireAfter: config.expireAfter * HOUR_MS,
      processId: randomUUID(),
      tell: (kind, sitting, seat) => this.notifier.owes(kind, sitting, seat),
      over: (sitting) => this.file(sitting),
      deafTo: (account) => this.neighbours.deafTo(account),
      seated: (sittings) => this.vacations.greet(sittings),
    });
    this.vacations = new Vacations({ store, hall: this.hall, budgets: this.budgets, log, days: config.vacationDays });
    this.chat = new Chat(store, this.hall);
    this.analyses = new Analyses(this, config.longLooks);
    this.pictures = new Pictures(this);
    this.sessions = new Sessions(store);
    this.purses = new Purses(this.allowance(1));
    this.devices = new Devices(store);
    this.guesses = new Guesses(store);
    this.erasure = new Erasure(store, forgetIn(this.hall));
    this.accounts = new Accounts(this);
    this.seeks = new Seeks({
      store,
      bus,
      hall: this.hall,
      log,
      accounts: this.accounts,
      neighbours: this.neighbours,
      confirm: config.seekConfirm * 1000,
      allowance: (usual) => this.allowance(usual),
    });
    this.programs = new Programs(this);
    this.passkeys = new Passkeys(store, this.accounts);
    this.identities = new Identities(this);
    this.proofs = new Proofs(this.accounts, this.passkeys, this.identities);
    this.resets = new Resets(this);
    this.audit = new Audit(store);
    this.announcements = new Announcements(store);
  }

  static async open(config: Config, log: Log, store: Store, bus: Bus): Promise<Premises> {
    const packages = await Packages.open((sentence) => log.warn(sentence));
    const premises = new Premises(config, log, store, bus, await vapidKeys(store), packages);
    await premises.tend(0);
    premises.timers.push(setInterval(() => premises.tendQuietly(), TEND_MS));
    // Where other processes write into the same store.
    if (store.kind === 'postgres') premises.timers.push(setInterval(() => premises.catchUpQuietly(), CATCH_UP_MS));
    for (const timer of premises.timers) timer.unref();
    void premises.countOlder();
    return premises;
  }

  /** Where people find us. */
  get url(): string {
    return this.config.url?.replace(/\/$/, '') ?? this.address;
  }

  /** Lets everything under way finish and tells clients to connect again. */
  async drain(): Promise<void> {
    this.draining = true;
    for (const timer of this.timers) clearInterval(timer);
    this.notifier.stop();
    this.seeks.close();
    await leaveBehind(this.log, 'looking after tables', TENDING_MS, this.tending);
    await this.hall.drain();
  }

  /** Each part in its turn; one that does not close in time does not keep the next from closing. */
  async close(milliseconds: number): Promise<void> {
    await leaveBehind(this.log, 'bots', milliseconds, this.bots.close());
    await leaveBehind(this.log, 'analyses', milliseconds, this.analyses.close());
    await leaveBehind(this.log, 'pictures', milliseconds, this.pictures.close());
    await leaveBehind(this.log, 'chances', milliseconds, this.chances.close());
    await leaveBehind(this.log, 'editions', milliseconds, this.trials.close());
    await leaveBehind(this.log, 'bus', milliseconds, this.bus.close());
    await leaveBehind(this.log, 'store', milliseconds, this.store.close());
  }

  async readiness(): Promise<{ ready: boolean; store: boolean; bus: boolean; draining: boolean }> {
    const { store, bus } = await this.ready.now();
    const draining = this.draining || this.leaving;
    return { ready: store && bus && !draining, store, bus, draining };
  }

  /** Tests raise a connection's allowance together with the rate of requests. */
  allowance(usual: number): number {
    return usual * Math.max(1, this.config.rate / 600);
  }

  /** Refuses seats and options that the rules do not know. */
  rehearse(game: Game, seats: number, options: Options): void {
    game.setup(seats, options, rngFrom('rehearsal'));
  }

  /** As JSON. */
  async savedRecord(table: string): Promise<string | undefined> {
    const { db } = this.store;
    const saved = await db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst();
    return saved?.record;
  }

  /** What is kept of a finished table besides its log. */
  private async file(sitting: Sitting): Promise<void> {
    await this.store.db
      .insertInto('records')
      .values({ table_id: sitting.table, record: JSON.stringify(tableRecord(sitting)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.ratings.count(sitting);
    await this.statistics.count(sitting);
    // Whether they saw it is asked of all processes; the lobby does not wait for that.
    this.notifier
      .finished(sitting, (seat) => this.hall.isHere(sitting.table, seat))
      .catch((error) => !this.draining && this.log.error({ err: error }, 'the end of a game was not told'));
  }

  /** What ended before there were figures, or came with a backup, while everything else goes on. */
  private async countOlder(): Promise<void> {
    try {
      await this.statistics.catchUp(this.log, () => this.draining);
    } catch (error) {
      if (!this.draining) this.log.warn({ err: error }, 'finished games could not be counted');
    }
  }

  private tendQuietly(): void {
    this.tending = this.tend(GRACE_MS).catch((error) => this.log.error({ err: error }, 'could not look after tables'));
  }

  private catchUpQuietly(): void {
    this.catchingUp ??= this.hall
      .catchUp()
      .catch((error) => this.log.warn({ err: error }, 'tables could not be compared with their logs'))
      .finally(() => {
        this.catchingUp = undefined;
      });
  }

  /** Looks after what nobody looks after: tables of dead processes, notices not delivered, sessions long over. */
  private async tend(grace: number): Promise<void> {
    const now = houseTime.now();
    const due = await overdue(this.store, now - grace, now + LEASE_MS);
    const left = await neglected(this.store, grace === 0 ? now : now - NEGLECT_MS);
    await this.hall.tend([...new Set([...due, ...left])]);
    // A store of our own is written from outside only by who runs the house, who leaves a line for it; a shared one is compared anyway.
    if (this.store.kind === 'sqlite' && (await this.audit.hasAny(now - OUTSIDE_MS))) await this.hall.catchUp(true);
    await this.notifier.retry();
    this.hall.refreshPresence();
    this.hall.sweepOut();
    await this.sessions.sweepOut();
    await this.devices.sweepOut();
    await this.guesses.sweepOut();
    await this.budgets.sweepOut();
    await this.resets.sweepOut();
    await this.seeks.sweepOut();
    await this.mutes.sweepOut();
    await this.vacations
      .finish()
      .catch((error) => this.log.error({ err: error }, 'vacations were not told everywhere'));
    await this.erasure.finish();
  }
}

/** The keys with which push services know us: made once, kept in the store. */
async function vapidKeys({ db }: Store): Promise<VapidKeys> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('settings')
    .values({ name: 'vapid', value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'vapid')
    .executeTakeFirstOrThrow();
  return JSON.parse(value);
}
