import { useEffect } from 'preact/hooks';
import { commandOfKey } from '#commands';
import { nearest } from '../board/geometry.ts';
import { settings } from '../settings/settings.ts';
import { narrow } from '../table/narrow.ts';
import type { Looking } from './looking.ts';
import { thingAt, thingsIn } from './thing.ts';

/** So long the pointer rests before it is taken for a look. */
const REST_MS = 300;
/** So long the pointer may be on its way to what is told. */
const GRACE_MS = 250;
/** So long a finger stays before it is taken for a look. */
const PRESS_MS = 400;
/** So far a finger that stays may tremble. */
const TREMOR = 10;

/** Where things are drawn that explain themselves. */
const PLACES = '.board-pane, .seat-list';
/** What is told stands there: the pointer may go into it. */
const TOLD = '.look';

/** Looks wherever the pointer rests, a finger stays, or a key asks. */
export function useLooks(looking: Looking): void {
  useEffect(() => {
    const stops = [listenToPointer(looking), listenToFingers(looking), listenToKeys(looking)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [looking]);
}

const elementOf = (target: EventTarget | null): Element | undefined => (target instanceof Element ? target : undefined);

const drawnAt = (target: EventTarget | null) => {
  const element = elementOf(target);
  return element?.closest(PLACES) ? thingAt(element) : undefined;
};

type Listeners = { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Listens before the board does; gives the way to stop. */
function listen(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, hear] of entries) document.addEventListener(name, hear, { capture: true, passive: false });
  return () => {
    for (const [name, hear] of entries) document.removeEventListener(name, hear, { capture: true });
  };
}

function listenToPointer(looking: Looking): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(resting);
  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const leave = () => {
    if (looking.thing.peek() === undefined || looking.asked.peek()) return;
    leaving ??= setTimeout(() => {
      leaving = undefined;
      if (!looking.asked.peek()) looking.close();
    }, GRACE_MS);
  };
  const stop = listen({
    pointermove: ({ pointerType, clientX: x, clientY: y, target, buttons }) => {
      // The browser tells of a pointer that has not moved when something changes under it.
      if (pointerType === 'touch' || narrow.peek() || (looking.pointer?.x === x && looking.pointer.y === y)) return;
      looking.pointer = { x, y };
      wait();
      const element = elementOf(target);
      if (element?.closest(TOLD)) return stay();
      const thing = drawnAt(target);
      if (thing && thing.element === looking.thing.peek()?.element) stay();
      else leave();
      if (!thing || buttons !== 0 || looking.asked.peek()) return;
      looking.fetch();
      resting = setTimeout(() => {
        stay();
        // What is drawn there may have changed meanwhile.
        if (thing.element.isConnected) looking.at(thing, false);
      }, REST_MS);
    },
    pointerdown: ({ pointerType, target }) => {
      wait();
      if (elementOf(target)?.closest(TOLD)) return;
      // Whoever acts does not want to be told; whoever clicks elsewhere has read it.
      if (pointerType !== 'touch' || !narrow.peek()) looking.close();
    },
  });
  const away = () => {
    wait();
    leave();
  };
  document.documentElement.addEventListener('pointerleave', away);
  return () => {
    wait();
    stay();
    stop();
    document.documentElement.removeEventListener('pointerleave', away);
  };
}

function listenToFingers(looking: Looking): () => void {
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let from: { readonly x: number; readonly y: number } | undefined;
  /** The finger was answered: what the browser makes of lifting it is not meant. */
  let answered = false;
  const giveUp = () => clearTimeout(pressing);
  const stop = listen({
    pointerdown: ({ pointerType, isPrimary, clientX: x, clientY: y, target }) => {
      giveUp();
      answered = false;
      const thing = pointerType === 'touch' && isPrimary ? drawnAt(target) : undefined;
      if (!thing) return;
      from = { x, y };
      looking.fetch();
      pressing = setTimeout(() => {
        answered = true;
        looking.at(thing, true);
      }, PRESS_MS);
    },
    pointermove: ({ clientX: x, clientY: y }) => {
      if (from && Math.hypot(x - from.x, y - from.y) > TREMOR) giveUp();
    },
    pointerup: giveUp,
    pointercancel: giveUp,
    contextmenu: (event) => {
      if (answered) event.preventDefault();
    },
    click: (event) => {
      if (!answered) return;
      answered = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return () => {
    giveUp();
    stop();
  };
}

const WRITING = 'input, textarea, select, dialog';

function listenToKeys(looking: Looking): () => void {
  return listen({
    keydown: (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const at = elementOf(event.target);
      if (ctrlKey || metaKey || altKey || at?.closest(WRITING)) return;
      const heard = looking.thing.peek() === undefined ? begin(looking, event) : goOn(looking, key, at);
      if (!heard) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}

/** The key that asks: about what has the focus, else what the pointer is on, else whatever comes first. */
function begin(looking: Looking, event: KeyboardEvent): boolean {
  if (!settings.peek().keys || commandOfKey(event) !== 'look') return false;
  const board = document.querySelector('.board-pane');
  if (!board) return false;
  const { pointer } = looking;
  const under = pointer ? document.elementFromPoint(pointer.x, pointer.y) : null;
  const thing =
    drawnAt(document.activeElement) ??
    drawnAt(under) ??
    thingAt(board.querySelector('[data-target]')) ??
    thingAt(thingsIn(board)[0]);
  if (!thing) return false;
  looking.at(thing, true);
  return true;
}

/** While something is told: arrows go to the neighbour, Enter does what can be done, Escape closes. */
function goOn(looking: Looking, key: string, at: Element | undefined): boolean {
  if (key === 'Escape') {
    looking.close();
    return true;
  }
  const shown = looking.shown.peek();
  if (!shown) return false;
  if (at?.closest(TOLD)) return false;
  // Where the pointer only rests, the keys of whatever has the focus are meant.
  const free = at === undefined || at === document.body;
  if (!looking.asked.peek() && !free) return false;
  if (key === 'Enter' && shown.doing && (free || at.closest(PLACES))) {
    looking.act(shown.doing);
    return true;
  }
  if (!/^Arrow|^Home$|^End$/.test(key)) return false;
  const { element } = shown.thing;
  const root = element.closest(PLACES);
  // What lies around a thing is in every direction of it, and near to nothing.
  const next =
    root &&
    thingAt(
      nearest(
        thingsIn(root).filter((one) => !one.contains(element) || one === element),
        element,
        key,
      ),
    );
  if (!next) return false;
  looking.at(next, true);
  next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (next.element.hasAttribute('tabindex')) (next.element as HTMLElement | SVGElement).focus({ preventScroll: true });
  return true;
}
