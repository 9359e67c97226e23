export { firstSeat, forcedMove, resolveChance, seatsIn } from './advance.ts';
export { eventFor, type GameEvent, type Tell } from './events.ts';
export {
  type AttemptNote,
  compareNotes,
  compareSights,
  NOTES_FORMAT,
  type NoteStep,
  type Notes,
  readNotes,
  type Sight,
  sightOf,
  wasSent,
  wasTold,
} from './fair-notes.ts';
export {
  type Attempt,
  type Contribution,
  checkFairness,
  FAIRNESS_FORMAT,
  type FairKind,
  type Fairness,
  type FairStep,
  type Noted,
  type Part,
  partCommitment,
  secretCommitment,
  seedFrom,
  seedInputs,
  soundFailures,
  type Terms,
} from './fairness.ts';
export { call, callFor, callOwn, clearOwn, clearPlan, end, pendingDetail } from './flow.ts';
export { type Amount, type Foretold, foretell, type Next, type PointChange } from './foretell.ts';
export {
  type Breakdown,
  defineGame,
  type Game,
  NOT_NOW,
  NOT_YOUR_TURN,
  type Options,
  type PackageMark,
  type Rules,
} from './game.ts';
export { EVERYBODY, isKnownTo, knownPoints, mayKnow, mustBeLegal, onlyBy, whyFor } from './knowledge.ts';
export { isLanguage, LANGUAGES, type Language } from './language.ts';
export {
  defineState,
  type Layout,
  List,
  list,
  NONE,
  num,
  nums,
  ownerOnly,
  type State,
  type StateOf,
  UNKNOWN,
  unseen,
  WATCHER,
} from './layout.ts';
export {
  argOf,
  type Domain,
  defineLexicon,
  domain,
  idOf,
  type Lexicon,
  type Named,
  numbers,
  renamed,
  type Verbs,
  verbOf,
} from './lexicon.ts';
export { type Look, look, thingsNamed } from './look.ts';
export { MoveList } from './movelist.ts';
export { Pen } from './pen.ts';
export { type GameRecord, recordOf, replay, replaying } from './record.ts';
export { Refusal } from './refusal.ts';
export { type Rng, rngFrom, shuffle } from './rng.ts';
export { type Behaviour, clauseOf, type Frame, type Reason, stepsIn, stepsOf } from './rules.ts';
export { sha256 } from './sha256.ts';
export { defineSteps, type Step } from './step.ts';
export { type Entry, Table } from './table.ts';
export { english } from './words/english.ts';
export { french } from './words/french.ts';
export { japanese } from './words/japanese.ts';
export { capital, Word } from './words/word.ts';
export {
  type OptionWords,
  sayChoice,
  sayEvent,
  sayMove,
  sayReason,
  sayThing,
  type Words,
  type WordsFor,
  wordOf,
} from './words.ts';
