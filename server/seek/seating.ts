import { randomInt } from 'node:crypto';
import { gameById } from '#games';
import { Refusal } from '#kernel';
import { PACES } from '#wire';
import type { SeekRow } from '../store/schema.ts';
import { promise } from '../tables/beginning.ts';
import type { Deed, Taking } from '../tables/entry.ts';
import type { Hall } from '../tables/hall.ts';
import type { Group } from './match.ts';

/** The bot that fills up: neither the weakest nor the strongest. */
const FILLS_UP = 'trader';

/** A group with its seats: by seat the seek that has it, null where a bot does. */
export interface Seating extends Omit<Group, 'people'> {
  readonly seated: readonly (string | null)[];
  /** The longest waiting one. */
  readonly host: string;
}

/** Who sits where is drawn once, when the table is offered, so that every process seats them alike. */
export function seatingOf({ people, ...group }: Group): Seating {
  const seated: (string | null)[] = [...people, ...Array<null>(group.bots).fill(null)];
  for (let i = seated.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [seated[i], seated[j]] = [seated[j], seated[i]];
  }
  return { ...group, seated, host: people[0] };
}

const takingOf = ({ account_id, name, key_hash, phrase_hash }: SeekRow): Taking => ({
  ...(account_id === null ? { as: 'guest' as const } : { as: 'account' as const, account: account_id }),
  name,
  key: key_hash,
  phrase: phrase_hash,
});

/** Opens the table of an offer that everybody accepted; harmless where another process has. */
export async function openSought(
  hall: Hall,
  table: string,
  seating: Seating,
  seeks: ReadonlyMap<string, SeekRow>,
): Promise<void> {
  const isThere = () => hall.look(table, () => true).catch(unlessUnknown);
  if (await isThere()) return;
  await hall.open(table, deedsOf(seating, seeks)).catch(async (error) => {
    if (!(await isThere())) throw error;
  });
}

function unlessUnknown(error: unknown): false {
  if (error instanceof Refusal && error.code === 'unknown-table') return false;
  throw error;
}

function deedsOf({ game: id, seats, pace, rated, seated, host }: Seating, seeks: ReadonlyMap<string, SeekRow>): Deed[] {
  const game = gameById(id);
  const people = seated.flatMap((seek, seat) => (seek === null ? [] : [{ seat, seek }]));
  return [
    {
      kind: 'open',
      game: id,
      version: game.version,
      package: game.package,
      figures: game.figures,
      seats,
      options: {},
      clock: PACES[pace],
      timeout: 'bot',
      listed: true,
      rated,
      watchers: true,
      contributions: 'sealed',
      sought: true,
    },
    promise(),
    ...seated.map((seek, seat): Deed => {
      if (seek === null) return { kind: 'join', seat, as: 'bot', name: FILLS_UP, level: FILLS_UP };
      return { kind: 'join', seat, ...takingOf(seeks.get(seek)!), ...(seek === host ? { host: true } : {}) };
    }),
    // They have said so just now.
    ...people.map(({ seat }): Deed => ({ kind: 'ready', seat })),
  ];
}
