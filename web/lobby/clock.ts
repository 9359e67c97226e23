import type { ClockSpec, TimeoutRule } from '#wire';
import { inWords } from './spans.ts';
import { lobbyWording } from './words/index.ts';

const MS = 1000;

/** So long for every turn: what a turn takes is given back. */
const isByTurn = ({ bank, increment, cap }: ClockSpec): boolean => increment >= cap && bank >= cap;

/** A clock in figures: 20 min + 20 s a turn. */
export function clockFigures(clock: ClockSpec | null): string {
  const words = lobbyWording.value;
  if (!clock) return words.clocks.none;
  if (isByTurn(clock)) return words.turnFigures(inWords(clock.cap * MS));
  if (clock.increment === 0) return inWords(clock.bank * MS);
  return words.gameFigures(inWords(clock.bank * MS), inWords(clock.increment * MS));
}

/** A clock in a sentence, and what happens at zero. */
export function clockSentence(clock: ClockSpec | null, timeout: TimeoutRule): string {
  const words = lobbyWording.value;
  if (!clock) return words.noClockSentence;
  const bank = inWords(clock.bank * MS);
  const time = isByTurn(clock)
    ? words.turnClock(inWords(clock.cap * MS))
    : clock.increment === 0
      ? words.plainClock(bank)
      : words.gameClock(bank, inWords(clock.increment * MS));
  return `${time} ${words.atZero[timeout]}`;
}
