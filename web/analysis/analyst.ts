import {
  botDice,
  type JudgedTurn,
  judgedLong,
  judgeTurn,
  keptAnalysis,
  keptTurn,
  type PlayedTurn,
  partOf,
  questionOfTurn,
  suspects,
  turnsOf,
  weigh,
  wordsOfTurn,
} from '#bots';
import { type Game, type GameRecord, replay, type State, type Table } from '#kernel';
import { loadPlayed, takeOthersFrom } from '../library.ts';
import { loadNet } from '../play/nets.ts';
import type { AnalystAnswer, AnalystQuestion } from './questions.ts';

/** The game that is looked at: one at a time. */
let open: { readonly digest: string; readonly table: Table; readonly turns: readonly PlayedTurn<State>[] } | undefined;

async function gameOf({ record, other, language }: AnalystQuestion): Promise<Game> {
  if (other) takeOthersFrom(Promise.resolve([other]));
  const game = await loadPlayed(record, language);
  if (!game) throw new Error(`no game "${record.game}"`);
  await loadNet(record.game, record.seats);
  return game;
}

function opened(game: Game, record: GameRecord) {
  if (open?.digest !== record.digest) {
    const table = replay(game, record);
    open = { digest: record.digest, table, turns: turnsOf(table) };
  }
  return open;
}

async function answer(question: AnalystQuestion): Promise<Omit<AnalystAnswer, 'id'>> {
  const { record, wish, language, names } = question;
  const game = await gameOf(question);
  if (wish.do === 'tell') {
    return { told: wordsOfTurn(game, record, wish.from, wish.better, (seat) => names[seat], language) };
  }
  const { table, turns } = opened(game, record);
  if (wish.do === 'open') return { turns: turns.length };
  if (wish.do === 'suspect') return { suspects: suspects(wish.turns, table.seats) };
  if (wish.do === 'weigh') return { analysis: keptAnalysis(table, record.digest, weigh(table, wish.turns), wish) };
  const played = turns[wish.turn];
  // Whoever judges it comes to the same.
  const seed = `${record.digest} ${wish.turn}`;
  if (wish.do === 'part') return { found: partOf(game, questionOfTurn(game, played, seed), wish.part) };
  if (wish.do === 'judge')
    return { judged: untold(judgeTurn(game, table.seats, played, wish.simulations, botDice(seed))) };
  const judged = untold(judgedLong(game, played, wish.found, botDice(seed)));
  const better = judged.verdict === 'fine' ? undefined : judged.better.map(game.lexicon.text);
  return { judged, deeper: { turn: keptTurn(judged), better } };
}

/** It is told in the reader's language when it is shown. */
const untold = ({ told: _, ...judged }: JudgedTurn): JudgedTurn => judged;

/** The worker that looks at a finished game again. */
self.addEventListener('message', async ({ data }: MessageEvent<AnalystQuestion>) => {
  let said: AnalystAnswer;
  try {
    said = { id: data.id, ...(await answer(data)) };
  } catch (error) {
    said = { id: data.id, fault: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(said);
});
