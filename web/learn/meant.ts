import { elementsFor } from '../board/lit.ts';
import type { Box } from '../look/place.ts';
import { boxOf } from '../look/thing.ts';

/** A part of the board that is larger than this share of it is no frame of what lies in it. */
const MOST_OF_BOARD = 0.35;

/** What can be chosen now, and what is spoken of. */
export function meantOn(pane: Element, refs: readonly string[]): readonly Element[] {
  const targets = [...pane.querySelectorAll('[data-target]')];
  return [...new Set([...targets, ...refs.flatMap((ref) => placesOf(pane, ref))])];
}

/** One's own where every seat has one. */
function placesOf(pane: Element, ref: string): readonly Element[] {
  const own = elementsFor(pane, `${ref}@0`);
  return own.length > 0 ? own : elementsFor(pane, ref);
}

/** The part of the board in which all of them lie, with its headings and signs; nothing where that is half the board. */
export function groupOf(pane: Element, elements: readonly Element[]): Box | undefined {
  const shown = elements.filter((element) => element.getClientRects().length > 0);
  let group = shown[0]?.parentElement;
  while (group && !shown.every((element) => group?.contains(element))) group = group.parentElement;
  if (!group || group === pane || !pane.contains(group)) return undefined;
  const [box, whole] = [boxOf(group), pane.getBoundingClientRect()];
  return box.width * box.height < MOST_OF_BOARD * whole.width * whole.height ? box : undefined;
}
