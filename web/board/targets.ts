import type { Drawn } from '#drawing';
import type { Lexicon } from '#kernel';
import { domainOf, eitherOf } from '../table/choosing.ts';

/** An element of the drawing the player can point at now. */
export interface Target {
  /** What pointing at it chooses. */
  readonly refs: readonly string[];
  readonly moves: readonly number[];
  /** Another element stands for the same choice already: this one can be clicked but is not named again. */
  readonly again: boolean;
}

interface Move {
  readonly move: number;
  readonly refs: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
}

/** The references an element carries itself. */
export function ownRefs({ props }: Drawn): readonly string[] {
  const refs = props['data-ref'];
  return typeof refs === 'string' ? refs.split(/\s+/) : [];
}

/**
 * Which elements are targets: those with a reference of a remaining legal move that neither they nor the elements around
 * them contradict (the red worker in slot 3 stands for `slot:3` and `worker:red`). Only the innermost one is a target, so
 * that targets never nest.
 */
export function targetsIn(
  drawn: Drawn | undefined,
  lexicon: Lexicon,
  moves: readonly number[],
  chosen: readonly string[],
): ReadonlyMap<Drawn, Target> {
  const left: Move[] = moves.map((move) => {
    const refs = lexicon.refs(move);
    return { move, refs: new Set(refs), domains: new Set(refs.map(domainOf)) };
  });
  const targets = new Map<Drawn, Target>();
  const seen = new Set<string>();

  const visit = (at: Drawn | string, around: readonly string[]): boolean => {
    if (typeof at === 'string') return false;
    const own = ownRefs(at);
    const chain = own.length > 0 ? [...around, ...own] : around;
    const inner = at.children.map((child) => visit(child, chain)).some(Boolean);
    if (inner || own.length === 0) return inner;
    const fitting = left.filter(
      ({ refs, domains }) =>
        own.some((ref) => refs.has(ref) && !chosen.includes(ref)) &&
        chain.every((ref) => refs.has(ref) || !domains.has(domainOf(ref))),
    );
    if (fitting.length === 0) return false;
    const speaking = chain.filter((ref) => fitting.some((move) => move.refs.has(ref)));
    // Where no move names all its references at once, the element stands for any one of them.
    const refs = fitting.some((move) => speaking.every((ref) => move.refs.has(ref)))
      ? speaking
      : [
          ...speaking.filter((ref) => !own.includes(ref) && fitting.every((move) => move.refs.has(ref))),
          eitherOf(speaking.filter((ref) => own.includes(ref))),
        ];
    // What settles the same move is the same choice, whichever way one points at it.
    const name = fitting.length === 1 ? String(fitting[0].move) : [...refs].sort().join(' ');
    targets.set(at, { refs, moves: fitting.map(({ move }) => move), again: seen.has(name) });
    seen.add(name);
    return true;
  };
  if (drawn) visit(drawn, []);
  return targets;
}
