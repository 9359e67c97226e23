import { useEffect } from 'preact/hooks';

/** Marks on the board what a bubble speaks of, once the board has been drawn for it. */
export function useSpotlight(refs: readonly string[] | undefined, moment: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const meant = elementsOf(refs ?? []);
      for (const element of meant) element.setAttribute('data-about', '');
      meant[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const element of document.querySelectorAll('[data-about]')) element.removeAttribute('data-about');
    };
  }, [moment]);
}

/** The outermost elements that stand for one of the references. */
function elementsOf(refs: readonly string[]): Element[] {
  const all = refs.flatMap((ref) => [...document.querySelectorAll(`.board-pane [data-ref~="${ref}"]`)]);
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
}
