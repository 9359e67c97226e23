import type { Drawn } from '#drawing';
import type { Language, State } from '#kernel';

type Draw = (view: State, viewer: number, language: Language) => Drawn;

/** The boards there are, by game. */
const modules = import.meta.glob<{ draw: Draw }>('../../games/*/view/index.ts');

export async function loadDraw(game: string): Promise<Draw | undefined> {
  return (await modules[`../../games/${game}/view/index.ts`]?.())?.draw;
}
