import { sayQuestionAt } from './choice.ts';
import { type Explained, explain } from './explain.ts';
import { type Game, NOT_NOW, NOT_YOUR_TURN } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import type { Domain } from './lexicon.ts';
import { rngFrom } from './rng.ts';
import { common } from './words/index.ts';
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
  const later = new Map<string, number>();
  let tried = 0;
  for (const [verb, text] of sentencesWith(game, refs)) {
    if (++tried > MOST || now.length === REASONS) break;
    if (later.has(verb)) continue;
    const move = game.lexicon.parse(text);
    const reason = game.why(world, seat, move);
    if (reason === NOT_NOW || reason === NOT_YOUR_TURN) later.set(verb, move);
    if (reason === undefined || later.has(verb) || met.has(reason)) continue;
    met.add(reason);
    const explained = explain(game, view, seat, move, language, nameOf);
    if (explained && now.every(({ sentence }) => sentence !== explained.sentence)) now.push(explained);
  }
  return now.length > 0 || later.size === 0 ? now : otherwise(game, view, seat, later, language, nameOf);
}

/**
 * The thing belongs to other questions than the one that is asked: which they are, or what the rulebook says to all of
 * them.
 */
function otherwise<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  later: ReadonlyMap<string, number>,
  language: Language,
  nameOf?: NameOf,
): Explained[] {
  const said = (verbs: readonly string[]) =>
    verbs.flatMap((verb) => explain(game, view, seat, later.get(verb)!, language, nameOf) ?? []);
  const verbs = [...later.keys()];
  if (!game.stepFor(view, seat)) return said(verbs.slice(0, 1));
  const concealed = game.conceal(view, seat);
  const open = verbs.filter((verb) => game.elsewhere?.(concealed, seat, verb) === undefined);
  // The set-up comes first in a lexicon, and is over.
  if (open.length === 0) return said(verbs.slice(-1));
  const steps = game.steps.filter(({ rules }) => open.some((verb) => rules?.[verb] !== undefined));
  const there = [...new Set(steps.map((one) => game.words[language].steps[one.step.name]))];
  if (there.length < 2) return said(open.slice(0, 1));
  const sentence = common[language].answers(
    there.slice(0, MOST_QUESTIONS),
    sayQuestionAt(game, concealed, seat, language)!,
  );
  return [{ code: NOT_NOW, sentence, clause: steps[0].step.clause }];
}

/** More questions than these would not help whoever reads them. */
const MOST_QUESTIONS = 3;

/**
 * Every move of the lexicon, by its verb and as notation, that can be about one of these references at least: an argument for which
 * there is a reference is that thing, the others take every value they may have. Verbs about the thing itself come before
 * those it only has a part in.
 */
function sentencesWith(
  { lexicon }: { readonly lexicon: Game['lexicon'] },
  refs: readonly string[],
): Iterable<readonly [verb: string, text: string]> {
  const fitting = Object.entries(lexicon.verbs).flatMap(([verb, domains]) => {
    const found = domains.map((d) => refs.findIndex((ref) => ref.startsWith(`${d.name}:`)));
    const named = found.filter((place) => place >= 0);
    if (named.length === 0) return [];
    const fixed = domains.map((d, i) => refs[found[i]]?.slice(d.name.length + 1));
    return [{ verb, domains, fixed, rank: 4 * Math.min(...named) + found.indexOf(Math.min(...named)) }];
  });
  return allOf(fitting.sort((a, b) => a.rank - b.rank));
}

interface Fitting {
  readonly verb: string;
  readonly domains: readonly Domain[];
  readonly fixed: readonly (string | undefined)[];
}

function* allOf(fitting: readonly Fitting[]): Iterable<readonly [verb: string, text: string]> {
  for (const { verb, domains, fixed } of fitting) for (const text of complete(verb, domains, fixed)) yield [verb, text];
}

function* complete(text: string, domains: readonly Domain[], fixed: readonly (string | undefined)[]): Iterable<string> {
  if (domains.length === 0) {
    yield text;
    return;
  }
  const ids = fixed[0] === undefined ? domains[0].ids : domains[0].ids.filter((id) => id === fixed[0]);
  for (const id of ids) yield* complete(`${text} ${id}`, domains.slice(1), fixed.slice(1));
}
