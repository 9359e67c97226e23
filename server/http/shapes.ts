import * as v from 'valibot';
import type { KeptAnalysis } from '#bots';
import { LANGUAGES } from '#kernel';
import * as wire from '#wire';
import { mixesAlphabets, VISIBLE } from '../accounts/names.ts';

/** The shapes of what goes over the wire. Input is checked with them; the OpenAPI document is written from them. */

/** What people call themselves: something to be seen, and nothing that makes two names look alike without being so. */
export const Name = v.pipe(
  v.string(),
  v.normalize(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.regex(VISIBLE, 'holds a character that cannot be seen'),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'has nothing to be seen'),
  v.check((name) => !mixesAlphabets(name), 'mixes letters of alphabets that look alike'),
);
/** A name that somebody already has, maybe from before names were looked at so closely. */
export const KnownName = v.pipe(v.string(), v.normalize(), v.trim(), v.minLength(1), v.maxLength(40));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A place in a log. */
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
export const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
export const Action = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** What people write: any language, but no control characters besides tabs and line ends. */
const Written = v.pipe(v.string(), v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'holds a control character'));
export const Text = v.pipe(Written, v.maxLength(2000));
export const Note = v.pipe(Written, v.maxLength(20_000));
export const Lang = v.picklist(LANGUAGES);

export const Clock = v.strictObject({
  kind: v.picklist(['live', 'correspondence']),
  bank: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(31_536_000)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_592_000)),
  cap: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(31_536_000)),
});

const Pace = v.picklist(['live', 'day', 'week']);

/** What somebody would like to play with whoever fits. */
const wish = {
  games: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(20)),
  seats: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))), v.minLength(1), v.maxLength(7)),
  pace: Pace,
  rated: v.boolean(),
  wait: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))),
};
export const NewSeek = v.strictObject({ name: Name, ...wish, rated: v.optional(wish.rated, false) });
export const ChangedWish = v.partial(v.strictObject(wish));

const People = v.array(v.object({ name: v.string(), yes: v.boolean() }));

export const Seeking = v.object({
  waiting: Count,
  others: v.array(v.object({ ...wish, name: v.string(), member: v.boolean(), since: Count })),
  own: v.nullable(
    v.object({
      seek: v.string(),
      wish: v.object(wish),
      since: Count,
      company: v.nullable(v.object({ names: v.array(v.string()), games: v.array(v.string()), seats: Count })),
      offer: v.nullable(
        v.object({
          table: TableId,
          game: v.string(),
          seats: Count,
          pace: Pace,
          rated: v.boolean(),
          bots: Count,
          people: People,
          until: Count,
          yes: v.boolean(),
        }),
      ),
      seated: v.nullable(v.object({ table: TableId, seat: Seat })),
    }),
  ),
  now: Count,
}) satisfies v.GenericSchema<unknown, wire.Seeking>;

export const Timeout = v.picklist(['bot', 'absent', 'lose', 'wait']);

export const Options = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(40)), v.number(), v.boolean()]),
);

/** As much of it as there may be is for the kernel to say; what people read of it is for everybody's eyes. */
export const Edition = v.strictObject({
  engawa: v.literal('edition'),
  game: v.pipe(v.string(), v.maxLength(40)),
  name: Name,
  author: v.optional(Name),
  base: v.pipe(v.string(), v.maxLength(64)),
  differences: v.record(v.string(), v.record(v.string(), v.unknown())),
});

const SeatSummary = v.object({
  seat: Seat,
  kind: v.picklist(['open', 'guest', 'account', 'bot']),
  name: v.optional(v.string()),
  level: v.optional(v.string()),
  host: v.optional(v.literal(true)),
  program: v.optional(v.literal(true)),
  left: v.optional(v.picklist(['resigned', 'timeout'])),
  standIn: v.optional(v.string()),
  vacation: v.optional(v.object({ from: Count, until: Count })),
});

