import type { GameEvent, StoryLine } from '#kernel';
import { elementsFor } from '../board/lit.ts';
import { houseOf } from '../table/crest.tsx';

/** A thing as the board lights it: this seat's own where every seat has one. */
const whose = (ref: string, seat: number): string => (seat < 0 ? ref : `${ref}@${seat}`);

/** Where a seat's own things lie. */
function panelOf(board: Element, seat: number): Element | undefined {
  const house = houseOf(seat);
  const panels = board.querySelectorAll(
    `[data-of="${seat}"], [data-page="others"] [data-house="${house}"], [data-page="mine"][data-house="${house}"]`,
  );
  return [...panels].find((panel) => panel.getClientRects().length > 0);
}

/** Where a thing is drawn right now: a reference anywhere, a thing that everybody has only among the seat's own. */
function placeOf(board: Element, ref: string | undefined, seat: number): Element | undefined {
  if (ref === undefined) return undefined;
  const own = elementsFor(board, whose(ref, seat)).find(
    (element) => ref.includes(':') || element.closest('[data-of]')?.getAttribute('data-of') === String(seat),
  );
  return own ?? (ref.includes(':') ? elementsFor(board, ref)[0] : undefined);
}

/** Where a deed happened, and from where something came there. */
interface Spot {
  readonly at: Element;
  readonly from?: Element;
}

/** Where a deed happened on the board as it is drawn; nothing where none of its things is in sight. */
export function spotOf(board: Element, event: GameEvent): Spot | undefined {
  const find = (ref: string | undefined) => placeOf(board, ref, event.seat);
  const [from, to] = [find(event.from), find(event.to)];
  const at = to ?? (isLeft(find(event.what), from, event.seat) ? from : find(event.what)) ?? from;
  if (at) return { at, from: from === at ? undefined : from };
  const panel = event.seat >= 0 ? panelOf(board, event.seat) : undefined;
  return panel && { at: panel };
}

/** A thing that was taken from a place and is drawn neither there nor before whoever took it: what is drawn is another one like it. */
const isLeft = (thing: Element | undefined, from: Element | undefined, seat: number): boolean =>
  thing !== undefined &&
  from !== undefined &&
  !from.contains(thing) &&
  thing.closest('[data-of]')?.getAttribute('data-of') !== String(seat);

/** The way something travelled: between two places, or between a place and the panel of whoever gave or got it. */
export function journeyOf(board: Element, event: GameEvent): Required<Spot> | undefined {
  if (event.seat < 0) return undefined;
  const find = (ref: string | undefined) => placeOf(board, ref, event.seat);
  const gets = event.kind === 'gain';
  const panel = panelOf(board, event.seat);
  const other = event.whom === undefined ? undefined : panelOf(board, event.whom);
  const from = find(event.from) ?? (gets ? other : panel);
  const at = find(event.to) ?? (gets ? panel : (other ?? find(event.what)));
  return from && at && !from.contains(at) && !at.contains(from) ? { at, from } : undefined;
}

/** Everything on the board that some lines speak of, as it is lit. */
export function lightsOf(lines: readonly StoryLine[]): readonly string[] {
  const events = lines.flatMap((line) => (line.kind === 'deed' ? line.events : line.because ? [line.because] : []));
  const lights = events.flatMap(({ to, from, what, seat }) =>
    [to ?? [], from ?? [], what ?? []].flat().map((ref) => whose(ref, seat)),
  );
  return [...new Set(lights)];
}
