import { Refusal } from '#kernel';
import { isPlayer } from './chair.ts';
import type { Deed } from './entry.ts';
import { newSecret } from './keys.ts';
import type { Sitting } from './sitting.ts';

/** What may be done before the first move: how the draws are settled, and when the game begins (docs/fairness.md). */

/** How long a beginning waits for those whose part is missing, in milliseconds: until it fails, and until the host may go on without them. */
const LIVE = { all: 60_000, host: 60_000 };
const SLOW = { all: 12 * 3_600_000, host: 10 * 60_000 };

/** How often a seat may commit, and how long a log may get before the start: far more than people need. */
const MOST_COMMITS = 100;
const MOST_BEFORE_START = 500;

/** How long those who were brought together have to open the table. */
const PART_MS = 10_000;

export const patienceWith = ({ opening }: Sitting): typeof LIVE => (opening.clock?.kind === 'live' ? LIVE : SLOW);

/** The first promise of a table. */
export const promise = (): Deed => ({ kind: 'promise', secret: newSecret(), without: [] });

/** A seat says what its part will be, without telling it. Until the list is closed it may say something else. */
export function commitPart(sitting: Sitting, seat: number, commitment: string): Deed {
  mustBeBeginning(sitting);
  mustBeShort(sitting);
  const { phase, awaited, isOpen, commits } = sitting.shuffle!;
  const told = (sitting.shuffle!.putBy(seat)?.part ?? null) !== null;
  if ((isOpen && !told) || (phase === 'again' && awaited.includes(seat))) {
    if (commits >= MOST_COMMITS) throw new Refusal('too-many-requests', 'Parts have been changed too often here.');
    return { kind: 'commit', seat, commitment };
  }
  if (sitting.shuffle!.isWithout(seat)) {
    throw new Refusal('left-out', 'The game begins without your part: it did not come in time when it was asked for.');
  }
  throw new Refusal('already-sealed', 'The parts of the shuffle are settled; nobody can add or change one.');
}

/** A seat tells its part, when nobody can choose theirs any more; at a table with open contributions, at once. */
export function revealPart(sitting: Sitting, seat: number, part: string): Deed {
  mustBeBeginning(sitting);
  const { phase, contributions } = sitting.shuffle!;
  const put = sitting.shuffle!.putBy(seat);
  if (!put) throw new Refusal('no-part', 'You have no part in this shuffle.');
  if (phase !== 'sealed' && !(phase === 'open' && contributions === 'open')) {
    throw new Refusal('not-sealed', 'Keep your part to yourself until every seat has committed to one.');
  }
  if (!sitting.shuffle!.fits(seat, part)) {
    throw new Refusal('wrong-part', 'This is not the part your seat committed to.');
  }
  return { kind: 'reveal', seat, part };
}

export function sayReady(sitting: Sitting, seat: number): Deed {
  mustWait(sitting);
  const { rated, sought } = sitting.opening;
  if (!rated && !sought) throw new Refusal('not-rated', 'Only a rated game waits for everybody to be ready.');
  if ((sitting.ready >> seat) & 1) throw new Refusal('already-ready', 'You have said so.');
  return { kind: 'ready', seat };
}

export function startGame(sitting: Sitting): Deed {
  mustBeBeginning(sitting);
  if (sitting.shuffle && sitting.shuffle.phase !== 'open') throw aboutToBegin();
  const { chairs, opening, ready, host } = sitting;
  if (chairs.some(({ holder }) => holder === undefined)) {
    throw new Refusal('seats-open', 'The game starts when every seat is taken; a bot may fill one.');
  }
  // Nobody loses a rating by a game that began behind their back.
  if (opening.rated || opening.sought) {
    const unready = chairs.some((chair, seat) => isPlayer(chair) && seat !== host && !((ready >> seat) & 1));
    if (unready) throw new Refusal('not-all-ready', 'This game begins when everybody has said that they are ready.');
  }
  return { kind: 'start' };
}

/** Where people were brought together the game begins when all are ready, and everybody's part is promised or has been waited for. */
export function startsAt({ at, opening, chairs, shuffle, ready, readyAt }: Sitting): number | undefined {
  const players = chairs.flatMap((chair, seat) => (isPlayer(chair) ? [seat] : []));
  const complete = chairs.every(({ holder }) => holder !== undefined);
  if (!opening.sought || !complete || players.some((seat) => !((ready >> seat) & 1))) return undefined;
  const lacking = players.some((seat) => !shuffle!.putBy(seat) && !shuffle!.isWithout(seat));
  return lacking && shuffle!.isOpen ? readyAt + PART_MS : at;
}

/** A beginning that waited long enough fails, and the next one is without those who did not answer. */
export function beginWithout(sitting: Sitting, now: number): Deed {
  return beginAgain(sitting, now, patienceWith(sitting).all);
}

/** The host does not wait as long as that. */
export function goOn(sitting: Sitting, now: number): Deed {
  return beginAgain(sitting, now, patienceWith(sitting).host);
}

function beginAgain(sitting: Sitting, now: number, patience: number): Deed {
  mustBeBeginning(sitting);
  const { awaited, since } = sitting.shuffle!;
  if (awaited.length === 0) throw new Refusal('nothing-awaited', 'The beginning waits for nobody’s part.');
  if (since! + patience > now) {
    throw new Refusal('too-early', 'Give them a moment: their part of the shuffle may be on its way.');
  }
  return { kind: 'promise', secret: newSecret(), without: awaited };
}

/** Clears a table away where nobody came. */
export function expire(sitting: Sitting, patience: number, now: number): Deed {
  mustBeBeginning(sitting);
  if (sitting.at + patience > now) throw new Refusal('not-expired', 'Somebody was here lately.');
  return { kind: 'expire' };
}

/** Before the start: people come and go. */
export function mustWait(sitting: Sitting): void {
  mustBeBeginning(sitting);
  if (sitting.shuffle && !sitting.shuffle.isOpen) throw aboutToBegin();
  mustBeShort(sitting);
}

const aboutToBegin = (): Refusal =>
  new Refusal('already-started', 'The game is about to begin; nobody can come or go.');

/** What is written before the start must leave room for the game. */
function mustBeShort({ seq }: Sitting): void {
  if (seq < MOST_BEFORE_START) return;
  throw new Refusal('table-worn', 'Too much has happened at this table before the start; open another one.');
}

/** Before the first move: the shuffle is being settled. */
function mustBeBeginning({ status }: Sitting): void {
  if (status !== 'waiting') throw new Refusal('already-started', 'The game has started.');
}
