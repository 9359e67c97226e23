export { firstSeat, forcedMove, resolveChance, seatsIn } from './advance.ts';
export { type PointChange, pointsOf } from './changes.ts';
export { sayChoiceAt, sayMoveAt, sayQuestionAt } from './choice.ts';
export { type DeedSpec, type Deeds, type DeedWords, defineDeeds, type Tale } from './deeds.ts';
export { type EventKind, eventFor, type GameEvent, HIDDEN, type Tell } from './events.ts';
export { type Explained, explain, mustBeLegal } from './explain.ts';
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
export { type Figures, figuresHash, shortHash } from './figures.ts';
export { call, callFor, callOwn, clearOwn, clearPlan, end, pendingDetail } from './flow.ts';
export { type Foreseen, foresee, type Supposed } from './foresee.ts';
export { type Amount, type Foretold, foretell, type Next } from './foretell.ts';
export {
  type Breakdown,
  type Category,
  defineGame,
  type Game,
  isOffered,
  NOT_NOW,
  NOT_YOUR_TURN,
  type OptionSpec,
  type Options,
  type PackageMark,
  type Rules,
} from './game.ts';
export { EVERYBODY, isKnownTo, knownPoints, mayKnow, onlyBy, whyFor } from './knowledge.ts';
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
export { obstacles } from './obstacles.ts';
export { Pen } from './pen.ts';
export { placeOf, type Ranking, winShare } from './ranking.ts';
export { type GameRecord, recordOf, replay, replaying } from './record.ts';
export { Refusal } from './refusal.ts';
export { type Rng, rngFrom, shuffle } from './rng.ts';
export { type Behaviour, clauseOf, type Frame, type Reason, stepsIn, stepsOf } from './rules.ts';
export { defineScopes, REST, type Scopes } from './scopes.ts';
export { sha256 } from './sha256.ts';
export { defineSteps, type Step } from './step.ts';
export {
  type ChapterTold,
  type DeedLine,
  linesBelow,
  type Passage,
  type PointLine,
  type StoryLine,
  sayChapter,
  sayDoing,
  sayHeadline,
  sayLine,
  sayReasonOfPoints,
  storyOf,
  type Told,
  type TurnTold,
  wholeStory,
} from './story.ts';
export { type Entry, type Scored, Table } from './table.ts';
export { sayTies } from './ties.ts';
export { english } from './words/english.ts';
export { french } from './words/french.ts';
export { japanese } from './words/japanese.ts';
export { capital, Word } from './words/word.ts';
export {
  type NameOf,
  type OptionWords,
  sayChoice,
  sayDeed,
  sayEvent,
  sayExplained,
  sayMove,
  sayOf,
  sayPoints,
  sayReason,
  sayThing,
  type Words,
  type WordsFor,
  wordOf,
} from './words.ts';
