import { botById } from '#bots';
import { EVERYBODY, type Language, mayKnow, mustBeLegal, onlyBy, Refusal } from '#kernel';
import { timeAt } from '../time.ts';
import { mustWait } from './beginning.ts';
import { botOf, isPlayer, onVacation } from './chair.ts';
import type { Deed, Taking, WhichVacation } from './entry.ts';
import { seenBy } from './push.ts';
import { HASH_TO_COME, type Sitting } from './sitting.ts';
import { mustSpareLog } from './sparing.ts';

/** What may be done at a table as it stands: each gives the deed, or refuses with a reason. */

export function takeSeat(sitting: Sitting, taking: Taking, wanted?: number): Deed {
  mustWait(sitting);
  if (taking.program && !sitting.opening.programs) {
    throw new Refusal('no-programs', 'People only play at this table.');
  }
  if (taking.account !== undefined && sitting.chairs.some(({ holder }) => holder?.account === taking.account)) {
    throw new Refusal('already-seated', 'This account has a seat here already.');
  }
  const seat = wanted ?? sitting.chairs.findIndex(({ holder }) => holder === undefined);
  if (seat < 0) throw new Refusal('table-full', 'Every seat of this table is taken.');
  mustExist(sitting, seat);
  if (sitting.chairs[seat].holder) throw new Refusal('seat-taken', `Seat ${seat} is taken.`);
  return { kind: 'join', seat, ...taking };
}

export function seatBot(sitting: Sitting, level: string, wanted?: number): Deed {
  botById(level);
  return takeSeat(sitting, { as: 'bot', name: level, level }, wanted);
}

export function leaveSeat(sitting: Sitting, seat: number): Deed {
  mustWait(sitting);
  mustExist(sitting, seat);
  if (!sitting.chairs[seat].holder) throw new Refusal('seat-open', `Nobody sits at seat ${seat}.`);
  // With nobody else there the table goes with its host.
  if (seat === sitting.host && sitting.chairs.filter(isPlayer).length === 1) return { kind: 'expire' };
  return { kind: 'leave', seat };
}

export function playMove(sitting: Sitting, seat: number, text: string, basis: number, language: Language): Deed {
  mustPlay(sitting);
  mustBeFresh(sitting, seat, basis);
  mustBeIn(sitting, seat);
  mustBeHome(sitting, seat);
  return moveOf(sitting, seat, sitting.game!.game.lexicon.parse(text), language);
}

/** What a bot chose for a seat, if the seat is still a bot's to play. */
export function playBotMove(sitting: Sitting, seat: number, move: number, basis: number): Deed {
  mustPlay(sitting);
  mustBeFresh(sitting, seat, basis);
  if (botOf(sitting.chairs[seat]) === undefined) throw new Refusal('not-allowed', 'This seat is a person’s again.');
  return moveOf(sitting, seat, move, 'en');
}

/** What somebody prepared, if their seat sees exactly what they foresaw. */
export function playPrepared(sitting: Sitting, seat: number, text: string, view: string): Deed {
  mustPlay(sitting);
  mustBeIn(sitting, seat);
  mustBeHome(sitting, seat);
  const { game } = sitting.game!;
  if (game.layout.hash(seenBy(sitting.game!, seat)) !== view) {
    throw new Refusal('stale', 'The table has moved on; look again.');
  }
  return moveOf(sitting, seat, game.lexicon.parse(text), 'en');
}

export function runOutOfTime(sitting: Sitting, seat: number): Deed {
  mustPlay(sitting);
  mustBeIn(sitting, seat);
  return { kind: 'timeout', seat };
}

function moveOf(sitting: Sitting, seat: number, move: number, language: Language): Deed {
  const { game, state } = sitting.game!;
  mustBeLegal(game, state, seat, move, language);
  const known = mayKnow(game, state, seat, move);
  return { kind: 'play', seat, move: game.lexicon.text(move), hash: HASH_TO_COME, known };
}

export function undoMove(sitting: Sitting, seat: number, basis: number): Deed {
  mustPlay(sitting);
  mustBeFresh(sitting, seat, basis);
  mustBeIn(sitting, seat);
  return { kind: 'undo', seat, hash: HASH_TO_COME };
}

export function redoMove(sitting: Sitting, seat: number, basis: number): Deed {
  mustPlay(sitting);
  mustBeFresh(sitting, seat, basis);
  mustBeIn(sitting, seat);
  mustBeHome(sitting, seat);
  // In a game with secrets a move that is played again is not named to the others: its events tell what they may see.
  const known = sitting.game!.game.secrets ? onlyBy(seat) : EVERYBODY;
  return { kind: 'redo', seat, hash: HASH_TO_COME, known };
}

export function resign(sitting: Sitting, seat: number): Deed {
  mustBeUnderWay(sitting);
  mustBeIn(sitting, seat);
  return { kind: 'resign', seat };
}

