import { NONE } from 'engawa';
import { AREAS, CANAL, layoutFor } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import { cellsAround, inPlay } from '../rules/map.ts';
import { feeFor, mayStop, seenOn } from '../rules/movement.ts';
import { layout, STEPS, type YokohamaState } from '../rules/state.ts';

/** The cheapest way to an area. */
export interface Way {
  /** Every area of it, from where the president stands to this one. */
  readonly areas: readonly number[];
  /** What it costs in all. */
  readonly toll: number;
  /** The president may stop here, not only walk through. */
  readonly stops: boolean;
}

/** A movement under way (Y-8.2): whose, the areas walked so far, and how far it could go. */
export interface Walk {
  readonly seat: number;
  readonly trail: readonly number[];
  /** By area; none where the walk cannot lead. */
  readonly ways: readonly (Way | undefined)[];
}

export function walkOf(s: YokohamaState): Walk | undefined {
  const pending = layout.pending(s);
  if (pending?.step !== STEPS.movement) return undefined;
  const { seat } = pending;
  const { from, seenLow, seenHigh } = pending.figures;
  const seen = seenOn({ seenLow, seenHigh });
  const ways = s.seat[seat].president === NONE ? landings(s, seat) : waysFrom(s, seat, seen);
  return { seat, trail: trailOf(s, seat, from, seen), ways };
}

/** Y-8.2.2: out of the hand the president goes straight to an area. */
function landings(s: YokohamaState, seat: number): (Way | undefined)[] {
  const me = s.seat[seat];
  return AREAS.map((_, area) => {
    if (!inPlay(s, area) || me.assistantsIn[area] === 0 || !mayStop(s, me, seat, area)) return undefined;
    const toll = feeFor(s, me, seat, area);
    return toll > me.yen ? undefined : { areas: [area], toll, stops: true };
  });
}

/** The cheapest way to every area that can be reached over one's assistants and the canal (Y-8.2.3 to Y-8.2.6). */
function waysFrom(s: YokohamaState, seat: number, seen: number): (Way | undefined)[] {
  const me = s.seat[seat];
  const ways: (Way | undefined)[] = AREAS.map(() => undefined);
  const open: Way[] = [{ areas: [me.president], toll: 0, stops: false }];
  while (open.length > 0) {
    // The cheapest first, and of those the shortest: what is settled stays settled.
    open.sort((a, b) => a.toll - b.toll || a.areas.length - b.areas.length);
    const way = open.shift()!;
    const here = way.areas[way.areas.length - 1];
    for (const cell of cellsAround(s, here)) {
      const area = s.areaAt[cell];
      const reachable = area === CANAL || me.assistantsIn[area] > 0;
      if (ways[area] || !reachable || seen & (1 << area)) continue;
      const toll = way.toll + feeFor(s, me, seat, area);
      if (toll > me.yen) continue;
      const next = { areas: [...way.areas, area], toll, stops: mayStop(s, me, seat, area) };
      ways[area] = next;
      open.push(next);
    }
  }
  return ways;
}

/** The areas walked so far in an order in which they can have been walked. */
function trailOf(s: YokohamaState, seat: number, from: number, seen: number): readonly number[] {
  const { president } = s.seat[seat];
  if (from === NONE || president === NONE || from === president) return [];
  const walked = AREAS.reduce((n, _, area) => n + ((seen >> area) & 1), 0);
  const search = (trail: readonly number[]): readonly number[] | undefined => {
    const here = trail[trail.length - 1];
    if (trail.length === walked) return here === president ? trail : undefined;
    for (const cell of cellsAround(s, here)) {
      const area = s.areaAt[cell];
      if (!((seen >> area) & 1) || trail.includes(area)) continue;
      const found = search([...trail, area]);
      if (found) return found;
    }
    return undefined;
  };
  return search([from]) ?? [];
}

/** The whole walk to every area in which it can end, by its cheapest way: whoever knows where to go need not walk area by area. */
export function errands(view: YokohamaState, seat: number): readonly (readonly number[])[] {
  const walk = walkOf(view);
  if (walk?.seat !== seat || view.seat[seat].president === NONE) return [];
  return walk.ways.flatMap((way) =>
    way?.stops ? [[...way.areas.slice(1).map((area) => lexicon.move.enter(area)), lexicon.move.stop()]] : [],
  );
}

/** Where an area lies, in boards from the top left; every row is shifted by half a board. */
export function placeOf(s: YokohamaState, area: number): readonly [x: number, y: number] {
  const { rows } = layoutFor(s.seats);
  let first = 0;
  for (const [row, length] of rows.entries()) {
    const column = s.cellOf[area] - first;
    if (column < length) return [column + (rows[0] - length) / 2, row];
    first += length;
  }
  throw new Error(`area ${area} is not on the map`);
}
