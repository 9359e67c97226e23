import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameById } from '#games';
import { checkEdition } from '#games/checking.ts';
import { figuresOf } from '#games/editions.ts';
import { type Figures, figuresHash, type Game, Refusal, shortHash } from '#kernel';
import { differencesBetween, type Edition, readEdition, readPointer, valueAt } from '#kernel/edition/index.ts';
import { folderOf } from '#library';
import { readJson } from '../files.ts';
import { withValueInText } from '../json-text.ts';
import { readArguments, UsageError } from '../options.ts';
import { Progress } from '../progress.ts';

const USAGE =
  'Say what to do: engawa edition check <file> | diff <file> | diff <game> <folder> | apply <file> [folder]';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `engawa edition`: figures of one's own, looked at, tried and merged. */
export async function editionCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    name: { type: 'string', default: 'Edition' },
    json: { type: 'boolean', default: false },
  });
  const [verb, ...rest] = positionals;
  if (verb === 'check' && rest.length === 1) return check(rest[0], values.json);
  if (verb === 'diff' && rest.length === 1) return tell(rest[0]);
  if (verb === 'diff' && rest.length === 2) return make(rest[0], rest[1], values.name);
  if (verb === 'apply' && (rest.length === 1 || rest.length === 2)) return apply(rest[0], rest[1]);
  throw new UsageError(USAGE);
}

function open(file: string): { readonly edition: Edition; readonly game: Game } {
  const edition = readEdition(readJson(file));
  return { edition, game: gameById(edition.game) };
}

/** Everything that is asked of an edition before a table is set up with it. */
async function check(file: string, json: boolean): Promise<number> {
  const { edition, game } = open(file);
  const progress = new Progress();
  let played = 0;
  const made = await checkEdition(game, edition, async (done, all) => {
    played = done;
    progress.show(() => `${done} of ${all} games at random`);
    if (await progress.interrupted()) throw new Refusal('interrupted', `Stopped after ${done} of ${all} games.`);
  }).finally(() => progress.done());
  const changed = changes(game, edition).length;
  if (json) say(JSON.stringify({ game: game.id, name: edition.name, figures: made.figures, changed, games: played }));
  else {
    say(
      `"${edition.name}" can be played: ${figures(changed)} of ${game.id} changed, ${played} games at random came to their end. Figures ${shortHash(made.figures!)}.`,
    );
  }
  return 0;
}

interface Change {
  readonly file: string;
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

function changes(game: Game, edition: Edition): Change[] {
  const { base, changed } = figuresOf(game, edition);
  return Object.entries(differencesBetween(base, changed)).flatMap(([file, values]) =>
    Object.entries(values).map(([pointer, after]) => ({
      file,
      pointer,
      before: valueAt(base[file], readPointer(pointer)),
      after,
    })),
  );
}

const figures = (n: number): string => (n === 1 ? '1 figure' : `${n} figures`);

const shown = (value: unknown): string => (value === undefined || value === null ? 'nothing' : JSON.stringify(value));

function tell(file: string): number {
  const { edition, game } = open(file);
  for (const { file: name, pointer, before, after } of changes(game, edition)) {
    say(`${name} ${pointer}: ${shown(before)} → ${shown(after)}`);
  }
  return 0;
}

/** An edition of what a folder of component files says otherwise than the game does. */
function make(id: string, folder: string, name: string): number {
  const game = gameById(id);
  if (!game.components) throw new Refusal('no-editions', `${id} does not say which figures it has.`);
  const theirs: Figures = Object.fromEntries(
    Object.entries(game.components).map(([file, own]) => {
      const at = path.join(folder, file);
      return [file, existsSync(at) ? readJson(at) : own];
    }),
  );
  const edition: Edition = {
    engawa: 'edition',
    game: id,
    name,
    base: figuresHash(game.components),
    differences: differencesBetween(game.components, theirs),
  };
  say(JSON.stringify(readEdition(edition), undefined, 2));
  return 0;
}

/** Writes the figures of an edition into component files, which keep their layout and their provenance. */
function apply(file: string, folder: string | undefined): number {
  const { edition, game } = open(file);
  const at = folder ?? path.join(folderOf(game.id), 'data');
  const found = changes(game, edition);
  for (const name of new Set(found.map((change) => change.file))) {
    const target = path.join(at, name);
    if (!existsSync(target)) throw new Refusal('no-file', `There is no ${target}.`);
    let text = readFileSync(target, 'utf8');
    for (const { pointer, after } of found.filter((change) => change.file === name)) {
      text = withValueInText(text, readPointer(pointer), after);
    }
    writeFileSync(target, text);
  }
  say(`${figures(found.length)} of ${game.id} written into ${path.relative('', at) || '.'}.`);
  return 0;
}
