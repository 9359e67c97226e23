import { userInfo } from 'node:os';
import type { AccountDesk, Actor, AnnouncementDesk, Audit, TableDesk } from '#server/keeping.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  url: { type: 'string' },
  as: { type: 'string' },
  json: { type: 'boolean' },
  days: { type: 'string' },
  hours: { type: 'string' },
  reason: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string' },
  table: { type: 'string' },
  en: { type: 'string' },
  fr: { type: 'string' },
  ja: { type: 'string' },
} as const;

const USAGE = `engawa admin: what who runs the house may do, also while it serves; every act but looking is noted in the audit log

  accounts                        everybody: since when, last used, what opens it, banned, moderator
  sessions <name>                 where an account is logged in
  end-sessions <name>             logs it out everywhere
  reset <name>                    a link that sets a new password, once; give it to the owner alone
  rename <name> <new name>        at every table too
  ban <name>                      no log-in, for --days 7 or for ever, with --reason "…"; its games stay its own
  unban <name>
  delete <name>                   the account and everything that says who it was
  appoint <name>, dismiss <name>  moderators
  tables                          the latest first; --status waiting|playing|over
  close <table>                   nobody does anything there any more; --reason "…"
  announce --en "…"               to everybody, in the browser; --fr "…" --ja "…" --hours 24
  announcements, withdraw <id>
  audit [name]                    who did what, the latest first; --table <table> --limit 100

  --data ./data or --database postgres://… : which store; --url https://your.house for links
  --as <your name> : who is noted; else the user of this machine;   --json : for programs
`;

interface Desks {
  readonly accounts: AccountDesk;
  readonly tables: TableDesk;
  readonly announcements: AnnouncementDesk;
  readonly audit: Audit;
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** What was done or found: for people, and for programs. */
interface Told {
  readonly text: string;
  readonly data: unknown;
}

interface Deed {
  /** How many names or the like it wants, and at most. */
  readonly wants: readonly [number, number];
  readonly options?: readonly (keyof Values)[];
  go(desks: Desks, words: readonly string[], values: Values): Promise<Told>;
}

const time = (at: number): string =>
  at > 0 ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–';

const until = (at: number | null): string => (at === null ? 'for ever' : `until ${time(at)}`);

const rows = <T>(found: readonly T[], line: (row: T) => readonly string[], none: string): Told => ({
  data: found,
  text: found.map((row) => `${line(row).filter(Boolean).join('\t')}\n`).join('') || `${none}\n`,
});

const done = (text: string, data: unknown = { ok: true }): Told => ({ text: `${text}\n`, data });

const DEEDS: Readonly<Record<string, Deed>> = {
  accounts: {
    wants: [0, 0],
    go: async ({ accounts }) =>
      rows(
        await accounts.list(),
        ({ name, created, used, password, passkeys, moderator, banned, reason }) => [
          name,
          `since ${time(created)}`,
          `last used ${time(used)}`,
          [password ? 'password' : '', passkeys > 0 ? `passkeys: ${passkeys}` : ''].filter(Boolean).join(', '),
          moderator ? 'moderator' : '',
          banned === undefined ? '' : `banned ${until(banned)}${reason ? ` (${reason})` : ''}`,
        ],
        'There is no account.',
      ),
  },
  sessions: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) =>
      rows(
        await accounts.sessions(name),
        ({ device, created, used }) => [
          device || 'unknown device',
          `since ${time(created)}`,
          `last used ${time(used)}`,
        ],
        `"${name}" is logged in nowhere.`,
      ),
  },
  'end-sessions': {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      await accounts.endSessions(name);
      return done(`"${name}" is logged in nowhere any more.`);
    },
  },
  reset: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      const made = await accounts.reset(name);
      const how = `It sets a new password for "${name}", once, within ${made.minutes} minutes. Give it to the owner alone.`;
      return done(`${made.link}\n${how}`, made);
    },
  },
  rename: {
    wants: [2, 2],
    go: async ({ accounts }, [name, wanted]) => {
      const now = await accounts.rename(name, wanted);
      return done(`"${name}" is called "${now}" from now on.`, { name: now });
    },
  },
  ban: {
    wants: [1, 1],
    options: ['days', 'reason'],
    go: async ({ accounts }, [name], { days, reason }) => {
      const counted = days === undefined ? undefined : wholeNumber(days, 'days', 1, 36_500);
      const end = await accounts.ban(name, counted, reason ?? '');
      return done(`"${name}" may not log in, ${until(end)}, and is logged in nowhere any more.`, { until: end });
    },
  },
  unban: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      await accounts.unban(name);
      return done(`"${name}" may log in again.`);
    },
  },
  delete: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      await accounts.remove(name);
      return done(`The account "${name}" is gone, and everything that said who it was.`);
    },
  },
  appoint: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      await accounts.appoint(name);
      return done(`"${name}" is a moderator.`);
    },
  },
  dismiss: {
    wants: [1, 1],
    go: async ({ accounts }, [name]) => {
      await accounts.dismiss(name);
      return done(`"${name}" is no moderator any more.`);
    },
  },
  tables: {
    wants: [0, 0],
    options: ['status'],
    go: async ({ tables }, _words, { status }) =>
      rows(
        await tables.list(status),
        ({ table, game, status: now, updated, entries, people }) => [
          table,
          game,
          now,
          `${entries} entries`,
          `last ${time(updated)}`,
          people.map((name) => name || '(open)').join(', '),
        ],
        'There is no such table.',
      ),
  },
  close: {
    wants: [1, 1],
    options: ['reason'],
    go: async ({ tables }, [table], { reason }) => {
      await tables.close(table, reason ?? '');
      return done(`The table ${table} is closed.`);
    },
  },
  announce: {
    wants: [0, 0],
    options: ['en', 'fr', 'ja', 'hours'],
    go: async ({ announcements }, _words, { en, fr, ja, hours }) => {
      if (!en?.trim()) throw new UsageError('Say what, in English at least: engawa admin announce --en "…"');
      const texts = { en, ...(fr ? { fr } : {}), ...(ja ? { ja } : {}) };
      const told = await announcements.tell(
        texts,
        hours === undefined ? undefined : wholeNumber(hours, 'hours', 1, 8760),
      );
      const end = told.until === null ? `until "engawa admin withdraw ${told.id}"` : until(told.until);
      return done(`Everybody is told, ${end}.`, told);
    },
  },
  announcements: {
    wants: [0, 0],
    go: async ({ announcements }) =>
      rows(
        await announcements.list(),
        ({ id, at, until: end, texts }) => [id, `since ${time(at)}`, until(end), texts.en],
        'Nothing is announced.',
      ),
  },
  withdraw: {
    wants: [1, 1],
    go: async ({ announcements }, [id]) => {
      await announcements.withdraw(id);
      return done('It is not shown any more.');
    },
  },
  audit: {
    wants: [0, 1],
    options: ['table', 'limit'],
    go: async ({ accounts, audit }, [name], { table, limit }) =>
      rows(
        await audit.list({
          ...(name === undefined ? {} : { account: (await accounts.find(name)).id }),
          ...(table === undefined ? {} : { table }),
          limit: limit === undefined ? 100 : wholeNumber(limit, 'limit', 1, 100_000),
        }),
        ({ at, actor, act, account, table: where, detail }) => [
          time(at),
          actor,
          act,
          account === undefined ? '' : `account:${account}`,
          where === undefined ? '' : `table:${where}`,
          JSON.stringify(detail),
        ],
        'Nothing was done.',
      ),
  },
};

