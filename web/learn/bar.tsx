import type { ComponentChildren } from 'preact';
import type { LocalTable } from '../play/local.ts';
import { Link } from '../router.tsx';
import { FREE_TURNS, turnsSince } from './free.ts';
import { decisionsIn } from './lesson.ts';
import type { LessonTable } from './source.ts';
import { learnWording } from './words/index.ts';

/** Where one is in the lesson. The bar keeps its height whatever it says. */
export function LessonBar({ source, title }: { readonly source: LessonTable; readonly title: string }) {
  const words = learnWording.value;
  const { lesson } = source;
  const at = source.at.value;
  const decisions = decisionsIn(lesson);
  const total = lesson.bubbles.length + 1;
  const which = decisions.indexOf(at);
  return (
    <Bar title={title} at={at} total={total} decisions={decisions}>
      {which < 0 ? undefined : <span class="lesson-which">{words.decision(which + 1, decisions.length)}</span>}
      <button type="button" class="lesson-back" disabled={!source.position.value.canUndo} onClick={() => source.undo()}>
        {words.back}
      </button>
    </Bar>
  );
}

interface FreeProps {
  readonly source: LocalTable;
  readonly from: number;
  readonly title: string;
}

/** The same while one plays three turns of one's own. */
export function FreeBar({ source, from, title }: FreeProps) {
  const words = learnWording.value;
  const done = turnsSince(source.position.value, from);
  return (
    <Bar title={title} at={done} total={FREE_TURNS} decisions={[]}>
      <span class="lesson-which">{words.free(Math.min(done + 1, FREE_TURNS), FREE_TURNS)}</span>
    </Bar>
  );
}

interface BarProps {
  readonly title: string;
  readonly at: number;
  readonly total: number;
  /** Those of the steps that are decisions. */
  readonly decisions: readonly number[];
  readonly children: ComponentChildren;
}

function Bar({ title, at, total, decisions, children }: BarProps) {
  const words = learnWording.value;
  return (
    <>
      <h1>{words.heading(title)}</h1>
      <span class="lesson-steps" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <span
            key={i}
            class={`${i < at ? 'is-past' : i === at ? 'is-now' : ''}${decisions.includes(i) ? ' is-own' : ''}`}
          />
        ))}
      </span>
      <span class="lesson-at">{words.of(Math.min(at + 1, total), total)}</span>
      <span class="lesson-gap" />
      {children}
      <Link class="button lesson-leave" href="/">
        {words.leave}
      </Link>
    </>
  );
}
