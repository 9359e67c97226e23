/** The rows of the store, the same on SQLite and PostgreSQL. Times are milliseconds, truth values 0 or 1. */
export interface Schema {
  /** The log of every table: the truth. The unique key (table_id, seq) is the only concurrency control. */
  entries: EntryRow;
  /** What lobby and wake-ups need to find, projected from the log. */
  tables: TableRow;
  /** Which account sits where, projected from the log. */
  seats: { table_id: string; seat: number; account_id: string };
  /** Finished games as they were when they ended, whatever becomes of the rules. */
  records: { table_id: string; record: string };
  /** Finished games looked at again: made once, on request. While `body` is null somebody is at it, or was until `leased_until`. */
  analyses: { table_id: string; asked: number; leased_until: number; done: number; turns: number; body: string | null };
  /** Finished games and who sat there, for histories; projected from records and logs. */
  finished_games: FinishedGameRow;
  finished_seats: FinishedSeatRow;
  /** Figures of finished games, added to as they end; made again from records by `engawa stats rebuild`. */
  tallies: TallyRow;
  /** Who may see which part of a profile; everybody, where there is no row. */
  profiles: { account_id: string; ratings: string; history: string; rivals: string };
  /** Who waits for others to play with, until they are seated or gone (server/seek). */
  seeks: SeekRow;
  /** Tables offered to those who fit together, by the id the table will have; `body` is JSON. Its state is decided once: `seating` or `broken`. */
  offers: { table_id: string; state: string; at: number; until: number; body: string };
  /** A seek has one offer at a time: the unique key decides between processes. */
  offer_seats: { seek_id: string; table_id: string; yes: number };
  chat: { table_id: string; n: number; seat: number; name: string; at: number; text: string; action: string };
  notes: { table_id: string; seat: number; text: string };
  invitations: { table_id: string; account_id: string; at: number };
  accounts: AccountRow;
  /** Accounts that have ended, by their number alone: no backup brings them back. */
  deletions: { account_id: string; at: number; scrubbed: number };
  passkeys: PasskeyRow;
  sessions: SessionRow;
  /** Browsers that have logged in to an account: nobody else's wrong passwords keep them out. */
  devices: { token_hash: string; account_id: string; expires: number };
  /** Links that set a new password, once. */
  resets: { token_hash: string; account_id: string; expires: number };
  /** Passwords tried lately, by the hash of the name or the device they were tried with. */
  guesses: { who: string; wrong: number; at: number; until: number };
  challenges: {
    id: string;
    challenge: string;
    purpose: string;
    name: string | null;
    account_id: string | null;
    expires: number;
  };
  /** What was sent of so many a day. `what` is a hash. */
  budgets: { what: string; spent: number; until: number };
  channels: ChannelRow;
  /** When accounts are left alone, in minutes of the day of their zone. */
  quiet_hours: { account_id: string; zone: string; from_minute: number; to_minute: number };
  notices: NoticeRow;
  vacations: VacationRow;
  /** Answers prepared at slow tables, which nobody but their seat may know of. */
  prepared_turns: PreparedRow;
  rating_changes: RatingRow;
  settings: { name: string; value: string };
  /** What was done to others by those who may (server/audit). Nothing in it is ever changed, but for names of those who are gone. */
  audit: AuditRow;
  /** Accounts that may not log in; `until` is null where for ever. */
  bans: { account_id: string; at: number; until: number | null; reason: string };
  moderators: { account_id: string; at: number };
  /** What everybody is told; `texts` is JSON, by language. */
  announcements: { id: string; at: number; until: number | null; texts: string };
  follows: { account_id: string; followed_id: string; at: number };
  /** Who does not want to meet whom. */
  blocks: { account_id: string; blocked_id: string; at: number };
  reports: ReportRow;
  /** Who somebody is at an identity provider, and the account that opens. */
  identities: { issuer: string; subject: string; account_id: string; created: number };
  /** Accounts that are programs, whose they are, and the hash of the token they show. */
  programs: { account_id: string; owner_id: string; token_hash: string; created: number; used: number };
  /** Who may not speak for a while: `account:<id>` or a guest's `seat:<table>:<seat>`. */
  mutes: { subject: string; account_id: string | null; at: number; until: number; reason: string };
}

export interface PreparedRow {
  id: string;
  table_id: string;
  seat: number;
  at: number;
  /** `waiting`, `played`, `stopped` or `lapsed`. */
  state: string;
  /** JSON. */
  body: string;
}

