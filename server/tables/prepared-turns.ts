import { foresee, type Game, type Language, Refusal, type State, type Supposed, sayChoiceAt, seatsIn } from '#kernel';
import type { ForeseenPosition, PreparedTurn, SupposedMove } from '#wire';
import type { Caller } from '../load/caller.ts';
import type { Log } from '../ops/log.ts';
import type { PreparedRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import { botOf } from './chair.ts';
import { isAway, mustBeHome, playPrepared } from './deeds.ts';
import type { Deed } from './entry.ts';
import { newTableId as newId } from './keys.ts';
import type { Place } from './place.ts';
import { seenBy } from './push.ts';
import type { Sitting } from './sitting.ts';

/** So many answers may wait at one seat. */
const MOST = 10;

interface Parts {
  readonly store: Store;
  readonly log: Log;
  act(table: string, action: string, decide: (sitting: Sitting) => Deed): Promise<unknown>;
  look<T>(table: string, see: (sitting: Sitting) => T, caller?: Caller): Promise<T>;
}

/** What is kept of one; `seen` is the hash of what the seat must see before each move of its answer. */
interface Body extends Pick<PreparedTurn, 'line' | 'answer' | 'words'> {
  readonly seen: readonly string[];
}

interface Kept extends Body {
  readonly id: string;
}

/**
 * Answers that are prepared at slow tables: "if they do this, I do that". They are carried out the moment the seat's turn comes and it
 * sees exactly what was foreseen, each move by itself; if anything differs, or the player is on vacation then, they lapse. They are not in the log of the table, since nobody else
 * may know that they exist; a move that was made so is in it, once, like any other.
 */
export class PreparedTurns {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A position that may come, for a seat that thinks ahead. */
  foresee(sitting: Sitting, seat: number, line: readonly SupposedMove[], language: Language): ForeseenPosition {
    mustBeSlow(sitting, seat);
    const { game, state } = sitting.game!;
    const { view, next, asked } = foresee(game, state, seat, parsed(game, line));
    return {
      next,
      view: game.layout.toJSON(view),
      asks: asked.map(({ seat: who, moves }) => ({
        seat: who,
        moves: moves.map((move) => ({
          move: game.lexicon.text(move),
          sentence: said(game, view, who, move, language),
        })),
      })),
    };
  }

  async prepare(
    table: string,
    seatIn: (sitting: Sitting) => number,
    wish: { readonly line: readonly SupposedMove[]; readonly answer: readonly string[] },
    language: Language,
    caller: Caller,
  ): Promise<void> {
    const rehearse = (sitting: Sitting) => {
      const own = seatIn(sitting);
      return { seat: own, body: bodyOf(sitting, own, wish, language) };
    };
    const { seat, body } = await this.parts.look(table, rehearse, caller);
    const { db } = this.parts.store;
    const waiting = (await this.rows(table, seat)).filter(({ state }) => state === 'waiting');
    if (waiting.length >= MOST) throw new Refusal('too-many-prepared', `At most ${MOST} answers may wait.`);
    await db
      .insertInto('prepared_turns')
      .values({ id: newId(), table_id: table, seat, at: houseTime.now(), state: 'waiting', body: JSON.stringify(body) })
      .execute();
    // Its turn may have come in this very moment. It is kept, whatever becomes of that.
    await this.answerIfCan(table, seat);
  }

  async list(table: string, seat: number): Promise<PreparedTurn[]> {
    return (await this.rows(table, seat)).map(({ id, at, state, body }) => {
      const { line, answer, words } = JSON.parse(body) as Body;
      return { prepared: id, at, line, answer, words, state: state as PreparedTurn['state'] };
    });
  }

  /** Takes one back, or puts away what has become of it. */
  async drop(table: string, seat: number, id: string): Promise<void> {
    const gone = await this.parts.store.db
      .deleteFrom('prepared_turns')
      .where('id', '=', id)
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new Refusal('not-found', 'There is no such prepared turn.');
  }

  /** What somebody prepared is not for whoever has the seat next. */
  async dropAll(table: string, seat: number): Promise<void> {
    await this.parts.store.db
      .deleteFrom('prepared_turns')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
  }

  /** Carries out what was prepared for the decisions that people owe now. */
  goOn(place: Place, sitting: Sitting): void {
    if (!isSlow(sitting)) return;
    for (const seat of sitting.personTurns()) {
      // While a seat owes a decision nothing is prepared for it: it is enough to ask once.
      if (place.answered[seat] === sitting.freshSince[seat]) continue;
      place.answered[seat] = sitting.freshSince[seat];
      void this.answerIfCan(sitting.table, seat).then((asked) => {
        if (!asked) place.answered[seat] = 0;
      });
    }
  }

  /** False where it has to be tried again. */
  private async answerIfCan(table: string, seat: number): Promise<boolean> {
    try {
      await this.answer(table, seat);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) this.parts.log.error({ table, seat, err: error }, 'a prepared turn failed');
      return false;
    }
  }

  private async answer(table: string, seat: number): Promise<void> {
    const rows = (await this.rows(table, seat)).filter(({ state }) => state === 'waiting');
    if (rows.length === 0) return;
    const kept = rows.map(({ id, body }): Kept => ({ id, ...(JSON.parse(body) as Body) }));
    const found = await this.parts.look(table, (sitting) => fitting(sitting, seat, kept));
    if (found === 'not-yet') return;
    const { fits, ends } = found;
    if (fits) {
      const { one, n, view } = fits;
      await this.parts.act(table, actionOf(one, n), (now) => playPrepared(now, seat, one.answer[n], view));
      if (n === one.answer.length - 1) await this.become([one.id], 'played');
    }
    for (const state of ['played', 'stopped', 'lapsed'] as const) {
      await this.become(
        ends.filter((end) => end.state === state).map(({ id }) => id),
        state,
      );
    }
  }

  /** What has become of one stays so, whichever process says it first. */
  private async become(ids: readonly string[], state: PreparedTurn['state']): Promise<void> {
    if (ids.length === 0) return;
    await this.parts.store.db
      .updateTable('prepared_turns')
      .set({ state })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute();
  }

  private rows(table: string, seat: number): Promise<PreparedRow[]> {
    return this.parts.store.db
      .selectFrom('prepared_turns')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .orderBy('at')
      .execute();
  }
}

