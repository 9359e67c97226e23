import * as v from 'valibot';
import { BOTS, botById } from '#bots';
import { allGames, gameById } from '#games';
import { LANGUAGES, type Language, Refusal, seatsIn, WATCHER } from '#kernel';
import type { Summary } from '#wire';
import { keptApart } from '../neighbours/neighbours.ts';
import type { Premises } from '../premises.ts';
import { commitPart, goOn, promise, revealPart, sayReady, startGame } from '../tables/beginning.ts';
import { leaveSeat, seatBot, takeSeat } from '../tables/deeds.ts';
import type { Deed, Taking } from '../tables/entry.ts';
import { tableRecord } from '../tables/hall.ts';
import { voteOn, votersOn } from '../tables/hand-over.ts';
import { hashOf, newKey, newPhrase, newTableId, phraseHash } from '../tables/keys.ts';
import { mustHost, mustSit, type Person, viewerAt } from '../tables/people.ts';
import { recapFor } from '../tables/recap.ts';
import { openRematch } from '../tables/rematch.ts';
import type { Put } from '../tables/shuffle.ts';
import type { Sitting } from '../tables/sitting.ts';
import { keptSummary, summaryOf } from '../tables/summary.ts';
import { logText } from '../tables/written-log.ts';
import { timeAt } from '../time.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';
import { Written } from './written.ts';

const Digits = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
/** How far a log or a chat has been read; none lies beyond what the store counts with. */
const LogPosition = v.pipe(
  Digits,
  v.transform((n) => Math.min(n, 2 ** 31 - 1)),
);
const Yes = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

const MOST_LISTED = 100;
/** As many tables may be named at one go, separated by commas. */
const TableIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(shape.TableId),
  v.maxLength(MOST_LISTED),
);
const NOBODY: ReadonlySet<string> = new Set();

