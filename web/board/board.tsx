import { type ComponentChild, createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Drawn, Patterns } from '#drawing';
import { late } from '../late.tsx';
import { thingAt } from '../look/thing.ts';
import { isChosen } from '../table/choosing.ts';
import { houseOf } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { inRow, wording } from '../words/index.ts';
import { nearestTarget, neighbour } from './geometry.ts';
import { Light } from './light.tsx';
import { openScrollers, STOPS } from './scrollers.ts';
import { ownRefs, type Target } from './targets.ts';
import { touched } from './touched.ts';

const HintMarks = late(async () => (await import('../hint/marks.tsx')).HintMarks);

/** What a hint speaks of, where one was asked for. */
const Hints = ({ desk }: { readonly desk: Desk }) =>
  desk.hints.marks.value.length > 0 ? <HintMarks desk={desk} /> : null;

/** The drawn board of a game, with everything legal ringed, named and reachable by pointer and keys. */
export function Board({
  desk,
  showing,
}: {
  readonly desk: Desk;
  readonly showing: 'board' | 'mine' | 'others' | 'all';
}) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const drawn = desk.drawn.value;
  const targets = [...desk.targets.value.values()];
  const painter = new Painter(
    desk,
    Math.max(
      0,
      targets.findIndex(({ again }) => !again),
    ),
  );

  // Any part of a board may have to scroll. Which ones do is known in the next frame; if a newer drawing comes first, this one is not measured.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => root.current && openScrollers(root.current));
    return () => cancelAnimationFrame(frame);
  }, [drawn, desk.targets.value, showing, narrow.value]);
  useLayoutEffect(() => {
    const pane = root.current!;
    const observer = new ResizeObserver(() => openScrollers(pane));
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);

  // Whoever had the keyboard's focus on the board keeps it there when the position changes.
  useLayoutEffect(() => {
    // Arrow keys move the tab stop in the page itself, without the renderer: there must always be one.
    if (!root.current?.querySelector(`${STOPS}[tabindex="0"]`)) {
      root.current?.querySelector(STOPS)?.setAttribute('tabindex', '0');
    }
    if (focused.current < 0 || root.current?.contains(document.activeElement)) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = root.current?.querySelector<SVGElement>('[data-target][tabindex]');
    if (next) next.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('.prompt button:not(:disabled)')?.focus();
  });

  const act = (element: Element) => desk.pointAt(targets[Number(element.getAttribute('data-target'))].refs);

  /** Whoever is at a ring sees its lines in the list, and what it brings. */
  const pointAt = (element: EventTarget | null) => {
    const at = element instanceof Element ? element.closest('[data-target]') : null;
    const target = at ? targets[Number(at.getAttribute('data-target'))] : undefined;
    if (target) desk.pointing.atTarget(target.moves);
    else desk.pointing.leave();
  };

  const onClick = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target : undefined;
    const near = root.current && nearestTarget(root.current, event.clientX, event.clientY);
    const hit = at?.closest('[data-target]') ?? (near && isMeant(event, near) ? near : undefined);
    if (hit) act(hit);
    else if (at) desk.looking.ask(at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = document.activeElement;
    if (!root.current || !at || !root.current.contains(at)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (at.hasAttribute('data-target')) act(at);
      else desk.looking.ask(at);
      return;
    }
    const next = neighbour(root.current, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div
      class="board-pane"
      data-showing={showing}
      role="group"
      aria-label={wording.value.table.board}
      ref={root}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerOver={(event) => pointAt(event.target)}
      onPointerLeave={() => desk.pointing.leave()}
      onFocusIn={(event) => {
        focused.current = 1;
        rove(root.current, event.target);
        pointAt(event.target);
      }}
      onFocusOut={(event) => {
        desk.pointing.leave();
        if (event.relatedTarget) focused.current = -1;
      }}
    >
      {painter.paint(Patterns())}
      {drawn ? painter.paint(drawn) : undefined}
      <Light desk={desk} />
      <Hints desk={desk} />
    </div>
  );
}

/** A finger that lands beside a target means it. A mouse is exact: on another thing it asks about that one, unless the target lies in it. */
function isMeant(event: MouseEvent, target: Element): boolean {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return true;
  const thing = thingAt(event.target instanceof Element ? event.target : null);
  return thing === undefined || thing.element.contains(target);
}

/** One tab stop for the whole board: the element that was focused last. */
function rove(root: Element | null, to: EventTarget | null): void {
  if (!root || !(to instanceof Element) || !to.matches(STOPS)) return;
  for (const stop of root.querySelectorAll(`${STOPS}[tabindex="0"]`)) stop.setAttribute('tabindex', '-1');
  to.setAttribute('tabindex', '0');
}

/**
 * Turns the drawing into elements and marks what is legal, selected or to be explored. Attributes are written as in
 * markup: in SVG a `tabIndex` is not a `tabindex`.
 */
class Painter {
  private readonly desk: Desk;
  private readonly tabStop: number;
  private readonly numbers: ReadonlyMap<Target, number>;
  private readonly touched: ReadonlyMap<string, number>;
  private explored = 0;

  constructor(desk: Desk, tabStop: number) {
    this.desk = desk;
    this.tabStop = tabStop;
    const { log, viewer } = desk.source.position.value;
    this.touched = touched(log, viewer);
    this.numbers = new Map([...desk.targets.value.values()].map((target, number) => [target, number]));
  }

  paint(drawn: Drawn | string): ComponentChild {
    if (typeof drawn === 'string') return drawn;
    const { tag, props, children, key } = drawn;
    return createElement(tag, { ...props, ...this.marks(drawn), key }, ...children.map((child) => this.paint(child)));
  }

  private marks(drawn: Drawn): Record<string, unknown> {
    const refs = ownRefs(drawn);
    if (refs.length === 0) return {};
    const target = this.desk.targets.value.get(drawn);
    const { source, chosen: pointed } = this.desk;
    const last = refs.find((ref) => this.touched.has(ref));
    const chosen = {
      ...(last === undefined ? {} : { 'data-last': houseOf(this.touched.get(last)!) }),
      ...(refs.some((ref) => isChosen(pointed.value, ref)) ? { 'data-selected': '' } : {}),
      ...(refs.some((ref) => source.about?.value.includes(ref)) ? { 'data-about': '' } : {}),
    };
    if (target) {
      const number = this.numbers.get(target)!;
      const named = target.again
        ? {}
        : {
            role: 'button',
            tabindex: number === this.tabStop ? 0 : -1,
            'aria-label': this.desk.targetNames.value.get(target),
            'aria-description': this.desk.effects(refs),
            'aria-describedby': target.moves.length === 1 ? 'foretold' : undefined,
          };
      return { 'data-legal': '', 'data-target': number, ...chosen, ...named };
    }
    if (!this.desk.exploring.value) return chosen;
    const first = this.explored++ === 0 && this.numbers.size === 0;
    const name = inRow(refs.map((ref) => this.desk.thing(ref)));
    return { role: 'group', tabindex: first ? 0 : -1, 'aria-label': name, ...chosen };
  }
}
