import { checkEdition } from '#games/checking.ts';
import type { Game } from '#kernel';
import { inputSpec } from '../../bots/inputs.ts';
import { mindOf } from '../../bots/mind.ts';
import { loadGame, loadPlayed, takeOthersFrom } from '../library.ts';
import type { TrialNews, TrialQuestion } from './trial.ts';

/** Do the nets of a game read an edition of it as they read the game? */
function netFits(game: Game, edition: Game): boolean {
  const [least, most] = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  if (!mindOf(game).features) return false;
  return counts.every((seats) => inputSpec(game, seats).hash === inputSpec(edition, seats).hash);
}

async function attempt({ game: id, other, edition }: TrialQuestion): Promise<TrialNews> {
  if (other) takeOthersFrom(Promise.resolve([other]));
  const game = await loadGame(id, 'en');
  if (!game) throw new Error(`no game "${id}"`);
  // Its press is found by the way.
  await loadPlayed({ game: id, edition }, 'en').catch(() => undefined);
  const made = await checkEdition(game, edition, (done, all) => self.postMessage({ done, all } satisfies TrialNews));
  return { accepted: { net: netFits(game, made) } };
}

/** The worker in which editions are tried. */
self.addEventListener('message', async ({ data }: MessageEvent<TrialQuestion>) => {
  const news = await attempt(data).catch(
    (error: unknown): TrialNews => ({
      wrong: error instanceof Error ? error.message : String(error),
    }),
  );
  self.postMessage(news);
});
