import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Patterns } from '#drawing';
import { type GameEvent, WATCHER } from '#kernel';
import type { Face } from '../face.ts';
import { settings } from '../settings/settings.ts';
import { spotOf } from '../story/places.ts';
import { element } from '../table/crest.tsx';
import type { LogLine } from '../table/source.ts';
import { type Box, liesIn, type Shot, shotOf } from './camera.ts';
import type { LivingGame } from './game.ts';

/** The sheet on which the whole board is drawn, as on a desk; the frame shows a part of it. */
const SHEET = { width: 1440, height: 900 };
const RING = 6;

interface Seen {
  readonly shot: Shot;
  readonly ring?: Box;
}

interface ViewProps {
  readonly game: LivingGame;
  readonly face: Face;
  readonly names: readonly string[];
}

/** The board of a game that is only looked at: the part of it that the drawing calls its vista, and a ring at the last deed. */
export function LivingView({ game, face, names }: ViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const seen = useSignal<Seen | undefined>(undefined);
  const { view, log } = game.position.value;
  const drawn = face.draw(view, WATCHER, settings.value.language, names);

  useLayoutEffect(() => {
    const look = () => {
      if (frame.current && sheet.current) seen.value = seenOf(frame.current, sheet.current, lastDeeds(log));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [view]);

  const { shot, ring } = seen.value ?? {};
  return (
    <div class="living-view" ref={frame} aria-hidden="true" inert>
      <div
        class="living-sheet"
        ref={sheet}
        style={{
          width: `${SHEET.width}px`,
          height: `${SHEET.height}px`,
          transform: shot && `translate(${shot.x}px, ${shot.y}px) scale(${shot.scale})`,
        }}
      >
        {element(Patterns())}
        {element(drawn)}
        {ring ? (
          <span
            class="living-ring"
            key={log.length}
            style={{
              left: `${ring.x - RING}px`,
              top: `${ring.y - RING}px`,
              width: `${ring.width + 2 * RING}px`,
              height: `${ring.height + 2 * RING}px`,
            }}
          />
        ) : undefined}
      </div>
    </div>
  );
}

/** What the last turn did, the latest first: many a step leaves no trace on the board. */
function lastDeeds(log: readonly LogLine[]): readonly GameEvent[] {
  const seat = log.at(-1)?.seat;
  const before = log.findLastIndex((line) => line.seat !== seat);
  return log
    .slice(before + 1)
    .flatMap(({ events }) => events)
    .reverse();
}

/** What the frame shows of the sheet as it is drawn now. */
function seenOf(frame: HTMLElement, sheet: HTMLElement, events: readonly GameEvent[]): Seen {
  const origin = sheet.getBoundingClientRect();
  // The sheet may be scaled and on its way while it is measured.
  const scale = origin.width / SHEET.width;
  const boxOf = (thing: Element): Box => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return {
      x: (left - origin.left) / scale,
      y: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  };
  const vista = sheet.querySelector('[data-vista]');
  const part = vista ? boxOf(vista) : { x: 0, y: 0, ...SHEET };
  const place = events
    .flatMap((event) => spotOf(sheet, event) ?? [])
    .map(({ at }) => boxOf(at))
    .find((box) => box.width < part.width / 2 && liesIn(box, part));
  const room = { width: frame.clientWidth, height: frame.clientHeight };
  return { shot: shotOf(room, part, place), ring: place };
}
