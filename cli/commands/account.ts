import type { AccountKeeper } from '#server/keeping.ts';
import { readArguments, UsageError } from '../options.ts';

const WHERE = { data: { type: 'string' }, database: { type: 'string' }, url: { type: 'string' } } as const;

const time = (at: number): string =>
  at > 0 ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–';

const DEEDS: Readonly<Record<string, (keeper: AccountKeeper, name: string) => Promise<string>>> = {
  reset: async (keeper, name) => {
    const { link, minutes } = await keeper.reset(name);
    return `${link}\nIt sets a new password for "${name}", once, within ${minutes} minutes. Give it to the owner alone.\n`;
  },
  sessions: async (keeper, name) => {
    const lines = (await keeper.sessions(name)).map(
      ({ device, created, used }) => `${device || 'unknown device'}\tsince ${time(created)}\tlast used ${time(used)}\n`,
    );
    return lines.join('') || `"${name}" is logged in nowhere.\n`;
  },
  'end-sessions': async (keeper, name) => {
    await keeper.endSessions(name);
    return `"${name}" is logged in nowhere any more.\n`;
  },
};

async function list(keeper: AccountKeeper): Promise<string> {
  const lines = (await keeper.list()).map(({ name, created, used, password, passkeys }) => {
    const opens = [password ? 'password' : '', passkeys > 0 ? `passkeys: ${passkeys}` : ''].filter(Boolean).join(', ');
    return `${name}\tsince ${time(created)}\tlast used ${time(used)}\t${opens}\n`;
  });
  return lines.join('') || 'There is no account.\n';
}

/** `engawa account`: what who runs the house may do for accounts, also while it serves. */
export async function accountCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, WHERE);
  const [doing = '', name, ...more] = positionals;
  const deed = Object.hasOwn(DEEDS, doing) ? DEEDS[doing] : undefined;
  if (more.length > 0 || (deed ? name === undefined : doing !== 'list' || name !== undefined)) {
    throw new UsageError('Say what to do: engawa account list, or reset, sessions or end-sessions with a <name>');
  }
  const { AccountKeeper: Keeper, openStoreOf, readConfig } = await import('#server/keeping.ts');
  const config = readConfig(values as Record<string, string>, process.env);
  const store = await openStoreOf(config);
  try {
    const keeper = new Keeper(store, config);
    process.stdout.write(await (deed ? deed(keeper, name) : list(keeper)));
  } finally {
    await store.close();
  }
  return 0;
}
