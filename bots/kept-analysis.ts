import { type Game, type GameRecord, type Language, type NameOf, replay, rngFrom, type Table } from '#kernel';
import { type Analysis, costliest, type JudgedTurn, turnsOf } from './analysis.ts';
import { type ForeseenTurn, foreseen } from './foreseen.ts';
import { type HintMark, marksOf, sayReasons, sayTurn } from './hint-words.ts';
import { whyBetter } from './why.ts';

/** An analysis as it is kept and sent: figures and notation, no words. Who reads it is told the turns in his own language. */
export interface KeptAnalysis {
  readonly format: 'engawa-analysis/1';
  /** The record it is about. */
  readonly digest: string;
  /** How many simulations each turn had; those that a grandmaster looked at again had many more. */
  readonly simulations: number;
  /** How long it took, in milliseconds. */
  readonly took: number;
  readonly turns: readonly KeptTurn[];
  /** The costliest turns of each seat, at most five, the worst first. */
  readonly costly: readonly Costly[];
  readonly skill: readonly number[];
  readonly luck: readonly number[];
  readonly accuracy: readonly number[];
}

/** A turn, by the places of its first and last move in the record. */
export interface KeptTurn extends Pick<JudgedTurn, 'from' | 'to' | 'seat' | 'loss' | 'verdict' | 'long'> {
  /** Shares of the win, by seat: before it, and as it was played. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface Costly {
  /** Which of the turns. */
  readonly turn: number;
  /** The better turn, in notation. */
  readonly better: readonly string[];
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** What is kept of a turn. */
export const keptTurn = ({ from, to, seat, before, after, loss, verdict, long }: JudgedTurn): KeptTurn => ({
  from,
  to,
  seat,
  before: before.map(round),
  after: after.map(round),
  loss: round(loss),
  verdict,
  ...(long && { long }),
});

/** What is kept of an analysis. */
export function keptAnalysis(
  { game }: Table,
  digest: string,
  { turns, skill, luck, accuracy }: Analysis,
  { simulations, took }: { readonly simulations: number; readonly took: number },
): KeptAnalysis {
  const better = (turn: number) => turns[turn].better.map(game.lexicon.text);
  return {
    format: 'engawa-analysis/1',
    digest,
    simulations,
    took: Math.round(took),
    turns: turns.map(keptTurn),
    costly: costliest(turns).map((turn) => ({ turn, better: better(turn) })),
    skill: skill.map(round),
    luck: luck.map(round),
    accuracy: accuracy.map(round),
  };
}

/** A costly turn in words, and both ways of playing it as marks for the board. */
export interface ToldTurn {
  readonly did: string;
  readonly better: string;
  /** Why it would have been better; nothing where that cannot be said. */
  readonly why: string | undefined;
  readonly played: readonly HintMark[];
  readonly instead: readonly HintMark[];
}

/** Tells what a turn did and what would have been better, from what its seat could know then. */
export function wordsOfTurn(
  game: Game,
  record: GameRecord,
  from: number,
  better: readonly string[],
  nameOf: NameOf,
  lang: Language,
): ToldTurn {
  const turn = turnsOf(replay(game, record)).find((one) => one.from === from)!;
  const line = better.map(game.lexicon.parse);
  const tell = (line: readonly number[]): ForeseenTurn =>
    foreseen(game, turn.view, turn.seat, line, rngFrom(record.digest));
  const [did, instead] = [tell(turn.line), tell(line)];
  return {
    did: sayTurn(game, did, nameOf, lang),
    better: sayTurn(game, instead, nameOf, lang),
    why: sayReasons(game, whyBetter(game, turn.view, turn.seat, line, turn.line, rngFrom(record.digest)), lang),
    played: marksOf(did),
    instead: marksOf(instead),
  };
}
