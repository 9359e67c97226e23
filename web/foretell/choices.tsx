import { useEffect, useRef } from 'preact/hooks';
import { KEYS } from '#commands';
import { put } from '../form/put.ts';
import { beginning } from '../hint/beginning.ts';
import type { Row } from '../table/branches.ts';
import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import { Chips } from './chips.tsx';

/** The remaining choices as lines with what they bring, the first nine with their number as key. */
export function Choices({ desk }: { readonly desk: Desk }) {
  const rows = desk.rows.value;
  const left = desk.left.value;
  const { table } = wording.value;
  const list = usePointing(desk);
  if (left.length === 0) return null;
  const shown = rows.reduce((sum, { moves }) => sum + moves.length, 0);
  return (
    <div class="choices" role="group" aria-label={table.choices} {...list}>
      {rows.map((row, i) => (
        <Line key={row.moves.join()} desk={desk} row={row} number={i + 1} />
      ))}
      {narrow.value && (shown < left.length || desk.showAll.value) ? (
        <button
          type="button"
          class="plain more"
          aria-expanded={desk.showAll.value}
          onClick={put(desk.showAll, !desk.showAll.value)}
        >
          {desk.showAll.value ? table.fewerChoices : table.allChoices(left.length)}
        </button>
      ) : undefined}
      {desk.errands.value.size > 0 ? (
        <button
          type="button"
          class="plain more"
          aria-keyshortcuts={KEYS.steps}
          aria-pressed={desk.stepwise.value}
          onClick={() => desk.takeSteps(!desk.stepwise.value)}
        >
          {table.stepByStep}
        </button>
      ) : undefined}
    </div>
  );
}

interface LineProps {
  readonly desk: Desk;
  readonly row: Row;
  readonly number: number;
}

/** Does the hint, now that it has told the best turn, begin with one of these choices? Where several begin it, the one that goes furthest with it. */
function isAdvised(desk: Desk, { moves }: Row): boolean {
  const line = desk.hints.advised.value;
  if (line === undefined) return false;
  const far = (move: number): number => beginning(desk.wayTo(move).map(desk.game.lexicon.text), line);
  const furthest = Math.max(...desk.rows.value.flatMap((row) => row.moves.map(far)));
  return furthest > 0 && moves.some((move) => far(move) === furthest);
}

function Line({ desk, row, number }: LineProps) {
  const [move] = row.moves;
  const single = row.moves.length === 1;
  const near = desk.pointing.isNear(row) ? ' is-near' : '';
  const advised = isAdvised(desk, row);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (advised) line.current?.scrollIntoView({ block: 'nearest' });
  }, [advised]);
  const at = `${near}${advised ? ' is-advised' : ''}`;
  return (
    <button
      ref={line}
      type="button"
      class={`choice${single ? '' : ' is-group'}${at}`}
      data-move={single ? desk.game.lexicon.text(move) : undefined}
      data-row={number - 1}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => desk.take(row)}
    >
      <span aria-hidden="true" class="choice-number">
        {number}
      </span>
      <span class="choice-text">{desk.label(row)}</span>
      {single ? <Chips desk={desk} move={move} /> : <span class="chips apart">{desk.apart(row)}</span>}
    </button>
  );
}

/** Pointer and focus on the lines point at their choices, and the arrow keys go from one to the next. */
function usePointing(desk: Desk) {
  const { pointing } = desk;
  const pressedAt = useRef({ x: -1, y: -1 });
  const lineOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('.choice') : null;
  const pointAt = (line: HTMLElement | null) => {
    const row = line ? desk.rows.value[Number(line.dataset.row)] : undefined;
    if (row) pointing.atRow(row);
    else pointing.leave();
  };
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onPointerOver: ({ clientX, clientY, target, pointerType }: PointerEvent) => {
      // A new list under a pointer that has not moved is not pointed at, and a finger points at nothing.
      const { x, y } = pressedAt.current;
      if (pointerType === 'touch' || (clientX === x && clientY === y)) return;
      pointAt(lineOf(target));
    },
    onPointerLeave: () => pointing.leave(),
    onFocusIn: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) pointAt(lineOf(target));
    },
    onFocusOut: () => pointing.leave(),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const line = lineOf(event.target);
      if (step === undefined || !line) return;
      event.preventDefault();
      const lines = [...line.parentElement!.querySelectorAll<HTMLElement>('.choice')];
      lines.at((lines.indexOf(line) + step) % lines.length)?.focus();
    },
  };
}
