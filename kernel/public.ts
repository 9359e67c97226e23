/**
 * What authors of games build on, the games of this house included: `import { defineGame } from 'engawa'`. Drawing, faces, minds and
 * tests have entrances of their own (`engawa/drawing`, …); docs/games.md explains all of them with examples.
 */

// A game

export {
  /** Whole numbers that some figures may have in an edition. */
  between,
  /** Words that some figures may have in an edition. */
  oneOf,
  /** What of a game an edition may change, and how far. */
  type Ranges,
  /** Counts of which none need be there, like the goods of a price, in an edition. */
  upTo,
} from './edition/ranges.ts';
export type {
  /** The component files of a game by name. */
  Figures,
} from './figures.ts';
export {
  /** The points of one seat by category; they sum up to its score. */
  type Breakdown,
  /** Where the rulebook speaks of a category of points, and whether they are counted at the end only. */
  type Category,
  /** Makes a game of its rules, and of a mind and a face where it has them. */
  defineGame,
  /** What everybody else uses: the rules, and what the kernel derives from them. */
  type Game,
  /** The reason why a move is refused that is none of the pending step; the same in every game. */
  NOT_NOW,
  /** The reason why a seat is refused that owes no decision; the same in every game. */
  NOT_YOUR_TURN,
  /** The options a table was opened with, by id. */
  type Options,
  /** The rules of a game, as its author writes them. */
  type Rules,
} from './game.ts';
export {
  /** `score` and `breakdown` of rules whose players keep their points by category. */
  pointsBy,
} from './points.ts';
export {
  /** Seats from first to last place; those of one place share it. */
  type Ranking,
  /** Who stands where, by points and by what decides ties: for drawings; everybody else asks the game. */
  rank,
  /** What decides among seats of equal points. */
  type TieBreak,
} from './ranking.ts';
export {
  /** Declares rules that a table may read in another way: as options, and as bits that the state keeps. */
  defineReadings,
} from './readings.ts';
export {
  /** A clear "no": a stable code, one sentence, and the clause of the rulebook where one applies. */
  Refusal,
} from './refusal.ts';

// State: what a position is made of

export {
  /** How many cells hold a value. */
  count,
  /** An invariant of the rulebook, for `check`: throws a Refusal with its clause where it is broken. */
  hold,
  /** What cells add up to. */
  sum,
} from './invariants.ts';
export {
  /** Lays out a state: every field once, with its range and who may see it. */
  defineState,
  /** What `defineState` gives: creates, copies, compares, hashes, hides and reads states. */
  type Layout,
  /** A list inside a state. */
  List,
  /** Declares a list of varying length, for decks and hands. */
  list,
  /** "There is nothing here": the usual value of an empty place, and the seat of what belongs to nobody. */
  NONE,
  /** Declares one number. */
  num,
  /** Declares a fixed row of numbers. */
  nums,
  /** Seen by the seat it belongs to only; the others see how many. */
  ownerOnly,
  /** What every state has, whatever the game. */
  type State,
  /** "This may not be known": what a concealed cell holds. */
  UNKNOWN,
  /** Seen by nobody, like the order of a deck; everybody sees how many. */
  unseen,
  /** The viewer who sits at no seat. */
  WATCHER,
} from './layout.ts';

// Moves: what can be said

export {
  /** The value of an argument of a packed move, by its place. */
  argOf,
  /** What an argument may be: names, or numbers. */
  type Domain,
  /** Declares every verb of a game with the domains of its arguments. */
  defineLexicon,
  /** A domain of things with names: the value is the position in the list. */
  domain,
  /** Where each thing of a list stands in it, by its id. */
  indexById,
  /** A domain of things, whose name the type checker knows: every language has words for them. */
  type Named,
  /** A domain of numbers: the value is the number itself. */
  numbers,
  /** The same domain under another name, for verbs that take two of a kind. */
  renamed,
  /** The verbs of a lexicon with their domains. */
  type Verbs,
  /** The place of a packed move's verb in the lexicon. */
  verbOf,
} from './lexicon.ts';
export {
  /** A list of packed moves that is filled again and again. */
  MoveList,
} from './movelist.ts';

// Deeds: what can happen

export {
  /** Declares everything that can happen in a game, with what each tells. */
  defineDeeds,
} from './deeds.ts';

// Steps: what happens next

