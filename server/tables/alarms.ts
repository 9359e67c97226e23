import { Refusal } from '#kernel';
import type { Log } from '../ops/log.ts';
import { houseTime, timeAt } from '../time.ts';
import type { Attendance } from './attendance.ts';
import { beginWithout, expire, startGame } from './beginning.ts';
import { type Coming, nextComing, type Patience } from './comings.ts';
import { runOutOfTime } from './deeds.ts';
import type { Deed } from './entry.ts';
import type { Place } from './place.ts';
import type { Sitting } from './sitting.ts';

const MOST_TIMER_MS = 60 * 60_000;

interface Parts extends Pick<Patience, 'notifyAfter' | 'remindBefore' | 'expireAfter'> {
  readonly log: Log;
  readonly attendance: Attendance;
  act(table: string, action: string | null, decide: (sitting: Sitting) => Deed): Promise<unknown>;
  look<T>(table: string, see: (sitting: Sitting) => T | Promise<T>): Promise<T>;
  /** Writes down when the table must be looked after next, and sets bots and alarms going again. */
  goOn(place: Place, sitting: Sitting): void;
  /** Sends a notice: a seat owes a decision and is not looking (`notify`), or its time is running out (`remind`). */
  tell(kind: 'notify' | 'remind', sitting: Sitting, seat: number): Promise<void>;
}

/** What happens at tables by time alone. */
export class Alarms {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  set(place: Place, sitting: Sitting): void {
    const next = this.next(place, sitting);
    if (!next) return;
    const wait = Math.min(MOST_TIMER_MS, Math.max(0, next.at - timeAt(sitting)));
    place.timer = setTimeout(() => this.ring(place), wait);
    place.timer.unref();
  }

  /** When some process must look after the table though nobody asks it to. It does not count on anybody being there. */
  wakeAt(place: Place, sitting: Sitting): number | null {
    const next = nextComing(
      sitting,
      this.patience(place, () => false),
    );
    const at = sitting.botTurns().length > 0 ? sitting.at : next?.at;
    // The sweep that looks for such tables compares with the time of this server, not with the table's own.
    return at === undefined ? null : at - houseTime.aheadAt(sitting.table);
  }

  private next(place: Place, sitting: Sitting): Coming | undefined {
    return nextComing(
      sitting,
      this.patience(place, (seat) => this.parts.attendance.lookedAt(place, seat)),
    );
  }

  private patience(place: Place, lookedAt: (seat: number) => boolean): Patience {
    const { notifyAfter, remindBefore, expireAfter, attendance } = this.parts;
    return {
      notifyAfter,
      remindBefore,
      expireAfter,
      seenAt: () => attendance.seenAt(place),
      takenUpAt: () => place.takenUpAt,
      lookedAt,
      told: place.told,
    };
  }

  private ring(place: Place): void {
    const { table } = place;
    this.parts
      .look(table, (sitting) => this.tellDue(place, sitting))
      .then(() => this.closeDue(place))
      .then(() => this.parts.look(table, (sitting) => this.parts.goOn(place, sitting)))
      .catch((error) => {
        if (!(error instanceof Refusal)) this.parts.log.error({ table, err: error }, 'a timer failed');
      });
  }

  private async tellDue(place: Place, sitting: Sitting): Promise<void> {
    const due = this.next(place, sitting);
    if (!place.keeper || !due || due.at > timeAt(sitting) || !('seats' in due)) return;
    for (const seat of due.seats) await this.parts.tell(due.kind, sitting, seat);
    for (const seat of due.seats) place.told[due.kind][seat] = sitting.owesSince[seat];
  }

  /** A clock that has run out, a beginning that waited long enough, or a table nobody came to. */
  private async closeDue(place: Place): Promise<void> {
    const due = await this.parts.look(place.table, (sitting) => this.next(place, sitting));
    if (!place.keeper || !due || due.at > houseTime.atTable(place.table)) return;
    if (due.kind === 'expire') {
      await this.parts.act(place.table, null, (sitting) => expire(sitting, this.parts.expireAfter, timeAt(sitting)));
    } else if (due.kind === 'begin') {
      await this.parts.act(place.table, null, (sitting) => beginWithout(sitting, timeAt(sitting)));
    } else if (due.kind === 'start') {
      await this.parts.act(place.table, null, startGame);
    } else if (due.kind === 'clock') {
      await this.parts.act(place.table, null, (sitting) => {
        const next = sitting.clocks?.next();
        if (!next || next.at > timeAt(sitting)) throw new Refusal('stale', 'The clock was stopped in time.');
        return runOutOfTime(sitting, next.seat);
      });
    }
  }
}
