import { gamesOf, openGames } from '#library';
import { UsageError } from './options.ts';

/** For the help of every command that knows games. */
export const GAMES_VARIABLE = 'ENGAWA_GAMES';

/**
 * Other people's games: takes `--game <folder or package>` out of the arguments of a command, and opens what it names, what the environment
 * names, and what is installed beside the working directory. Gives the other arguments.
 */
export async function openOthersGames(args: readonly string[]): Promise<readonly string[]> {
  const given: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--') {
      rest.push(...args.slice(i));
      break;
    }
    if (args[i] === '--game') {
      if (args[i + 1] === undefined) throw new UsageError('--game names a folder or an installed package.');
      given.push(args[++i]);
    } else if (args[i].startsWith('--game=')) given.push(args[i].slice('--game='.length));
    else rest.push(args[i]);
  }
  await openGames({
    given: [...given, ...gamesOf(process.env[GAMES_VARIABLE])],
    folder: process.cwd(),
    complain: (sentence) => process.stderr.write(`engawa: ${sentence}\n`),
  });
  return rest;
}
