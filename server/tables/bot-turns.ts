import { setTimeout as wait } from 'node:timers/promises';
import { type Decision, TurnPlan } from '#bots';
import { MoveList, Refusal, type State } from '#kernel';
import { pauseFor } from '../bots/pace.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Caller } from '../load/caller.ts';
import type { Purse } from '../load/purse.ts';
import type { Log } from '../ops/log.ts';
import { houseTime } from '../time.ts';
import { BY_RULE, STAND_IN } from './chair.ts';
import { playBotMove } from './deeds.ts';
import type { Deed } from './entry.ts';
import type { Place } from './place.ts';
import type { Sitting } from './sitting.ts';

interface Parts {
  readonly bots: BotPool;
  readonly log: Log;
  /** Milliseconds people get to see each step of a bot. */
  readonly pace: number;
  /** Does anybody follow this table on a screen? */
  watched(place: Place): boolean;
  act(table: string, action: string, decide: (sitting: Sitting) => Deed, caller: Caller): Promise<unknown>;
  /** What the moves of bots may use of the event loop: where somebody follows the table, and where nobody does. */
  readonly purses: { readonly watched: Purse; readonly unwatched: Purse };
}

/** What a move of a bot costs the event loop besides what is done at its table, in milliseconds. */
const BOT_MS = 0.3;

/** What the rulebook has for a seat whose player is away; the first legal move where it says nothing. */
function absentMove(sitting: Sitting, seat: number): number {
  const { game, state } = sitting.game!;
  const legal = new MoveList();
  for (const move of sitting.moves(seat)) legal.add(move);
  return game.absent?.(state, seat, legal) ?? legal.at(0);
}

/** What a bot means to do with its turn, and since when. */
interface Planned {
  readonly plan: TurnPlan<State>;
  /** The position it was thought out from. */
  readonly seq: number;
  /** Choices the whole turn was thought to take. */
  readonly steps: number;
}

/** The turns of bots: thought out from their seat's view; played step by step, at a pace people can follow. */
export class BotTurns {
  private readonly parts: Parts;
  private readonly plans = new WeakMap<Sitting, Map<number, Planned>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Makes the bots think that are to move. */
  goOn(place: Place, sitting: Sitting): void {
    const due = sitting.botTurns();
    for (const { seat, level } of due) this.move(place, sitting, seat, level);
    if (due.length === 0 && sitting.status !== 'over' && sitting.hasBots) this.parts.bots.warm();
  }

  private move(place: Place, sitting: Sitting, seat: number, level: string): void {
    const thought = `${seat}/${sitting.freshSince[seat]}`;
    if (place.thinking.has(thought)) return;
    place.thinking.add(thought);
    this.moveOnce(place, sitting, seat, level)
      .catch((error) => {
        if (error instanceof Refusal) return;
        this.parts.log.error({ table: place.table, seat, err: error }, 'a bot failed');
      })
      .finally(() => place.thinking.delete(thought));
  }

  private async moveOnce(place: Place, sitting: Sitting, seat: number, level: string): Promise<void> {
    const { seq, at, opening } = sitting;
    // However many bots play on by themselves, people come first.
    const payer = this.parts.watched(place) ? this.parts.purses.watched : this.parts.purses.unwatched;
    await payer.turn();
    payer.pay(BOT_MS);
    const { move, steps } =
      level === BY_RULE
        ? { move: absentMove(sitting, seat), steps: 1 }
        : (this.planned(sitting, seat) ?? (await this.thinkSomehow(sitting, seat, level)));
    if (this.parts.watched(place)) {
      const due = at + pauseFor(this.parts.pace, opening.clock, steps);
      await wait(Math.max(0, due - houseTime.atTable(place.table, at)), undefined, { ref: false });
    }
    await this.parts.act(place.table, `bot:${seat}:${seq}`, (now) => playBotMove(now, seat, move, seq), {
      payer,
      seated: true,
    });
  }

  /** The next step of the turn it planned, if the table went that way. */
  private planned(sitting: Sitting, seat: number): { move: number; steps: number } | undefined {
    const found = this.thoughtOut(sitting, seat);
    if (!found) return undefined;
    const { plan, seq, steps } = found;
    const next = plan.next(sitting.game!.view(seat), sitting.movesOf(seat, seq));
    return next && { move: next.move, steps };
  }

  /** What it thought earlier in this turn. */
  private thoughtOut(sitting: Sitting, seat: number): Planned | undefined {
    const found = this.plans.get(sitting)?.get(seat);
    return found && sitting.owesSince[seat] <= found.seq ? found : undefined;
  }

  /** A bot that fails, or a level this program does not know any more, must not stop a table. */
  private thinkSomehow(sitting: Sitting, seat: number, level: string): Promise<{ move: number; steps: number }> {
    return this.think(sitting, seat, level).catch((error) => {
      if (error instanceof Refusal || level === STAND_IN) throw error;
      this.parts.log.error({ table: sitting.table, seat, level, err: error }, 'a bot failed; another plays for it');
      return this.think(sitting, seat, STAND_IN);
    });
  }

  private async think(sitting: Sitting, seat: number, level: string): Promise<{ move: number; steps: number }> {
    const { seq } = sitting;
    const { game } = sitting.game!;
    const view = sitting.game!.view(seat);
    const before = this.thoughtOut(sitting, seat);
    const decision: Decision = await this.parts.bots.choose(game, view, seat, level, before !== undefined);
    const plan = new TurnPlan(game, seat);
    plan.keep(decision, view);
    // A turn that is thought about again is still one turn, at one pace.
    const steps = Math.max(before?.steps ?? 0, decision.line.length);
    const plans = this.plans.get(sitting) ?? new Map<number, Planned>();
    this.plans.set(sitting, plans.set(seat, { plan, seq, steps }));
    return { move: decision.move, steps };
  }
}
