/** A share of the win, or a change of one, in percent. */
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
const change = (share: number): string => `${share < -0.004 ? '−' : '+'}${Math.abs(Math.round(100 * share))} %`;

/** What is said about a finished game that is looked at again, in English. */
export const en = {
  title: (game: string) => `${game} · what happened`,
  analyse: 'Analyse this game',
  working: (done: number, all: number) => `Searching: ${done} of ${all} turns`,
  waiting: 'Waiting for its turn…',
  kept: (seconds: number) => `searched in ${seconds} s, kept`,
  notOver: 'A game is analysed when it is over.',
  failed: 'This game cannot be analysed:',
  again: 'Try again',
  replay: 'Replay',
  chances: 'Chance to win, after each turn',
  legend: 'costly turns, numbered by cost · ○ with the better turn · ← → steps',
  start: 'start',
  end: 'end',
  turn: 'Turn',
  turnOf: (n: number, all: number, who: string) => `Turn ${n} of ${all}, ${who}`,
  asTable: 'The chances as a table',
  whose: 'Whose turns',
  percent,
  change,
  costliest: (n: number, all: number) => `Costliest turn · ${n} of ${all}`,
  next: 'next',
  gaveAway: (who: string, loss: number) => `${who} gave away ${percent(loss)}`,
  did: (what: string) => `Played: ${what}.`,
  better: (what: string) => `Better: ${what}.`,
  chance: (before: number, after: number) => `The chance was ${percent(before)}, then ${percent(after)}.`,
  chanceInstead: (chance: number) => `With the better turn: ${percent(chance)}.`,
  telling: 'Describing both turns …',
  played: 'played',
  flawless: (who: string) => `No turn of ${who} gave much away.`,
  onTurn: (who: string) => `${who}’s turn`,
  fine: 'Nothing better was found.',
  verdicts: {
    fine: (n: number) => `${n} best or near`,
    inaccuracy: (n: number) => (n === 1 ? '1 slip' : `${n} slips`),
    mistake: (n: number) => (n === 1 ? '1 mistake' : `${n} mistakes`),
    blunder: (n: number) => (n === 1 ? '1 blunder' : `${n} blunders`),
  },
  playOn: 'Play on from here',
  step: 'Step the line',
  whole: 'The whole line',
  look: 'Look deeper',
  deeper: 'Looking deeper …',
  looking: (done: number, all: number) => `Looking deeper: ${done} of ${all}`,
  looked: 'Looked deeper ✓',
  accuracy: (who: string) => `Accuracy of ${who}`,
  accuracyMeans:
    'Accuracy is the mean over all turns: 100 where a turn gives nothing away, 64 where it gives away a tenth of the wins, 0 where nearly all. Each turn is judged from what its player could know then.',
  turns: 'Turns',
  luckAndSkill: 'Luck and skill',
  took: (even: number, result: number) => `From an even ${percent(even)} to ${percent(result)}:`,
  luck: 'Luck',
  skill: 'Skill',
  luckMeans:
    'Skill is what own turns gave away and the others’ turns gave; luck is the rest: draws, the place at the table, what nobody could foresee.',
  verdict: (luck: number, skill: number): string =>
    Math.abs(luck) < 0.05 && Math.abs(skill) < 0.05
      ? 'Neither luck nor skill decided much.'
      : Math.abs(luck) > 2 * Math.abs(skill)
        ? luck > 0
          ? 'Mostly luck.'
          : 'Mostly bad luck.'
        : Math.abs(skill) > 2 * Math.abs(luck)
          ? skill > 0
            ? 'Mostly skill.'
            : 'Mostly the choices made.'
          : 'Luck and skill had about equal parts in it.',
  // The end of a game.
  points: (n: number, ahead: number) => (ahead > 0 ? `${n} points, ${ahead} ahead` : `${n} points`),
  turnsPlayed: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  bySource: 'Points by source',
  chooseMoment: 'choose a moment to see its board',
  openBoard: 'Open the board',
  moment: (n: number, all: number) => `Move ${n} of ${all}`,
  placesOf: 'Places',
};

export type AnalysisWording = typeof en;
