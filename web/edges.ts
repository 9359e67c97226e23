import { useEffect } from 'preact/hooks';

/**
 * Tells by `data-more` where a part that scrolls goes on, so that a shade stands at that edge and at no other. Asked after every rendering and
 * whenever it or what is in it takes another size.
 */
export function useEdges(part: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const tell = () => {
      element.dataset.more = moreOf(element).join(' ');
    };
    const observer = new ResizeObserver(tell);
    for (const sized of [element, ...element.children]) observer.observe(sized);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', tell);
    };
  });
}

/** Less than this is no more than a ring that does not fit. */
const SLACK = 3;

function moreOf(part: HTMLElement): string[] {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
  const more = {
    before: scrollLeft,
    after: scrollWidth - clientWidth - scrollLeft,
    above: scrollTop,
    below: scrollHeight - clientHeight - scrollTop,
  };
  return Object.entries(more).flatMap(([edge, px]) => (px > SLACK ? [edge] : []));
}
