import { type ComponentChild, createElement } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Drawn, Patterns } from '#drawing';
import type { Game, Language } from '#kernel';
import { ownRefs, targetsIn } from '../board/targets.ts';
import type { Face } from '../face.ts';
import type { GuidePicture, GuidePlan } from './plan.ts';
import { positionIn, tableAt } from './plan.ts';

/** The sheet every picture is cut from, in pixels: a desk with room for the whole board. */
const SHEET = { width: 1280, height: 800 };
/** Room around what must be in sight. */
const AROUND = 14;
const LARGEST = 1.35;

interface CutOutProps {
  readonly game: Game;
  readonly face: Face;
  readonly plan: GuidePlan;
  readonly picture: GuidePicture;
  readonly alt: string;
  readonly language: Language;
}

/** A part of a board at a stored position, drawn as at the table: sharp at every size, in both themes, with the same rings. */
export function CutOut({ game, face, plan, picture, alt, language }: CutOutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => paintedAt(game, face, plan, picture, language), [game, picture, language]);
  useLayoutEffect(() => {
    const at = frame.current!;
    const cut = () => cutTo(at, picture.shows ?? []);
    cut();
    const observer = new ResizeObserver(cut);
    observer.observe(at);
    return () => observer.disconnect();
  }, [drawing]);
  return (
    <div class="cut-out" role="img" aria-label={alt} ref={frame} style={{ aspectRatio: String(picture.ratio ?? 1.5) }}>
      <div
        class="cut-sheet"
        inert
        aria-hidden="true"
        style={{ width: `${SHEET.width}px`, height: `${SHEET.height}px` }}
      >
        {drawing}
      </div>
    </div>
  );
}

function paintedAt(
  game: Game,
  face: Face,
  plan: GuidePlan,
  { position, rings = [], about = [] }: GuidePicture,
  language: Language,
): readonly ComponentChild[] {
  const { seat } = positionIn(plan, position);
  const drawn = face.draw(tableAt(game, plan, position).view(seat), seat, language);
  const moves = rings.map((notation) => game.lexicon.parse(notation));
  const targets = targetsIn(drawn, game.lexicon, moves, []);
  const paint = (node: Drawn | string): ComponentChild => {
    if (typeof node === 'string') return node;
    const { tag, props, children, key } = node;
    const marks = {
      ...(targets.has(node) ? { 'data-legal': '' } : {}),
      ...(ownRefs(node).some((ref) => about.includes(ref)) ? { 'data-about': '' } : {}),
    };
    return createElement(tag, { ...props, ...marks, key }, ...children.map(paint));
  };
  return [paint(Patterns()), paint(drawn)];
}

/** A thing may be named in several places: it lies where it can be chosen, else where it is named largest. `yen@1` is that of a seat. */
function placeOf(sheet: Element, wanted: string): readonly DOMRect[] {
  const [ref, seat] = wanted.split('@');
  const bearing = (attribute: string) =>
    [...sheet.querySelectorAll(`[${attribute}~="${CSS.escape(ref)}"]`)]
      .filter((at) => seat === undefined || at.closest('[data-of]')?.getAttribute('data-of') === seat)
      .map((at) => at.getBoundingClientRect())
      .sort((a, b) => b.width * b.height - a.width * a.height);
  const [place] = [...bearing('data-ref'), ...bearing('data-look')];
  return place ? [place] : [];
}

/** Enlarges or shrinks the sheet so that what is shown fills the frame, and moves it into the middle. */
function cutTo(frame: HTMLElement, shows: readonly string[]): void {
  const sheet = frame.querySelector<HTMLElement>('.cut-sheet')!;
  sheet.style.transform = 'none';
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const boxes = shows.flatMap((wanted) => placeOf(sheet, wanted));
  const west = Math.min(width, ...boxes.map((box) => box.left - left - AROUND));
  const north = Math.min(height, ...boxes.map((box) => box.top - top - AROUND));
  const east = Math.max(0, ...boxes.map((box) => box.right - left + AROUND));
  const south = Math.max(0, ...boxes.map((box) => box.bottom - top + AROUND));
  const part = boxes.length > 0 ? { west, north, east, south } : { west: 0, north: 0, east: width, south: height };
  const { clientWidth, clientHeight } = frame;
  const scale = Math.max(
    Math.min(LARGEST, clientWidth / (part.east - part.west), clientHeight / (part.south - part.north)),
    clientWidth / width,
    clientHeight / height,
  );
  const offset = (room: number, from: number, to: number, all: number) =>
    Math.min(0, Math.max(room - all * scale, room / 2 - ((from + to) / 2) * scale));
  const x = offset(clientWidth, part.west, part.east, width);
  const y = offset(clientHeight, part.north, part.south, height);
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
