import type { Page } from '@playwright/test';

/** What a trace of the browser tells of the frames in which something moved. */
export interface Frames {
  /** Frames the browser was to show while something moved, and those of them it left out. */
  readonly moving: number;
  readonly dropped: number;
  /** Milliseconds of the main thread's own time for each frame that asked something of it between two drawings. */
  readonly main: readonly number[];
  /** How often the page was styled or laid out in the middle of a script between two drawings. */
  readonly forced: number;
  /** How often it was laid out there, and how often a number that counts up was written. */
  readonly layouts: number;
  readonly counts: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time: a busy machine does not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly frame_reporter?: {
      readonly state?: string;
      readonly has_compositor_animation?: boolean;
      readonly has_main_animation?: boolean;
    };
  };
}

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** Notes in the page what moves and by which properties, when it is drawn anew, and when a number counts. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const properties = new Set<string>();
    (window as unknown as { moved: Set<string> }).moved = properties;
    const TIMING = ['offset', 'easing', 'composite', 'computedOffset'];
    const mark = (name: string) => performance.mark(`motion:${name}`);
    const note = (animation: Animation) => {
      const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
      for (const keyframe of (animation.effect as KeyframeEffect).getKeyframes())
        for (const property of Object.keys(keyframe))
          if (!TIMING.includes(property))
            properties.add(`${animationName ?? transitionProperty ?? 'flight'}: ${property}`);
      mark('begins');
      const ends = () => mark('ends');
      animation.finished.then(ends, ends);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      note(animation);
      return animation;
    };
    const seen = new WeakSet<Animation>();
    const begun = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations()) {
        if (seen.has(animation)) continue;
        seen.add(animation);
        note(animation);
      }
    };
    document.addEventListener('animationstart', begun, true);
    document.addEventListener('transitionstart', begun, true);
    // A style that is written again and again would be an animation: only what else changes is a drawing.
    new MutationObserver((records) => {
      if (records.some(({ type, attributeName }) => type === 'childList' || (attributeName ?? 'style') !== 'style'))
        mark('drawn');
      else if (records.some(({ type }) => type === 'characterData')) mark('counts');
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** What moved since the page was opened, with the property by which it did. */
export const movedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

type Span = readonly [from: number, to: number];

/** The times in which anything moved: from the first that begins to the last that ends, and around every number that counts. */
function spansOf(marks: readonly TraceEvent[], rests: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let [moving, from] = [0, 0];
  for (const { name, ts } of marks) {
    if (name === 'motion:begins' && moving++ === 0) from = ts;
    if (name === 'motion:ends' && moving > 0 && --moving === 0) spans.push([from, ts]);
    if (name === 'motion:counts') spans.push([ts - COUNTED, ts + COUNTED]);
  }
  if (moving > 0) spans.push([from, Infinity]);
  return spans.filter(([a, b]) => rests.some(([c, d]) => a < d && b > c));
}

/** Half of the time that a number stands at most while it counts up, in microseconds. */
const COUNTED = 25_000;

const within = (spans: readonly Span[], { ts }: TraceEvent): boolean => spans.some(([a, b]) => ts >= a && ts <= b);

const contains = (outer: TraceEvent, inner: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);

/** Reads a trace: only while a test leaves the page alone, between the marks `rest` and `act`, does what it finds count. */
export function framesOf(trace: Buffer): Frames {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const events = traceEvents.sort((a, b) => a.ts - b.ts);
  const marks = events.filter(({ name }) => name.startsWith('motion:'));
  const rests: Span[] = marks.flatMap(({ name, ts }, i) => {
    if (name !== 'motion:rest') return [];
    return [[ts, marks.slice(i).find((mark) => mark.name === 'motion:act')?.ts ?? Infinity] as const];
  });
  const spans = spansOf(marks, rests);
  const counts = (event: TraceEvent) => within(rests, event) && within(spans, event);
  const { pid, tid } = marks[0];
  const main = events.filter((event) => event.pid === pid && event.tid === tid);
  const named = (name: string) => main.filter((event) => event.name === name && (event.dur ?? 0) > 0);
  const begins = main.filter(({ name }) => name === 'BeginMainThreadFrame');
  const frames = named('RunTask').filter((task) => begins.some((begin) => contains(task, begin)));
  // The frame that shows a new drawing is the work of that drawing.
  const drawings = new Set(
    marks
      .filter(({ name }) => name === 'motion:drawn')
      .map(({ ts }) => frames.find((frame) => frame.ts + (frame.dur ?? 0) > ts)),
  );
  const between = frames.filter((frame) => counts(frame) && !drawings.has(frame));
  const scripts = ['FireAnimationFrame', 'FunctionCall', 'TimerFire'].flatMap(named);
  const inFrames = (name: string) => named(name).filter((event) => between.some((frame) => contains(frame, event)));
  const layouts = inFrames('Layout');
  const reporters = events.filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b').filter(counts);
  const moving = reporters.flatMap(({ args }) => {
    const about = args?.frame_reporter;
    return about?.has_compositor_animation || about?.has_main_animation ? [about] : [];
  });
  return {
    moving: moving.length,
    dropped: moving.filter(({ state }) => state === 'STATE_DROPPED').length,
    main: between.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000),
    forced: [...layouts, ...inFrames('UpdateLayoutTree')].filter((event) =>
      scripts.some((script) => contains(script, event)),
    ).length,
    layouts: layouts.length,
    counts: marks.filter((mark) => mark.name === 'motion:counts' && counts(mark)).length,
  };
}
