import { type Domain, type Game, type Language, NOT_NOW, NOT_YOUR_TURN, type State, sayReason, whyFor } from '#kernel';

export interface Refused {
  readonly sentence: string;
  readonly clause?: string;
}

/** How many sentences of the lexicon are tried for one thing. */
const MOST = 2000;

/** Why nothing can be done with these things now: the first reason of the first sentence that names all of them. */
export function whyNot(
  game: Game,
  view: State,
  seat: number,
  refs: readonly string[],
  language: Language,
): Refused | undefined {
  let fallback: Refused | undefined;
  let tried = 0;
  for (const text of sentencesWith(game, refs)) {
    if (++tried > MOST) break;
    const move = game.lexicon.parse(text);
    const reason = game.why(view, seat, move);
    if (reason === undefined) continue;
    // Whose turn it is, and what is asked, is no secret: the kernel need not look for a reason that gives nothing away.
    if (reason === NOT_NOW || reason === NOT_YOUR_TURN) fallback ??= sayReason(game, reason, language);
    else return sayReason(game, whyFor(game, view, seat, move) ?? reason, language);
  }
  return fallback;
}

/**
 * Every move of the lexicon, as notation, that can be about one of these references at least: an argument for which there is a reference is
 * that thing, the others take every value they may have.
 */
function* sentencesWith(game: Game, refs: readonly string[]): Iterable<string> {
  for (const [verb, domains] of Object.entries(game.lexicon.verbs)) {
    const fixed = domains.map((d) => refs.find((ref) => ref.startsWith(`${d.name}:`))?.slice(d.name.length + 1));
    if (fixed.every((id) => id === undefined)) continue;
    yield* complete(verb, domains, fixed);
  }
}

function* complete(text: string, domains: readonly Domain[], fixed: readonly (string | undefined)[]): Iterable<string> {
  if (domains.length === 0) {
    yield text;
    return;
  }
  const ids = fixed[0] === undefined ? domains[0].ids : domains[0].ids.filter((id) => id === fixed[0]);
  for (const id of ids) yield* complete(`${text} ${id}`, domains.slice(1), fixed.slice(1));
}