/** 32 bytes in hexadecimal: secrets, parts, commitments and seeds. */
export const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not 64 hexadecimal digits'));

export const Contributions = v.picklist(['sealed', 'open']);

const Shuffle = v.object({
  kind: v.picklist(['parts', 'seed']),
  contributions: Contributions,
  attempt: Count,
  phase: v.picklist(['open', 'again', 'sealed', 'settled']),
  awaited: v.array(Seat),
  since: v.nullable(Count),
  goOn: v.nullable(Count),
  until: v.nullable(Count),
  seats: v.array(v.object({ seat: Seat, commitment: v.nullable(Hex), part: v.nullable(Hex), without: v.boolean() })),
  failed: v.array(v.object({ attempt: Count, commitment: Hex, without: v.array(Seat) })),
});

const Result = v.object({
  ranking: v.array(v.array(Seat)),
  scores: v.array(v.number()),
  ended: v.picklist(['played', 'resigned', 'timeout', 'agreed']),
  seed: v.string(),
});

const EditionMark = v.object({ name: v.string(), author: v.optional(v.string()), figures: Hex });

export const Summary = v.object({
  table: TableId,
  game: v.string(),
  version: v.number(),
  status: v.picklist(['waiting', 'playing', 'over']),
  seats: v.array(SeatSummary),
  options: Options,
  figures: v.nullable(Hex),
  edition: v.nullable(EditionMark),
  clock: v.nullable(Clock),
  timeout: Timeout,
  listed: v.boolean(),
  rated: v.boolean(),
  watchers: v.boolean(),
  chances: v.optional(v.literal(true)),
  sought: v.boolean(),
  programs: v.optional(v.literal(true)),
  vacations: v.boolean(),
  language: v.nullable(Lang),
  commitment: v.nullable(Hex),
  shuffle: Shuffle,
  ready: v.array(Seat),
  handOver: v.nullable(v.object({ seat: Seat, votes: v.array(Seat) })),
  turn: v.array(Seat),
  until: v.array(v.nullable(Count)),
  seq: Count,
  opened: Count,
  updated: Count,
  paused: v.boolean(),
  wantPause: v.array(Seat),
  wantEnd: v.array(Seat),
  rematch: v.nullable(v.string()),
  result: v.nullable(Result),
}) satisfies v.GenericSchema<unknown, wire.Summary>;

export const WithSummary = v.object({ summary: Summary });

export const SeatGiven = v.object({ seat: Seat, key: v.string(), phrase: v.string(), summary: Summary });

const Brought = {
  events: v.optional(v.array(v.record(v.string(), v.union([v.string(), v.number()])))),
  points: v.optional(
    v.array(
      v.object({
        seat: Seat,
        category: v.string(),
        before: v.nullable(v.number()),
        after: v.nullable(v.number()),
      }),
    ),
  ),
};

export const LogLine = v.object({
  seq: Count,
  at: Count,
  kind: v.string(),
  seat: v.nullable(v.number()),
  move: v.optional(v.nullable(v.string())),
  forced: v.optional(v.array(v.object({ seat: Seat, move: v.nullable(v.string()), ...Brought }))),
  ...Brought,
});

export const ChatLine = v.object({
  n: Count,
  /** −1 for a watcher. */
  seat: v.number(),
  name: v.string(),
  at: Count,
  text: v.string(),
}) satisfies v.GenericSchema<unknown, wire.ChatLine>;

const Rating = v.object({
  game: v.string(),
  seats: Count,
  mu: v.number(),
  sigma: v.number(),
  rating: v.number(),
  games: Count,
}) satisfies v.GenericSchema<unknown, wire.RatingMark>;

export const Ranked = v.object({ name: v.string(), bot: v.boolean(), ...Rating.entries }) satisfies v.GenericSchema<
  unknown,
  wire.Ranked
>;

const Seen = v.picklist(['everybody', 'members', 'nobody']);
export const Visibility = v.strictObject({ ratings: Seen, history: Seen, rivals: Seen }) satisfies v.GenericSchema<
  unknown,
  wire.Visibility
