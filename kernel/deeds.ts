import type { EventKind, GameEvent } from './events.ts';
import type { Word } from './words/word.ts';

/** What a deed may tell, each with the type it has in an event. */
interface Slots {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly n: number;
  readonly of: number;
  readonly whom: number;
  readonly category: string;
}

/** The same as a sentence gets it: things are words, a seat is a name. */
interface SaidSlots {
  readonly what: Word;
  readonly from: Word;
  readonly to: Word;
  readonly n: number;
  readonly of: number;
  readonly whom: string;
}

type Slot = keyof Slots;
type Has = readonly (Slot | `${Slot}?`)[];

/** A deed of a game, as its rules declare it. */
export interface DeedSpec {
  /** What it is to a machine. */
  readonly kind: EventKind;
  /** What it tells besides whose it is and by which clause; a question mark where that is not always there. */
  readonly has: Has;
  /** The category whose points it brings: it gives the reason of such a line. Where that varies, the deed tells its `category`. */
  readonly counts?: string;
  /** How much it says about a turn: 3 for what one came for, 2 for what is worth a mention, 0 for what is never a headline. */
  readonly weight?: 0 | 1 | 2 | 3;
  /** Several of a seat in a row are told in one line. */
  readonly together?: boolean;
  /** A turn begins with it, even where the seat has just played another one. */
  readonly begins?: boolean;
  /** It heads what follows: a round, a season, the end. */
  readonly chapter?: boolean;
  /**
   * Others act too until it is over, as in a duel: from the deed that opens such a scene to the one that closes it everything is told in the turn
   * in which it began.
   */
  readonly scene?: 'opens' | 'closes';
  /** The other half of a deed whose sentence tells both, as the coins a boat is bought with: machines hear of it, people are not told twice. */
  readonly quiet?: boolean;
  /** Nothing was done with it, as when a phase is closed: told only of a turn in which nothing else was. */
  readonly idle?: boolean;
  /** The deed that tells it again with what became of it, as a card laid face down that is shown: told until then. */
  readonly until?: string;
}

type Picked<All, H extends Has> = {
  readonly [K in H[number] as K extends keyof All ? K : never]: K extends keyof All ? All[K] : never;
} & {
  readonly [K in H[number] as K extends `${infer S}?` ? S : never]?: K extends `${infer S}?`
    ? S extends keyof All
      ? All[S]
      : never
    : never;
};

/** What rules say when they tell a deed. */
type Told<H extends Has> = Pick<GameEvent, 'seat' | 'clause' | 'only'> & Picked<Slots, H>;

/** What a sentence is made of. */
export type Tale<H extends Has = Has> = Picked<SaidSlots, H> & {
  /** The reader may not know what it was. */
  readonly hidden: boolean;
};

/** How a language says a deed: a predicate without its subject; of several at once where they are told together. */
type Sentence<D extends DeedSpec> = D extends { readonly together: true }
  ? (tales: readonly Tale<D['has']>[]) => string
  : (tale: Tale<D['has']>) => string;

type Telling<D extends DeedSpec> = ((told: Told<D['has']>) => GameEvent) & { readonly spec: D };

/** The deeds of a game by name. */
export type Deeds = Readonly<Record<string, { readonly spec: DeedSpec }>>;

/** A sentence for every deed; the type checker names the one a language has not said. */
export type DeedWords<D extends Deeds> = {
  readonly [K in keyof D as D[K]['spec'] extends { readonly quiet: true } ? never : K]: Sentence<D[K]['spec']>;
};

/**
 * Declares what can happen in a game, as `defineLexicon` declares what can be chosen:
 * `const did = defineDeeds({ built: { kind: 'gain', has: ['what', 'to'] } })`, told by `s.tell?.(did.built({ … }))`.
 */
export function defineDeeds<const D extends Readonly<Record<string, DeedSpec>>>(
  specs: D,
): { readonly [K in keyof D]: Telling<D[K]> } {
  const told = Object.entries(specs).map(([deed, spec]) => [
    deed,
    Object.assign((what: object) => ({ deed, kind: spec.kind, ...what }), { spec }),
  ]);
  return Object.fromEntries(told) as { readonly [K in keyof D]: Telling<D[K]> };
}
