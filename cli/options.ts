import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Game, isLanguage, LANGUAGES, type Language, type Options } from '#kernel';

/** A mistake in the command line: exit status 2. */
export class UsageError extends Error {}

type Specs = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's options; anything unknown is a clear error. */
export function readArguments<const T extends Specs>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not "${text}".`);
}

export function language(text: string): Language {
  if (isLanguage(text)) return text;
  throw new UsageError(`--lang is one of ${LANGUAGES.join(', ')}, not "${text}".`);
}

/** What a table chooses, as `recall=oneArea`; the rules refuse what they do not know. */
export function tableOptions(game: Game, said: readonly string[]): Options {
  return Object.fromEntries(
    said.map((text) => {
      const [id, value] = text.split('=');
      const known = game.options.find((option) => option.id === id)?.values ?? [];
      return [id, known.find((each) => String(each) === value) ?? value ?? ''];
    }),
  );
}
