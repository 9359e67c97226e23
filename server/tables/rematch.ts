import { gameById } from '#games';
import { Refusal } from '#kernel';
import { promise, sayReady } from './beginning.ts';
import type { Deed, Opening } from './entry.ts';
import { type Hall, unknownTable } from './hall.ts';
import { newTableId } from './keys.ts';
import { mustSit, type Person } from './people.ts';
import type { Sitting } from './sitting.ts';

/**
 * The same people again, everybody one seat further; it begins by itself when all have asked for it. The old log names the new table first, so that two who ask at once get
 * the same one, and one that was named but never opened is opened at the next request.
 */
export async function openRematch(hall: Hall, table: string, person: Person): Promise<{ table: string; seat: number }> {
  let asker = -1;
  const old = await hall.look(table, (sitting) => {
    asker = mustSit(sitting, person);
    if (sitting.status !== 'over') throw new Refusal('not-over', 'A rematch follows when the game is over.');
    return sitting;
  });
  if (old.rematch === null) {
    await hall.act(table, 'rematch', () => ({ kind: 'rematch', seat: asker, to: newTableId() }));
  }
  const to = await hall.look(table, ({ rematch }) => rematch!);
  const seats = old.opening.seats;
  const seat = (asker + 1) % seats;
  const exists = await hall
    .look(to, () => true)
    .catch((error) => {
      if (error instanceof Refusal && error.code === unknownTable(to).code) return false;
      throw error;
    });
  if (!exists) {
    await hall.open(to, deedsOf(old, asker)).catch(async (error) => {
      // Somebody opened it in this very moment, or it really cannot be opened.
      if (!(await hall.look(to, () => true).catch(() => false))) throw error;
    });
  }
  // Whoever asks for what somebody else has asked for agrees to it; it may have begun already.
  await hall
    .act(to, null, (sitting) => sayReady(sitting, seat))
    .catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  return { table: to, seat };
}

/** A new table is played with the figures of today, unless the old one had an edition. */
const figuresOf = ({ game, edition, figures }: Opening): string | undefined =>
  edition ? figures : gameById(game).figures;

function deedsOf({ opening, chairs, version, game }: Sitting, asker: number): Deed[] {
  const further = (seat: number): number => (seat + 1) % chairs.length;
  const joins = chairs.flatMap(({ holder }, seat): Deed[] =>
    holder ? [{ kind: 'join', ...holder, seat: further(seat), host: seat === asker }] : [],
  );
  const again = { ...opening, version, package: game?.game.package, figures: figuresOf(opening), seed: undefined };
  return [
    { kind: 'open', ...again, sought: true },
    promise(),
    ...joins,
    // Who asks for it agrees; the others say so when they come.
    { kind: 'ready', seat: further(asker) },
  ];
}
