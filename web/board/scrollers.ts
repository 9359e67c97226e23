import { wording } from '../words/index.ts';

const OURS = 'data-scroller';

/** The stops of the board itself: what one can choose or explore. */
export const STOPS = `[tabindex]:not([${OURS}])`;

const scrolls = (element: Element): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (scrollWidth > clientWidth && /auto|scroll/.test(overflowX)) ||
    (scrollHeight > clientHeight && /auto|scroll/.test(overflowY))
  );
};

const inReach = (element: Element): boolean =>
  [...element.querySelectorAll('[tabindex="0"]')].some((stop) => stop.getBoundingClientRect().width > 0);

/** Parts of a board scroll where there is little room. A part that scrolls without anything to focus in it gets a tab stop, so that keys can scroll it (WCAG 2.1.1). */
export function openScrollers(board: Element): void {
  for (const element of board.querySelectorAll(`[${OURS}]`)) {
    for (const name of [OURS, 'tabindex']) element.removeAttribute(name);
  }
  for (const element of board.querySelectorAll<HTMLElement>('div, section, ul, ol')) {
    if (element.hasAttribute('tabindex') || !scrolls(element) || inReach(element)) continue;
    element.setAttribute(OURS, '');
    element.setAttribute('tabindex', '0');
    if (element.getAttribute('aria-label') !== null) continue;
    if (!element.hasAttribute('role')) element.setAttribute('role', 'group');
    element.setAttribute('aria-label', wording.peek().text.state);
  }
}
