import { checkFairness, type FairKind, type Fairness, type FairStep, type Game, Refusal, replaying } from '#kernel';
import { type AttemptNote, notes } from './notes.ts';

/** One thing that was looked at. `seen-promise` and `seen-list` compare with what this browser noted at the table. */
export interface Finding {
  readonly about: FairStep['about'] | 'seen-promise' | 'seen-list';
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
}

/** Who sat where, where the record tells. A bot's name is its level. */
export interface Player {
  readonly name: string;
  readonly kind?: string;
}

interface Told {
  readonly game: string;
  readonly fairness?: Fairness;
  readonly players?: readonly Player[];
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

/** Everything but the moves. `typed` is a promise that somebody noted. Throws a Refusal for what is no record. */
export function examine(json: unknown, typed?: string): Report {
  const { game, fairness, players = [] } = (json ?? {}) as Told;
  const seen = typeof fairness?.table === 'string' ? notes.of(fairness.table) : [];
  const last = seen.at(-1);
  const own =
    last?.listed && last.seat !== undefined && last.part !== undefined
      ? { seat: last.seat, part: last.part }
      : undefined;
  const { kind, steps } = checkFairness(json, { commitment: typed, part: own });
  const seedFits = steps.some(({ about, ok }) => about === 'seed' && ok);
  const findings = steps.map(
    (step): Finding => ({ ...step, code: seedFits && (step.about === 'promise' || step.about === 'part') }),
  );
  return {
    kind,
    game,
    players: isPlayers(players) ? players : [],
    fairness,
    findings: [...findings, ...(fairness ? compareNotes(fairness, seen) : [])],
    noted: typed !== undefined || seen.length > 0,
  };
}

/** A file may hold anything. */
const isPlayers = (players: readonly (Player | null)[]): players is readonly Player[] =>
  Array.isArray(players) && players.every((player) => typeof player?.name === 'string');

/** What this browser saw at the table against what the record says now. */
function compareNotes({ attempts, contributions }: Fairness, seen: readonly AttemptNote[]): Finding[] {
  return seen.flatMap(({ attempt, promise, sealed = [], revealed = [], ...note }): Finding[] => {
    const told = attempts.at(attempt - 1);
    const put = (seat: number) => told?.seats.find((one) => one.seat === seat);
    const text = (values: readonly (string | null)[]) => values.map((value) => value ?? '–').join(' ');
    const was = text([...sealed, ...revealed, note.contributions]);
    const is = text([
      ...sealed.map((_, seat) => put(seat)?.commitment ?? null),
      // A part that was not seen then may have come later.
      ...revealed.map((part, seat) => part && (put(seat)?.part ?? null)),
      contributions,
    ]);
    const promised: Finding = {
      about: 'seen-promise',
      attempt,
      ok: told?.commitment === promise,
      told: promise,
      found: told?.commitment ?? '–',
      code: false,
    };
    if (sealed.length + revealed.length === 0) return [promised];
    return [promised, { ...promised, about: 'seen-list', ok: was === is, told: was, found: is }];
  });
}

const BREATH_MS = 12;

/** Plays the moves again, and tells now and then how far it is, so that the page stays alive. */
export async function* playAgain(game: Game, json: unknown): AsyncGenerator<Moves, void, void> {
  const total = (json as { moves?: readonly unknown[] }).moves?.length ?? 0;
  let compared = -1;
  try {
    let breath = performance.now();
    for (const n of replaying(game, json)) {
      compared = n;
      if (performance.now() - breath < BREATH_MS) continue;
      yield { compared, total, done: false };
      await new Promise((resolve) => setTimeout(resolve, 0));
      breath = performance.now();
    }
    yield { compared, total, done: true };
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
