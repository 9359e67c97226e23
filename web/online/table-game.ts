import type { Game } from '#kernel';
import type { Summary } from '#wire';
import type { Face } from '../face.ts';
import { loadPlayedWithFace } from '../library.ts';
import { ApiError, ask, refusal } from './api.ts';

/** The game of a table, with the figures it is played with there: a table under way keeps its own when those of the game change. */
export async function gameOfTable({
  table,
  game: id,
  figures,
  edition,
}: Summary): Promise<{ readonly game: Game; readonly view: Face | undefined }> {
  const told = edition && (await ask<{ edition: unknown }>('GET', `/api/tables/${table}/edition`));
  const { game, view } = await loadPlayedWithFace({ game: id, figures: figures ?? undefined, edition: told?.edition });
  if (!game) throw new ApiError('unknown-game', id);
  // A page that is older than the server would draw another game than the one that is played.
  if (figures !== null && game.figures !== figures) {
    throw refusal({ code: 'wrong-figures', message: 'This page does not know the figures of this table; reload it.' });
  }
  return { game, view };
}
