import {
  checkFairness,
  compareNotes,
  compareSights,
  type FairKind,
  type Fairness,
  type FairStep,
  type Game,
  type NoteStep,
  type Notes,
  Refusal,
  replaying,
} from '#kernel';
import { notes } from './notes.ts';

/** One thing that was looked at, in the record alone or against what this browser noted at the table. */
export interface Finding {
  readonly about: FairStep['about'] | NoteStep['about'];
  readonly attempt?: number;
  readonly seat?: number;
  readonly ok: boolean;
  readonly told: string;
  readonly found: string;
  /** Not the thing itself is wrong, but the code that was given of it: everything else follows from the thing. */
  readonly code: boolean;
}

/** How far the moves were played again, and what stopped it. */
export interface Moves {
  readonly compared: number;
  readonly total: number;
  readonly done: boolean;
  readonly wrong?: 'start' | 'move' | 'edited' | 'version' | 'unreadable';
  /** The kernel's own sentence about what is wrong. */
  readonly detail?: string;
  /** What this browser saw of the game, against what was played again. */
  readonly seen?: readonly Finding[];
}

/** A record as a check found it. */
export interface Report {
  readonly kind: FairKind;
  readonly game: string;
  readonly players: readonly Player[];
  readonly fairness: Fairness | undefined;
  readonly findings: readonly Finding[];
  /** This browser was there, or somebody noted the promise. */
  readonly noted: boolean;
  /** What this browser noted of the table. */
  readonly notes: Notes | undefined;
  /** Persons whose part is not in the shuffle. */
  readonly lacking: readonly number[];
  /** The same for all who were shown the same game. */
  readonly fingerprint: string;
}

/** Who sat where, where the record tells. A bot's name is its level. */
export interface Player {
  readonly name: string;
  readonly kind?: string;
}

interface Told {
  readonly game: string;
  readonly seats: number;
  readonly table?: string;
  readonly fairness?: Fairness;
  readonly players?: readonly Player[];
  readonly digest?: unknown;
}

/** What a file or a pasted text holds: a record, or a game as the browser keeps it with its record inside. */
export function recordIn(text: string): unknown {
  try {
    const json = JSON.parse(text) as { record?: unknown } | null;
    return json?.record ?? json ?? undefined;
  } catch {
    return undefined;
  }
}

/** What is known besides the record: a promise that somebody noted, and the table it was asked for. */
export interface Known {
  readonly promise?: string;
  readonly table?: string;
}

/** Everything but the moves. Throws a Refusal for what is no record. */
export function examine(json: unknown, { promise, table }: Known = {}): Report {
  const { kind, steps } = checkFairness(json, { commitment: promise });
  const { game, seats, fairness, players = [], table: named, digest } = json as Told;
  const seen = notes.all(table ?? fairness?.table ?? String(named));
  const seedFits = steps.some(({ about, ok }) => about === 'seed' && ok);
  const findings = [...steps, ...(seen ? compareNotes(seen, fairness) : [])].map((step) =>
    findingOf(step, seedFits && (step.about === 'promise' || step.about === 'part')),
  );
  return {
    kind,
    game,
    players: isPlayers(players) ? players : [],
    fairness,
    findings,
    noted: promise !== undefined || (seen?.attempts ?? []).length > 0,
    notes: seen,
    lacking: fairness ? lackingIn(fairness, seats) : [],
    fingerprint: String(digest),
  };
}

const findingOf = (step: FairStep | NoteStep, code = false): Finding => ({ ...step, code });

function lackingIn({ attempts, bots }: Fairness, seats: number): number[] {
  const adding = attempts.at(-1)!.seats.map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !adding.includes(seat) && !bots.includes(seat),
  );
}

/** A file may hold anything. */
const isPlayers = (players: readonly (Player | null)[]): players is readonly Player[] =>
  Array.isArray(players) && players.every((player) => typeof player?.name === 'string');

const BREATH_MS = 12;

/** Plays the moves again, and tells now and then how far it is, so that the page stays alive. */
export async function* playAgain(game: Game, json: unknown, noted?: Notes): AsyncGenerator<Moves, void, void> {
  const total = (json as { moves?: readonly unknown[] }).moves?.length ?? 0;
  let compared = -1;
  try {
    let breath = performance.now();
    const moves = replaying(game, json);
    let move = moves.next();
    for (; !move.done; move = moves.next()) {
      compared = move.value;
      if (performance.now() - breath < BREATH_MS) continue;
      yield { compared, total, done: false };
      await new Promise((resolve) => setTimeout(resolve, 0));
      breath = performance.now();
    }
    const seen = noted ? compareSights(noted, move.value).map((step) => findingOf(step)) : [];
    yield { compared, total, done: true, ...(seen.length > 0 ? { seen } : {}) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield {
      compared: Math.max(0, compared),
      total,
      done: true,
      wrong: wrongBy(error, compared),
      detail: error.message,
    };
  }
}

function wrongBy({ code }: Refusal, compared: number): Moves['wrong'] {
  if (code === 'wrong-version') return 'version';
  if (code === 'damaged-record') return 'edited';
  if (code === 'bad-record') return 'unreadable';
  return compared < 0 ? 'start' : 'move';
}
