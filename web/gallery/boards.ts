import type { Drawn, House } from '#drawing';
import type { Language, State } from '#kernel';

/** What a game's `view/index.ts` gives. */
interface Board {
  draw(view: State, viewer: number, language: Language, names?: readonly string[]): Drawn;
  /** The house of each seat. */
  readonly HOUSES: readonly House[];
}

const modules = import.meta.glob<Board>('../../games/*/view/index.ts');

export async function loadBoard(game: string): Promise<Board> {
  const load = modules[`../../games/${game}/view/index.ts`];
  if (!load) throw new Error(`${game} has no board yet`);
  return load();
}