/** Lobby and tables. */
export function tableRoutes(premises: Premises): Route[] {
  const { hall, neighbours, store } = premises;

  /** A person takes a seat: a key for the device and a phrase for the drawer. */
  async function taking(
    name: string,
    { account, program }: Person,
  ): Promise<{ taking: Taking; key: string; phrase: string }> {
    const key = newKey();
    const phrase = newPhrase();
    const secrets = { key: hashOf(key), phrase: phraseHash(phrase) };
    if (account === undefined) {
      // Nobody sits down under the name of an account that is somebody else's.
      await premises.accounts.mustBeFree(name);
      return { taking: { as: 'guest', name, ...secrets }, key, phrase };
    }
    const known = await premises.accounts.byId(account);
    return { taking: { as: 'account', name: known.name, account, program, ...secrets }, key, phrase };
  }

  /** Tables where somebody sits whom the asker follows. */
  async function followedAt(tables: readonly Summary[], account: string | undefined): Promise<string[]> {
    if (account === undefined || tables.length === 0) return [];
    const rows = await store.db
      .selectFrom('seats')
      .innerJoin('follows', 'follows.followed_id', 'seats.account_id')
      .select('seats.table_id as table')
      .distinct()
      .where('follows.account_id', '=', account)
      .where(
        'seats.table_id',
        'in',
        tables.map(({ table }) => table),
      )
      .execute();
    return rows.map(({ table }) => table);
  }

  /** The ratings of accounts at tables that wait, for that game and number of players. */
  async function ratingsAt(tables: readonly Summary[]) {
    const waiting = tables.filter(({ status }) => status === 'waiting');
    if (waiting.length === 0) return [];
    const rows = await store.db
      .selectFrom('seats')
      .innerJoin('rating_changes as r', 'r.subject', 'seats.account_id')
      .leftJoin('profiles', 'profiles.account_id', 'seats.account_id')
      .select(['seats.table_id as table', 'seats.seat as seat', 'r.game', 'r.seats as players', 'r.mu', 'r.sigma'])
      .where('r.latest', '=', 1)
      .where((where) => where.or([where('profiles.ratings', 'is', null), where('profiles.ratings', '=', 'everybody')]))
      .where(
        'seats.table_id',
        'in',
        waiting.map(({ table }) => table),
      )
      .execute();
    const of = new Map(waiting.map((summary) => [summary.table, summary]));
    return rows.flatMap(({ table, seat, game, players, mu, sigma }) => {
      const summary = of.get(table)!;
      return summary.game === game && summary.seats.length === players ? [{ table, seat, mu, sigma }] : [];
    });
  }

  /** What somebody wrote for themselves is not for whoever sits there next. */
  const dropNote = (table: string, seat: number) =>
    store.db.deleteFrom('notes').where('table_id', '=', table).where('seat', '=', seat).execute();

  /** What a seat puts into the shuffle; what stands there already is only told again. */
  async function put(
    table: string,
    person: Person,
    stands: (put: Put | undefined) => boolean,
    decide: (now: Sitting, seat: number) => Deed,
  ): Promise<{ summary: Summary }> {
    const there = await hall.look(table, (now) => {
      const seat = mustSit(now, person);
      return stands(now.shuffle?.putBy(seat)) ? summaryOf(now) : undefined;
    });
    if (there) return { summary: there };
    const { sitting } = await hall.act(table, null, (now) => decide(now, mustSit(now, person)));
    return { summary: summaryOf(sitting) };
  }

  return [
    route({
      method: 'GET',
      path: '/api/games',
      says: 'The games that can be played here, their options and vocabulary.',
      gives: v.object({
        games: v.array(
          v.object({
            id: v.string(),
            title: v.record(v.string(), v.string()),
            version: v.number(),
            seats: v.array(v.number()),
            options: v.array(v.unknown()),
            lexicon: v.record(v.string(), v.unknown()),
          }),
        ),
        bots: v.array(v.string()),
        languages: v.array(v.string()),
      }),
      handle: async () => ({
        games: allGames().map((game) => ({
          id: game.id,
          title: Object.fromEntries(LANGUAGES.map((language) => [language, game.words[language].title])),
          version: game.version,
          seats: game.seats,
          options: game.options,
          lexicon: Object.fromEntries(
            Object.entries(game.lexicon.verbs).map(([verb, domains]) => [
              verb,
              domains.map(({ name, ids }) => ({ name, ids })),
            ]),
          ),
        })),
        bots: BOTS.map((bot) => bot.id),
        languages: LANGUAGES,
      }),
    }),

    route({
      method: 'GET',
      path: '/api/packages',
      says: 'Games that are not of the house: what a client has to know of them, and where it finds their files.',
      gives: v.object({ packages: v.array(shape.InstalledGame) }),
      handle: async () => ({ packages: premises.packages.list }),
    }),

    route({
      method: 'POST',
      path: '/api/tables',
      says: 'Opens a table and takes its first seat.',
      sensitive: true,
      body: v.strictObject({
        game: v.string(),
        seats: shape.Seat,
        name: shape.Name,
        options: v.optional(shape.Options),
        edition: v.optional(shape.Edition),
        clock: v.optional(v.nullable(shape.Clock)),
        timeout: v.optional(shape.Timeout),
        listed: v.optional(v.boolean()),
        rated: v.optional(v.boolean()),
        watchers: v.optional(v.boolean()),
        chances: v.optional(v.boolean()),
        programs: v.optional(v.boolean()),
        vacations: v.optional(v.boolean()),
        language: v.optional(shape.Lang),
        contributions: v.optional(shape.Contributions),
        bots: v.optional(v.array(v.string())),
        start: v.optional(v.boolean()),
      }),
      status: 201,
      gives: v.object({
        table: shape.TableId,
        link: v.string(),
        seat: shape.Seat,
        key: v.string(),
        phrase: v.string(),
        summary: shape.Summary,
      }),
      handle: async ({ body, person, origin }) => {
        if (body.rated && body.edition) {
          throw new Refusal('rated-edition', 'A rated game is played with the game’s own figures.');
        }
        const ordinary = gameById(body.game);
        const game = body.edition ? await premises.trials.accept(ordinary, body.edition) : ordinary;
        const { seats, bots = [], options = {} } = body;
        // The rules refuse seats and options that cannot be.
        premises.rehearse(game, seats, options);
        if (body.rated && !body.clock) {
          throw new Refusal('rated-needs-clock', 'A rated game needs a clock, so that it comes to an end.');
        }
        if (bots.length >= seats) throw new Refusal('bad-request', 'Leave at least one seat to a person.');
        bots.forEach(botById);
        const host = await taking(body.name, person);
        const deeds: Deed[] = [
          {
            kind: 'open',
            game: game.id,
            version: game.version,
            package: game.package,
            figures: game.figures,
            edition: game.edition,
            seats,
            options,
            clock: body.clock ?? null,
            timeout: body.timeout ?? 'bot',
            listed: body.listed ?? true,
            rated: body.rated ?? false,
            watchers: body.watchers ?? true,
            ...(body.chances && body.watchers !== false ? { chances: true } : {}),
            ...(body.language ? { language: body.language } : {}),
            contributions: body.contributions ?? 'sealed',
            // Who is one has to allow them.
            programs: body.programs || person.program ? true : undefined,
            ...(body.vacations === false ? { noVacation: true } : {}),
          },
          promise(),
          { kind: 'join', seat: 0, ...host.taking, host: true },
          ...bots.map(
            (level, i): Deed => ({ kind: 'join', seat: seats - bots.length + i, as: 'bot', name: level, level }),
          ),
        ];
        if (body.start) {
          if (bots.length !== seats - 1) throw new Refusal('seats-open', 'The game starts when every seat is taken.');
          deeds.push({ kind: 'start' });
        }
        const table = newTableId();
        const sitting = await hall.open(table, deeds);
        const { key, phrase } = host;
        return { table, link: `${origin}/t/${table}`, seat: 0, key, phrase, summary: summaryOf(sitting) };
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables',
      says: 'Tables, the latest first: listed ones; or those of the account with mine=true and those named in tables.',
      query: v.strictObject({
        tables: v.optional(TableIds),
        status: v.optional(v.picklist(['waiting', 'playing', 'over'])),
        game: v.optional(v.string()),
        mine: v.optional(Yes),
        before: v.optional(Digits),
        limit: v.optional(Digits),
      }),
      gives: v.object({
        tables: v.array(shape.Summary),
        /** What those who sit there are rated, at tables that have not begun; where they show it. */
        ratings: v.array(v.object({ table: shape.TableId, seat: shape.Seat, mu: v.number(), sigma: v.number() })),
        /** At which of those somebody sits whom the account follows. */
        followed: v.array(shape.TableId),
        watching: v.array(v.object({ table: shape.TableId, watchers: v.number() })),
        /** Where the account sits, of those. */
        seated: v.array(v.object({ table: shape.TableId, seat: shape.Seat })),
      }),
      handle: async ({ query, person }) => {
        const { account } = person;
        let rows = store.db
          .selectFrom('tables')
          .select('summary')
          .where('status', '!=', 'expired')
          .orderBy('updated', 'desc');
        if (query.status) rows = rows.where('status', '=', query.status);
        if (query.game) rows = rows.where('game', '=', query.game);
        if (query.before !== undefined) rows = rows.where('updated', '<', query.before);
        if (query.mine && account === undefined) throw new Refusal('not-logged-in', 'Log in to see your tables.');
        if (query.mine || query.tables) {
          const own = query.mine ? account! : '';
          const sits = store.db.selectFrom('seats').select('table_id').where('account_id', '=', own);
          const asked = store.db.selectFrom('invitations').select('table_id').where('account_id', '=', own);
          const named = query.tables ?? [];
          rows = rows.where((where) =>
            where.or([
              where('id', 'in', sits),
              where('id', 'in', asked),
              ...(named.length > 0 ? [where('id', 'in', named)] : []),
            ]),
          );
        } else {
          rows = rows.where('listed', '=', 1);
        }
        const found = await rows.limit(Math.min(query.limit ?? 50, MOST_LISTED)).execute();
        const tables = found.map(({ summary }) => keptSummary(summary));
        const seated =
          query.mine && tables.length > 0
            ? await store.db
                .selectFrom('seats')
                .select(['table_id as table', 'seat'])
                .where('account_id', '=', account!)
                .where(
                  'table_id',
                  'in',
                  tables.map(({ table }) => table),
                )
                .execute()
            : [];
        return {
          tables,
          ratings: await ratingsAt(tables),
          followed: await followedAt(tables, account),
          watching: tables.flatMap(({ table }) => {
            const watchers = hall.watchersAt(table);
            return watchers > 0 ? [{ table, watchers }] : [];
          }),
          seated,
        };
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id',
      says: 'A table as anybody may know it.',
      gives: shape.WithSummary,
      handle: ({ params, caller }) => hall.look(params.id, (sitting) => ({ summary: summaryOf(sitting) }), caller),
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/edition',
      says: 'The edition a table is played with: what it changes of the game’s figures.',
      gives: v.object({ edition: v.nullable(shape.Edition) }),
      handle: ({ params, caller }) =>
        hall.look(params.id, ({ opening }) => ({ edition: opening.edition ?? null }), caller),
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/join',
      says: 'Takes a free seat, as a guest or with the account that is logged in.',
      sensitive: true,
      body: v.strictObject({ name: shape.Name, seat: v.optional(shape.Seat) }),
      status: 201,
      gives: shape.SeatGiven,
      handle: async ({ params, body, person }) => {
        const me = await taking(body.name, person);
        const apart = person.account === undefined ? NOBODY : await neighbours.apartFrom(person.account);
        let seat = -1;
        const { sitting } = await hall.act(params.id, null, (now) => {
          if (now.hasAny(apart)) throw keptApart();
          const deed = takeSeat(now, me.taking, body.seat);
          if (deed.kind === 'join') seat = deed.seat;
          return deed;
        });
        return { seat, key: me.key, phrase: me.phrase, summary: summaryOf(sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/leave',
      says: 'Gives a seat back before the start.',
      gives: shape.WithSummary,
      handle: async ({ params, person }) => {
        let seat = -1;
        const done = await hall.act(params.id, null, (now) => {
          seat = mustSit(now, person);
          return leaveSeat(now, seat);
        });
        await dropNote(params.id, seat);
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/bot',
      says: 'Seats a bot.',
      body: v.strictObject({ level: v.string(), seat: v.optional(shape.Seat) }),
      gives: shape.WithSummary,
      handle: async ({ params, body, person }) => {
        const done = await hall.act(params.id, null, (now) => {
          mustHost(now, person);
          return seatBot(now, body.level, body.seat);
        });
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/remove',
      says: 'Frees a seat before the start.',
      body: v.strictObject({ seat: shape.Seat }),
      gives: shape.WithSummary,
      handle: async ({ params, body, person }) => {
        const done = await hall.act(params.id, null, (now) => {
          mustHost(now, person);
          return leaveSeat(now, body.seat);
        });
        await dropNote(params.id, body.seat);
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/commit',
      says: 'What a seat’s part of the shuffle will be, as its commitment (docs/fairness.md).',
      sensitive: true,
      body: v.strictObject({ commitment: shape.Hex }),
      gives: shape.WithSummary,
      handle: async ({ params, body, person }) => {
        const { commitment } = body;
        const stands = (put: Put | undefined) => put?.commitment === commitment;
        return put(params.id, person, stands, (now, seat) => commitPart(now, seat, commitment));
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/reveal',
      says: 'The part of a seat, when every commitment is in.',
      sensitive: true,
      body: v.strictObject({ part: shape.Hex }),
      gives: shape.WithSummary,
      handle: async ({ params, body, person }) => {
        const stands = (put: Put | undefined) => put?.part === body.part;
        return put(params.id, person, stands, (now, seat) => revealPart(now, seat, body.part));
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/ready',
      says: 'Says that a rated game may begin.',
      gives: shape.WithSummary,
      handle: async ({ params, person }) => {
        const done = await hall.act(params.id, null, (now) => sayReady(now, mustSit(now, person)));
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/start',
      says: 'Starts the game when every seat is taken; it is under way as soon as all parts of the shuffle are told.',
      gives: shape.WithSummary,
      handle: async ({ params, person }) => {
        const done = await hall.act(params.id, null, (now) => {
          mustHost(now, person);
          return startGame(now);
        });
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/go-on',
      says: 'Begins anew without those whose part of the shuffle did not come.',
      gives: shape.WithSummary,
      handle: async ({ params, person }) => {
        const done = await hall.act(params.id, null, (now) => {
          mustHost(now, person);
          return goOn(now, timeAt(now));
        });
        return { summary: summaryOf(done.sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/hand-over',
      says: 'A vote to give the seat of a guest who is away beyond the clock a new key; the last of the others gets key and phrase.',
      sensitive: true,
      body: v.strictObject({ seat: shape.Seat }),
      gives: v.object({
        votes: v.array(shape.Seat),
        needed: v.array(shape.Seat),
        seat: v.optional(shape.Seat),
        key: v.optional(v.string()),
        phrase: v.optional(v.string()),
        summary: shape.Summary,
      }),
      handle: async ({ params, body, person }) => {
        const { seat } = body;
        await hall.look(params.id, (now) => {
          mustSit(now, person);
          votersOn(now, seat, timeAt(now));
        });
        // Whoever holds a seat's key sees what it may know: nobody takes it from a player who is there.
        if (await hall.isHere(params.id, seat)) throw new Refusal('seat-taken', 'The player of this seat is here.');
        const key = newKey();
        const phrase = newPhrase();
        const given = { key: hashOf(key), phrase: phraseHash(phrase) };
        let needed: number[] = [];
        const { sitting } = await hall.act(params.id, null, (now) => {
          needed = votersOn(now, seat, timeAt(now));
          return voteOn(now, mustSit(now, person), seat, timeAt(now), given);
        });
        const summary = summaryOf(sitting);
        if (!sitting.handOver) await hall.prepared.dropAll(params.id, seat);
        if (sitting.handOver) return { votes: seatsIn(sitting.handOver.votes), needed, summary };
        return { votes: needed, needed, seat, key, phrase, summary };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/recover',
      says: 'Returns a seat to whoever knows its recovery phrase, with a new key; the old key ends.',
      sensitive: true,
      body: v.strictObject({ phrase: v.pipe(v.string(), v.maxLength(200)) }),
      gives: v.object({ seat: shape.Seat, key: v.string(), summary: shape.Summary }),
      handle: async ({ params, body }) => {
        const key = newKey();
        const hash = phraseHash(body.phrase);
        let seat = -1;
        const { sitting } = await hall.act(params.id, null, (now) => {
          seat = now.chairs.findIndex(({ holder }) => holder?.phrase !== undefined && holder.phrase === hash);
          if (seat < 0) throw new Refusal('no-seat', 'This phrase opens no seat at this table.');
          return { kind: 'key', seat, key: hashOf(key) };
        });
        return { seat, key, summary: summaryOf(sitting) };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/invite',
      says: 'An account invites another: it sees the table among its own and is notified. Guests send the link.',
      sensitive: true,
      body: v.strictObject({ account: shape.KnownName }),
      gives: shape.WithSummary,
      handle: async ({ params, body, person }) => {
        const { summary, from } = await hall.look(params.id, (now) => {
          const { holder } = now.chairs[mustSit(now, person)];
          return { summary: summaryOf(now), from: holder?.account ?? person.account };
        });
        const invited = await premises.accounts.byName(body.account);
        if (!invited) throw new Refusal('unknown-account', `There is no account "${body.account}".`);
        await premises.invitations.invite(summary, from, invited.id);
        return { summary };
      },
    }),

    route({
      method: 'DELETE',
      path: '/api/tables/:id/invite',
      says: 'Not now: the table is no longer among those the account is asked to.',
      gives: v.object({ ok: v.literal(true) }),
      handle: async ({ params, person }) => {
        if (person.account === undefined) throw new Refusal('not-logged-in', 'Log in first.');
        await premises.invitations.decline(params.id, person.account);
        return { ok: true };
      },
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      says: 'Opens the same table again with everybody one seat further; the same keys open it.',
      status: 201,
      gives: v.object({ table: shape.TableId, seat: shape.Seat }),
      handle: async ({ params, person }) => {
        const accounts = await hall.look(params.id, (now) => {
          mustSit(now, person);
          return now.accounts;
        });
        const apart = await neighbours.apartAmong(accounts);
        if (accounts.some((one) => accounts.some((other) => apart(one, other)))) throw keptApart();
        return openRematch(hall, params.id, person);
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      says: 'What happened, as far as the asker may know it.',
      query: v.strictObject({ since: v.optional(LogPosition) }),
      gives: v.object({ log: v.array(shape.LogLine) }),
      handle: async ({ params, query, person, caller }) => {
        const { since = 0 } = query;
        await hall.writeAhead(params.id, (now) => viewerAt(now, person), since, caller);
        const text = (now: Sitting): string => logText(now, viewerAt(now, person), since);
        return new Written(`{"log":[${await hall.look(params.id, text, caller)}]}`);
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      says: 'The record of a finished game, with its seed.',
      gives: v.record(v.string(), v.unknown()),
      handle: async ({ params, caller }) => {
        // One that is kept needs no game to be shown: its package may be gone.
        const saved = await premises.savedRecord(params.id);
        if (saved !== undefined) return new Written(saved);
        const sitting = await hall.look(
          params.id,
          (now) => {
            if (now.status !== 'over') throw new Refusal('not-over', 'The record is shown when the game is over.');
            return now;
          },
          caller,
        );
        return tableRecord(sitting);
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/recap',
      says: 'What the others did since the seat last chose, as it may know: a sentence each for their latest turns.',
      query: v.strictObject({ lang: v.optional(shape.Lang) }),
      gives: v.object({ recap: v.array(v.object({ seat: shape.Seat, sentence: v.string() })) }),
      handle: ({ params, query, person, caller, language }) =>
        hall.look(
          params.id,
          (now) => ({ recap: recapFor(now, mustSit(now, person), query.lang ?? (language as Language)) }),
          caller,
        ),
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/note',
      says: 'The private note of a seat.',
      gives: v.object({ text: v.string() }),
      handle: async ({ params, person, caller }) => {
        const seat = await hall.look(params.id, (now) => mustSit(now, person), caller);
        const found = await store.db
          .selectFrom('notes')
          .select('text')
          .where('table_id', '=', params.id)
          .where('seat', '=', seat)
          .executeTakeFirst();
        return { text: found?.text ?? '' };
      },
    }),

    route({
      method: 'PUT',
      path: '/api/tables/:id/note',
      says: 'Writes the private note of a seat.',
      body: v.strictObject({ text: shape.Note }),
      gives: v.object({ text: v.string() }),
      handle: async ({ params, body, person, caller }) => {
        const seat = await hall.look(params.id, (now) => mustSit(now, person), caller);
        await store.db
          .insertInto('notes')
          .values({ table_id: params.id, seat, text: body.text })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ text: body.text }))
          .execute();
        return { text: body.text };
      },
    }),

    route({
      method: 'GET',
      path: '/api/tables/:id/chat',
      says: 'What the players said, to a player; what the watchers did, to a watcher.',
      query: v.strictObject({ since: v.optional(LogPosition) }),
      gives: v.object({ chat: v.array(shape.ChatLine) }),
      handle: async ({ params, query, person, caller }) => {
        const seats = await hall.look(
          params.id,
          (now) => ({ viewer: viewerAt(now, person), chairs: now.chairs.map(({ holder }) => holder?.account) }),
          caller,
        );
        const watches = seats.viewer === WATCHER;
        const own = watches ? person.account : seats.chairs[seats.viewer];
        const unheard = own === undefined ? NOBODY : await neighbours.unheardBy(own);
        const chat = await premises.chat.lines(params.id, query.since ?? 0, watches);
        return { chat: chat.filter(({ seat }) => watches || !unheard.has(seats.chairs[seat] ?? '')) };
      },
    }),
  ];
}
