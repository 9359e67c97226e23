import { openGameOf } from '#games';
import {
  checkFairness,
  compareNotes,
  compareSights,
  type FairKind,
  type Fairness,
  type FairStep,
  type Noted,
  type NoteStep,
  type Notes,
  Refusal,
  readNotes,
  replay,
} from '#kernel';
import { readJson } from '../files.ts';
import { readArguments, UsageError } from '../options.ts';

const HEX = /^[0-9a-f]{64}$/;
const PART = /^(\d+):([0-9a-f]{64})$/;

/** `engawa verify`: did nobody choose the draws, and does every move and draw follow? docs/fairness.md says what that proves. */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    commitment: { type: 'string' },
    part: { type: 'string' },
    notes: { type: 'string' },
  });
  if (positionals.length !== 1) {
    throw new UsageError(
      'Say which record: engawa verify <record.json> --notes <notes.json>, or --commitment <hex> --part <seat>:<hex>',
    );
  }
  const json = readJson(positionals[0]);
  const notes = values.notes === undefined ? undefined : readNotes(readJson(values.notes));
  const { kind, steps } = checkFairness(json, readNoted(values));
  for (const step of steps) {
    if (!step.ok) throw wrong(step);
    say(`ok  ${sentenceOf(step, json)}`);
  }
  if (notes) compare(compareNotes(notes, (json as { fairness?: Fairness }).fairness), json);
  const record = json as { game: unknown; players?: readonly { name: string }[] };
  const table = replay(await openGameOf(record), json);
  say(`ok  ${table.history.length} moves replayed: every draw and every position follows from the seed.`);
  if (notes) compare(compareSights(notes, table), json);
  say(proven(kind, steps, json, notes));
  return 0;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function readNoted({ commitment, part }: { commitment?: string; part?: string }): Noted {
  if (commitment !== undefined && !HEX.test(commitment)) throw new UsageError('--commitment is 64 hexadecimal digits.');
  const found = part === undefined ? undefined : PART.exec(part);
  if (found === null) throw new UsageError('--part is the seat, from 0, a colon and 64 hexadecimal digits.');
  return { commitment, ...(found ? { part: { seat: Number(found[1]), part: found[2] } } : {}) };
}

/** What was noted at the table against the record. */
function compare(steps: readonly NoteStep[], json: unknown): void {
  for (const step of steps) {
    const { about, attempt = 0, told, found } = step;
    const [ok, bad] = NOTED[about];
    const where = attempt > 1 ? ` of beginning ${attempt}` : '';
    const worded = (words: string): string => words.replace('#', nameAt(json, step.seat)).replace('@', where);
    if (!step.ok) throw new Refusal('not-as-noted', `${worded(bad)} Noted: ${told}; in the record: ${found}.`);
    say(`ok  ${worded(ok)}`);
  }
}

