import { type Signal, useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '#kernel';
import { atRest, settings } from '../settings/settings.ts';
import { Crest, element } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { type Box, numberAt, wordsAt } from './beside.ts';
import { fly } from './flights.ts';
import { journeyOf, spotOf } from './places.ts';
import { type Frame, framesOf } from './recap.ts';

/** A numbered place on the board, measured from the corner of the layer above it. */
interface Mark {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** What is drawn above the board for the deed that is shown. */
interface Picture {
  readonly marks: readonly Mark[];
  readonly ring?: Box | undefined;
  /** Everything the turn speaks of. */
  readonly things: readonly Box[];
  /** From where something came, to where. */
  readonly track?: readonly [number, number, number, number] | undefined;
  readonly room: { readonly width: number; readonly height: number };
}

const NOTHING: Picture = { marks: [], things: [], room: { width: 0, height: 0 } };
/** The room a caption takes at most, and how many letters stand on one of its lines. */
const CAPTION = 250;
const LETTERS = 32;
const LINE = 19;
/** Who sees more than this at once sees no single piece travel. */
const MOST_FLIGHTS = 3;

const boardOf = (layer: Element): Element | null => layer.parentElement?.querySelector('.board-pane') ?? null;

/** Numbered marks where the deeds of a turn happened, the way of what moved, and pieces that travel. */
export function Marks({ desk, onPage }: { readonly desk: Desk; readonly onPage: (page: string) => void }) {
  const layer = useRef<HTMLDivElement>(null);
  const flights = useRef<HTMLDivElement>(null);
  const picture = useSignal<Picture>(NOTHING);
  const frame = desk.recap.frame.value;
  useMeasured(layer, picture, desk, frame);
  useTravel(flights, desk);
  useEffect(() => {
    const board = layer.current && boardOf(layer.current);
    const event = frame?.deed?.events[0];
    if (!board || !event) return;
    const spot = spotOf(board, event)?.at ?? hiddenSpot(board, event);
    const page = spot?.closest('[data-page]')?.getAttribute('data-page');
    if (narrow.peek() && page) onPage(page);
    requestAnimationFrame(() => {
      spot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (!atRest()) send(desk, flights.current, [event]);
    });
  }, [frame]);
  const { marks, ring, things, track, room } = picture.value;
  const caption = ring && frame?.deed && !narrow.value ? desk.story.sentence(frame.deed, frame.turn.seat) : undefined;
  // Whoever weighs a choice or follows a hint has other rings and numbers before them.
  const hushed = desk.pointing.at.value !== undefined || desk.hints.marks.value.length > 0;
  return (
    <>
      <div class={hushed ? 'mark-layer is-hushed' : 'mark-layer'} ref={layer} aria-hidden="true">
        {track ? (
          <svg class="mark-track" aria-hidden="true">
            <line x1={track[0]} y1={track[1]} x2={track[2]} y2={track[3]} />
          </svg>
        ) : undefined}
        {ring ? <span class="mark-ring" style={box(ring)} /> : undefined}
        {marks.map(({ n, x, y }) => (
          <span key={n} class={n === frame?.n ? 'mark-step is-now' : 'mark-step'} style={{ left: px(x), top: px(y) }}>
            {n}
          </span>
        ))}
        {ring && caption !== undefined ? (
          <span class="mark-caption" style={captionBox(wordsAt(ring, things, sizeOf(caption), room))}>
            <b>{frame?.n}</b> {caption}
          </span>
        ) : undefined}
      </div>
      <div class="flights" ref={flights} aria-hidden="true" />
    </>
  );
}

const px = (n: number): string => `${Math.round(n)}px`;

const box = ({ x, y, width, height }: Box) => ({ left: px(x), top: px(y), width: px(width), height: px(height) });

/** Words may need a line more than was thought. */
const captionBox = ({ x, y, width, height }: Box) => ({
  left: px(x),
  top: px(y),
  width: px(width),
  minHeight: px(height),
});

/** About the room that words take. */
function sizeOf(words: string) {
  const letters = words.length + 2;
  return {
    width: Math.min(CAPTION, 24 + letters * 8),
    height: 14 + LINE * Math.ceil(letters / LETTERS),
  };
}

/** A place on a page that is not shown right now. */
const hiddenSpot = (board: Element, { to, what }: GameEvent): Element | null =>
  board.querySelector([to, what].flatMap((ref) => (ref ? [`[data-ref~="${CSS.escape(ref)}"]`] : [])).join() || 'none');

/** Measures the places of a turn in the next frame, and whenever the board is drawn, sized or scrolled anew. */
function useMeasured(
  layer: { readonly current: HTMLDivElement | null },
  picture: Signal<Picture>,
  desk: Desk,
  frame: Frame | undefined,
): void {
  useLayoutEffect(() => {
    const area = layer.current?.parentElement;
    if (!frame || !area) {
      picture.value = NOTHING;
      return undefined;
    }
    let asked = 0;
    const measure = () => {
      asked = 0;
      if (layer.current) picture.value = pictureOf(layer.current, frame);
    };
    const soon = () => {
      asked ||= requestAnimationFrame(measure);
    };
    soon();
    const observer = new ResizeObserver(soon);
    observer.observe(area);
    area.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      area.removeEventListener('scroll', soon, { capture: true });
    };
  }, [frame, desk.drawn.value, narrow.value]);
}

function pictureOf(layer: HTMLElement, frame: Frame): Picture {
  const board = boardOf(layer);
  if (!board) return NOTHING;
  const { left, top, width, height } = layer.getBoundingClientRect();
  const room = { width, height };
  const marks: Mark[] = [];
  const boxIn = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
  };
  const spots = framesOf(frame.turn).flatMap(({ deed, n }) => {
    const spot = deed && spotOf(board, deed.events[0]);
    return spot ? [{ n, at: boxIn(spot.at), from: spot.from && boxIn(spot.from) }] : [];
  });
  const things = spots.map(({ at }) => at);
  for (const { n, at } of spots) marks.push({ n, ...numberAt(at, things, marks, room) });
  const now = spots.find(({ n }) => n === frame.n);
  const ring = now && { x: now.at.x - 5, y: now.at.y - 5, width: now.at.width + 10, height: now.at.height + 10 };
  const track = now?.from && ([...middle(now.from), ...middle(now.at)] as const);
  return { marks, ring, things, track, room };
}

