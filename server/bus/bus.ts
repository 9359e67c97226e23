/**
 * How processes wake each other. Messages are small and may be lost: what matters is in the store, and a process that
 * missed a wake-up heals by sequence number. A message goes to every *other* process.
 */
export type BusMessage =
  | { readonly about: 'entry'; readonly table: string; readonly seq: number }
  | { readonly about: 'chat'; readonly table: string; readonly n: number }
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
  /** Called for messages of other processes. */
  listen(hear: (message: BusMessage) => void): void;
  /** Does it work right now? */
  alive(): Promise<boolean>;
  close(): Promise<void>;
}

/** What goes over the wire: who sent it, and what. */
export interface Envelope {
  readonly from: string;
  readonly message: BusMessage;
}

export const CHANNEL = 'engawa';

export function readEnvelope(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
}
