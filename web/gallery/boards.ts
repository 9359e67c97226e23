import { gameById } from '#games';
import type { Face } from '../face.ts';

export async function loadBoard(game: string): Promise<Face> {
  const face = await gameById(game).face?.();
  if (!face) throw new Error(`${game} has no board yet`);
  return face as Face;
}