/** An account's n-th vacation: a log again, so that two requests at once cannot both begin one. */
export interface VacationRow {
  account_id: string;
  n: number;
  from_at: number;
  until_at: number;
  /** 1: wants to be told of turns all the same. */
  notices: number;
  revision: number;
  changed: number;
  /** 1: every table of the account knows. */
  told: number;
}

export interface ReportRow {
  id: string;
  at: number;
  /** `account:<id>` or a guest's `seat:<table>:<seat>`. */
  reporter: string;
  /** Whom it is about; a guest by the seat at the table. */
  account_id: string | null;
  table_id: string | null;
  seat: number | null;
  reason: string;
  text: string;
  closed: number | null;
  closed_by: string | null;
  /** What came of it. */
  outcome: string | null;
}

export interface AuditRow {
  id: string;
  at: number;
  /** `operator:<name>` at the machine itself, or `account:<id>`. */
  actor: string;
  act: string;
  /** Whom or what it was done to. */
  account_id: string | null;
  table_id: string | null;
  /** JSON. */
  detail: string;
}

export interface SeekRow {
  id: string;
  /** Of the key that will open the seat. */
  key_hash: string;
  phrase_hash: string;
  account_id: string | null;
  /** A hash of where it comes from: nobody fills the line alone. */
  visitor: string;
  name: string;
  /** JSON. */
  wish: string;
  since: number;
  /** When the seeker was last heard of. */
  seen: number;
  /** How many offers were let pass. */
  missed: number;
  table_id: string | null;
  seat: number | null;
}

export interface EntryRow {
  table_id: string;
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  /** `seat:action`, unique within a table: what makes a repeated request harmless in every process. */
  action: string | null;
  body: string;
}

export interface TableRow {
  id: string;
  game: string;
  status: string;
  listed: number;
  opened: number;
  updated: number;
  /** How far the log had got when this row was written. */
  seq: number;
  /** When somebody must look after the table though nobody asks: a bot's turn, a clock, a notification. */
  wake_at: number | null;
  summary: string;
}

export interface AccountRow {
  id: string;
  name: string;
  /** The name as it is compared (server/accounts/names.ts). */
  name_key: string;
  password_hash: string | null;
  language: string;
  created: number;
}

export interface SessionRow {
  token_hash: string;
  account_id: string;
  expires: number;
  created: number;
  /** Some minutes late: not every request is worth a write. */
  used: number;
  /** What the browser calls itself, shortened to a few words. */
  device: string;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}

export interface ChannelRow {
  id: string;
  /** `account:<id>` or `seat:<table>:<seat>` */
  owner: string;
  kind: string;
  address: string;
  confirmed: number;
  code_hash: string | null;
  created: number;
  /** With which messages to a webhook are signed. */
  secret: string | null;
  /** JSON: what it is told; null: everything. */
  wants: string | null;
  /** The minute of the day at which it is told everything at once. */
  digest: number | null;
}

export interface NoticeRow {
  /** table/seat/decision/channel: its unique key makes it exactly one. */
  id: string;
  channel_id: string;
  payload: string;
  at: number;
  /** 0: not yet, 1: done with, 2: kept for the next digest. */
  sent: number;
  attempts: number;
  leased_until: number;
}

export interface RatingRow {
  game: string;
  subject: string;
  /** The subject's n-th rated game: a log again, so that two tables that end at once cannot overwrite each other. */
  n: number;
  table_id: string;
  mu: number;
  sigma: number;
  place: number;
  at: number;
  /** Ratings are by the number of players; so many games of that kind there were. */
  seats: number;
  games: number;
  /** The cautious estimate by which lists are ordered. */
  rating: number;
  /** 1 on the newest row of a game, number of players and subject. */
  latest: number;
}

export interface FinishedGameRow {
  table_id: string;
  game: string;
  seats: number;
  began: number;
  at: number;
  moves: number;
  ended: string;
  rated: number;
  /** How many seats bots had. */
  bots: number;
}

export interface FinishedSeatRow {
  table_id: string;
  seat: number;
  account_id: string | null;
  kind: string;
  name: string;
  score: number;
  /** From 0. */
  place: number;
  /** Of the victory. */
  share: number;
  game: string;
  seats: number;
  at: number;
  bots: number;
  rated: number;
  listed: number;
  ended: string;
}

export interface TallyRow {
  game: string;
  /** Hash of the figures it was played with. */
  figures: string;
  seats: number;
  company: string;
  what: string;
  key: string;
  n: number;
  wins: number;
  total: number;
}
