import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { Body, Foot, Head } from './contents.tsx';
import { Brings, DoIt } from './do-it.tsx';
import { placeOf } from './place.ts';
import type { Shown } from './shown.ts';
import { boxOf } from './thing.ts';

const MARGIN = 8;

/** On a desk: beside the thing, its arrow at it, never over it nor over the prompt. */
export function PopOver({ desk, shown }: { readonly desk: Desk; readonly shown: Shown }) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const { element } = shown.thing;
  useLayoutEffect(() => {
    const pane = root.current!;
    const put = () => {
      const middle = document.querySelector('.middle')!.getBoundingClientRect();
      const room = {
        left: middle.left + MARGIN,
        top: MARGIN,
        width: middle.width - 2 * MARGIN,
        height: innerHeight - 2 * MARGIN,
      };
      pane.style.maxHeight = `${room.height}px`;
      const { offsetWidth: width, offsetHeight: height } = pane;
      const { left, top, side, arrow } = placeOf(boxOf(element), { width, height }, room, desk.looking.pointer);
      pane.style.left = `${Math.round(left)}px`;
      pane.style.top = `${Math.round(top)}px`;
      pane.style.setProperty('--arrow', `${Math.round(arrow)}px`);
      pane.dataset.side = side ?? 'apart';
    };
    put();
    // What comes late, the figures and the picture, makes it larger.
    const observer = new ResizeObserver(put);
    observer.observe(pane);
    return () => observer.disconnect();
  }, [element]);
  return (
    <section class="look pop-over" role="dialog" aria-labelledby={id} ref={root}>
      <div class="look-sheet">
        <Head desk={desk} shown={shown} id={id} />
        <Body desk={desk} shown={shown} />
        <Brings desk={desk} shown={shown} />
        <DoIt desk={desk} shown={shown} />
        <Foot desk={desk} shown={shown} />
      </div>
    </section>
  );
}
