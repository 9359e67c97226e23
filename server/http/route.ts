import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller } from '../load/caller.ts';
import type { Person } from '../tables/people.ts';

/** What a handler gets: checked input and who asks. */
export interface Asked<Q, B> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Q;
  readonly body: B;
  readonly person: Person;
  readonly caller: Caller;
  /** Where the request comes from, as far as requests are counted by it. */
  readonly visitor: string;
  readonly language: string;
  /** The session's token, to end it. */
  readonly session: string | undefined;
  /** The address of the site as the client sees it. */
  readonly origin: string;
  setSession(token: string | undefined): void;
  /** The token by which this browser is known as one that has logged in before. */
  readonly device: string | undefined;
  setDevice(token: string): void;
  /** What the browser calls itself. */
  readonly userAgent: string | undefined;
  /** What kinds of answers are wanted. */
  readonly accepts: string;
  /** The last event of a feed that a browser has heard. */
  readonly lastEvent: string | string[] | undefined;
  /** Is whoever asked still who they were? For answers that take long. */
  stillMe(): Promise<boolean>;
}

/** One route: what it takes and gives is declared, checked, and described in the OpenAPI document. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly says: string;
  /** Guessing or flooding here would hurt: a stricter rate limit. */
  readonly sensitive?: boolean;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly gives: GenericSchema;
  /** It goes on until there is no more to tell: a line each, of what it gives. */
  readonly streams?: true;
  /** It gives a picture. */
  readonly paints?: true;
  readonly status?: number;
  handle(asked: Asked<never, never>): Promise<unknown>;
}

type OutputOf<T> = T extends GenericSchema ? InferOutput<T> : undefined;

export function route<
  const Q extends GenericSchema | undefined = undefined,
  const B extends GenericSchema | undefined = undefined,
>(
  declared: Omit<Route, 'query' | 'body' | 'handle'> & {
    query?: Q;
    body?: B;
    handle(asked: Asked<OutputOf<Q>, OutputOf<B>>): Promise<unknown>;
  },
): Route {
  return declared as unknown as Route;
}
