import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '#kernel';

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