/** Options that say where, not what. */
const ALWAYS: ReadonlySet<string> = new Set(['data', 'database', 'url', 'as', 'json']);

/** Who is noted as having done it. */
export function operator(as: string | undefined): Actor {
  if (as !== undefined) return `operator:${as.slice(0, 60)}`;
  try {
    return `operator:${userInfo().username.slice(0, 60)}`;
  } catch {
    // A user without a name, as in a container.
    return `operator:${process.getuid?.() ?? 'unknown'}`;
  }
}

/** `engawa admin`: everything else than serving that who runs the house does to people and tables. */
export async function adminCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [doing, ...words] = positionals;
  if (doing === undefined) {
    process.stdout.write(USAGE);
    return 0;
  }
  const deed = Object.hasOwn(DEEDS, doing) ? DEEDS[doing] : undefined;
  if (!deed) throw new UsageError(`There is no "engawa admin ${doing}"; engawa admin lists what there is.`);
  const [fewest, most] = deed.wants;
  const strange = Object.keys(values).find(
    (name) => !ALWAYS.has(name) && !deed.options?.includes(name as keyof Values),
  );
  if (words.length < fewest || words.length > most || strange !== undefined) {
    const line = USAGE.split('\n').find((each) => each.trimStart().startsWith(doing)) ?? '';
    throw new UsageError(`It goes like this: engawa admin ${line.trim().replace(/\s{2,}/g, ' : ')}`);
  }
  const keeping = await import('#server/keeping.ts');
  const { data, database, url } = values;
  const config = keeping.readConfig({ data, database, url } as Record<string, string>, process.env);
  const actor = operator(values.as);
  const store = await keeping.openStoreOf(config);
  try {
    const desks: Desks = {
      accounts: new keeping.AccountDesk(store, actor, config),
      tables: new keeping.TableDesk(store, actor),
      announcements: new keeping.AnnouncementDesk(store, actor),
      audit: new keeping.Audit(store),
    };
    const told = await deed.go(desks, words, values);
    process.stdout.write(values.json ? `${JSON.stringify(told.data)}\n` : told.text);
  } finally {
    await store.close();
  }
  return 0;
}
