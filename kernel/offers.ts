import type { Domain, Lexicon } from './lexicon.ts';
import { packMove } from './lexicon.ts';
import type { MoveList } from './movelist.ts';
import type { Reason, Row } from './rules.ts';

type Asked = (s: unknown, me: unknown, f: unknown, a: number, b: number, c: number) => Reason | undefined;

/** A verb that a step offers, with its rule: one shape for all of them, so that asking is quick. */
export interface Offer {
  readonly verb: number;
  readonly domains: readonly Domain[];
  readonly whyNow: Asked | undefined;
  readonly whyFirst: Asked | undefined;
  readonly why: Asked | undefined;
  readonly play: (s: unknown, me: unknown, f: unknown, a: number, b: number, c: number) => void;
  readonly among: ((s: unknown, me: unknown, f: unknown) => Row) | undefined;
  readonly moves: ((s: unknown, me: unknown, f: unknown, out: MoveList) => void) | undefined;
}

export function offerOf(lexicon: Lexicon, name: string, rule: object): Offer {
  const { whyNow, whyFirst, why, play, among, moves } = rule as Offer;
  return { verb: lexicon.names.indexOf(name), domains: lexicon.verbs[name], whyNow, whyFirst, why, play, among, moves };
}

/** The first reason that forbids it, stage by stage. */
export function whyNot(offer: Offer, s: unknown, me: unknown, f: unknown, a: number, b: number, c: number) {
  const { whyNow, whyFirst, why } = offer;
  return whyNow?.(s, me, f, a, b, c) ?? whyFirst?.(s, me, f, a, b, c) ?? why?.(s, me, f, a, b, c);
}

/** Appends every move that the reasons let through. */
export function addLegal(offer: Offer, s: unknown, me: unknown, f: unknown, out: MoveList): void {
  const { verb, domains, whyNow, why, among, moves } = offer;
  if (moves !== undefined) {
    moves(s, me, f, out);
    return;
  }
  if (whyNow !== undefined && whyNow(s, me, f, 0, 0, 0) !== undefined) return;
  if (domains.length === 0) {
    if (why === undefined || why(s, me, f, 0, 0, 0) === undefined) out.add(packMove(verb));
    return;
  }
  const { min, max } = domains[0];
  if (among === undefined) {
    for (let a = min; a <= max; a++) addWithFirst(offer, s, me, f, a, out);
    return;
  }
  const row = among(s, me, f);
  const items = row instanceof Int16Array ? row : row.cells;
  const start = row instanceof Int16Array ? 0 : row.start + 1;
  for (let i = start; i < start + row.length; i++) {
    const a = items[i];
    if (a >= min && a <= max) addWithFirst(offer, s, me, f, a, out);
  }
}

/** The same once the first argument is chosen. */
function addWithFirst(offer: Offer, s: unknown, me: unknown, f: unknown, a: number, out: MoveList): void {
  const { verb, domains, whyFirst, why } = offer;
  if (whyFirst !== undefined && whyFirst(s, me, f, a, 0, 0) !== undefined) return;
  if (domains.length === 1) {
    if (why === undefined || why(s, me, f, a, 0, 0) === undefined) out.add(packMove(verb, a));
    return;
  }
  const second = domains[1];
  for (let b = second.min; b <= second.max; b++) {
    if (domains.length === 2) {
      if (why === undefined || why(s, me, f, a, b, 0) === undefined) out.add(packMove(verb, a, b));
      continue;
    }
    const third = domains[2];
    for (let c = third.min; c <= third.max; c++) {
      if (why === undefined || why(s, me, f, a, b, c) === undefined) out.add(packMove(verb, a, b, c));
    }
  }
}
