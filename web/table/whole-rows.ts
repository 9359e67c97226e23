import { useLayoutEffect } from 'preact/hooks';

/** Less of a row than this is neither read nor met by a pointer. */
const LEAST_PX = 24;

/** A list that goes on below its edge ends with a row that can be read and chosen, never with the upper rim of one. */
export function useWholeRows(part: { readonly current: HTMLElement | null }, row: string): void {
  useLayoutEffect(() => {
    const list = part.current;
    const around = list?.parentElement;
    if (!list || !around) return undefined;
    const end = () => {
      list.style.maxHeight = '';
      const rows = [...list.querySelectorAll(row)];
      const last = rows.at(-1);
      // The last line may stay in sight above the others: they end where it begins.
      const above = last && getComputedStyle(last).position === 'sticky' ? last.getBoundingClientRect().top : Infinity;
      const { bottom, height } = list.getBoundingClientRect();
      const edge = Math.min(bottom, above);
      const cut = rows
        .filter((element) => element !== last || above === Infinity)
        .map((element) => element.getBoundingClientRect())
        .find((box) => box.top < edge && box.bottom > edge);
      // To the fraction of a pixel: lines of one height then cover each other.
      if (cut && edge - cut.top < LEAST_PX) list.style.maxHeight = `${height - (edge - cut.top)}px`;
    };
    end();
    const room = new ResizeObserver(end);
    for (const sized of [around, list, ...list.querySelectorAll(row)]) room.observe(sized);
    return () => room.disconnect();
  });
}
