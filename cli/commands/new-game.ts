import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { GAMES } from '#games';
import { Refusal } from '#kernel';
import { isGameId, programFolder } from '#library';
import { filesIn } from '../../conformance/index.ts';
import { readArguments, UsageError } from '../options.ts';

/** What the start is called, which is a game like any other. */
const START = { id: 'hoshigaki', title: 'Hoshigaki', japanese: '干し柿' };

/** Plain enough to stand between any quotes. */
const TITLE = /^[^'"`\\<>$\p{C}]{1,40}$/u;

/** `engawa new-game`: a small, complete, playable game in a folder of its own, to begin with. */
export async function newGameCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { title: { type: 'string' } });
  if (positionals.length !== 1) throw new UsageError('Say where: engawa new-game <folder>');
  const folder = resolve(positionals[0]);
  const id = idFrom(folder);
  const title = values.title ?? titled(id);
  if (!TITLE.test(title))
    throw new Refusal('bad-title', 'A title has 1 to 40 characters, and no quotes, backslashes or angle brackets.');
  if (existsSync(folder) && !isEmptyFolder(folder))
    throw new Refusal('not-empty', `${folder} is there already; a new game begins in a folder of its own.`);
  const files = [...filesIn(join(programFolder, 'examples', 'new-game'))];
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), renamed(text, id, title));
    }
  } catch (error) {
    throw new Refusal('no-file', `Cannot write ${folder}: ${(error as NodeJS.ErrnoException).code ?? error}.`);
  }
  const at = relative(process.cwd(), folder) || '.';
  process.stdout.write(
    `${files.length} files in ${at}. Begin with its README.md; then:\n` +
      `  engawa play ${id} --game ${at}\n  engawa conform ${at}\n`,
  );
  return 0;
}

const isEmptyFolder = (folder: string): boolean => statSync(folder).isDirectory() && readdirSync(folder).length === 0;

function idFrom(folder: string): string {
  const id = basename(folder).replace(/^engawa-game-/, '');
  if (!isGameId(id))
    throw new Refusal(
      'bad-id',
      `The folder gives the game its id, and "${id}" cannot be one: small letters, digits and hyphens, 2 to 32, a letter first.`,
    );
  if (GAMES.some((game) => game.id === id)) throw new Refusal('game-clash', `"${id}" is a game of the house already.`);
  return id;
}

/** `my-game` is called My game until somebody says better. */
const titled = (id: string): string => `${id[0].toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

const renamed = (text: string, id: string, title: string): string =>
  text
    .replaceAll(new RegExp(`\\b${START.id}\\b`, 'g'), id)
    .replaceAll(new RegExp(`\\b${START.title}\\b`, 'g'), title)
    .replaceAll(START.japanese, title);
