import { gameById } from '#games';
import { Refusal, replay, sha256 } from '#kernel';
import { readJson } from '../files.ts';
import { readArguments, UsageError } from '../options.ts';

const HEX = /^[0-9a-f]{64}$/;

/** `engawa verify`: was the seed settled before the game, and does every draw and move follow from it? */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { commitment: { type: 'string' } });
  if (positionals.length !== 1)
    throw new UsageError('Say which record: engawa verify <record.json> --commitment <hex>');
  const json = readJson(positionals[0]);
  const record = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const { commitment, seed } = record;
  const noted = values.commitment;
  if (noted !== undefined && !HEX.test(noted)) throw new UsageError('--commitment is 64 hexadecimal digits.');
  const promised = noted ?? commitment;
  if (typeof promised !== 'string') {
    throw new Refusal('no-commitment', 'The record has no commitment; give the one you noted with --commitment.');
  }
  if (typeof seed !== 'string' || sha256(seed) !== promised) {
    throw new Refusal('wrong-seed', 'The seed is not the one that was promised: its SHA-256 is not the commitment.');
  }
  const table = replay(gameById(record.game), json);
  process.stdout.write(`The seed is the one that was promised (SHA-256 ${promised}).\n`);
  process.stdout.write(`${table.history.length} moves replayed: every draw and every position follows from it.\n`);
  if (noted === undefined) {
    process.stdout.write('Compare the commitment with the one the table showed from its first moment.\n');
  }
  return 0;
}
