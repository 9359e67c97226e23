import { type Explained, explain } from './explain.ts';
import { type Game, NOT_NOW, NOT_YOUR_TURN } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import type { Domain } from './lexicon.ts';
import { rngFrom } from './rng.ts';
import type { NameOf } from './words.ts';

/** How many sentences of the lexicon are tried for one thing. */
const MOST = 2000;

/** Whoever reads more reasons than these is not helped by them. */
const REASONS = 2;

/**
 * Why nothing can be done with these things now: the first reasons of the sentences that name all of them, two at most, those of the
 * question that is asked before "another time". Nothing where no sentence names them, or all that do are legal. `view` is what the
 * seat sees.
 */
export function obstacles<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  refs: readonly string[],
  language: Language,
  nameOf?: NameOf,
): Explained[] {
  // Reasons are looked for in a world the seat thinks possible, so that they give nothing away.
  const world = game.secrets ? game.imagine(game.conceal(view, seat), seat, rngFrom('why not')) : view;
  const met = new Set<string>();
  const now: Explained[] = [];
  let otherwise: Explained | undefined;
  let tried = 0;
  for (const text of sentencesWith(game, refs)) {
    if (++tried > MOST || now.length === REASONS) break;
    const move = game.lexicon.parse(text);
    const reason = game.why(world, seat, move);
    const general = reason === NOT_NOW || reason === NOT_YOUR_TURN;
    if (reason === undefined || met.has(reason) || (general && otherwise)) continue;
    const explained = explain(game, view, seat, move, language, nameOf);
    if (explained === undefined) continue;
    if (general) otherwise = explained;
    else {
      met.add(reason);
      if (now.every(({ sentence }) => sentence !== explained.sentence)) now.push(explained);
    }
  }
  return now.length > 0 ? now : otherwise ? [otherwise] : [];
}

/**
 * Every move of the lexicon, as notation, that can be about one of these references at least: an argument for which there is a
 * reference is that thing, the others take every value they may have.
 */
function* sentencesWith(game: { readonly lexicon: Game['lexicon'] }, refs: readonly string[]): Iterable<string> {
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