>;

const Ties = v.object({ following: v.boolean(), follower: v.boolean(), blocked: v.boolean() });

export const Profile = v.object({
  name: v.string(),
  created: Count,
  games: Count,
  own: v.boolean(),
  ties: v.optional(Ties),
  program: v.optional(v.object({ owner: v.string() })),
  seen: v.optional(Visibility),
  ratings: v.optional(v.array(Rating)),
  curve: v.optional(
    v.array(v.object({ at: Count, table: v.optional(TableId), place: Count, mu: v.number(), sigma: v.number() })),
  ),
  places: v.optional(v.array(v.object({ seat: Seat, games: Count, wins: v.number(), score: v.number() }))),
  rivals: v.optional(v.array(v.object({ name: v.string(), games: Count, ahead: Count, behind: Count }))),
}) satisfies v.GenericSchema<unknown, wire.Profile>;

export const PlayedGame = v.object({
  table: TableId,
  game: v.string(),
  seats: Count,
  at: Count,
  seat: Seat,
  place: Count,
  score: v.number(),
  rated: v.boolean(),
  ended: v.string(),
  others: v.array(v.object({ seat: Seat, name: v.string(), kind: v.string(), score: v.number() })),
}) satisfies v.GenericSchema<unknown, wire.PlayedGame>;

const shared = { n: Count, share: v.number(), low: v.number(), high: v.number() };
const Counted = v.array(v.object({ value: v.number(), n: Count }));

export const Statistics = v.object({
  game: v.string(),
  seats: Count,
  company: v.picklist(['people', 'bots']),
  games: Count,
  enough: Count,
  figures: v.nullable(
    v.object({
      minutes: v.number(),
      scores: Counted,
      best: Counted,
      lengths: Counted,
      places: v.array(v.object({ seat: Seat, score: v.number(), ...shared })),
      taken: v.array(v.object({ ref: v.string(), ...shared })),
      sources: v.array(v.object({ category: v.string(), points: v.number(), n: Count })),
    }),
  ),
}) satisfies v.GenericSchema<unknown, wire.Statistics>;

export const Account = v.object({
  name: v.string(),
  language: Lang,
  created: Count,
  password: v.boolean(),
  passkeys: Count,
  ratings: v.array(Rating),
  moderator: v.boolean(),
  identities: Count,
});

/** What the browser's passkey call gave. */
export const PasskeyAnswer = v.record(v.string(), v.unknown());

/** That it is still the owner who asks. */
export const Proof = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ challenge: Key, response: PasskeyAnswer }),
  v.strictObject({ identity: Key }),
]);

export const Session = v.object({
  session: v.string(),
  device: v.string(),
  created: Count,
  used: Count,
  here: v.boolean(),
});

const Occasion = v.picklist(wire.OCCASIONS);
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

export const Channel = v.object({
  channel: v.string(),
  kind: v.picklist(wire.CHANNEL_KINDS),
  address: v.string(),
  confirmed: v.boolean(),
  wants: v.array(Occasion),
  digest: v.nullable(Minute),
}) satisfies v.GenericSchema<unknown, wire.Channel>;

export const ChannelWish = v.strictObject({
  wants: v.optional(v.pipe(v.array(Occasion), v.maxLength(wire.OCCASIONS.length))),
  digest: v.optional(v.nullable(Minute)),
});

export const Quiet = v.strictObject({
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  from: Minute,
  to: Minute,
}) satisfies v.GenericSchema<unknown, wire.Quiet>;

const WhoAbout = v.object({
  name: v.string(),
  account: v.boolean(),
  seat: v.nullable(Seat),
  muted: v.nullable(Count),
  suspended: v.nullable(Count),
  reports: Count,
});

export const SupposedMove = v.strictObject({
  seat: Seat,
  move: v.pipe(v.string(), v.maxLength(200)),
}) satisfies v.GenericSchema<unknown, wire.SupposedMove>;

