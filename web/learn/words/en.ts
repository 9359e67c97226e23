import type { Verdict } from '../lesson.ts';

/** What is said around lessons, in English. The other languages have the same shape. */
export const en = {
  title: (game: string) => `Learn ${game}`,
  heading: (game: string) => `${game} · Lesson`,
  none: 'There is no lesson for this game yet. The rulebook has everything.',
  next: 'Next',
  back: 'Back',
  leave: 'Leave the lesson',
  of: (n: number, total: number) => `${n} of ${total}`,
  step: (n: number, total: number) => `Step ${n} of ${total}`,
  tryIt: 'Try it: choose what is ringed.',
  newHere: 'New here:',
  decision: (n: number, total: number) => `Your own decision ${n} of ${total}`,
  choose: 'Choose on the board or a row here',
  verdicts: {
    best: (choice: string) => `The strongest here: ${choice}`,
    close: (choice: string) => `Too close to the best to tell: ${choice}`,
    weak: (choice: string) => `Playable, but others do more: ${choice}`,
  } satisfies Record<Verdict, (choice: string) => string>,
  uncounted: (choice: string) => `You chose: ${choice}`,
  counted: (games: number) => `Bots played on from here ${games} times with each choice. Games you won:`,
  won: (n: number, games: number) => `${n} of ${games}`,
  best: 'best here',
  yours: 'yours',
  why: 'Why:',
  goOn: 'Go on',
  another: 'Try another',
  goesOnWith: (choice: string) => `The lesson goes on with: ${choice}`,
  again: 'From the start',
  ready: 'Now it is your turn: three free turns against an apprentice.',
  readyLead: 'Everything you have met is open to you. Whenever you like, ask for advice.',
  begin: 'Begin',
  free: (n: number, total: number) => `Free turn ${n} of ${total}`,
  advice: 'Advice',
  done: 'Three turns of your own: you know how to play.',
  doneLead: 'Go on with this very game, or begin a whole one.',
  playOn: 'Go on with this game',
  finish: 'Play an easy bot',
};

export type LearnWording = typeof en;
