/** Everything that goes between server and client, typed once for both ends. docs/server.md tells it in words. */
export type { Announcement } from './announcement.ts';
export { botNameAt } from './bot-names.ts';
export { cardOf, type GameCard, type InstalledGame } from './games.ts';
export { BETA, levelRatings } from './level-ratings.ts';
export {
  type Doing,
  type ModerationAct,
  type NeighbourLists,
  REASONS,
  type Reason,
  type Report,
  type Ties,
} from './neighbours.ts';
export { CHANNEL_KINDS, type Channel, type ChannelKind, OCCASIONS, type Occasion, type Quiet } from './notices.ts';
export {
  type PlayedGame,
  type Profile,
  type Ranked,
  type RatingMark,
  type RatingStep,
  type Rival,
  type SeatRecord,
  type Seen,
  type Shared,
  type Statistics,
  shownDoubt,
  shownRating,
  UNKNOWN_MU,
  type Visibility,
} from './people.ts';
export type { ForeseenPosition, PreparedTurn, SupposedMove } from './prepared.ts';
export type { Program } from './program.ts';
export type { ChatLine, ClockFace, ErrorBody, Followed, LogLine, Push } from './push.ts';
export { type Offer, type OwnSeek, PACES, type Pace, type Seeker, type Seeking, type Wish } from './seek.ts';
export type {
  ClockSpec,
  Contributions,
  EditionMark,
  Phase,
  Result,
  SeatSummary,
  ShuffleSummary,
  Status,
  Summary,
  TimeoutRule,
} from './table.ts';
export type { Vacation, VacationState } from './vacation.ts';
