import type { Field } from './field.ts';

/** One attack: what must hold against it, and the try. It throws, with a sentence, when it got through. */
export interface Attack {
  readonly name: string;
  readonly holds: string;
  /** Part of the quick run, which `npm test` makes. */
  readonly quick?: boolean;
  /** It mostly waits: it begins at once, beside the others, and is reported in its place. */
  readonly patient?: boolean;
  /** It needs a server with settings of its own, so it says nothing about one that runs already. */
  readonly ownServer?: boolean;
  /** It needs PostgreSQL, Redis and two processes. */
  readonly two?: boolean;
  /** What was measured, where there is something to tell. */
  run(field: Field): Promise<string | undefined>;
}

/** Attacks on one row of the review. */
export interface Row {
  readonly title: string;
  readonly attacks: readonly Attack[];
}

/** The attack got through; the message says how. */
class GotThrough extends Error {}

export function mustHold(held: boolean, otherwise: string): asserts held {
  if (!held) throw new GotThrough(otherwise);
}

export interface Tally {
  passed: number;
  failed: number;
}

const MOST_MS = 240_000;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Never longer than it may: an attack that hangs has shown something, too. */
async function bounded(attack: Attack, field: Field): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GotThrough(`no end after ${MOST_MS / 1000} s`)), MOST_MS);
  });
  try {
    return await Promise.race([attack.run(field), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the rows in their order and prints a line for each attack. */
export async function attackAll(rows: readonly Row[], field: Field): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const started = new Map<Attack, Promise<string | undefined>>();
  for (const { attacks } of rows) {
    for (const attack of attacks) {
      if (!attack.patient) continue;
      const running = bounded(attack, field);
      // It is looked at in its place.
      running.catch(() => undefined);
      started.set(attack, running);
    }
  }
  for (const { title, attacks } of rows) {
    if (attacks.length === 0) continue;
    say(`\n${title}`);
    for (const attack of attacks) {
      const mark = Date.now();
      try {
        const measured = await (started.get(attack) ?? bounded(attack, field));
        tally.passed++;
        say(`  ok    ${attack.name}: ${attack.holds}${measured ? ` (${measured})` : ''}; ${seconds(mark)}`);
      } catch (error) {
        tally.failed++;
        const why = error instanceof GotThrough ? error.message : `it could not be tried: ${String(error)}`;
        say(`  FAIL  ${attack.name}: ${attack.holds} – ${why}; ${seconds(mark)}`);
      }
    }
  }
  return tally;
}