const actionOf = ({ id }: Kept, n: number): string => `prepared:${id}:${n}`;

const isSlow = ({ opening }: Sitting): boolean => opening.clock?.kind === 'correspondence';

function mustBeSlow(sitting: Sitting, seat: number): void {
  if (!isSlow(sitting)) throw new Refusal('not-slow', 'Answers are prepared where there are hours for a turn.');
  if (!sitting.playable) throw new Refusal('not-started', 'No game is under way here.');
  if (botOf(sitting.chairs[seat]) !== undefined) throw new Refusal('not-allowed', 'You are no longer in this game.');
  if (seatsIn(sitting.turn).includes(seat)) throw new Refusal('your-turn', 'It is your turn: play.');
}

const parsed = (game: Game, line: readonly SupposedMove[]): Supposed[] =>
  line.map(({ seat, move }) => ({ seat, move: game.lexicon.parse(move) }));

/** What a move reads like; where that takes something nobody can know, its notation. */
function said(game: Game, view: State, seat: number, move: number, language: Language): string {
  try {
    return sayChoiceAt(game, view, seat, move, language);
  } catch {
    return game.lexicon.text(move);
  }
}

/** Refuses what cannot be foreseen: others first, then the seat's own moves, of one turn. */
function bodyOf(
  sitting: Sitting,
  seat: number,
  { line, answer }: { readonly line: readonly SupposedMove[]; readonly answer: readonly string[] },
  language: Language,
): Body {
  mustBeSlow(sitting, seat);
  mustBeHome(sitting, seat);
  if (line.some((one) => one.seat === seat)) throw new Refusal('bad-line', 'First the others move, then you.');
  const { game, state } = sitting.game!;
  const own = answer.map((move) => ({ seat, move }));
  const whole = [...line, ...own];
  const supposed = parsed(game, whole);
  const { before } = foresee(game, state, seat, supposed);
  const words = supposed.map(({ seat: who, move }, i) => said(game, before[i], who, move, language));
  return {
    line,
    answer,
    seen: before.slice(line.length).map((view) => game.layout.hash(view)),
    words: { line: words.slice(0, line.length), answer: words.slice(line.length) },
  };
}

/** Which of them fits what the seat sees now, if it owes a decision and its player is there, and what has become of the others. */
function fitting(
  sitting: Sitting,
  seat: number,
  kept: readonly Kept[],
): 'not-yet' | { fits?: { one: Kept; n: number; view: string }; ends: { id: string; state: PreparedTurn['state'] }[] } {
  if (!sitting.personTurns().includes(seat)) return 'not-yet';
  const view = sitting.rules.layout.hash(seenBy(sitting.game!, seat));
  // The next of the moves of each, which are made once; -1 where all are made.
  const all = kept.map((one) => ({
    one,
    n: one.answer.findIndex((_, i) => sitting.taken(actionOf(one, i)) === undefined),
  }));
  const fits = isAway(sitting, seat) ? undefined : all.find(({ one, n }) => n >= 0 && one.seen[n] === view);
  const ends = all
    .filter((one) => one !== fits)
    .map(({ one: { id }, n }) => ({ id, state: n < 0 ? 'played' : n > 0 ? 'stopped' : 'lapsed' }) as const);
  return { fits: fits && { ...fits, view }, ends };
}
