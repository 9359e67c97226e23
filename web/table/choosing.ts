import type { Lexicon } from '#kernel';

/**
 * The one interaction model: the legal list is narrowed by the things the player points at, in any order, until one
 * move is left. Board, buttons, keys and text mode are renderings of this same list.
 */

export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));

const OR = '|';

/** A thing that different moves name differently: a samurai who may move, or challenge. To point at it is to mean any of its names. */
export const eitherOf = (refs: readonly string[]): string => refs.join(OR);

/** What such a thing may be, one by one. */
export const namesOf = (ref: string): readonly string[] => ref.split(OR);

/** Was this thing pointed at, by itself or as one of several? */
export const isChosen = (chosen: readonly string[], ref: string): boolean =>
  chosen.some((one) => one.split(OR).includes(ref));

/** Nothing the player pointed at speaks against this move. */
function agrees(moveRefs: readonly string[], refs: readonly string[]): boolean {
  return refs.every((ref) => ref.split(OR).some((one) => moveRefs.includes(one)));
}

/** The legal moves that contain everything chosen so far. */
export function movesWith(lexicon: Lexicon, legal: readonly number[], chosen: readonly string[]): number[] {
  return legal.filter((move) => agrees(lexicon.refs(move), chosen));
}

export interface Pointed {
  readonly chosen: readonly string[];
  /** The move this settles, when only one is left. */
  readonly move?: number;
}

/**
 * The player points at something with one or more references. What fits the choice so far narrows it; what does not but
 * fits some legal move starts the choice anew; pointing at what is chosen already lets it go.
 */
export function point(
  lexicon: Lexicon,
  legal: readonly number[],
  chosen: readonly string[],
  refs: readonly string[],
): Pointed {
  if (refs.length > 0 && refs.every((ref) => chosen.includes(ref))) {
    return { chosen: chosen.filter((ref) => !refs.includes(ref)) };
  }
  for (const kept of [chosen, chosen.filter((ref) => !refs.some((r) => domainOf(r) === domainOf(ref))), []]) {
    const next = [...new Set([...kept, ...refs])];
    const left = movesWith(lexicon, legal, next);
    if (left.length === 1) return { chosen: next, move: left[0] };
    if (left.length > 1) return { chosen: next };
  }
  return { chosen };
}
