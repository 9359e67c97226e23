import path from 'node:path';
import { buildPackage } from '#library';
import { readArguments, UsageError } from '../options.ts';

/** `engawa build`: a game of somebody's own, ready to be published. */
export async function buildCommand(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {});
  if (positionals.length !== 1) throw new UsageError('Say which folder: engawa build <folder>');
  const dist = await buildPackage(positionals[0]);
  process.stdout.write(`Built ${path.relative(process.cwd(), dist) || dist}.\n`);
  return 0;
}
