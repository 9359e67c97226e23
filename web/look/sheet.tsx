import { useEffect, useId, useRef } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import { Body, Foot, Head } from './contents.tsx';
import { Brings, DoIt } from './do-it.tsx';
import type { Looking } from './looking.ts';
import type { Shown } from './shown.ts';
import { type Thing, thingAt, thingsIn } from './thing.ts';

/** So far a finger goes that means the next one, or to close. */
const SWIPE = 56;

/** On a phone: a sheet over the dimmed board, with the ways to the neighbours. */
export function Sheet({ desk, shown }: { readonly desk: Desk; readonly shown: Shown }) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const { looking } = desk;
  const { look } = wording.value;
  const close = () => looking.close();
  const go = (by: 1 | -1) => () => step(looking, shown.thing, by);

  // Whoever reads with ears goes into the sheet and back to where they were.
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  useWayBack(close);
  const swiping = useSwipes({ left: go(1), right: go(-1), down: close, scroller: root });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys close it with Escape; this is for a finger. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys close it with Escape; this is for a finger. */}
      <div class="look-veil" onClick={close} />
      <section class="look sheet" role="dialog" aria-labelledby={id} tabIndex={-1} ref={root} {...swiping}>
        <button type="button" class="look-close" aria-label={look.close} onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
        <div class="look-sheet">
          <Head desk={desk} shown={shown} id={id} />
          <Body desk={desk} shown={shown} />
          <Brings desk={desk} shown={shown} />
          <Foot desk={desk} shown={shown} />
        </div>
        <div class="look-ways">
          <button type="button" aria-label={look.previous} onClick={go(-1)}>
            <span aria-hidden="true">‹</span>
          </button>
          <DoIt desk={desk} shown={shown} />
          <button type="button" aria-label={look.next} onClick={go(1)}>
            <span aria-hidden="true">›</span>
          </button>
        </div>
      </section>
    </>
  );
}

const domainOf = (ref: string): string => ref.split(':')[0];

/** Goes to the one before or after it among things of its sort; of a thing that is alone, among all. */
function step(looking: Looking, { element, ref }: Thing, by: 1 | -1): void {
  const pane = element.closest('.board-pane, .seat-list');
  if (!pane) return;
  const all = thingsIn(pane).flatMap((each) => thingAt(each) ?? []);
  const alike = all.filter((thing) => domainOf(thing.ref) === domainOf(ref));
  const among = alike.length > 1 ? alike : all;
  const at = among.findIndex((thing) => thing.element === element);
  const next = among.at((at + by) % among.length);
  if (!next) return;
  looking.at(next, true);
  next.element.scrollIntoView({ block: 'start', inline: 'nearest' });
}

/** The Back of the phone closes what was opened last, where the browser tells of it. */
function useWayBack(close: () => void): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => EventTarget & { destroy(): void } };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, []);
}

interface Swipes {
  readonly left: () => void;
  readonly right: () => void;
  readonly down: () => void;
  readonly scroller: { readonly current: HTMLElement | null };
}

/** Sideways to the neighbour, down to close; what scrolls is scrolled up first. */
function useSwipes({ left, right, down, scroller }: Swipes) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly top: boolean } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [{ clientX: x, clientY: y }] = touches;
      const top = (scroller.current?.querySelector('.look-sheet')?.scrollTop ?? 0) === 0;
      from.current = touches.length === 1 ? { x, y, top } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (!from.current) return;
      const { x, y, top } = from.current;
      const [dx, dy] = [changedTouches[0].clientX - x, changedTouches[0].clientY - y];
      from.current = undefined;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) (dx < 0 ? left : right)();
      else if (top && dy > SWIPE && dy > 2 * Math.abs(dx)) down();
    },
  };
}