export {
  /** An event as a viewer may know it. */
  eventFor,
  /** Something that happened, told while a move is played to whoever listens. */
  type GameEvent,
} from './events.ts';
export {
  /** Puts a step on top of what is pending, for the seat whose step is under way. */
  call,
  /** Puts a step on top of what is pending, for a given seat. */
  callFor,
  /** Gives a seat a first step of its own in a simultaneous phase. */
  callOwn,
  /** Forgets what seats have to do by themselves. */
  clearOwn,
  /** Forgets everything that was pending: the game is over unless something is called. */
  clearPlan,
  /** The step under way is finished; read what you need of its variables before (its seat stays known). */
  end,
  /** A variable of the step on top of the common plan, by its place. */
  pendingDetail,
} from './flow.ts';
export {
  /** A step with what it does, as `decide`, `auto`, `chance` and `together` make it. */
  type Behaviour,
  /** The step under way as its rules see it: the seat, and its variables by name. */
  type Frame,
  /** A clause, and a word that tells two reasons of one clause apart: `N-5.6 yen`. */
  type Reason,
  /** Every step that the given modules of rules write. */
  stepsIn,
  /** Gives `decide`, `auto`, `chance`, `together` and `rule` (for a verb that several decisions share), bound to a game's state, lexicon and reasons. */
  stepsOf,
} from './rules.ts';
export {
  /** Declares the steps that can be pending: clause, variables, whether they are secret, asked in any case, or idle, and `faces`: questions of their own, by the values of their variables. */
  defineSteps,
  /** One of them. */
  type Step,
} from './step.ts';

// Chance

export {
  /** Random numbers that the caller holds. */
  type Rng,
  /** Random numbers from a seed: equal seeds give equal numbers. */
  rngFrom,
  /** Shuffles, in place, anything that has indices. */
  shuffle,
  /** The numbers of a range that fit, shuffled: for `imagine`, the cards that could lie anywhere. */
  shuffledWhere,
} from './rng.ts';

// Words

export {
  /** All languages there are. */
  LANGUAGES,
  /** `en`, `fr` or `ja`. */
  type Language,
} from './language.ts';
export {
  /** English: `noun`, `proper`, `a`, `the`, `some`, `list`, `doing`, `colon`. */
  english,
} from './words/english.ts';
export {
  /** French: `m`, `f`, `proper`, `un`, `le`, `du`, `au`, `de`, `some`, `list`, `doing`, `colon`. */
  french,
} from './words/french.ts';
export {
  /** Japanese: `noun`, `some`, `list`, `doing`, `colon`. */
  japanese,
} from './words/japanese.ts';
export {
  /** Equal things of several tales added up, each with how many. */
  tally,
} from './words/tally.ts';
export {
  /** A text with a capital first. */
  capital,
  /** A word of a game: its name, a short one, its plural, its effect, and its grammar. */
  Word,
} from './words/word.ts';
export type {
  /** Everything a game says in one language. */
  Words,
  /** The same, of which the type checker knows whether it is complete. */
  WordsFor,
} from './words.ts';

// For bots

export {
  /** Writes a position down as numbers, one after another, for a net. */
  Pen,
} from './pen.ts';
export {
  /** Names which fields of a state belong together, so that bots work out again only what has changed. */
  defineScopes,
  /** The group of the fields that no other names: whoever keeps something must look whether it has changed. */
  REST,
} from './scopes.ts';

// To try a game out

export {
  /** The lowest seat of a mask of seats. */
  firstSeat,
  /** Resolves pending draws, until somebody has to decide or the game is over. */
  resolveChance,
  /** The seats of a mask. */
  seatsIn,
} from './advance.ts';
export {
  /** Why a seat may not make a move, in a sentence with the clause that says so. */
  explain,
} from './explain.ts';
export {
  /** The mask of viewers that means all of them. */
  EVERYBODY,
  /** Is a viewer in a mask of viewers? */
  isKnownTo,
  /** Who may know which move a seat makes, as a mask of viewers. */
  mayKnow,
  /** Why a seat may not make a move, in words that give nothing away. */
  whyFor,
} from './knowledge.ts';
export {
  /** A game as it was played. */
  type GameRecord,
  /** The record of a table. */
  recordOf,
  /** Plays a record again, and says where it differs if it does. */
  replay,
} from './record.ts';
export {
  /** What heads a part of the story. */
  sayChapter,
  /** What a turn was about. */
  sayHeadline,
  /** One line of the story. */
  sayLine,
  /** A history as a story: turns with what was done and scored in them, under the rounds they belong to. */
  storyOf,
} from './story.ts';
export {
  /** A game under way: refuses what is not offered, plays what is forced, keeps the history, takes back. */
  Table,
} from './table.ts';
export {
  /** A move as somebody who chooses wants to read it: with what the things it names do. */
  sayChoice,
  /** A deed without who did it. */
  sayDeed,
  /** An event as a sentence. */
  sayEvent,
  /** A move as a sentence. */
  sayMove,
  /** A reason as a sentence, with its clause. */
  sayReason,
} from './words.ts';
