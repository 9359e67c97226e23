import { boxOf } from '../look/thing.ts';
import { groupOf, meantOn } from './meant.ts';
import { enclosing, shiftFor } from './placing.ts';

/** What is brought into sight keeps this distance from the edges. */
const AIR = 8;

/** On a narrow screen: scrolls what the sheet speaks of to where it is whole above it, with what lies around it where that fits too. */
export function bringAbove(main: HTMLElement, sheet: HTMLElement, refs: readonly string[]): void {
  const pane = main.querySelector('.board-pane');
  const scroller = pane?.querySelector('.board > *');
  if (!pane || !scroller) return;
  // What lies at the end of the page can be pulled up from under the sheet, however high it is.
  main.style.setProperty('--lesson-sheet', `${sheet.offsetHeight}px`);
  const elements = meantOn(pane, refs).filter((element) => element.getClientRects().length > 0);
  if (elements.length === 0) return;
  const ceiling = scroller.getBoundingClientRect().top + AIR;
  const floor = sheet.getBoundingClientRect().top - AIR;
  const group = groupOf(pane, elements);
  const meant = enclosing(elements.map(boxOf));
  scroller.scrollTop += shiftFor(group && group.height <= floor - ceiling ? group : meant, ceiling, floor);
}
