import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { elementsFor } from '../board/lit.ts';
import { type Box, boxOf, useOverBoard } from '../board/overlay.ts';
import type { Desk } from '../table/desk.ts';
import type { BoardMark } from './giving.ts';

/** Half the height of a number. */
const BADGE = 11;

/** Two numbers nearer than this would hide each other. */
const APART = 2 * BADGE + 2;

interface Numbered extends Box {
  readonly n?: number;
  readonly played?: true;
}

/** What a hint speaks of, ringed on the board, with the number of the turn or of the choice it stands for. */
export function HintMarks({ desk }: { readonly desk: Desk }) {
  const picture = useRef<SVGSVGElement>(null);
  const show = () => {
    const svg = picture.current;
    const pane = svg?.parentElement;
    if (!svg || !pane) return;
    const { viewer } = desk.source.position.peek();
    const boxes = desk.hints.marks.peek().flatMap((mark) => boxesOf(pane, mark, viewer));
    svg.classList.toggle('is-lit', boxes.length > 0);
    svg.innerHTML = [...boxes.map(ring), ...badges(boxes)].join('');
  };
  useSignalEffect(() => {
    desk.hints.marks.value;
    show();
  });
  useOverBoard(picture, desk, show);
  return <svg class="light hint-marks" aria-hidden="true" ref={picture} />;
}

/** Things that lie in each other are one place, such as a worker in its slot; otherwise each has its own ring. */
function boxesOf(pane: Element, { refs, within = [], n, played }: BoardMark, viewer: number): readonly Numbered[] {
  const together = within.length > 1 ? elementsFor(pane, within.join(' ')).slice(0, 1) : [];
  const elements = together.length > 0 ? together : refs.flatMap((ref) => placeOf(pane, ref, viewer));
  return [...new Set(elements)].map((element) => ({ ...boxOf(element, pane), n, played }));
}

/** One's own where every seat has one. */
function placeOf(pane: Element, ref: string, viewer: number): readonly Element[] {
  const own = elementsFor(pane, `${ref}@${viewer}`);
  return (own.length > 0 ? own : elementsFor(pane, ref)).slice(0, 1);
}

const ring = ({ x, y, width, height, radius, played }: Numbered): string =>
  `<rect class="lit-ring${played ? ' was-played' : ''}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

/** A number at the upper left of each ring; two of them never lie on each other. */
function badges(boxes: readonly Numbered[]): readonly string[] {
  const taken: { readonly x: number; readonly y: number }[] = [];
  return boxes.flatMap(({ x, y, n }) => {
    if (n === undefined) return [];
    const at = { x: Math.max(x, BADGE), y: Math.max(y, BADGE) };
    while (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < APART)) at.x += APART;
    taken.push(at);
    return [
      `<g class="hint-number"><circle cx="${at.x}" cy="${at.y}" r="${BADGE}"/><text x="${at.x}" y="${at.y}">${n}</text></g>`,
    ];
  });
}
