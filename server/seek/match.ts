import type { Pace } from '#wire';

/** A table that somebody would sit down at. */
interface Choice {
  readonly game: string;
  readonly seats: number;
}

/** Somebody who waits: what they would sit down at, the one liked best first. */
export interface Waiting {
  readonly id: string;
  readonly since: number;
  readonly choices: readonly Choice[];
  readonly pace: Pace;
  readonly rated: boolean;
  /** Milliseconds after which bots may fill up; null where only people will do. */
  readonly wait: number | null;
}

/** People who fit together, the longest waiting first, and how many bots sit down with them. */
export interface Group extends Choice {
  readonly pace: Pace;
  readonly rated: boolean;
  readonly people: readonly string[];
  readonly bots: number;
}

/** Two who do not want to meet. */
export type Apart = (one: string, other: string) => boolean;

const NOBODY: Apart = () => false;

/**
 * Who sits down together. Whoever has waited longest chooses first, and of the tables that would be complete takes the one with those who
 * have waited longest as well; where the patience of somebody is at its end, bots fill up. It knows nothing but what it is given, so every
 * process comes to the same groups.
 */
export function match(waiting: readonly Waiting[], now: number, apart = NOBODY): Group[] {
  const free = inLine(waiting);
  const groups: Group[] = [];
  for (const first of inLine(waiting)) {
    if (!free.includes(first)) continue;
    const found = best(complete(first, free, apart)) ?? best(filledUp(first, free, now, apart));
    if (!found) continue;
    groups.push(groupOf(found));
    for (const one of found.people) free.splice(free.indexOf(one), 1);
  }
  return groups;
}

/** Who would fit somebody who still waits, at the table that lacks the fewest. */
export function companyOf(own: Waiting, waiting: readonly Waiting[], apart = NOBODY): Group | undefined {
  const tables = own.choices.map((choice) => tableFor(choice, own, inLine(waiting), apart));
  const lacking = ({ seats, people }: Table) => seats - people.length;
  const [nearest] = tables.filter(({ people }) => people.length > 1).sort((a, b) => lacking(a) - lacking(b));
  return nearest && groupOf(nearest);
}

interface Table extends Choice {
  readonly people: readonly Waiting[];
}

const inLine = (waiting: readonly Waiting[]): Waiting[] =>
  [...waiting].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));

const groupOf = ({ game, seats, people }: Table): Group => ({
  game,
  seats,
  pace: people[0].pace,
  rated: people[0].rated,
  people: inLine(people).map(({ id }) => id),
  bots: seats - people.length,
});

function complete(first: Waiting, free: readonly Waiting[], apart: Apart): Table[] {
  return first.choices
    .map((choice) => tableFor(choice, first, free, apart))
    .filter(({ people, seats }) => people.length === seats);
}

/** Those who wait for people alone are not asked to sit down with bots. */
function filledUp(first: Waiting, free: readonly Waiting[], now: number, apart: Apart): Table[] {
  if (first.wait === null || first.since + first.wait > now) return [];
  const takeBots = free.filter(({ wait }) => wait !== null);
  const tables = first.choices.map((choice) => tableFor(choice, first, takeBots, apart));
  const bots = ({ seats, people }: Table) => seats - people.length;
  const most = Math.max(...tables.map(({ people }) => people.length));
  const fewest = Math.min(...tables.filter(({ people }) => people.length === most).map(bots));
  return tables.filter((table) => table.people.length === most && bots(table) === fewest);
}

function tableFor(choice: Choice, first: Waiting, free: readonly Waiting[], apart: Apart): Table {
  const people = [first];
  for (const other of free) {
    if (people.length === choice.seats) break;
    if (other === first || other.id === first.id || !wants(other, choice, first)) continue;
    if (people.every((one) => !apart(one.id, other.id))) people.push(other);
  }
  return { ...choice, people };
}

const wants = ({ pace, rated, choices }: Waiting, { game, seats }: Choice, first: Waiting): boolean =>
  pace === first.pace &&
  rated === first.rated &&
  choices.some((choice) => choice.game === game && choice.seats === seats);

/** The table with those who have waited longest; of two that begin alike the larger one. */
function best(tables: readonly Table[]): Table | undefined {
  return tables.reduce<Table | undefined>(
    (found, table) => (!found || isBetter(table, found) ? table : found),
    undefined,
  );
}

function isBetter({ people: ours }: Table, { people: theirs }: Table): boolean {
  for (let i = 0; i < Math.min(ours.length, theirs.length); i++) {
    if (ours[i].since !== theirs[i].since) return ours[i].since < theirs[i].since;
  }
  return ours.length > theirs.length;
}