export function comeBack(sitting: Sitting, seat: number): Deed {
  mustBeUnderWay(sitting);
  if (!sitting.chairs[seat].away) throw new Refusal('not-away', 'Nobody plays for you.');
  return { kind: 'back', seat };
}

export function pause(sitting: Sitting, seat: number): Deed {
  mustPlay(sitting);
  if (!isPlayer(sitting.chairs[seat])) throw new Refusal('not-allowed', 'You are no longer in this game.');
  mustSpareLog(sitting, seat);
  return { kind: 'pause', seat };
}

export function resume(sitting: Sitting, seat: number): Deed {
  mustBeUnderWay(sitting);
  if (!sitting.paused && sitting.wantPause === 0) throw new Refusal('not-paused', 'The table is not paused.');
  mustSpareLog(sitting, seat);
  return { kind: 'resume', seat };
}

/** An account will be on vacation, or is, wherever it sits and vacations count. */
export function takeVacation(
  sitting: Sitting,
  account: string,
  vacation: { readonly from: number; readonly until: number; readonly notices: boolean },
  which: WhichVacation,
): Deed {
  const seat = seatOfAccount(sitting, account);
  if (!sitting.restful) throw new Refusal('no-vacation', 'Vacations do not count at this table.');
  mustBeNews(sitting, seat, which);
  return { kind: 'vacation', seat, from: vacation.from, until: vacation.until, notices: vacation.notices, which };
}

/** Ends that vacation and no other. */
export function endVacation(sitting: Sitting, account: string, which: WhichVacation): Deed {
  const seat = seatOfAccount(sitting, account);
  const { vacation, heard } = sitting.chairs[seat];
  if (!vacation || vacation.until <= timeAt(sitting) || (heard && heard.n !== which.n))
    throw new Refusal('no-vacation', 'You are not on vacation here.');
  mustBeNews(sitting, seat, which);
  return { kind: 'return', seat, which };
}

/** What was told before, or has been changed since, is not told again. Whoever sits down anew has heard nothing. */
function mustBeNews({ chairs }: Sitting, seat: number, { n, revision }: WhichVacation): void {
  const { heard } = chairs[seat];
  if (heard && (heard.n > n || (heard.n === n && heard.revision >= revision)))
    throw new Refusal('already-said', 'This table knows.');
}

function seatOfAccount(sitting: Sitting, account: string): number {
  if (sitting.status === 'over') throw new Refusal('game-over', 'The game is over.');
  const seat = sitting.chairs.findIndex((chair) => isPlayer(chair) && chair.holder?.account === account);
  if (seat < 0) throw new Refusal('no-seat', 'This account does not play here.');
  return seat;
}

/** Would end the game by the points there are, or no longer would; it ends when all who are there agree. */
export function wishEnd(sitting: Sitting, seat: number, wish: boolean): Deed {
  mustBeUnderWay(sitting);
  mustBeIn(sitting, seat);
  if (((sitting.wantEnd >> seat) & 1) === Number(wish)) throw new Refusal('already-said', 'You have said so.');
  mustSpareLog(sitting, seat);
  return { kind: 'end', seat, wish };
}

function mustBeUnderWay({ status }: Sitting): void {
  if (status === 'waiting') throw new Refusal('not-started', 'The game has not started.');
  if (status === 'over') throw new Refusal('game-over', 'The game is over.');
}

function mustPlay(sitting: Sitting): void {
  mustBeUnderWay(sitting);
  if (sitting.paused) throw new Refusal('paused', 'The table is paused.');
}

function mustExist({ chairs }: Sitting, seat: number): void {
  if (chairs[seat]) return;
  throw new Refusal('bad-seat', `There is no seat ${seat}; the seats are 0 to ${chairs.length - 1}.`);
}

function mustBeIn({ chairs }: Sitting, seat: number): void {
  if (chairs[seat].left) throw new Refusal('not-allowed', 'You are no longer in this game.');
  if (chairs[seat].away) throw new Refusal('away', 'A bot plays for you; say that you are back first.');
}

/** Nobody plays here and lets the clock stand still there. */
export function mustBeHome(sitting: Sitting, seat: number): void {
  if (isAway(sitting, seat)) throw new Refusal('on-vacation', 'You are on vacation; say that you are back first.');
}

/** Is its player on vacation, at a table where that counts? */
export const isAway = (sitting: Sitting, seat: number): boolean =>
  sitting.clocks !== undefined && onVacation(sitting.chairs[seat], timeAt(sitting)) !== undefined;

/** A choice made from an older position is refused when this seat's choices are others by now. */
function mustBeFresh(sitting: Sitting, seat: number, basis: number): void {
  if (basis >= sitting.freshSince[seat] && basis <= sitting.seq) return;
  throw new Refusal('stale', 'The table has moved on; look again.');
}
