import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, BusMessage, Presence } from '../bus/bus.ts';
import { houseTime } from '../time.ts';
import type { Guest, Place } from './place.ts';

const LASTS_MS = 60_000;
const SHOWN_EVERY_MS = 100;
/** So long other processes have to answer who is there. */
const ANSWER_MS = 300;

/** Who is at the tables, here and by way of other processes. */
export class Attendance {
  private readonly bus: Bus;
  private readonly processId: string;
  private refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(bus: Bus, processId: string) {
    this.bus = bus;
    this.processId = processId;
  }

  of(place: Place): Presence {
    const all = [own(place), ...place.elsewhere.values()];
    const union = (key: 'here' | 'looking') => [...new Set(all.flatMap((p) => p[key]))].sort();
    return { here: union('here'), looking: union('looking'), watching: all.reduce((n, p) => n + p.watching, 0) };
  }

  /** Who is there, after asking all processes: for decisions that must not rest on old news. */
  async askedOf(place: Place): Promise<Presence> {
    this.bus.publish({ about: 'who', table: place.table });
    await wait(ANSWER_MS);
    return this.of(place);
  }

  answer(place: Place): void {
    if (place.guests.size > 0) this.publish(place);
  }

  /** Does anybody follow the table on a screen? */
  watched(place: Place): boolean {
    for (const guest of place.guests) if (guest.looking || guest.viewer < 0) return true;
    for (const { looking, watching } of place.elsewhere.values()) if (looking.length + watching > 0) return true;
    return false;
  }

  lookedAt(place: Place, seat: number): boolean {
    for (const guest of place.guests) if (guest.looking && guest.viewer === seat) return true;
    for (const { looking } of place.elsewhere.values()) if (looking.includes(seat)) return true;
    return false;
  }

  /** When somebody was last seen at the table: now, while anybody is connected. */
  seenAt(place: Place): number {
    const elsewhere = [...place.elsewhere.values()].some(({ here, watching }) => here.length + watching > 0);
    if (place.guests.size > 0 || elsewhere) place.seenAt = houseTime.atTable(place.table);
    return place.seenAt;
  }

  /** Somebody came, went, looked up or away. */
  changed(place: Place): void {
    place.seenAt = houseTime.atTable(place.table);
    this.publish(place);
    this.show(place);
  }

  hear(place: Place, message: BusMessage & { about: 'here' }): void {
    const before = place.elsewhere.get(message.process);
    place.elsewhere.set(message.process, { ...message, heard: performance.now() });
    place.seenAt = houseTime.atTable(place.table);
    if (!same(before, message)) this.show(place);
  }

  /** Says again who is here, and forgets processes that have fallen silent. */
  refresh(places: Iterable<Place>, now = performance.now()): void {
    if (now - this.refreshedAt < LASTS_MS / 3) return;
    this.refreshedAt = now;
    for (const place of places) {
      for (const [id, { heard }] of place.elsewhere) if (now - heard > LASTS_MS) place.elsewhere.delete(id);
      if (place.guests.size > 0) this.publish(place);
    }
  }

  /** Tells the others who is here, at every table. */
  announce(places: Iterable<Place>): void {
    for (const place of places) if (place.guests.size > 0) this.publish(place);
  }

  private publish(place: Place): void {
    this.bus.publish({ about: 'here', table: place.table, process: this.processId, ...own(place) });
  }

  /** Many may come and go at once, as after a restart: they are told together. */
  private show(place: Place): void {
    if (place.presenceDue) return;
    place.presenceDue = true;
    setTimeout(() => {
      place.presenceDue = false;
      const presence = this.of(place);
      for (const guest of place.guests) guest.here(presence);
    }, SHOWN_EVERY_MS).unref();
  }
}

const same = (a: Presence | undefined, b: Presence): boolean =>
  a !== undefined &&
  String(a.here) === String(b.here) &&
  String(a.looking) === String(b.looking) &&
  a.watching === b.watching;

function own(place: Place): Presence {
  const guests = [...place.guests];
  const seats = (some: Guest[]) => [...new Set(some.map(({ viewer }) => viewer).filter((seat) => seat >= 0))];
  return {
    here: seats(guests),
    looking: seats(guests.filter(({ looking }) => looking)),
    watching: guests.filter(({ viewer }) => viewer < 0).length,
  };
}