const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

/** What the others do is seen to happen: a piece travels to where it goes. */
function useTravel(flights: { readonly current: HTMLDivElement | null }, desk: Desk): void {
  const { log, viewer } = desk.source.position.value;
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(Math.min(seen.current, log.length));
    seen.current = log.length;
    if (fresh.length === 0 || fresh.length > MOST_FLIGHTS || atRest() || settings.peek().pace === 'once') return;
    const events = fresh.flatMap((line) => (line.seat === viewer ? [] : line.events));
    requestAnimationFrame(() => send(desk, flights.current, events.slice(0, MOST_FLIGHTS)));
  }, [log.length]);
}

/** What travels: the thing itself where the game has a picture of it, else the mark of whose it is. */
function Piece({ desk, event }: { readonly desk: Desk; readonly event: GameEvent }) {
  const icon = event.what === undefined ? undefined : desk.drawing?.icon?.(event.what);
  if (!icon) return <Crest seat={event.seat} />;
  return (
    <svg class="flier-icon" viewBox="0 0 20 20" aria-hidden="true">
      {element(icon)}
    </svg>
  );
}

function send(desk: Desk, flights: HTMLElement | null, events: readonly GameEvent[]): void {
  const board = flights && boardOf(flights);
  if (!board) return;
  const journeys = events.flatMap((event) => {
    const { from, at } = journeyOf(board, event) ?? {};
    if (!from || !at) return [];
    const piece = document.createElement('span');
    render(<Piece desk={desk} event={event} />, piece);
    return [{ piece, from, to: at }];
  });
  fly(flights, journeys);
}