export const PreparedTurn = v.object({
  prepared: v.string(),
  at: Count,
  line: v.array(SupposedMove),
  answer: v.array(v.string()),
  state: v.picklist(['waiting', 'played', 'stopped', 'lapsed']),
  words: v.object({ line: v.array(v.string()), answer: v.array(v.string()) }),
}) satisfies v.GenericSchema<unknown, wire.PreparedTurn>;

export const ForeseenPosition = v.object({
  next: v.picklist(['decision', 'draw', 'end', 'unknown']),
  view: v.unknown(),
  asks: v.array(v.object({ seat: Seat, moves: v.array(v.object({ move: v.string(), sentence: v.string() })) })),
}) satisfies v.GenericSchema<unknown, wire.ForeseenPosition>;

const Vacation = v.object({ from: Count, until: Count, notices: v.boolean() }) satisfies v.GenericSchema<
  unknown,
  wire.Vacation
>;

export const VacationState = v.object({
  vacation: v.nullable(Vacation),
  days: Count,
  left: Count,
  now: Count,
}) satisfies v.GenericSchema<unknown, wire.VacationState>;

export const VacationWish = v.strictObject({
  from: v.optional(v.nullable(Count)),
  until: v.optional(v.nullable(Count)),
  notices: v.optional(v.boolean()),
});

export const Report = v.object({
  report: v.string(),
  at: Count,
  reason: v.picklist(wire.REASONS),
  text: v.string(),
  by: v.string(),
  about: WhoAbout,
  table: v.nullable(TableId),
  game: v.nullable(v.string()),
  said: v.array(ChatLine),
  done: v.array(v.object({ at: Count, seat: Seat, kind: v.string() })),
  counts: v.array(v.object({ seat: Seat, name: v.string(), moves: Count, undos: Count })),
  closed: v.nullable(v.object({ at: Count, by: v.string(), outcome: v.string() })),
}) satisfies v.GenericSchema<unknown, wire.Report>;

export const ModerationAct = v.object({
  at: Count,
  by: v.string(),
  act: v.string(),
  about: v.nullable(v.string()),
  table: v.nullable(v.string()),
  detail: v.record(v.string(), v.unknown()),
}) satisfies v.GenericSchema<unknown, wire.ModerationAct>;

const Share = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));

const Analysis = v.object({
  format: v.literal('engawa-analysis/1'),
  digest: v.string(),
  simulations: Count,
  took: Count,
  turns: v.array(
    v.object({
      from: Count,
      to: Count,
      seat: Seat,
      before: v.array(v.number()),
      after: v.array(v.number()),
      loss: Share,
      verdict: v.picklist(['fine', 'inaccuracy', 'mistake', 'blunder']),
    }),
  ),
  costly: v.array(v.object({ turn: Count, better: v.array(v.string()) })),
  skill: v.array(v.number()),
  luck: v.array(v.number()),
  accuracy: v.array(v.number()),
}) satisfies v.GenericSchema<unknown, KeptAnalysis>;

export const AnalysisState = v.union([
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('working'), done: Count, turns: Count }),
  v.object({ state: v.literal('done'), analysis: Analysis }),
]);

export const Failure = v.object({
  error: v.object({ code: v.string(), message: v.string(), clause: v.optional(v.string()) }),
});

const Spoken = v.object({ en: v.string(), fr: v.string(), ja: v.string() });

export const InstalledGame = v.object({
  card: v.object({
    id: v.string(),
    version: v.number(),
    seats: v.array(v.number()),
    options: v.array(v.unknown()),
    players: v.record(v.string(), v.unknown()),
    clausePrefix: v.string(),
    secrets: v.boolean(),
    measured: v.boolean(),
    titles: Spoken,
    introduction: v.optional(Spoken),
  }),
  package: v.object({ name: v.string(), version: v.string() }),
  at: v.string(),
  files: v.array(v.string()),
});
