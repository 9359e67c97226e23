import { gameById } from '#games';
import { checkFairness, type FairKind, type FairStep, type Noted, Refusal, replay } from '#kernel';
import { readJson } from '../files.ts';
import { readArguments, UsageError } from '../options.ts';

const HEX = /^[0-9a-f]{64}$/;
const PART = /^(\d+):([0-9a-f]{64})$/;

/** `engawa verify`: did nobody choose the draws, and does every move and draw follow? docs/fairness.md says what that proves. */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { commitment: { type: 'string' }, part: { type: 'string' } });
  if (positionals.length !== 1) {
    throw new UsageError('Say which record: engawa verify <record.json> --commitment <hex> --part <seat>:<hex>');
  }
  const json = readJson(positionals[0]);
  const { kind, steps } = checkFairness(json, readNotes(values));
  for (const step of steps) {
    if (!step.ok) throw wrong(step);
    say(`ok  ${sentenceOf(step, json)}`);
  }
  const record = json as { game: unknown; players?: readonly { name: string }[] };
  const { history } = replay(gameById(record.game), json);
  say(`ok  ${history.length} moves replayed: every draw and every position follows from the seed.`);
  say(proven(kind, steps));
  return 0;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function readNotes({ commitment, part }: { commitment?: string; part?: string }): Noted {
  if (commitment !== undefined && !HEX.test(commitment)) throw new UsageError('--commitment is 64 hexadecimal digits.');
  const found = part === undefined ? undefined : PART.exec(part);
  if (found === null) throw new UsageError('--part is the seat, from 0, a colon and 64 hexadecimal digits.');
  return { commitment, ...(found ? { part: { seat: Number(found[1]), part: found[2] } } : {}) };
}

/** Who sits there, where the record says so. */
function nameAt(json: unknown, seat = 0): string {
  const { players } = json as { players?: readonly { name?: unknown }[] };
  const name = Array.isArray(players) ? players[seat]?.name : undefined;
  return typeof name === 'string' ? `${name} (seat ${seat})` : `seat ${seat}`;
}

const beginning = ({ attempt }: FairStep): string => (attempt === 1 ? '' : ` of beginning ${attempt}`);

function sentenceOf(step: FairStep, json: unknown): string {
  const who = nameAt(json, step.seat);
  switch (step.about) {
    case 'promise':
      return `The server’s secret${beginning(step)} is the one it promised: ${step.told}.`;
    case 'part':
      return `The part of ${who}${beginning(step)} is the one it committed to: ${step.told}.`;
    case 'withheld':
      return `${who} did not tell its part${beginning(step)}, which therefore failed: ${step.told}.`;
    case 'seed':
      return `The seed follows from the secret and all parts: ${step.found}.`;
    case 'seed-promise':
      return `The seed is the one that was promised (SHA-256 ${step.told}).`;
    case 'noted-promise':
      return 'The promise is the one you noted.';
    case 'noted-part':
      return `The part of ${who} is the one you noted.`;
    case 'own-seed':
      return 'The seed was chosen on the device the game was played on.';
  }
}

/** The first thing that is wrong, by name. */
function wrong(step: FairStep): Refusal {
  const { about, told, found, seat } = step;
  const where = beginning(step);
  switch (about) {
    case 'promise':
      return new Refusal(
        'wrong-secret',
        `The secret${where} is not the one the server promised: it gives ${found}, the promise was ${told}.`,
      );
    case 'part':
      return new Refusal(
        'wrong-part',
        `The part of seat ${seat}${where} is not the one it committed to: it gives ${found}, the commitment was ${told}.`,
      );
    case 'withheld':
      return new Refusal('missing-part', `Seat ${seat} committed to a part that the game was played without.`);
    case 'seed':
      return new Refusal('wrong-seed', `The seed does not follow from the secret and the parts: they give ${found}.`);
    case 'noted-part':
      return new Refusal('wrong-part', `The part of seat ${seat} is not the one you noted: the record says ${found}.`);
    case 'noted-promise':
      return new Refusal('wrong-promise', `The promise is not the one you noted: the record says ${found}.`);
    default:
      return new Refusal('wrong-seed', 'The seed is not the one that was promised: its SHA-256 is not the commitment.');
  }
}

function proven(kind: FairKind, steps: readonly FairStep[]): string {
  const noted = steps.some(({ about }) => about.startsWith('noted'));
  if (kind === 'own') return 'Proven: the moves follow from the seed. Who chose the seed, and how, nobody can tell.';
  if (kind === 'seed') {
    return (
      'Proven: the seed was settled when the commitment was told. This is the older, weaker kind: the server alone chose the seed, ' +
      'and whoever knew the commitment could work out the draws (docs/fairness.md).'
    );
  }
  const parts = steps.filter(
    ({ about, attempt }) => about === 'part' && attempt === steps.find((s) => s.about === 'seed')!.attempt,
  );
  const who =
    parts.length === 0
      ? 'No player added a part: the server alone settled the draws when it made its promise.'
      : `Proven: the draws follow from the server’s secret and ${parts.length === 1 ? 'one player’s part' : `the parts of ${parts.length} players`}, none of which could be changed after it was committed to.`;
  return noted
    ? who
    : `${who} Compare promise and parts with those the table showed you: --commitment and --part do it.`;
}
