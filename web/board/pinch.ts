import type { Signal } from '@preact/signals';
import { listenToSwipes } from './swipe.ts';

/** How small and how large two fingers make a board. */
const LEAST = 0.5;
const MOST = 2.5;
/** Two taps within this time and distance are one. */
const TWICE_MS = 300;
const TWICE_PX = 24;
/** Below this width a board does not show the whole of what it has. */
const PHONE = 560;

/** What fingers mean on a board. */
export interface Meant {
  /** Two taps: what the first of them opened goes away. */
  onTwice(): void;
  /** A swipe to the page beside this one. */
  onAside(by: 1 | -1): void;
}

/** Two fingers, or two taps, make a board larger and smaller: its things grow, the page around it stays. A swipe goes to the page beside it. */
export function listenToTouch(frame: HTMLElement, scale: Signal<number>, { onTwice, onAside }: Meant): () => void {
  const place = frame.closest<HTMLElement>('.table-main') ?? frame;
  const stops = [listenToFingers(frame, scale), listenToTaps(frame, scale, onTwice), listenToSwipes(place, onAside)];
  return () => {
    for (const stop of stops) stop();
  };
}

const within = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale));

/** What lies under a point stays there. */
function zoomTo(frame: HTMLElement, scale: Signal<number>, to: number, x: number, y: number): void {
  const { left, top } = frame.getBoundingClientRect();
  const by = Math.max(1, to) / Math.max(1, scale.peek());
  const [at, down] = [x - left, y - top];
  const [right, below] = [(frame.scrollLeft + at) * by - at, (frame.scrollTop + down) * by - down];
  scale.value = to;
  requestAnimationFrame(() => frame.scrollTo(right, below));
}

interface Pinch {
  readonly apart: number;
  readonly x: number;
  readonly y: number;
  by: number;
}

function listenToFingers(frame: HTMLElement, scale: Signal<number>): () => void {
  let pinch: Pinch | undefined;
  const board = () => frame.firstElementChild as HTMLElement;
  const apart = ([a, b]: TouchList) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const begin = ({ touches }: TouchEvent) => {
    if (touches.length !== 2) return;
    const [a, b] = touches;
    pinch = { apart: apart(touches), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, by: 1 };
  };
  const go = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    pinch.by = within((scale.peek() * apart(event.touches)) / pinch.apart) / scale.peek();
    // Under the fingers it is only a picture that grows; everything is laid out anew when they are lifted.
    const { left, top } = board().getBoundingClientRect();
    Object.assign(board().style, {
      transformOrigin: `${pinch.x - left}px ${pinch.y - top}px`,
      transform: `scale(${pinch.by})`,
    });
  };
  const end = () => {
    if (!pinch) return;
    const { by, x, y } = pinch;
    pinch = undefined;
    Object.assign(board().style, { transform: '', transformOrigin: '' });
    zoomTo(frame, scale, within(scale.peek() * by), x, y);
  };
  const on = { touchstart: begin, touchmove: go, touchend: end, touchcancel: end } as const;
  for (const [name, hear] of Object.entries(on))
    frame.addEventListener(name, hear as EventListener, { passive: false });
  return () => {
    for (const [name, hear] of Object.entries(on)) frame.removeEventListener(name, hear as EventListener);
  };
}

/** On a phone two taps show the whole board and bring it back; where the whole is in sight, they make it twice as large. */
function listenToTaps(frame: HTMLElement, scale: Signal<number>, onTwice: () => void): () => void {
  let last = { at: 0, x: 0, y: 0 };
  const tap = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    if (event.touches.length > 0 || !touch) return;
    const { clientX: x, clientY: y } = touch;
    const twice = event.timeStamp - last.at < TWICE_MS && Math.hypot(x - last.x, y - last.y) < TWICE_PX;
    last = { at: twice ? 0 : event.timeStamp, x, y };
    const box = frame.getBoundingClientRect();
    if (!twice || y < box.top || y > box.bottom) return;
    // The second tap chooses nothing.
    event.preventDefault();
    event.stopPropagation();
    onTwice();
    const other = box.width < PHONE ? LEAST : 2;
    zoomTo(frame, scale, scale.peek() === 1 ? other : 1, x, y);
  };
  // What the first tap opened may lie over the board.
  const capture = { capture: true, passive: false } as const;
  const place = frame.closest('.table-main');
  place?.addEventListener('touchend', tap as EventListener, capture);
  return () => place?.removeEventListener('touchend', tap as EventListener, capture);
}
