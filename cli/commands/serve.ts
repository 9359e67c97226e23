import { Refusal } from '#kernel';
import { ENDPOINTS, readConfig, SETTINGS } from '#server/config.ts';
import { GAMES_VARIABLE } from '../games.ts';
import { readArguments, UsageError } from '../options.ts';
import { strangeVariables } from '../strange-variables.ts';

/** Leaving takes less; this is for a process that has come to a stand. */
const GRACE_MS = 5000;

/** `engawa serve`: API, WebSocket and web client on one port. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help(SETTINGS));
    return 0;
  }
  const names = Object.values(SETTINGS).flatMap((setting) => ('option' in setting ? [setting.option] : []));
  const { values, positionals } = readArguments(
    args,
    Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  );
  if (positionals.length > 0) throw new UsageError('engawa serve takes options only; engawa serve --help lists them.');
  const config = readConfig(values as Record<string, string>, process.env);
  for (const sentence of strangeVariables(process.env)) process.stderr.write(`engawa: ${sentence}\n`);
  // The server's libraries are loaded only by those who serve.
  const { openFront } = await import('#server');
  const front = await openFront(config);
  const address = await front.listen().catch(async (error: NodeJS.ErrnoException) => {
    await front.drain();
    throw new Refusal(
      'cannot-listen',
      `Cannot listen on ${config.host} port ${config.port}: ${error.code ?? error.message}.`,
    );
  });
  const where = config.databaseUrl ? 'PostgreSQL' : config.data;
  return new Promise(() => {
    const leave = (): void => {
      // A second signal ends it at once: nothing acknowledged can be lost.
      setTimeout(() => process.exit(1), GRACE_MS).unref();
      // What was left behind, a query without an answer for one, does not keep the process.
      front.drain().then(() => process.exit(0));
    };
    process.once('SIGTERM', leave);
    process.once('SIGINT', leave);
    // Whoever reads this may send a signal at once.
    process.stdout.write(`Engawa is open at ${config.url ?? address} (store: ${where}). Ctrl-C closes it.\n`);
  });
}

interface Shown {
  readonly option?: string;
  readonly variable: string;
  readonly fallback: string;
  readonly says: string;
}

function help(settings: Readonly<Record<string, Shown>>): string {
  const rows = Object.values(settings).map(({ option, variable, fallback, says }) => {
    const left = `  ${(option ? `--${option}` : '').padEnd(12)}${variable.padEnd(24)}`;
    return `${left}${says}${fallback ? ` [${fallback}]` : ''}`;
  });
  const endpoints = Object.values(ENDPOINTS).map(({ path, says }) => `  ${`GET ${path}`.padEnd(36)}${says}`);
  return `engawa serve: API, WebSocket and web client on one port (docs/server.md)

  option      variable                what [default]
${rows.join('\n')}
  ${'--game'.padEnd(12)}${GAMES_VARIABLE.padEnd(24)}somebody's game, by folder or package; as often as needed, in the variable as a list

${endpoints.join('\n')}

  engawa serve                        SQLite in ./data, one process, no configuration
  engawa account reset <name>         a link for an owner who forgot the password; also list, sessions, end-sessions
  engawa backup <file>                writes everything to a file while the server runs
  engawa restore <file>               adds what a backup holds to a store, running or not
  engawa prune --finished 365         clears away what ended long ago, while the server runs; --dry-run only counts
  engawa check-tables                 does every running table replay identically with these rules?
`;
}
