import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digest } from '../chacha.ts';
import { newPart } from '../fair.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Party } from '../party.ts';
import { engawa } from '../serving.ts';
import { withheld } from './parts.ts';

type Loose = Record<string, unknown>;

/** The record of a game of two people and a bot, as it was downloaded. */
async function playedGame(field: Parameters<Attack['run']>[0]): Promise<{ record: Loose; party: Party }> {
  const party = await Party.open(field, { people: 2, bots: ['greedy'] });
  mustHold(party.takesParts, 'the table takes no parts');
  await party.begin();
  await party.play(30);
  await party.resign();
  const record = (await party.record()) as unknown as Loose;
  party.leave();
  return { record, party };
}

/** Runs `engawa verify` over a record. */
async function verify(record: Loose, ...more: string[]): Promise<{ status: number; said: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-record-'));
  const file = path.join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const answer = await engawa(['verify', file, ...more]);
  rmSync(folder, { recursive: true, force: true });
  return answer;
}

const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** A copy with something changed; the digest, which anybody can compute, made to fit. */
function tampered(record: Loose, change: (copy: Loose) => void): Loose {
  const copy = structuredClone(record);
  change(copy);
  const { format, game, version, seats, options, seed, state, start, moves, hashes, over, scores } = copy;
  const body = {
    format,
    game,
    version,
    seats,
    options,
    seed,
    ...(state === undefined ? {} : { state }),
    start,
    moves,
    hashes,
    over,
    scores,
  };
  return { ...copy, digest: digest(JSON.stringify(body)).toString('hex') };
}

interface Told {
  commitment: string;
  secret: string;
  seats: { seat: number; commitment: string; part: string }[];
  without: number[];
}
const attempts = (record: Loose): Told[] => (record.fairness as { attempts: Told[] }).attempts;
const last = (record: Loose): Told => attempts(record).at(-1)!;
const lines = (record: Loose, field: string): string[] => record[field] as string[];

/** What is changed, and a word that the first wrong part must be named with. */
const CHANGES: readonly [string, (copy: Loose) => void, RegExp][] = [
  ['the server’s secret', (copy) => (last(copy).secret = other(last(copy).secret)), /secret|promise/i],
  ['the commitment', (copy) => (last(copy).commitment = other(last(copy).commitment)), /secret|promise|commitment/i],
  ['a contribution', (copy) => (last(copy).seats[1].part = newPart()), /\bpart\b|contribution|seat/i],
  ['a seat’s commitment', (copy) => (last(copy).seats[0].commitment = newPart()), /\bpart\b|contribution|seat/i],
  ['a contribution left out', (copy) => last(copy).seats.pop(), /seed/i],
  ['the seed', (copy) => (copy.seed = other(copy.seed as string)), /seed/i],
  ['a draw', (copy) => (lines(copy, 'hashes')[5] = other(lines(copy, 'hashes')[5])), /move 6\b|position|draw/i],
  ['the first position', (copy) => (copy.start = other(copy.start as string)), /start|begin|first|set-?up|position/i],
  [
    'a move',
    (copy) => {
      const moves = lines(copy, 'moves');
      const at = moves.findIndex((move, i) => i > 2 && move !== moves[i + 1]);
      [moves[at], moves[at + 1]] = [moves[at + 1], moves[at]];
    },
    /move \d+/i,
  ],
];

/** Those the quick run has time for: a process each. */
const QUICK = new Set(['the server’s secret', 'the commitment', 'a contribution', 'a draw', 'a move']);

const tampering: Attack = {
  name: 'records tampered with',
  holds: '“engawa verify” accepts the honest record and names the first wrong part of every other',
  quick: true,
  async run(field) {
    const { record, party } = await playedGame(field);
    const honest = await verify(record, '--commitment', party.summary.commitment ?? '');
    mustHold(honest.status === 0, `the honest record is refused: ${honest.said.trim()}`);
    const answers = await Promise.all(
      CHANGES.filter(([what]) => !field.quick || QUICK.has(what)).map(async ([what, change, names]) => ({
        what,
        names,
        ...(await verify(tampered(record, change))),
      })),
    );
    for (const { what, names, status, said } of answers) {
      mustHold(status !== 0, `${what} was changed, and the record is accepted`);
      mustHold(names.test(said), `${what} was changed, and the answer is “${said.trim()}”`);
      mustHold(!/\bat .*\.(ts|js):\d+/.test(said), `${what} was changed, and the answer is a stack trace`);
    }
    return `${answers.length} changes`;
  },
};

const another: Attack = {
  name: 'another game’s fairness',
  holds: 'the secret, parts and seed of another table do not pass for those of this one, nor a note of another promise',
  async run(field) {
    const [one, two] = [await playedGame(field), await playedGame(field)];
    const swapped = tampered(one.record, (copy) => {
      copy.fairness = two.record.fairness;
    });
    mustHold((await verify(swapped)).status !== 0, 'the fairness of another table is accepted');
    const noted = await verify(one.record, '--commitment', last(two.record).commitment);
    mustHold(noted.status !== 0, 'a record whose promise is another than the one noted is accepted');
    return undefined;
  },
};

const removed: Attack = {
  name: 'a failed beginning left out',
  holds: 'a record from which a beginning that failed was taken out is refused',
  patient: true,
  async run(field) {
    const { party } = await withheld(field);
    await party.resign();
    const record = (await party.record()) as unknown as Loose;
    party.leave();
    const honest = await verify(record);
    mustHold(honest.status === 0, `the honest record is refused: ${honest.said.trim()}`);
    for (const at of [0, 1]) {
      const answer = await verify(tampered(record, (copy) => attempts(copy).splice(at, 1)));
      mustHold(answer.status !== 0, `attempt ${at + 1} was taken out, and the record is accepted`);
      mustHold(/attempt|beginning|secret|promise|seed/i.test(answer.said), `the answer is “${answer.said.trim()}”`);
    }
    return undefined;
  },
};

export const recordsRow: Row = {
  title: 'critical · “fair, and you can check it”',
  attacks: [tampering, another, removed],
};
