import type { InstalledGame } from '#wire';
import { otherGame } from '../library.ts';

/** What the page asks the worker that tries editions. */
export interface TrialQuestion {
  readonly game: string;
  /** Where the game is found, if it is not of the house. */
  readonly other?: InstalledGame;
  readonly edition: unknown;
}

/** How far it is, that all is well, or the sentence that says what is not. */
export interface TrialNews {
  readonly done?: number;
  readonly all?: number;
  readonly accepted?: { readonly net: boolean };
  readonly wrong?: string;
}

/** Tries an edition with many games at random, in a worker so that the page stays responsive. Gives how to stop it. */
export function tryEdition(game: string, edition: unknown, told: (news: TrialNews) => void): () => void {
  const worker = new Worker(new URL('./trier.ts', import.meta.url), { type: 'module' });
  const hear = (news: TrialNews): void => {
    told(news);
    if (news.accepted || news.wrong) worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ wrong: message || 'worker failed' }));
  void otherGame(game).then((other) => worker.postMessage({ game, other, edition } satisfies TrialQuestion));
  return () => worker.terminate();
}
