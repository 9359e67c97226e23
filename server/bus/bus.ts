import type { EntryRow } from '../store/schema.ts';

/**
 * How processes wake each other. Messages are small and may be lost: what matters is in the store, and a process that
 * missed a wake-up heals by sequence number. A message goes to every *other* process.
 */
export type BusMessage =
  | {
      readonly about: 'entry';
      readonly table: string;
      readonly seq: number;
      /** The line of the log itself, so that the others need not ask the store for it. */
      readonly row?: EntryRow;
    }
  | { readonly about: 'chat'; readonly table: string; readonly n: number }
  /** Who is at this table, by way of the others? They answer with `here`. */
  | { readonly about: 'who'; readonly table: string }
  /** Something changed among those who wait for others to play with. */
  | { readonly about: 'seek' }
  | ({ readonly about: 'here'; readonly table: string; readonly process: string } & Presence);

/** Who is connected to a table by way of one process. */
export interface Presence {
  /** Seats with a connection. */
  readonly here: readonly number[];
  /** Those of them where a person is looking at the screen. */
  readonly looking: readonly number[];
  readonly watching: number;
}

export interface Bus {
  publish(message: BusMessage): void;
  /** Called for messages of other processes; and when messages may have been missed, as soon as the bus works again. */
  listen(hear: (message: BusMessage) => void, missed: () => void): void;
  /** Does it work right now? */
  alive(): Promise<boolean>;
  close(): Promise<void>;
}

/** What goes over the wire: who sent it, and what; many at once where the wire allows it. */
interface Envelope {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

export const CHANNEL = 'engawa';

/** The messages of an envelope, unless it is our own or not an envelope at all. */
export function messagesFor(me: string, text: string): readonly BusMessage[] {
  try {
    const { from, messages } = JSON.parse(text) as Envelope;
    return from === me ? [] : messages;
  } catch {
    return [];
  }
}

export const envelope = (from: string, messages: readonly BusMessage[]): string =>
  JSON.stringify({ from, messages } satisfies Envelope);

/** A bus that more than one listen to. */
export function shared(bus: Bus): Bus {
  const listeners: { readonly hear: (message: BusMessage) => void; readonly missed: () => void }[] = [];
  bus.listen(
    (message) => {
      for (const { hear } of listeners) hear(message);
    },
    () => {
      for (const { missed } of listeners) missed();
    },
  );
  return {
    publish: (message) => bus.publish(message),
    listen: (hear, missed) => void listeners.push({ hear, missed }),
    alive: () => bus.alive(),
    close: () => bus.close(),
  };
}
