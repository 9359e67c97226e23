import { botById, hintFor, hintSteps, TurnPlan } from '#bots';
import { rngFrom, type State } from '#kernel';
import { loadPlayed, takeOthersFrom } from '../library.ts';
import { loadNet } from './nets.ts';
import type { Question, Thought } from './thinking.ts';

const HINT_SIMULATIONS = 150;

/** Turns under way, by game, player count, seat and level. */
const plans = new Map<string, TurnPlan<State>>();

async function think(question: Question): Promise<Omit<Thought, 'id'>> {
  const { game: gameId, figures, other, seats, cells, seat, level, seed, milliseconds, played, advice } = question;
  if (other) takeOthersFrom(Promise.resolve([other]));
  const game = await loadPlayed(question, advice?.language);
  if (!game) throw new Error(`no game "${gameId}"`);
  const view = game.layout.create(seats);
  view.cells.set(cells);
  const key = `${gameId} ${figures} ${seats} ${seat} ${level}`;
  const planned = played && plans.get(key)?.next(view, played);
  if (planned) return { move: planned.move, planned: true };
  await loadNet(gameId, seats);
  if (advice) {
    const hint = hintFor(game, view, seat, rngFrom(seed), HINT_SIMULATIONS, milliseconds);
    return { steps: hintSteps(game, hint, (who) => advice.names[who], advice.language) };
  }
  const decision = botById(level).choose(game, view, seat, rngFrom(seed), milliseconds, played !== undefined);
  const plan = new TurnPlan(game, seat);
  plan.keep(decision, view);
  plans.set(key, plan);
  return { move: decision.move };
}

/** The worker in which bots think. It is given what their seat may know, and nothing else. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  let answer: Thought;
  try {
    answer = { id: data.id, ...(await think(data)) };
  } catch (error) {
    answer = { id: data.id, fault: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