/** `#` is who sits there, `@` in which beginning. */
const NOTED: Readonly<Record<NoteStep['about'], readonly [ok: string, bad: string]>> = {
  'seen-table': [
    'The record is of the table of your notes.',
    'The record says nothing of promises and parts, or of another table.',
  ],
  'seen-promise': ['The promise@ is the one you noted.', 'The promise@ is not the one you noted.'],
  'seen-list': [
    'The parts and commitments@ are those you noted.',
    'The parts or commitments@ are not those you noted.',
  ],
  'seen-without': ['Who did not answer@ is as you noted.', 'Who did not answer@ is not as you noted.'],
  'seen-begun': [
    'The game was played with the beginning you saw it begin with.',
    'You saw the game begin with another beginning.',
  ],
  'seen-silent': [
    'The part of #@ did not come; your notes do not say otherwise.',
    'The part of #@ is said not to have come, and was sent.',
  ],
  'noted-part': ['The part of #@ is the one you noted.', 'The part of #@ is not the one you noted.'],
  'seen-first': ['The first position is the one you were shown.', 'The first position is not the one you were shown.'],
  'seen-last': ['The last position is the one you were shown.', 'The last position is not the one you were shown.'],
  'seen-scores': ['The points are those you were shown.', 'The points are not those you were shown.'],
};

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
      return step.found === step.told
        ? `${who} did not tell its part${beginning(step)}, which therefore failed: ${step.told}.`
        : `The part of ${who}${beginning(step)} was not asked for any more, since that failed: ${step.told}.`;
    case 'seed':
      return `The seed follows from the secret and all parts: ${step.found}.`;
    case 'seed-promise':
      return `The seed is the one that was promised (SHA-256 ${step.told}).`;
    case 'noted-promise':
      return 'The promise is the one you noted.';
    case 'noted-part':
      return `The part of ${who} is the one you noted.`;
    case 'own-seed':
      return 'The record names no server: the seed is whatever the device it comes from says.';
    case 'given-position':
      return 'The first position was given, not drawn.';
    case 'structure':
      return 'The list of beginnings and parts is one that a table can have written.';
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
      return new Refusal(
        'wrong-promise',
        `The promise of the game that was played is not the one you noted: the record says ${found}. After a beginning that failed, note the new one.`,
      );
    case 'structure':
      return new Refusal('wrong-structure', FAULTS[found] ?? `No table writes such a record (${found}).`);
    default:
      return new Refusal('wrong-seed', 'The seed is not the one that was promised: its SHA-256 is not the commitment.');
  }
}

/** What no table writes, in words. */
const FAULTS: Readonly<Record<string, string>> = {
  'first-position': 'The record brings its own first position: it was not drawn.',
  'other-table': 'Promise and parts are of another table than the record.',
  bots: 'The record does not agree with itself on which seats are bots.',
  'unknown-seat': 'A part belongs to a seat that the game does not have.',
  'seat-twice': 'A seat has two parts.',
  'bot-part': 'A bot has a part; bots add nothing.',
  'last-failed': 'The last beginning in the record failed: the one that was played is missing.',
  'nobody-silent': 'A beginning is said to have failed though nobody was silent.',
  'silent-twice': 'A seat is said to have been silent twice.',
  'silent-part': 'A seat that is said to have been silent told its part.',
  'late-part': 'A seat that was not asked any more has a part.',
};

function proven(kind: FairKind, steps: readonly FairStep[], json: unknown, notes: Notes | undefined): string {
  const noted = notes !== undefined || steps.some(({ about }) => about.startsWith('noted'));
  const compare = noted
    ? ''
    : ' Compare promise and parts with those the table showed you: --notes, or --commitment and --part, do it.';
  if (kind === 'own') return 'Proven: the moves follow from the seed. Who chose the seed, and how, nobody can tell.';
  if (kind === 'seed') {
    return (
      'Proven: the seed fits the commitment. This is the older, weaker kind: the server alone chose the seed, ' +
      `and whoever knew the commitment could work out the draws (docs/fairness.md).${compare}`
    );
  }
  return `${whatPartsProve(json as TableRecord)}${compare}`;
}

interface TableRecord {
  readonly seats: number;
  readonly fairness: Fairness;
}

function whatPartsProve(record: TableRecord): string {
  const { fairness, seats } = record;
  const { attempts, bots, contributions } = fairness;
  const adding = attempts[attempts.length - 1].seats.map(({ seat }) => seat);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !adding.includes(seat) && !bots.includes(seat),
  );
  const names = (some: readonly number[]): string => some.map((seat) => nameAt(record, seat)).join(', ');
  if (adding.length === 0) {
    return 'No player added a part: the draws are the server’s choice. Only that they follow from its secret is proven.';
  }
  return [
    `Proven: the draws follow from the server’s secret and the parts of ${names(adding)}.`,
    ...(others.length > 0 ? [`${names(others)} added none, and has to trust the others that nobody chose.`] : []),
    ...(attempts.length > 1 ? [`${attempts.length - 1} beginning(s) failed before: did the table show you so?`] : []),
    ...(contributions === 'open'
      ? ['Parts were told when sitting down: a server in league with the last to sit down could choose.']
      : []),
  ].join(' ');
}
